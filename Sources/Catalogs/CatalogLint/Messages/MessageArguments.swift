import MessageSyntax

/// The arguments of an ICU message and their uses in the message.
struct MessageArguments {
  /// The type of value that an argument requires.
  enum Value: Hashable, Sendable {
    case number
    case date
    case word

    /// Creates the type that an argument requires; `nil` if it is unknown or any type is accepted.
    init?(_ type: MessageArgumentType, _ word: String) {
      switch type {
      case .plural, .selectordinal, .choice: self = .number
      case .select: self = .word
      case .simple:
        switch word.lowercased() {
        case "number", "spellout", "ordinal", "duration": self = .number
        case "date", "time": self = .date
        default: return nil
        }
      case .none: return nil
      }
    }

    /// The type of value, as an English phrase.
    var phrase: String {
      switch self {
      case .number: "a number"
      case .date: "a date or time"
      case .word: "a select keyword"
      }
    }
  }

  /// An argument, with its name or number.
  struct Argument {
    let name: String
    /// The indices of the nodes that use the argument.
    var places: [Int] = []
    /// `true` if at least one variant of the message prints the value.
    var isShown = false
    /// `true` if the message prints the value when each choice selects its `other` variant.
    var isShownOtherwise = false
  }

  /// The arguments in the order of their first use; each is listed once.
  private(set) var all: [Argument] = []
  private var indices: [String: Int] = [:]

  /// Returns the argument with a name; `nil` if there is none.
  subscript(name: String) -> Argument? { indices[name].map { all[$0] } }

  init(of table: MessageNodeTable, in bytes: [UInt8]) {
    if table.count > 1 { visit(0, number: nil, isOtherwise: true, table: table, in: bytes) }
  }

  /// Visits a message and its variants; the parser limits the depth of the recursion.
  private mutating func visit(
    _ message: Int, number: Int?, isOtherwise: Bool, table: MessageNodeTable, in bytes: [UInt8]
  ) {
    for place in table.children(of: message) {
      switch table[place].kind {
      case .numberSign: if let number { show(number, isOtherwise) }
      case .argument: visitArgument(place, isOtherwise: isOtherwise, table: table, in: bytes)
      default: break
      }
    }
  }

  private mutating func visitArgument(
    _ place: Int, isOtherwise: Bool, table: MessageNodeTable, in bytes: [UInt8]
  ) {
    let node = table[place]
    guard !node.name.isEmpty else { return }
    let index = index(of: String(decoding: bytes[node.name], as: UTF8.self))
    all[index].places.append(place)
    guard node.argumentType.isComplex else { return show(index, isOtherwise) }
    let variants = table.children(of: place).filter { table[$0].kind == .variant }
    let other = variants.first { bytes[table[$0].name].elementsEqual("other".utf8) }
    for variant in variants {
      let isLast = variant == (other ?? variants.last)
      visit(
        variant + 1, number: node.argumentType.hasPluralStyle ? index : nil,
        isOtherwise: isOtherwise && isLast, table: table, in: bytes)
    }
  }

  private mutating func show(_ index: Int, _ isOtherwise: Bool) {
    all[index].isShown = true
    if isOtherwise { all[index].isShownOtherwise = true }
  }

  private mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    all.append(Argument(name: name))
    indices[name] = all.count - 1
    return all.count - 1
  }
}
