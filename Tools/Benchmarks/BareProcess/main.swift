// A minimal Swift program. Benchmarks compare its launch time with that of the tool.
print("bare")
