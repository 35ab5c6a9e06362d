# make lab    set up .venv, open the start notebook in JupyterLab
# make test   set up .venv, run every test: rules, packaging, notebooks, a real browser
#
# Needs make and Python 3.11 or newer; uses uv when it is on PATH (`make lab UV=` does without).
#   PYTHON=python3.13         the interpreter of the environment
#   LAB_FLAGS=--no-browser    more options for JupyterLab
#   TEST_FLAGS='-k reserve'   more options for the first run of pytest

VENV       := .venv
PY         := $(VENV)/bin/python
UV         := $(shell command -v uv 2>/dev/null)
CANDIDATES := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)
WORKERS    ?= 2
LAB_FLAGS  ?=
TEST_FLAGS ?=

NOTEBOOKS   = $(wildcard notebooks/*.ipynb notebooks/*/*.ipynb)
NBVAL       = --nbval --nbval-current-env --nbval-cell-timeout=120 --nbval-sanitize-with notebooks/nbval_sanitize.cfg
NODELAY     = --ServerApp.jpserver_extensions="{'explorer.widgets.nodelay': True}"
AS_ROOT     = $(if $(filter 0,$(shell id -u)),--allow-root)

.PHONY: help lab test nightly bench clean
.DELETE_ON_ERROR:

help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Makefile

lab: $(VENV)/.lab-is-set-up
	JUPYTER_PREFER_ENV_PATH=1 $(PY) -m jupyterlab notebooks/00-start.ipynb --ServerApp.root_dir=. $(AS_ROOT) $(NODELAY) $(LAB_FLAGS)

test: $(VENV)/.test-is-set-up
	$(PY) -m pytest tests -m "not browser and not slow" -n $(WORKERS) --dist worksteal $(TEST_FLAGS)
	$(PY) -m pytest tests/browser -n $(WORKERS) --dist worksteal
	$(if $(NOTEBOOKS),$(PY) -m pytest $(NOTEBOOKS) $(NBVAL) -n $(WORKERS) --dist loadfile)

nightly: $(VENV)/.test-is-set-up
	HYPOTHESIS_PROFILE=nightly $(PY) -m pytest tests -m "not browser" -n $(WORKERS) $(TEST_FLAGS)

bench: $(VENV)/.bench-is-set-up
	@set -e; for script in benchmarks/*.py; do \
	  if [ -e "$$script" ]; then echo "== $$script"; $(PY) "$$script"; else echo "no benchmarks yet"; fi; done

clean:
	rm -rf $(VENV) build dist shots .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ── set-up, done again when pyproject.toml or constraints.txt changes ──

$(VENV)/.lab-is-set-up: EXTRAS = lab
$(VENV)/.test-is-set-up: EXTRAS = lab,test
$(VENV)/.bench-is-set-up: EXTRAS = lab,bench

$(VENV)/.lab-is-set-up $(VENV)/.test-is-set-up $(VENV)/.bench-is-set-up: pyproject.toml constraints.txt | $(PY)
	@echo "Installing rules-explorer[$(EXTRAS)] into $(VENV); the first time this can take some minutes ..."
ifneq ($(UV),)
	@"$(UV)" pip install --quiet --python $(PY) -c constraints.txt -e '.[$(EXTRAS)]'
else
	@$(PY) -m pip --version >/dev/null 2>&1 || $(PY) -m ensurepip >/dev/null
	@PIP_USER=0 $(PY) -m pip install -qq --disable-pip-version-check -c constraints.txt -e '.[$(EXTRAS)]'
endif
	@touch $@ $(VENV)/.lab-is-set-up

$(PY):
	@for candidate in $(CANDIDATES); do \
	  if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
	    python=$$candidate; break; fi; done; \
	if [ -z "$$python" ]; then \
	  echo "rules-explorer needs Python 3.11 or newer. Tried: $(CANDIDATES)." >&2; \
	  echo "Install one, or name it: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; fi; \
	echo "Making $(VENV) with $$("$$python" --version) ..."; \
	if [ -n "$(UV)" ]; then "$(UV)" venv --quiet --clear --python "$$("$$python" -c 'import sys; print(sys.executable)')" $(VENV); \
	else "$$python" -m venv --clear $(VENV); fi
