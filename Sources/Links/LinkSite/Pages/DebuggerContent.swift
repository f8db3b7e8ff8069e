import LocalizedTexts

/// The elements of the link debugger, which its script fills.
struct DebuggerContent {
  private let texts: Texts<DebuggerText>

  init(_ language: String) {
    texts = Texts<DebuggerText>(language: language)
  }

  /// The content of the page.
  var text: String {
    """
    \(element(.title, "h1", attributes: "id=\"title\""))
    \(element(.summary, "p", attributes: "class=\"summary\" id=\"summary\""))
    <noscript>\(element(.script, "p"))</noscript>
    <div id="debugger" hidden>
    \(element(.link, "label", attributes: "for=\"link\" class=\"label\""))
    <textarea id="link" rows="3" dir="ltr" autocomplete="off" autocapitalize="off" \
    autocorrect="off" spellcheck="false" translate="no"></textarea>
    <div class="tools" id="codes" hidden>
    \(element(.scan, "button", attributes: "type=\"button\" class=\"button\" id=\"scan\""))
    \(element(.picture, "label", attributes: Self.pictureLabel))
    <input type="file" id="picture" accept="image/*">
    </div>
    <p class="switch"><input type="checkbox" id="secrets" autocomplete="off"> \
    \(element(.secrets, "label", attributes: "for=\"secrets\""))</p>
    <video id="camera" playsinline muted hidden></video>
    <p id="notice" role="status"></p>
    <p class="status" id="status" role="status"></p>
    <div id="results" hidden>
    \(answer)
    \(values)
    \(section("platforms", .platforms, content: platforms))
    \(parts)
    \(section("canonical-section", .canonical, content: canonical))
    </div>
    </div>
    """
  }

  private static let pictureLabel = "class=\"button\" for=\"picture\" id=\"picture-label\""

  private var values: String {
    section(
      "values-section", .values, content: table("values", [.columnParameter, .columnValue]))
  }

  private var parts: String {
    let columns: [DebuggerText] = [.columnPart, .columnBytes, .columnText]
    return section("parts-section", .parts, content: table("parts", columns))
  }

  private var answer: String {
    section(
      "answer", .router,
      content: """
        <p class="state" id="headline"></p>
        <p><bdi id="route"></bdi> <code id="code"></code> <span id="range"></span></p>
        <pre id="marked" tabindex="0" role="group" aria-labelledby="headline" dir="ltr" \
        hidden></pre>
        <div id="correction" hidden>
        \(element(.corrected, "h3"))
        <p class="address"><bdi id="corrected"></bdi></p>
        \(element(.use, "button", attributes: "type=\"button\" class=\"copy\" id=\"use\""))
        </div>
        """)
  }

  private var platforms: String {
    let names = [
      ("ios", "iOS"), ("android14", "Android 14"), ("android15", "Android 15"),
      ("web", "Web"),
    ]
    let cards = names.map { id, name in
      """
      <article class="card" id="verdict-\(id)">
      <h3 id="name-\(id)">\(name)</h3>
      <p class="state"></p>
      <p class="reason"></p>
      <p class="place" dir="ltr"></p>
      <pre class="rule" tabindex="0" role="group" aria-labelledby="name-\(id)" dir="ltr"></pre>
      </article>
      """
    }
    return "<div class=\"cards\">\n" + cards.joined(separator: "\n") + "\n</div>"
  }

  private var canonical: String {
    """
    <p class="address" id="canonical"></p>
    \(element(.canonicalSecret, "p", attributes: "class=\"after\" id=\"canonical-secret\" hidden"))
    <div id="symbol" class="code"></div>
    """
  }

  private func section(_ id: String, _ title: DebuggerText, content: String) -> String {
    """
    <section id="\(id)" aria-labelledby="\(id)-title">
    \(element(title, "h2", attributes: "id=\"\(id)-title\""))
    \(content)
    </section>
    """
  }

  private func table(_ id: String, _ columns: [DebuggerText]) -> String {
    let cells = columns.map { element($0, "th", attributes: "scope=\"col\"") }
    return """
      <table id="\(id)">
      <thead><tr>\(cells.joined())</tr></thead>
      <tbody></tbody>
      </table>
      """
  }

  private func element(_ key: DebuggerText, _ tag: String, attributes: String = "") -> String {
    let space = attributes.isEmpty ? "" : " "
    return "<\(tag)\(space)\(attributes) data-text=\"\(key.rawValue)\">"
      + "\(SitePage.escaped(texts[key]))</\(tag)>"
  }
}
