// A minimal Swift program. Benchmarks compare the time that the tool takes to start with its time.
print("bare")
