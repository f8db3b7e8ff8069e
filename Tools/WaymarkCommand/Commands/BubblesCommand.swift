import ArgumentParser
import LocaleNegotiation
import Reports
import SpeechBubbles

/// `waymark bubbles`: lays out recognized speech as a conversation.
struct BubblesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "bubbles", abstract: BubblesTexts.abstract, discussion: BubblesTexts.discussion)

  @Option(name: .long, help: ArgumentHelp(BubblesTexts.language, valueName: "tag"))
  var language: String

  @Option(
    name: .long, help: ArgumentHelp(BubblesTexts.policy, valueName: "policy"),
    completion: .list(PolicyName.allCases.map(\.rawValue)), transform: PolicyName.parse)
  var policy = PolicyName.byDirection

  @Option(name: .long, help: ArgumentHelp(BubblesTexts.me, valueName: "speaker"))
  var me: String?

  @Option(
    name: .long, help: ArgumentHelp(BubblesTexts.input, valueName: "file"), completion: .file())
  var input = "-"

  @Flag(name: .long, help: ArgumentHelp(BubblesTexts.follow))
  var follow = false

  @Option(
    name: .long, help: ArgumentHelp(BubblesTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @Flag(name: .long, help: ArgumentHelp(BubblesTexts.group))
  var group = false

  @Flag(name: .long, help: ArgumentHelp(BubblesTexts.hideTimes))
  var hideTimes = false

  @OptionGroup var leading: LeadingTokensOption

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if !isKnown(language) { throw ValidationError(BubblesTexts.unknownLanguage(language)) }
    if policy == .bySpeaker, me == nil { throw ValidationError(BubblesTexts.missingSpeaker) }
  }

  func execute() throws(Failure) -> ExitStatus {
    let style = BubbleStyle(
      language: language, policy: bubblePolicy, skippedTokens: leading.skipped,
      showsTimes: !hideTimes, groupsSpeakers: group)
    let isLive = follow && format == .text && LiveView.isPossible
    let texts = LanguageOption.environmentTexts
    var view = view(style, texts, isLive: isLive)
    var input = try MessageInput(input)
    warn(texts)
    var transcript = Transcript(window: Self.window)
    var problems = LineProblems(
      path: self.input, texts: texts, isHeldBack: isLive && StandardError.isTerminal)
    while let events = try input.next() {
      for event in events {
        switch event {
        case .message(let message):
          let old = transcript.bubble(id: message.id)
          transcript.apply(message)
          view.show(old, transcript.bubble(id: message.id))
        case .malformed(let problem): problems.report(problem)
        }
      }
      try view.update(transcript, malformedCount: problems.count)
    }
    try view.end(transcript)
    problems.end()
    note(transcript, texts)
    return problems.count == 0 ? .success : .rejected
  }

  /// The limits for the part of a conversation that is kept in memory.
  private static let window = TranscriptWindow(bubbles: 10_000, evictedIDs: 100_000)

  private var bubblePolicy: BubblePolicy {
    // `validate` requires `--me` for this policy.
    policy == .bySpeaker ? .bySpeaker(own: me ?? "") : .byDirection
  }

  private func view(
    _ style: BubbleStyle, _ texts: ReportTexts, isLive: Bool
  ) -> any ConversationView {
    if isLive { return LiveView(style, texts) }
    if format == .text { return DrawingView(style) }
    return follow ? ChangesView(style) : JSONView(style)
  }

  /// Prints a warning if `--me` has no effect.
  private func warn(_ texts: ReportTexts) {
    if policy == .byDirection, me != nil { StandardError.write(texts.unusedSpeaker + "\n") }
  }

  /// Returns `true` if a tag specifies a script, or if the script of its language is known.
  private func isKnown(_ language: String) -> Bool {
    switch NormalizedTag.normalize(language) {
    case .tag(let tag): tag.script != nil
    case .skipped(let reason):
      reason.code == .undetermined && language.contains { "-_".contains($0) }
    }
  }

  /// Reports the numbers of messages and bubbles that are not shown.
  private func note(_ transcript: Transcript, _ texts: ReportTexts) {
    if transcript.droppedCount > 0 {
      StandardError.write(texts.droppedMessages(transcript.droppedCount) + "\n")
    }
    if transcript.evictedCount > 0 {
      StandardError.write(texts.departedBubbles(transcript.evictedCount) + "\n")
    }
  }
}
