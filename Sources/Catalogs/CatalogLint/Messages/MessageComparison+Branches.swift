import MessageSyntax

extension MessageComparison {
  /// Reports each value that a variant omits although the source prints it in the same variant and
  /// in `other`.
  ///
  /// If the source lacks the variant, only its variant for `other` is compared. A value is reported
  /// only if another variant prints it, and the message does not print it outside of the choice.
  ///
  /// A variant for `zero` or for an exact number, such as `=0`, may omit values: "Nobody", for
  /// example, needs no number. A variant for `one` or `two` may omit values if the source's variant
  /// for `other` does not print the number. In that case, an omitted value may be the number.
  mutating func compareBranches(_ text: MessageText, _ source: MessageText) {
    guard text.isChoosing, source.isChoosing else { return }
    var known: Set<String> = []
    for (place, node) in text.table.enumerated()
    where node.kind == .argument && node.argumentType.isComplex && node.argumentType != .choice {
      let name = text.string(node.name)
      let other = source.arguments[name]?.places.first {
        source.table[$0].argumentType == node.argumentType
      }
      guard let other, let usual = source.branch("other", of: other) else { continue }
      let outside = text.shownNames(outside: place)
      let usualNames = source.shownNames(in: usual, number: name)
      for key in text.keys(at: place) where !key.name.hasPrefix("=") && key.name != "zero" {
        guard let branch = text.branch(key.name, of: place) else { continue }
        let isForOne = key.name == "one" || key.name == "two"
        if node.argumentType.hasPluralStyle, isForOne, !usualNames.contains(name) { continue }
        let expected = source.branch(key.name, of: other)
        let names = expected.map { source.shownNames(in: $0, number: name) } ?? usualNames
        let found = text.shownNames(in: branch, number: name).union(outside)
        for lost in names.intersection(usualNames).subtracting(found).sorted()
        where lost != name && !known.contains(lost) && text.arguments[lost]?.isShown == true {
          known.insert(lost)
          add(.lostInBranch(name: lost, selector: key.name), at: key.range, text: text)
        }
      }
    }
  }
}

extension MessageText {
  /// Returns the index of the message of the variant with a selector; `nil` without such a variant.
  fileprivate func branch(_ selector: String, of place: Int) -> Int? {
    table.children(of: place)
      .first { table[$0].kind == .variant && string(table[$0].name) == selector }
      .map { $0 + 1 }
  }

  /// Returns the names of the values that at least one variant of a message prints.
  ///
  /// - Parameter number: The name of the value that `#` prints.
  fileprivate func shownNames(in message: Int, number: String?) -> Set<String> {
    shownNames(in: message, number: number, except: nil)
  }

  /// Returns the names of the values that the message prints outside of the choice at an index.
  fileprivate func shownNames(outside place: Int) -> Set<String> {
    shownNames(in: 0, number: nil, except: place)
  }

  /// Visits a message and its variants; the parser limits the depth of the recursion.
  private func shownNames(in message: Int, number: String?, except: Int?) -> Set<String> {
    var names: Set<String> = []
    for place in table.children(of: message) where place != except {
      let node = table[place]
      if node.kind == .numberSign, let number { names.insert(number) }
      guard node.kind == .argument else { continue }
      let name = string(node.name)
      if !node.argumentType.isComplex { names.insert(name) }
      for variant in table.children(of: place) where table[variant].kind == .variant {
        names.formUnion(
          shownNames(
            in: variant + 1, number: node.argumentType.hasPluralStyle ? name : number,
            except: except))
      }
    }
    return names
  }
}
