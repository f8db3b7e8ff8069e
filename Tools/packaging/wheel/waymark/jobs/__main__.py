"""Prints the path of the job, for `spark-submit "$(python -m waymark.jobs)"`."""

from pathlib import Path

print(Path(__file__).with_name("parse_links.py"))
