import KeyScanning
import Testing

@Suite("Keys in Swift")
struct SwiftKeyTests {
  @Test(
    "Keys in calls are found",
    arguments: [
      (#"String(localized: "a.b")"#, ["a.b"]),
      (#"String(localized: "a", table: "T", bundle: .module)"#, ["a in T of .module"]),
      (#"String(localized: "a", defaultValue: "A \(x)")"#, ["a or default"]),
      (#"String.init(localized: "a")"#, ["a"]), (#"AttributedString(localized: "a")"#, ["a"]),
      (#"String(describing: "a")"#, []), (#"String("a")"#, []),
      (#"Text("a", tableName: "T", bundle: b)"#, ["a in T of b"]),
      (#"Text(verbatim: "a")"#, []), (#"Text(a)"#, []),
      (#"SwiftUI.Text("a")"#, ["a"]), (#"Text("a", tableName: name)"#, ["a in ?"]),
      (#"Label("a", systemImage: "b")"#, ["a"]), (#"Button("a") { Text("b") }"#, ["a", "b"]),
      (#"x.navigationTitle("a").help("b")"#, ["a", "b"]), (#"help("a")"#, []),
      (#"x.searchable(text: $t, prompt: "a")"#, ["a"]),
      (#"LocalizedStringKey("a")"#, ["a"]), (#"Text(LocalizedStringKey(a))"#, ["…"]),
      (#"LocalizedStringResource("a", defaultValue: "b", table: "T")"#, ["a in T or default"]),
      (#"String(localized: LocalizedStringResource("a"))"#, ["a"]),
      (#"String(localized: key)"#, ["…"]), (#"String(localized: .init("a"))"#, ["a"]),
      (#"String(localized: .init("a." + x))"#, ["a.…"]), (#"Text("a" + "b")"#, []),
      (#"Text("a \(x)" + y)"#, []), (#"x.alert("a" + b, isPresented: $c)"#, []),
      (#"Toggle("a", isOn: $b)"#, ["a"]), (#"Section("a") {}"#, ["a"]),
      (#"Picker("a", selection: $b) {}"#, ["a"]), (#"TextField("a", text: $b)"#, ["a"]),
      (#"x.alert("a", isPresented: $b) {} message: { Text("c") }"#, ["a", "c"]),
      (#"Text("a", tableName: "T", bundle: .module, comment: "c")"#, ["a in T of .module"]),
      (
        "#if DEBUG\nText(\"a\")\n#elseif os(macOS)\nText(\"b\")\n#else\nText(\"c\")\n#endif",
        ["a", "b", "c"]
      ),
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
    "Keys in literals are found",
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
    "Literals of key types are found",
    arguments: [
      (#"let a: LocalizedStringKey = "a""#, ["a"]), (#"let a: String = "a""#, []),
      (#"static let title: LocalizedStringResource? = "a""#, ["a"]),
      (#"let a: [LocalizedStringKey] = ["a", "b"]"#, ["a", "b"]),
      (#"let a: [String: LocalizedStringKey] = ["no": "a", "x": b ? "b" : "c"]"#, ["a", "b", "c"]),
      (#"static let a: LocalizedStringResource = .init("a", table: "T")"#, ["a in T"]),
      (#"let a: LocalizedStringKey = .init("a." + b)"#, ["a.…"]),
      (#"f("a" as LocalizedStringKey); f("no" as String)"#, ["a"]),
      (#"Text("a" as LocalizedStringKey)"#, ["a"]),
      (#"@Parameter(title: "a", default: "no") var x: Int"#, ["a"]),
      (
        #"""
        static let d = IntentDescription("a"); let r = DisplayRepresentation(title: "b", \#
        subtitle: "\(c)")
        """#,
        ["a", "b", "%"]
      ),
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

  @Test(
    "Symbols that Xcode generates are found",
    arguments: [
      (#"Text(.a)"#, [".a"]), (#"String(localized: .title)"#, [".title"]),
      (#"Text(.Onboarding.welcome)"#, [".welcome in Onboarding"]),
      (#"Text(.greeting(name: x))"#, [".greeting"]),
      (#"Button(x ? .save : .cancel) {}"#, [".save", ".cancel"]),
      (#"String(localized: LocalizedStringResource.title)"#, [".title"]),
      (#"f(LocalizedStringResource.Onboarding.welcome)"#, [".welcome in Onboarding"]),
      (#"let a: LocalizedStringResource = .title"#, [".title"]),
      (#"let a: LocalizedStringKey = .title"#, []), (#"Text(.init(x))"#, []),
      (#"LocalizedStringResource.self"#, []),
    ] as [(String, [String])])
  func symbols(_ source: String, _ keys: [String]) {
    #expect(KeyTable.uses(source, .swift) == keys)
  }

  @Test(
    "A syntax error has a position, and the keys before and after it are found",
    arguments: [
      ("Text(\"a\")\nfunc (", ["a"], 2, "a name"),
      ("Text(\"a\"\nText(\"b\")", ["a", "b"], 1, "')'"),
      ("Text(\"a\")\n)\nText(\"b\")", ["a", "b"], 2, nil),
      ("Text(\"a\")\nlet x = \"b\n", ["a"], 2, "'\"'"),
      ("struct A {\n  var b: Text { Text(\"a\") }\n  var\n}", ["a"], 3, nil),
    ] as [(String, [String], Int, String?)])
  func errors(_ source: String, _ keys: [String], _ line: Int, _ expected: String?) throws {
    let bytes = Array(source.utf8)
    let found = ScannedSource(bytes, language: .swift)
    #expect(found.uses.map(KeyTable.shown) == keys)
    let failure = try #require(found.failure)
    #expect(failure.reason == "syntax error")
    let shown = UsageLines.shown(failure, path: "A.swift", bytes)
    #expect(shown.hasPrefix("A.swift:\(line):"), "\(shown)")
    if let expected { #expect(failure.expected == expected) }
  }

  @Test("A source that is not UTF-8 cannot be read")
  func unreadable() {
    #expect(
      ScannedSource([0x22, 0xFF, 0x22], language: .swift).failure?.reason
        == "the file is not UTF-8")
    #expect(ScannedSource([], language: .swift).failure == nil)
  }
}
