// A Swift program that only prints a word. Benchmarks compare the start of the tool with its start.
print("bare")
