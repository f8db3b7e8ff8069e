import Testing

/// A link from the product documents, its meaning, and its canonical form.
struct Destination: Sendable, CustomTestStringConvertible {
  let link: String
  /// The names of the app and the route.
  let route: String
  /// The values by parameter name, including defaults.
  let parameters: [String: String]
  /// The canonical link; `nil` if the link is already canonical.
  let canonical: String?

  init(
    _ link: String, _ route: String, _ parameters: [String: String] = [:],
    canonical: String? = nil
  ) {
    self.link = link
    self.route = route
    self.parameters = parameters
    self.canonical = canonical
  }

  var testDescription: String { link }
}

/// Every destination in the five apps, written by hand.
enum Destinations {
  static let id = "123e4567-e89b-42d3-a456-426614174000"

  static let all: [Destination] = wordly + osqr + fieldnotes + offload + cocotte

  static let wordly = [
    Destination(
      "https://wordly.ai/attend/KXTR-7429", "wordly.attend", ["session": "KXTR-7429"]),
    Destination(
      "https://wordly.ai/attend/KXTR-7429?passcode=4F7K&lang=fr", "wordly.attend",
      ["session": "KXTR-7429", "passcode": "4F7K", "lang": "fr"]),
    Destination(
      "https://wordly.ai/attend/kxtr-7429?lang=ZH-hans&passcode=4f7k", "wordly.attend",
      ["session": "KXTR-7429", "passcode": "4f7k", "lang": "zh-Hans"],
      canonical: "https://wordly.ai/attend/KXTR-7429?passcode=4f7k&lang=zh-Hans"),
    Destination(
      "https://wordly.ai/present/KXTR-7429", "wordly.present", ["session": "KXTR-7429"]),
    Destination(
      "https://wordly.ai/present/KXTR-7429?passcode=4F7K", "wordly.present",
      ["session": "KXTR-7429", "passcode": "4F7K"]),
    Destination(
      "wordly://attend/KXTR-7429?lang=he", "wordly.attend", ["session": "KXTR-7429", "lang": "he"],
      canonical: "https://wordly.ai/attend/KXTR-7429?lang=he"),
    Destination(
      "wordly://present/KXTR-7429?passcode=4F7K", "wordly.present",
      ["session": "KXTR-7429", "passcode": "4F7K"],
      canonical: "https://wordly.ai/present/KXTR-7429?passcode=4F7K"),
  ]

  static let osqr =
    ["signin", "welcome", "thread", "menu"].flatMap { screen in
      [
        Destination("https://app.osqr.app/\(screen)", "osqr.\(screen)"),
        Destination(
          "osqr://\(screen)", "osqr.\(screen)", canonical: "https://app.osqr.app/\(screen)"),
      ]
    } + [
      Destination(
        "osqr://thread?text=Buy%20milk%3F&input=voice", "osqr.thread",
        ["text": "Buy milk?", "input": "voice"],
        canonical: "https://app.osqr.app/thread?text=Buy%20milk%3F&input=voice"),
      Destination(
        "https://app.osqr.app/thread?text=a%2Bb&input=text", "osqr.thread",
        ["text": "a+b", "input": "text"]),
      Destination(
        "osqr://attend/KXTR-7429?passcode=4F7K&lang=ja", "osqr.attend",
        ["session": "KXTR-7429", "passcode": "4F7K", "lang": "ja"],
        canonical: "https://app.osqr.app/attend/KXTR-7429?passcode=4F7K&lang=ja"),
      Destination(
        "https://app.osqr.app/present/KXTR-7429?passcode=4F7K", "osqr.present",
        ["session": "KXTR-7429", "passcode": "4F7K"]),
      Destination(
        "osqr://present/KXTR-7429", "osqr.present", ["session": "KXTR-7429"],
        canonical: "https://app.osqr.app/present/KXTR-7429"),
    ]

  static let fieldnotes =
    [
      Destination("fieldnotes://home", "fieldnotes.home"),
      Destination(
        "fieldnotes://observation/new", "fieldnotes.newObservation", ["mode": "typed"]),
      Destination(
        "fieldnotes://observation/new?mode=voice", "fieldnotes.newObservation", ["mode": "voice"]),
      Destination(
        "fieldnotes://observation/new?mode=typed", "fieldnotes.newObservation", ["mode": "typed"],
        canonical: "fieldnotes://observation/new"),
      Destination(
        "fieldnotes://observation/obs-1/review", "fieldnotes.review", ["observationId": "obs-1"]),
      Destination(
        "fieldnotes://observation/new/review", "fieldnotes.review", ["observationId": "new"]),
      Destination(
        "fieldnotes://observation/obs-1/recommendation", "fieldnotes.recommendation",
        ["observationId": "obs-1"]),
      Destination("fieldnotes://history", "fieldnotes.history"),
      Destination(
        "fieldnotes://history/obs-1", "fieldnotes.historyEntry", ["observationId": "obs-1"]),
      Destination(
        "fieldnotes://share/obs-1?format=json", "fieldnotes.share",
        ["observationId": "obs-1", "format": "json"]),
      Destination(
        "fieldnotes://share/obs-1", "fieldnotes.share",
        ["observationId": "obs-1", "format": "text"]),
      Destination(
        "fieldnotes://playbook/wheat/1.2.0", "fieldnotes.playbook",
        ["playbookId": "wheat", "version": "1.2.0"]),
      Destination(
        "fieldnotes://playbook/wheat/1.2.0/patch/p7", "fieldnotes.patch",
        ["playbookId": "wheat", "version": "1.2.0", "patchId": "p7"]),
      Destination("fieldnotes://trace/t-9", "fieldnotes.trace", ["traceId": "t-9"]),
      Destination(
        "fieldnotes://trace/t-9/extracting", "fieldnotes.traceStage",
        ["traceId": "t-9", "stage": "extracting"]),
    ]
    + [
      "idle", "recording", "transcribing", "extracting", "extracted", "recommending",
      "recommendation_ready", "confirmed", "logged", "mic_permission_denied", "asr_failed",
      "extraction_invalid", "recommendation_blocked", "sync_deferred",
    ].map {
      Destination("fieldnotes://history?status=\($0)", "fieldnotes.history", ["status": $0])
    }

  static let offload =
    [
      Destination("offload://capture", "offload.capture", ["mode": "text"]),
      Destination(
        "offload://capture?mode=voice&text=call%20mum", "offload.capture",
        ["mode": "voice", "text": "call mum"]),
      Destination(
        "offload://capture?text=caf%C3%A9", "offload.capture", ["mode": "text", "text": "café"]),
      Destination("offload://inbox", "offload.inbox"),
      Destination("offload://inbox?status=open", "offload.inbox", ["status": "open"]),
      Destination("offload://inbox/\(id)", "offload.thought", ["thoughtId": id]),
      Destination(
        "offload://inbox/\(id.uppercased())", "offload.thought", ["thoughtId": id],
        canonical: "offload://inbox/\(id)"),
      Destination("offload://organize", "offload.organize"),
    ]
    + ["task", "project", "category", "tag"].map {
      Destination("offload://\($0)/\(id)", "offload.\($0)", ["\($0)Id": id])
    }

  static let cocotte =
    [
      Destination("cocotte://today", "cocotte.today"),
      Destination("cocotte://today?org=acme", "cocotte.today", ["org": "acme"]),
      Destination("cocotte://today/auto-shipped", "cocotte.autoShipped"),
      Destination("cocotte://content", "cocotte.content"),
      Destination("cocotte://content/new", "cocotte.newPost"),
      Destination(
        "cocotte://content/new/assets/0", "cocotte.asset", ["postId": "new", "index": "0"]),
      Destination("cocotte://content/post_1", "cocotte.post", ["postId": "post_1"]),
      Destination(
        "cocotte://content/post_1/assets/0", "cocotte.asset", ["postId": "post_1", "index": "0"]),
      Destination("cocotte://engagement", "cocotte.engagement"),
      Destination("cocotte://engagement/t1", "cocotte.conversation", ["threadId": "t1"]),
      Destination("cocotte://engagement/t1/compose", "cocotte.compose", ["threadId": "t1"]),
      Destination("cocotte://engagement/t1/voice-note", "cocotte.voiceNote", ["threadId": "t1"]),
      Destination("cocotte://cocotte", "cocotte.chat"),
      Destination("cocotte://cocotte/persona", "cocotte.persona"),
      Destination("cocotte://profile", "cocotte.profile"),
      Destination("cocotte://settings/persona", "cocotte.personaSettings"),
      Destination("cocotte://settings/notifications", "cocotte.notificationSettings"),
      Destination("cocotte://settings/sso", "cocotte.ssoSettings"),
      Destination("cocotte://settings/specialists", "cocotte.specialistSettings"),
      Destination("cocotte://settings/stakes", "cocotte.stakesSettings"),
      Destination(
        "cocotte://actions/a1", "cocotte.action", ["actionId": "a1", "stakes": "high"]),
      Destination(
        "cocotte://actions/a1/approve?stakes=medium", "cocotte.approve",
        ["actionId": "a1", "stakes": "medium"]),
      Destination(
        "cocotte://actions/a1?stakes=low&org=acme", "cocotte.action",
        ["actionId": "a1", "stakes": "low", "org": "acme"]),
      Destination(
        "cocotte://actions/a1?stakes=high", "cocotte.action",
        ["actionId": "a1", "stakes": "high"], canonical: "cocotte://actions/a1"),
      Destination(
        "cocotte://actions/a1?stakes=apocalyptic", "cocotte.action",
        ["actionId": "a1", "stakes": "high"], canonical: "cocotte://actions/a1"),
      Destination(
        "cocotte:content?org=acme&surface=x", "cocotte.content", ["surface": "x", "org": "acme"],
        canonical: "cocotte://content?surface=x&org=acme"),
    ]
    + ["of", "x", "ig", "tiktok"].map {
      Destination("cocotte://content?surface=\($0)", "cocotte.content", ["surface": $0])
    }
    + ["dms", "comments", "mentions"].map {
      Destination("cocotte://engagement?filter=\($0)", "cocotte.engagement", ["filter": $0])
    }
    + ["low", "medium"].map {
      Destination(
        "cocotte://actions/a1?stakes=\($0)", "cocotte.action", ["actionId": "a1", "stakes": $0])
    }
}
