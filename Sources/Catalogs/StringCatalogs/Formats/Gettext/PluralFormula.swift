/// A formula of a PO file that selects a plural form for a number: `nplurals=2; plural=(n != 1);`.
///
/// ```swift
/// let formula = try PluralFormula(parsing: "nplurals=2; plural=(n > 1);")
/// formula.form(of: 1)   // 0
/// ```
///
/// Follows [Plural forms](https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html):
/// C's operators and their precedence, for unsigned 64-bit integers.
package struct PluralFormula: Hashable, Sendable {
  enum Operator: Hashable, Sendable {
    case number(UInt64)
    case variable
    case not
    case multiply, divide, remainder, add, subtract
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
    case and, or
    case conditional
  }

  /// An operation, whose operands are indices in the list of operations.
  struct Operation: Hashable, Sendable {
    let kind: Operator
    var first = 0
    var second = 0
    var third = 0
  }

  /// The number of forms.
  package let count: Int
  let operations: [Operation]
  let root: Int
  /// A bit mask of the forms, among the first 64, that at least six numbers up to 1,000 select.
  private var often: UInt64 = 0
  /// The first three numbers up to 200 that select a form, for each of the first 64 forms.
  private var firstNumbers: [[UInt64]] = []
  /// The first defect for a number up to 1,000; `nil` if there is none.
  ///
  /// `msgfmt` checks formulas with the same limit.
  private(set) var defect: Defect?

  /// The formula that gettext uses without a header: one form for 1, and one for all other numbers.
  package static let usual = PluralFormula(
    count: 2,
    operations: [
      Operation(kind: .variable), Operation(kind: .number(1)),
      Operation(kind: .notEqual, first: 0, second: 1),
    ], root: 2)

  init(count: Int, operations: [Operation], root: Int) {
    self.count = count
    self.operations = operations
    self.root = root
    var counts = Array(repeating: 0, count: min(count, UInt64.bitWidth))
    firstNumbers = Array(repeating: [], count: counts.count)
    for number in 0...1000 {
      guard let form = form(of: UInt64(number)) else {
        defect = defect ?? .division(number: number)
        continue
      }
      if form >= UInt64(count) { defect = defect ?? .tooLarge(number: number, form: form) }
      guard let place = Int(exactly: form), place < counts.count else { continue }
      counts[place] += 1
      if number <= 200, firstNumbers[place].count < 3 {
        firstNumbers[place].append(UInt64(number))
      }
    }
    for form in counts.indices where counts[form] >= Self.manyNumbers { often |= 1 &<< form }
  }

  /// The minimum number of integers that must select a form so that `msgfmt` treats it as a form
  /// for many numbers.
  private static let manyNumbers = 6

  /// Returns the form that a number selects; `nil` if the evaluation divides by zero.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the formula. No memory is allocated.
  package func form(of number: UInt64) -> UInt64? { value(root, number) }

  /// Returns up to three numbers below 201 that select a form; empty for form numbers above 63.
  ///
  /// - Complexity: O(1).
  package func firstNumbers(of form: Int) -> [UInt64] {
    firstNumbers.indices.contains(form) ? firstNumbers[form] : []
  }

  private func value(_ place: Int, _ n: UInt64) -> UInt64? {
    let operation = operations[place]
    switch operation.kind {
    case .number(let number): return number
    case .variable: return n
    case .not: return value(operation.first, n).map { $0 == 0 ? 1 : 0 }
    case .conditional:
      guard let condition = value(operation.first, n) else { return nil }
      return value(condition != 0 ? operation.second : operation.third, n)
    case .and:
      guard let left = value(operation.first, n) else { return nil }
      return left == 0 ? 0 : value(operation.second, n).map { $0 != 0 ? 1 : 0 }
    case .or:
      guard let left = value(operation.first, n) else { return nil }
      return left != 0 ? 1 : value(operation.second, n).map { $0 != 0 ? 1 : 0 }
    default:
      guard let left = value(operation.first, n), let right = value(operation.second, n) else {
        return nil
      }
      return Self.result(operation.kind, left: left, right: right)
    }
  }

  private static func result(_ kind: Operator, left: UInt64, right: UInt64) -> UInt64? {
    switch kind {
    case .multiply: left &* right
    case .divide: right == 0 ? nil : left / right
    case .remainder: right == 0 ? nil : left % right
    case .add: left &+ right
    case .subtract: left &- right
    case .less: left < right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .notEqual: left != right ? 1 : 0
    default: nil
    }
  }

  /// Returns `true` if so many numbers select a form that its strings should contain the number.
  ///
  /// Like `msgfmt`, this function considers numbers up to 1,000.
  ///
  /// - Complexity: O(1) for the first 64 forms.
  package func isOften(_ form: Int) -> Bool {
    form < min(count, UInt64.bitWidth) ? often &>> form & 1 == 1 : countsOften(form)
  }

  private func countsOften(_ form: Int) -> Bool {
    var count = 0
    for number in 0...1000 where self.form(of: UInt64(number)) == UInt64(form) {
      count += 1
      if count >= Self.manyNumbers { return true }
    }
    return false
  }

  /// A defect of the formula that occurs for a number up to 1,000.
  enum Defect: Hashable, Sendable {
    case division(number: Int)
    case tooLarge(number: Int, form: UInt64)
  }
}
