// What a start of the tool is compared with: a Swift program that says one word.
print("bare")
