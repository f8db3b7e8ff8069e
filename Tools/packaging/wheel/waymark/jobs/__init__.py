"""Programs for `spark-submit`."""
