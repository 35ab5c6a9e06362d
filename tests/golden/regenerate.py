"""Write the golden files anew: `python -m tests.golden.regenerate`, from the root of the checkout.

Do it when a change of the rules is meant, and read the difference before you commit it.
"""

from __future__ import annotations

import json

from tests.golden import influence_counts, influence_playthrough


def main() -> None:
    """Write `influence_nodes.json` and `influence_playthrough.txt`."""
    counted = {
        case.name: influence_counts.count(influence_counts.start_of(case), case.depth)
        for case in influence_counts.CASES
    }
    rows = [f"  {json.dumps(name)}: {json.dumps(counts)}" for name, counts in counted.items()]
    influence_counts.FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    influence_playthrough.FILE.write_text(influence_playthrough.playthrough(), encoding="utf-8")


if __name__ == "__main__":
    main()
