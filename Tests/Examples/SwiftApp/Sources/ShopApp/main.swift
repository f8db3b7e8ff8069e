// Prints the screen and the shared link of each link in the arguments.

for link in CommandLine.arguments.dropFirst() {
  let screen = Screen(opening: link)
  print([screen.title, screen.sharedLink].compactMap { $0 }.joined(separator: "\t"))
}
