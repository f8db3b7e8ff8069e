/// The class of the value that a placeholder formats.
///
/// Placeholders of the same class are interchangeable: `%i` and `%d`, `%ld` and `%lld`, `%f` and
/// `%g`.
package enum ValueClass: Hashable, Sendable {
  /// An object, which provides its own description: `%@`.
  case object
  /// A 32-bit integer: `%d`, and `%hhd`, whose argument is promoted to 32 bits.
  ///
  /// On Android, it is an integer of any size.
  case integer
  /// A 64-bit integer: `%ld`, `%lld`, `%zu`.
  case wideInteger
  /// A floating-point number: `%f`.
  case float
  /// A floating-point number of type `long double`: `%Lf`.
  case longDouble
  /// A character: `%c`.
  case character
  /// A pointer: `%p`.
  case pointer
  /// A C string: `%s` on Apple platforms.
  case cString
  /// A string of wide characters: `%ls` and `%S` in C.
  case wideString
  /// A pointer to the integer that receives the number of characters: `%n` on Apple platforms.
  case count
  /// A value of any type: `%s`, `%b` and `%h` on Android.
  case any
  /// A date or time: `%tY` on Android.
  case date

  /// `true` if the value is a number that can select a plural form.
  package var isNumber: Bool { isWhole || self == .float || self == .longDouble }
  /// `true` if the value is an integer.
  package var isWhole: Bool { self == .integer || self == .wideInteger }
}
