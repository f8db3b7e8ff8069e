import KeyScanning
import Testing

/// Keys in Swift.
@Suite("Keys in Swift")
struct SwiftKeyTests {
  @Test(
    "Calls",
    arguments: [
      (#"String(localized: "a.b")"#, ["a.b"]),
      (#"String(localized: "a", table: "T", bundle: .module)"#, ["a in T of .module"]),
      (#"String(localized: "a", defaultValue: "A \(x)")"#, ["a or default"]),
      (#"String.init(localized: "a")"#, ["a"]), (#"AttributedString(localized: "a")"#, ["a"]),
      (#"String(describing: "a")"#, []), (#"String("a")"#, []),
      (#"Text("a", tableName: "T", bundle: b)"#, ["a in T of b"]),
      (#"Text(verbatim: "a")"#, []), (#"Text(a)"#, []), (#"Text(.a)"#, []),
      (#"SwiftUI.Text("a")"#, ["a"]), (#"Text("a", tableName: name)"#, ["a in ?"]),
      (#"Label("a", systemImage: "b")"#, ["a"]), (#"Button("a") { Text("b") }"#, ["a", "b"]),
      (#"x.navigationTitle("a").help("b")"#, ["a", "b"]), (#"help("a")"#, []),
      (#"x.searchable(text: $t, prompt: "a")"#, ["a"]),
      (#"LocalizedStringKey("a")"#, ["a"]), (#"Text(LocalizedStringKey(a))"#, ["…"]),
      (#"LocalizedStringResource("a", defaultValue: "b", table: "T")"#, ["a in T or default"]),
      (#"String(localized: LocalizedStringResource("a"))"#, ["a"]),
      (#"String(localized: .title)"#, []), (#"String(localized: key)"#, ["…"]),
      (
        #"NSLocalizedString("a", tableName: "T", bundle: .main, value: "", comment: "c")"#,
        ["a in T of .main"]
      ),
      (#"NSLocalizedString("a", tableName: nil, value: "v", comment: "c")"#, ["a or default"]),
      (
        #"Bundle.main.localizedString(forKey: "a", value: nil, table: "T")"#,
        ["a in T of Bundle.main"]
      ),
      (#"unrelated("a")"#, []), (#"// Text("a")"#, []), (#"/* Text("a") /* */ */"#, []),
      (#"let s = "Text(\"a\")""#, []), (#"#if DEBUG\#nText("a")\#n#endif"#, ["a"]),
    ] as [(String, [String])])
  func calls(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .swift) == keys)
  }

  @Test(
    "Literals",
    arguments: [
      (
        ##"Text("Hello \(name), you have \(n, specifier: "%lld") messages")"##,
        ["Hello %, you have % messages"]
      ),
      (##"NSLocalizedString("error.\(code)", comment: "")"##, ["error.…"]),
      (##"NSLocalizedString("error." + code + ".title", comment: "")"##, ["error.….title"]),
      (##"NSLocalizedString("a" + "b", comment: "")"##, ["ab"]),
      (##"NSLocalizedString(a + b, comment: "")"##, ["…"]),
      (##"Text(flag ? "a" : "b")"##, ["a", "b"]),
      (##"Text(flag ? "a" : other ? ("b") : c)"##, ["a", "b"]),
      (##"Text(#"raw \n \#(x) \#u{1F642}"#)"##, ["raw \\n % 🙂"]),
      (##"Text("\u{e9}\t\"\\\0\'")"##, ["é\t\"\\\0'"]),
      ("Text(\"\"\"\n    a\n      b \\\n    c\n    \"\"\")", ["a\n  b c"]),
      ("Text(\"\"\"\r\n  a\r\n  b\r\n  \"\"\")", ["a\nb"]),
      (##"Text("a \(Text("b"))")"##, ["a %", "b"]), (##"Text("")"##, [""]),
      ("\u{FEFF}Text(\"é\")", ["é"]),
    ] as [(String, [String])])
  func literals(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .swift) == keys)
  }

  @Test(
    "Types of keys",
    arguments: [
      (#"let a: LocalizedStringKey = "a""#, ["a"]), (#"let a: String = "a""#, []),
      (#"static let title: LocalizedStringResource? = "a""#, ["a"]),
      (#"let a: [LocalizedStringKey] = ["a", "b"]"#, ["a", "b"]),
      (#"func f(a: SwiftUI.LocalizedStringKey = "a") {}"#, ["a"]),
      (#"var a: LocalizedStringKey { "a" }"#, ["a"]),
      (#"var a: LocalizedStringKey { let x = "no"; return f("no") }"#, []),
      (
        #"var a: LocalizedStringKey { get { if x { return "a" } else { return "b" } } }"#,
        ["a", "b"]
      ),
      (
        #"func f() -> LocalizedStringKey { switch x { case "no": "a"; default: "b" } }"#,
        ["a", "b"]
      ),
      (#"func f() -> LocalizedStringKey { g { return "no" }; return x ? "a" : "b" }"#, ["a", "b"]),
    ] as [(String, [String])])
  func types(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .swift) == keys)
  }

  @Test("What is no Swift says so, with what was found")
  func errors() {
    let broken = ScannedSource(Array("Text(\"a\")\nfunc (".utf8), language: .swift)
    #expect(broken.error != nil && broken.uses.map(KeyTable.shown) == ["a"])
    #expect(ScannedSource([0x22, 0xFF, 0x22], language: .swift).error == "it is not UTF-8")
    #expect(ScannedSource([], language: .swift).error == nil)
  }
}
