import KeyScanning
import Testing

@Suite("References to Android's resources")
struct ResourceReferenceTests {
  @Test(
    "References in Kotlin are found",
    arguments: [
      ("getString(R.string.a)", ["a in string"]), ("R.plurals.a", ["a in plurals"]),
      ("R.array.a", ["a in string-array"]), ("R.drawable.a", []), ("android.R.string.ok", []),
      ("com.acme.R.string.a", ["a in string of com.acme"]), ("R . string\n.a", ["a in string"]),
      ("import a.b.R as C\nC.string.x", ["x in string of a.b"]),
      ("stringResource(Res.string.a)", ["a in string"]), ("R.string.`a`", ["a in string"]),
      ("// R.string.a\n/* R.string.b /* */ R.string.c */ R.string.d", ["d in string"]),
      (
        #""R.string.a ${R.string.b + "${R.string.c}" } R.string.d""#,
        ["b in string", "c in string"]
      ),
      (#""\" R.string.a" + R.string.b"#, ["b in string"]), ("'\"' + R.string.a", ["a in string"]),
      (#""""R.string.a \""" + R.string.b"#, ["b in string"]),
      (
        #""${ if (x) { "{" } else { R.string.a } } R.string.b" + R.string.c"#,
        ["a in string", "c in string"]
      ),
      (#"getIdentifier("a", "string", p)"#, ["a in string"]),
      (#"getIdentifier("a_" + x, "string", p)"#, ["a_… in string"]),
      (#"getIdentifier("a_${x}", "plurals", p)"#, ["a_… in plurals"]),
      (#"getIdentifier("a_$x", "string", p)"#, ["a_… in string"]),
      (#"getIdentifier(name(x, y), "string", p)"#, ["… in string"]),
      (#"getIdentifier("a", "drawable", p)"#, []), ("rR.string.a", []), ("R.string", []),
    ] as [(String, [String])])
  func kotlin(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .kotlin) == keys)
  }

  @Test(
    "References in Java are found",
    arguments: [
      ("getString(R.string.a);", ["a in string"]),
      ("/* /* */ R.string.a", ["a in string"]), (#""${" + R.string.a"#, ["a in string"]),
      (#""""\""" R.string.a""" + R.string.b"#, ["b in string"]),
      ("'\\'' + R.string.a", ["a in string"]),
    ] as [(String, [String])])
  func java(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .java) == keys)
  }

  @Test(
    "References in XML are found",
    arguments: [
      (
        #"<a b="@string/a" c="@plurals/b" d="@array/c"/>"#,
        ["a in string", "b in plurals", "c in string-array"]
      ),
      (#"<a b="@android:string/ok" c="@com.acme:string/a"/>"#, ["a in string of com.acme"]),
      (#"<a b="@{@string/a(x)}" c="@+id/string"/>"#, ["a in string"]),
      ("<string name=\"x\">@string/a.b</string>", ["a_b in string"]),
      ("<!-- @string/a -->@string/b<!-- @string/c", ["b in string"]), ("a@string/b", []),
      ("@string/", []), ("@", []),
    ] as [(String, [String])])
  func xml(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .xml) == keys)
  }
}
