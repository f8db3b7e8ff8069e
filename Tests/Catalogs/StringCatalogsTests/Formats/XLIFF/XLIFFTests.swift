import Diagnostics
import StringCatalogs
import Testing

/// Tests the reader of XLIFF 1.2 and 2.0, and its errors.
@Suite("XLIFF: reading")
struct XLIFFTests {
  static func file12(_ units: String, front: String = "", original: String = "a.html")
    -> CatalogFile
  {
    CatalogFile.read(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>\(front)
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file original="\(original)" source-language="en" target-language="de" datatype="html">\
        <body>\(units)</body></file>
        </xliff>
        """.utf8), format: .xliff)
  }

  static func file20(_ units: String) -> CatalogFile {
    CatalogFile.read(
      Array(
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" \
        trgLang="de">
        <file id="f1">\(units)</file></xliff>
        """.utf8), format: .xliff)
  }

  @Test(
    "A title that users recognize is found for an opaque id",
    arguments: [
      (#"id="c2B6.lW" resname="save.title""#, "save.title"),
      (#"id="a&amp;b" resname="a&amp;b""#, nil), (#"id="save""#, nil), (#"id="1042""#, "Save"),
      (#"id="3cb12fd19a8ef2b06c1c""#, "Save"), (#"id="deadbeef""#, nil),
      (#"id="x" resname="""#, nil), (#"resname="1 &gt; 0" id="x""#, "1 > 0"),
    ] as [(String, String?)])
  func titles(attributes: String, title: String?) throws {
    let file = Self.file12("<trans-unit \(attributes)><source>Save</source></trans-unit>")
    #expect(file.title(of: try #require(file.entries.first)) == title)
  }

  /// The example is from appendix A of XLIFF 1.2.
  ///
  /// See [XLIFF 1.2](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html).
  @Test("A document of version 1.2 is read")
  func version12() {
    let file = CatalogFile.read(
      Array(
        """
        <xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:1.2'>
         <file original='Graphic Example.psd' source-language='en-US' target-language='ja-JP' \
        tool='Rainbow' datatype='photoshop'>
          <header>
           <skl><external-file uid='3BB236513BB24732' href='Graphic Example.psd.skl'/></skl>
           <phase-group><phase phase-name='extract' process-name='extraction' tool='Rainbow'/>\
        </phase-group>
          </header>
          <body>
           <trans-unit id='1' maxbytes='14'>
            <source xml:lang='en-US'>Quetzal</source>
            <target xml:lang='ja-JP'>Quetzal</target>
           </trans-unit>
           <trans-unit id='3' maxbytes='114'>
            <source xml:lang='en-US'>An application to manipulate and process XLIFF \
        documents</source>
            <target xml:lang='ja-JP'>XLIFF 文書を編集、または処理 するアプリケーションです。</target>
            <alt-trans><source>No</source><target>Not this one</target></alt-trans>
           </trans-unit>
           <trans-unit id='4' maxbytes='36'>
            <source xml:lang='en-US'>XLIFF Data Manager</source>
           </trans-unit>
           <bin-unit id='9'><bin-source><external-file href='x'/></bin-source></bin-unit>
          </body>
         </file>
        </xliff>
        """.utf8), format: .xliff)
    #expect(file.errors.isEmpty)
    #expect(file.languages.map(\.name) == ["en-US", "ja-JP"] && file.sourceLanguage == 0)
    #expect(
      file.listing == [
        "1/en-US=Quetzal", "1/ja-JP=Quetzal",
        "3/en-US=An application to manipulate and process XLIFF documents",
        "3/ja-JP=XLIFF 文書を編集、または処理 するアプリケーションです。", "4/en-US=XLIFF Data Manager",
      ])
  }

  /// The examples are from XLIFF 2.0.
  ///
  /// See [XLIFF 2.0](https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html).
  @Test("A document of version 2.0 is read")
  func version20() {
    let file = CatalogFile.read(
      Array(
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-US" \
        trgLang="ja-JP">
         <file id="f1" original="Graphic Example.psd">
          <skeleton href="Graphic Example.psd.skl"/>
          <notes><note>about the file</note></notes>
          <unit id="1">
           <notes><note id="n1">first</note><note category="x">second</note></notes>
           <segment state="final">
            <source>Quetzal</source>
            <target>Quetzal</target>
           </segment>
          </unit>
          <group id="g1" translate="no">
           <unit id="2">
            <originalData><data id="d1">[br]</data></originalData>
            <segment id="s1"><source>First.</source><target>最初。</target></segment>
            <ignorable><source> </source></ignorable>
            <segment id="s2" state="initial"><source>Second.</source><target>Second.</target>\
        </segment>
           </unit>
           <unit id="3" translate="yes"><segment><source>Third</source></segment></unit>
          </group>
         </file>
        </xliff>
        """.utf8), format: .xliff)
    #expect(file.errors.isEmpty)
    #expect(
      file.listing == [
        "1/en-US=Quetzal", "1/ja-JP=Quetzal", "2/en-US/0=First.", "2/en-US/1=Second.",
        "2/ja-JP/0=最初。", "2/ja-JP/1=Second.", "3/en-US=Third",
      ])
    #expect(file.values.map(\.state) == [nil, .translated, nil, nil, nil, .new, nil])
    #expect(file.entries.map(\.shouldTranslate) == [true, false, true])
    #expect(file.entries[0].comment.map(file.string) == "firstsecond")
  }

  @Test(
    "Inline elements are part of a string",
    arguments: [
      // XLIFF 1.2, §2.4.
      (#"In <g id="1" ctype="link">text</g> here"#, #"In <g id="1" ctype="link">text</g> here"#),
      (#"a<x id="1"/>b<bx id="2"/>c<ex id="3"/>"#, #"a<x id="1"/>b<bx id="2"/>c<ex id="3"/>"#),
      (#"<ph id="1">&lt;br&gt;</ph>"#, #"<ph id="1"><br></ph>"#),
      (#"<it id="1" pos="open">&lt;b&gt;</it>x"#, #"<it id="1" pos="open"><b></it>x"#),
      (#"a <mrk mtype="term">term</mrk> b"#, "a term b"),
      (#"<bpt id="1">{</bpt>x<ept id="1">}</ept>"#, #"<bpt id="1">{</bpt>x<ept id="1">}</ept>"#),
      // XLIFF 2.0, §2.3.
      (
        #"<pc id="1">x</pc><sc id="2"/>y<ec startRef="2"/>"#,
        #"<pc id="1">x</pc><sc id="2"/>y<ec startRef="2"/>"#
      ),
      (#"Ctrl+C=<cp hex="0003"/>"#, "Ctrl+C=\u{3}"),
      (
        #"<sm id="m1"/>x<em startRef="m1"/>"#,
        #"<sm id="m1"/>x<em startRef="m1"/>"#
      ),
      // Escapes and sections of XML.
      ("&lt;b&gt; &amp; &#233;", "<b> & é"), ("a<![CDATA[<b> &amp;]]>c", "a<b> &amp;c"),
      ("a<!-- c -->b<?i?>c", "abc"), ("a\r\nb\rc", "a\nb\nc"), ("  kept  ", "  kept  "), ("", ""),
    ])
  func texts(_ content: String, _ text: String) throws {
    let file = Self.file12(#"<trans-unit id="k"><source>\#(content)</source></trans-unit>"#)
    #expect(file.errors.isEmpty)
    #expect(file.listing == ["k/en=\(text)"])
    let value = try #require(file.values.first)
    #expect(String(decoding: file.bytes[value.text.range], as: UTF8.self) == content)
  }

  @Test(
    "The attributes and the text of a target determine its state",
    arguments: [
      (#"state="new""#, "", "x", .new), (#"state="needs-translation""#, "", "x", .new),
      (#"state="needs-review-translation""#, "", "x", .needsReview),
      (#"state="needs-adaptation""#, "", "x", .needsReview),
      (#"state="translated""#, "", "x", .translated), (#"state="final""#, "", "x", .translated),
      (#"state="signed-off""#, "", "", .translated), (#"state="x-mine""#, "", "x", nil),
      ("", #"approved="no""#, "x", .needsReview), ("", #"approved="yes""#, "x", nil),
      (#"state="final""#, #"approved="no""#, "x", .translated), ("", "", "", .new),
      ("", "", "x", nil),
    ] as [(String, String, String, CatalogValue.State?)])
  func states(
    _ state: String, _ approved: String, _ text: String, _ expected: CatalogValue.State?
  ) {
    let file = Self.file12(
      """
      <trans-unit id="k" \(approved)><source>s</source><target \(state)>\(text)</target>\
      </trans-unit>
      """
    )
    #expect(file.errors.isEmpty)
    #expect(file.values.last?.state == expected)
    if !state.isEmpty, expected != nil {
      let range = file.values.last?.stateRange?.range ?? 0..<0
      #expect(state.contains("\"" + String(decoding: file.bytes[range], as: UTF8.self) + "\""))
    }
  }

  @Test("Groups, notes and the attribute `translate` are read")
  func groups() {
    let file = Self.file12(
      """
      <group id="g" translate="no"><trans-unit id="a"><source>A</source><note>one</note>
      <note from="x">two &amp; more</note></trans-unit>
      <group><trans-unit id="b" translate="yes"><source>B</source><note/></trans-unit>\
      </group></group>
      <trans-unit id="c"><source>C</source><note>first</note><context-group/>\
      <note>far</note></trans-unit>
      """)
    #expect(file.errors.isEmpty)
    #expect(file.listing == ["a/en=A", "b/en=B", "c/en=C"])
    #expect(file.entries.map(\.shouldTranslate) == [false, true, true])
    #expect(
      file.entries.map { $0.comment.map(file.string) } == ["one\ntwo & more", nil, "first"])
  }

  @Test("If a document contains several files, the names of units include the file")
  func files() {
    let unit = #"<body><trans-unit id="k"><source>x</source></trans-unit></body></file>"#
    let two = CatalogFile.read(
      Array(
        (#"<xliff version="1.2"><file original="A/a.strings" source-language="en">"# + unit
          + #"<file original="B/b.html" source-language="fr">"# + unit + "</xliff>").utf8),
      format: .xliff)
    #expect(two.errors.isEmpty)
    #expect(two.listing == ["A/a.strings:k/en=x", "B/b.html:k/fr=x"])
    #expect(two.scopes.map(\.originalFormat) == [.strings, nil])
  }

  @Test(
    "Xcode's plurals, devices and substitutions are read",
    arguments: [
      ("%lld a|==|plural.one", "%lld a/one"), ("k|==|plural.other", "k/other"),
      ("k|==|device.iphone", "k/iphone"), ("k|==|device.mac.plural.few", "k/mac/few"),
      ("k|==|substitutions.n.plural.one", "k/@n/one"),
      ("k|==|substitutions.n.device.ipad.plural.one", "k/@n/ipad/one"),
      ("k|==|substitutions.@DOT.NAME@.plural.one", "k/@@DOT.NAME@/one"),
      ("k|==|n.plural.other", "k/@n/other"), ("a|==|b|==|plural.one", "a|==|b/one"),
      ("k|==|plural.dual", "k|==|plural.dual"), ("k|==|width.20", "k|==|width.20"),
      ("|==|plural.one", "/one"),
      ("/k:dict/NSStringLocalizedFormatKey:dict/:string", "k"),
      ("/a/b:dict/n:dict/one:dict/:string", "a/b/@n/one"),
      ("/%d a:b:dict/n:dict/other:dict/:string", "%d a:b/@n/other"),
      ("/k:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "k/mac"),
      ("/k:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "k/w20"),
      (
        "/k:dict/n:dict/NSStringFormatValueTypeKey:dict/:string",
        "/k:dict/n:dict/NSStringFormatValueTypeKey:dict/:string"
      ),
      ("/k", "/k"), ("/k:dict/:string", "/k:dict/:string"),
    ])
  func xcode(_ id: String, _ name: String) {
    let file = Self.file12(
      #"<trans-unit id="\#(id)"><source>x</source></trans-unit>"#, original: "Localizable.strings")
    #expect(file.errors.isEmpty)
    let parts = file.listing.first?.split(separator: "/en", maxSplits: 1).map { String($0) } ?? []
    #expect(parts.joined() == name + "=x")
    // In a file that was not exported from an Apple format, such an id is only a name.
    let other = Self.file12(#"<trans-unit id="\#(id)"><source>x</source></trans-unit>"#)
    #expect(other.listing == ["\(id)/en=x"])
  }

  @Test("The units of a plural are one entry")
  func plural() {
    func unit(_ id: String, _ source: String, _ target: String) -> String {
      """
      <trans-unit id="\(id)"><source>\(source)</source><target>\(target)</target></trans-unit>
      """
    }
    let file = Self.file12(
      unit("k", "%1$#@n@ in %2$#@c@", "%1$#@n@ in %2$#@c@")
        + unit("k 2", "x", "y")
        + unit("k|==|substitutions.c.plural.other", "%2$lld lists", "%2$lld Listen")
        + unit("k|==|substitutions.n.plural.few", "%1$lld things", "%1$lld Dinger")
        + unit("k|==|substitutions.n.plural.one", "%1$lld thing", "%1$lld Ding")
        + unit("k|==|substitutions.n.plural.other", "%1$lld things", "%1$lld Dinge"),
      original: "Localizable.xcstrings")
    #expect(file.errors.isEmpty)
    // The category `few` has no source string in the catalog, because only the target language uses
    // it.
    #expect(
      file.listing == [
        "k/en=%1$#@n@ in %2$#@c@", "k/en/@c/other=%2$lld lists", "k/en/@n/one=%1$lld thing",
        "k/en/@n/other=%1$lld things", "k/de=%1$#@n@ in %2$#@c@", "k/de/@c/other=%2$lld Listen",
        "k/de/@n/few=%1$lld Dinger", "k/de/@n/one=%1$lld Ding", "k/de/@n/other=%1$lld Dinge",
        "k 2/en=x", "k 2/de=y",
      ])
    let twice = Self.file12(
      unit("k|==|plural.one", "1", "2") + unit("k|==|plural.one", "3", "4"), original: "a.strings")
    #expect(twice.reported == ["duplicate-key: k|==|plural.one"])
  }

  @Test(
    "An error is reported with its bytes",
    arguments: [
      (#"<trans-unit id="k"/>"#, ["missing-member: <"]),
      (#"<trans-unit><source/></trans-unit>"#, ["missing-member: <trans-unit>"]),
      (
        """
        <trans-unit id="k"><source>x</source></trans-unit>\
        <trans-unit id="k"><source>y</source></trans-unit>
        """,
        ["duplicate-key: k"]
      ),
      (
        #"<trans-unit id="k"><source>x</source><target state="done">x</target></trans-unit>"#,
        ["invalid-state: done"]
      ),
      (
        #"<trans-unit id="k"><source>x</source><target>a</target><target>b</target></trans-unit>"#,
        ["duplicate-member: target"]
      ),
      (
        #"<trans-unit id="k"><source>x</source><source>y</source></trans-unit>"#,
        ["duplicate-member: source"]
      ),
      (
        #"<trans-unit id="k"><source>x</source><target xml:lang="fr">a</target></trans-unit>"#,
        ["wrong-type: fr"]
      ),
      (#"<trans-unit id="k"><source xml:lang="de">x</source></trans-unit>"#, ["wrong-type: de"]),
      (
        """
        <trans-unit id="k"><source xml:lang="en_GB">x</source><target xml:lang="DE-at">a</target>\
        </trans-unit>
        """,
        []
      ),
      (#"<trans-unit id="k"><source>a &b; c</source></trans-unit>"#, ["syntax: &b;"]),
      (#"<trans-unit id="k"><source>a<x id='1'/> &b;</source></trans-unit>"#, ["syntax: &b;"]),
      (#"<trans-unit id="&b;"><source>a</source></trans-unit>"#, ["syntax: &b;"]),
      (#"<trans-unit id="k"><source>a</trans-unit>"#, ["syntax: </trans-unit>"]),
      (#"<trans-unit id="k"><source>a < b</source></trans-unit>"#, ["syntax: <"]),
    ])
  func errors(_ units: String, _ reported: [String]) {
    #expect(Self.file12(units).reported == reported)
  }

  @Test(
    "Invalid documents are reported",
    arguments: [
      ("<a/>", ["wrong-type: <a/>"]), ("", ["empty-file: "]),
      ("<xliff/>", ["missing-member: <xliff/>"]),
      (
        #"<xliff version="1.2"><file original="a"><body/></file></xliff>"#,
        [#"missing-member: <file original="a">"#]
      ),
      (
        #"<xliff version="2.0"><file id="a"/></xliff>"#, [#"missing-member: <xliff version="2.0">"#]
      ),
      (
        """
        <xliff version="1.2"><file original="a" source-language="en"><body><trans-unit id="k">\
        <source>x</source><target>y</target></trans-unit></body></file></xliff>
        """,
        [#"missing-member: <file original="a" source-language="en">"#]
      ),
    ])
  func documents(_ text: String, _ reported: [String]) {
    #expect(CatalogFile.read(Array(text.utf8), format: .xliff).reported == reported)
  }

  @Test("In version 2.0, a segment has one source and one target, in the document's languages")
  func segments20() {
    func reported(_ segment: String) -> [String] {
      Self.file20("<unit id='k'><segment>" + segment + "</segment></unit>").reported
    }
    #expect(reported("<source>x</source><target>a</target>") == [])
    #expect(reported("<source xml:lang='EN'>x</source><target xml:lang='de'>a</target>") == [])
    #expect(
      reported("<source>x</source><target xml:lang='de-AT'>a</target>") == ["wrong-type: de-AT"])
    #expect(
      reported("<source>x</source><target>a</target><target>b</target>")
        == ["duplicate-member: target"])
  }

  /// See [§2.5.2 of XLIFF 1.2](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html#mrk).
  @Test("The string of a target consists of its marked segments")
  func markedSegments() {
    let file = Self.file12(
      """
      <trans-unit id="k"><source>One. Two.</source>\
      <seg-source><mrk mtype="seg" mid="0">One.</mrk> <mrk mtype="seg" mid="1">Two.</mrk>\
      </seg-source>\
      <target><mrk mtype="seg" mid="0">Eins.</mrk> <mrk mtype="seg" mid="1">Zwei &amp; \
      <g id="1">drei</g>.</mrk></target>\
      <alt-trans><target><mrk mtype="seg" mid="0">Nein</mrk></target></alt-trans></trans-unit>
      """)
    #expect(file.errors.isEmpty)
    #expect(
      file.listing == ["k/en=One. Two.", "k/de=Eins. Zwei & <g id=\"1\">drei</g>."])
  }

  @Test("Prefixes, byte order marks and entities are read")
  func xml() {
    let prefixed = CatalogFile.read(
      Array(
        """
        \u{FEFF}<x:xliff xmlns:x='urn:oasis:names:tc:xliff:document:1.2' version='1.2'>\
        <x:file original='a' source-language='en'><x:body><x:trans-unit id='k'>\
        <x:source>v</x:source></x:trans-unit><trans-unit id='l'/></x:body></x:file></x:xliff>
        """.utf8), format: .xliff)
    #expect(prefixed.errors.isEmpty && prefixed.listing == ["k/en=v"])
    #expect(prefixed.languages.map(\.name) == ["en"])
    let bomb = Self.file12(
      #"<trans-unit id="k"><source>&b;</source></trans-unit>"#,
      front: #"<!DOCTYPE xliff [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;">]>"#)
    #expect(bomb.errors.map(\.code) == [.entityExpansion])
    #expect(bomb.listing == ["k/en=&b;"])
    let wide = CatalogFile.read([0xFF, 0xFE, 0x3C, 0], format: .xliff)
    #expect(wide.errors.map(\.code) == [.unreadEncoding])
  }

  @Test("Documents in other encodings are reported with the name of the encoding")
  func encodings() {
    let document = #"""
      <xliff version="1.2"><file original="a" source-language="en" datatype="plaintext"><body>
      <trans-unit id="k"><source>é</source></trans-unit></body></file></xliff>
      """#
    func message(_ bytes: [UInt8]) -> [String] {
      CatalogFile.read(bytes, format: .xliff).diagnostics(path: nil).map(\.message)
    }
    func wide(_ text: String, isBig: Bool, hasMark: Bool) -> [UInt8] {
      ((hasMark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
        isBig
          ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
    }
    for isBig in [false, true] {
      for hasMark in [false, true] {
        #expect(
          message(wide(document, isBig: isBig, hasMark: hasMark))
            == ["text in UTF-16 is not supported"])
      }
    }
    let declared = #"<?xml version="1.0" encoding="ISO-8859-1"?>"# + document
    let latin = declared.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    #expect(message(latin) == ["text in ISO-8859-1 is not supported"])
    // UTF-8 and ASCII are read even if a different encoding is declared.
    #expect(message(Array(declared.utf8)) == [])
    #expect(message(latin.filter { $0 < 0x80 }) == [])
    let bare = document.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    #expect(message(bare) == ["invalid bytes: expected UTF-8"])
  }

  @Test("The file name may specify the language of targets")
  func namedLanguage() {
    let file = CatalogFile.read(
      Array(
        """
        <xliff version="1.2"><file original="ng2.template" source-language="en"><body>\
        <trans-unit id="k"><source>x</source><target>y</target></trans-unit></body></file></xliff>
        """.utf8), format: .xliff, language: CatalogLanguage(name: "de"))
    #expect(file.errors.isEmpty && file.listing == ["k/en=x", "k/de=y"])
  }

  // Symfony determines the language of `validators.el.xlf` from its name.
  @Test("The language of the file name replaces a target language that equals the source language")
  func copiedLanguage() {
    func languages(_ target: String, named name: String) -> [String] {
      let document =
        "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"\(target)\"><file id=\"f\"><unit id=\"k\">"
        + "<segment><source>x</source><target>y</target></segment></unit></file></xliff>"
      return CatalogFile.read(
        Array(document.utf8), format: .xliff, language: CatalogLanguage(name: name)
      ).listing
    }
    #expect(languages("en", named: "el") == ["k/en=x", "k/el=y"])
    #expect(languages("en", named: "en-GB").first == "k/en=x")
    #expect(languages("de", named: "el") == ["k/en=x", "k/de=y"])
  }
}
