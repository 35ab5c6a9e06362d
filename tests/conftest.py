"""What every test shares: the Hypothesis profiles and the place of the checkout."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

REPOSITORY = Path(__file__).resolve().parents[1]

settings.register_profile(
    "default", deadline=None, max_examples=40, derandomize=bool(os.environ.get("CI")), print_blob=True
)
settings.register_profile(
    "nightly",
    deadline=None,
    max_examples=1500,
    derandomize=False,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture(scope="session")
def repository() -> Path:
    """The root of the checkout."""
    return REPOSITORY
