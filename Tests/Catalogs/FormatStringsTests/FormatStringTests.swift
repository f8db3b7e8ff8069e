import Testing

@testable import FormatStrings

/// Tests format strings against their specifications.
///
/// The specifications are C17 §7.21.6.1, POSIX's `printf`, Apple's String Format Specifiers, and
/// java.util.Formatter.
@Suite("Format strings")
struct FormatStringTests {
  /// Returns the placeholders in a string, each as its argument, class, and text.
  private func read(_ text: String, _ dialect: FormatString.Dialect) -> [String] {
    var format = FormatString()
    let bytes = Array(text.utf8)
    format.parse(bytes.span, dialect)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    return format.placeholders.map { "\($0.argument) \($0.value) \(part($0.range))" }
      + format.strays.map { "stray \($0.reason) \(part($0.range))" }
  }

  @Test(
    "Apple's placeholders are parsed",
    arguments: [
      (
        "%d%i%u%x%X%o",
        [
          "1 integer %d", "2 integer %i", "3 integer %u", "4 integer %x", "5 integer %X",
          "6 integer %o",
        ]
      ),
      (
        "%hhd %hd %ld %lld",
        ["1 integer %hhd", "2 integer %hd", "3 wideInteger %ld", "4 wideInteger %lld"]
      ),
      (
        "%qd %jd %zu %td",
        ["1 wideInteger %qd", "2 wideInteger %jd", "3 wideInteger %zu", "4 wideInteger %td"]
      ),
      (
        "%f %e %g %a %Lf",
        ["1 float %f", "2 float %e", "3 float %g", "4 float %a", "5 longDouble %Lf"]
      ),
      (
        "%c %C %s %S %p %n",
        [
          "1 character %c", "2 character %C", "3 cString %s", "4 cString %S", "5 pointer %p",
          "6 count %n",
        ]
      ),
      ("%@, %lld", ["1 object %@", "2 wideInteger %lld"]),
      ("%2$@ %1$lld", ["2 object %2$@", "1 wideInteger %1$lld"]),
      // A numbered placeholder does not affect the argument numbers of unnumbered placeholders.
      ("%2$@ %@ %@", ["2 object %2$@", "1 object %@", "2 object %@"]),
      ("%-+ #05.2f|", ["1 float %-+ #05.2f"]),
      ("%*d", ["1 integer %*d", "2 integer %*d"]),
      ("%-*.*f", ["1 integer %-*.*f", "2 integer %-*.*f", "3 float %-*.*f"]),
      ("%2$*1$d", ["1 integer %2$*1$d", "2 integer %2$*1$d"]),
      ("%#@files@ in %@", ["1 wideInteger %#@files@", "2 object %@"]),
      ("%2$#@files@", ["2 wideInteger %2$#@files@"]),
      ("100%% %%d", []),
      ("%%%d", ["1 integer %d"]),
      ("100%", ["stray end %"]),
      ("50 % de", ["1 integer % d"]),
      ("100% accurate", ["1 float % a"]),
      ("%ग %d", ["1 integer %d", "stray unknownConversion %ग"]),
      ("%!d", ["stray unknownConversion %!"]),
      ("%$@", ["stray unknownConversion %$"]),
      ("%0$d", ["stray badNumber %0$"]),
      ("%99999999999999999999$d", ["stray badNumber %99999999999999999999$"]),
      ("%#@files", ["stray unclosedSubstitution %#@"]),
      ("50 %%@", []),
      ("50 % %@", ["1 object %@", "stray unknownConversion % %"]),
    ] as [(String, [String])])
  func apple(_ text: String, _ expected: [String]) {
    #expect(read(text, .apple) == expected)
  }

  @Test("The argument number of a substitution is parsed")
  func ownNumber() {
    #expect(
      read("%arg of %2$lld", .appleSubstitution) == ["0 wideInteger %arg", "2 wideInteger %2$lld"])
    #expect(read("%arg", .apple) == ["1 float %a"])
  }

  @Test(
    "Java's placeholders are parsed",
    arguments: [
      ("%1$s %2$d", ["1 any %1$s", "2 integer %2$d"]),
      ("%s %d %,d %(d", ["1 any %s", "2 integer %d", "3 integer %,d", "4 integer %(d"]),
      ("%tY %<tm %1$TH", ["1 date %tY", "1 date %<tm", "1 date %1$TH"]),
      (
        "%.2f %c %b %h %x",
        ["1 float %.2f", "2 character %c", "3 any %b", "4 any %h", "5 integer %x"]
      ),
      ("%n 100%%", []),
      ("%i", ["stray unknownConversion %i"]),
      ("%@", ["stray unknownConversion %@"]),
      ("%ld", ["stray unknownConversion %l"]),
      ("%tx", ["stray unknownConversion %t"]),
      ("%2$s %s", ["2 any %2$s", "1 any %s"]),
    ] as [(String, [String])])
  func java(_ text: String, _ expected: [String]) {
    #expect(read(text, .java) == expected)
  }
}
