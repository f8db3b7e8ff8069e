/// The class of the value that a placeholder formats.
///
/// Placeholders of the same class are interchangeable: `%i` and `%d`, `%ld` and `%lld`, `%f` and
/// `%g`.
package enum ValueClass: Hashable, Sendable {
  /// An object, which describes itself: `%@`.
  case object
  /// An integer of 32 bits: `%d`, and `%hhd`, which is passed as one.
  ///
  /// On Android, an integer of any size.
  case integer
  /// An integer of 64 bits: `%ld`, `%lld`, `%zu`.
  case wideInteger
  /// A floating-point number: `%f`.
  case float
  /// A floating-point number of the type `long double`: `%Lf`.
  case longDouble
  /// A character: `%c`.
  case character
  /// A pointer: `%p`.
  case pointer
  /// A C string: `%s` on Apple platforms.
  case cString
  /// A string of wide characters: `%ls` and `%S` of C.
  case wideString
  /// A pointer to the integer that receives a count: `%n` on Apple platforms.
  case count
  /// A value of any type: `%s`, `%b` and `%h` on Android.
  case any
  /// A date or time: `%tY` on Android.
  case date

  /// `true` if it is a number that a plural can depend on.
  package var isNumber: Bool { isWhole || self == .float || self == .longDouble }
  /// `true` if it is an integer.
  package var isWhole: Bool { self == .integer || self == .wideInteger }
}
