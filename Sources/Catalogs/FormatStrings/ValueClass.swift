/// What kind of value a placeholder takes from the arguments that the app passes.
///
/// Placeholders with the same class can stand for each other: `%i` and `%d`, `%ld` and `%lld`, `%f`
/// and `%g`.
package enum ValueClass: Hashable, Sendable {
  /// An object, which describes itself: `%@`.
  case object
  /// A whole number of 32 bits: `%d`, and `%hhd`, which is passed as one. On Android any whole
  /// number.
  case integer
  /// A whole number of 64 bits: `%ld`, `%lld`, `%zu`.
  case wideInteger
  /// A number with a fraction: `%f`.
  case float
  /// A number with a fraction in the widest form: `%Lf`.
  case longDouble
  /// One character: `%c`.
  case character
  /// An address: `%p`.
  case pointer
  /// A string of C: `%s` on Apple's platforms.
  case cString
  /// A string of wide characters: `%ls` and `%S` of C.
  case wideString
  /// A place where a count is written to: `%n` on Apple's platforms.
  case count
  /// Whatever there is: `%s`, `%b` and `%h` on Android.
  case any
  /// A date or time: `%tY` on Android.
  case date

  /// Whether it is a number that a plural can depend on.
  package var isNumber: Bool { isWhole || self == .float || self == .longDouble }
  /// Whether it is a whole number.
  package var isWhole: Bool { self == .integer || self == .wideInteger }
}
