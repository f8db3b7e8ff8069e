// Generated from FieldNotes.xcstrings by GenerateLocalizedTexts. Do not edit.
// swift-format-ignore-file

/// The keys of the catalog FieldNotes, in the order of its strings.
public enum FieldNotesText: String, TextKey {
  /// “Models %@”
  ///
  /// On the first screen, small. %@: the version of the models that are part of the app.
  case aboutModels = "about.models"

  /// “%1$@, %2$@, observed on %3$@”
  ///
  /// Read by a screen reader for an entry in the list of observations. %1$@: the crop. %2$@: the state. %3$@: the date.
  case accessibilityObservation = "accessibility.observation"

  /// “Double-tap to start or stop recording.”
  ///
  /// Hint of the record button for a screen reader.
  case accessibilityRecordHint = "accessibility.record.hint"

  /// “Try again”
  ///
  /// Every screen: button beside a failure.
  case actionRetry = "action.retry"

  /// “Undo”
  ///
  /// Button for ten seconds after a recommendation was confirmed.
  case confirmedUndo = "confirmed.undo"

  /// one: “%lld second left to undo”, other: “%lld seconds left to undo”
  ///
  /// Beside the button that undoes a confirmation. %lld: how many seconds are left, from 10.
  case confirmedUndoLeft = "confirmed.undo.left"

  /// one: “%lld observation”, other: “%lld observations”
  ///
  /// Above the list of earlier observations. %lld: how many it shows.
  case countObservations = "count.observations"

  /// “Complete the marked fields, and the observation can go on.”
  ///
  /// Review screen: message when the details of an observation could not be read from the text.
  case failureExtractionMessage = "failure.extraction.message"

  /// “Some details are unclear”
  ///
  /// Review screen: heading when the details of an observation could not be read from the text.
  case failureExtractionTitle = "failure.extraction.title"

  /// “You can type your observation, or allow the microphone in Settings.”
  ///
  /// New observation: message when the microphone is not allowed; the app has gone on to typing.
  case failureMicrophoneMessage = "failure.microphone.message"

  /// “The microphone is off for FieldNotes”
  ///
  /// New observation: heading when the microphone is not allowed.
  case failureMicrophoneTitle = "failure.microphone.title"

  /// “To continue, change: %@”
  ///
  /// Recommendation screen: under the heading when no recommendation may be given. %@: what has to be changed, such as a detail of the observation or a rule of the playbook.
  case failureRecommendationConstraints = "failure.recommendation.constraints"

  /// “Edit the observation”
  ///
  /// Recommendation screen: button when no recommendation may be given.
  case failureRecommendationEdit = "failure.recommendation.edit"

  /// “The playbook does not allow advice here. Ask your agronomist; the observation is kept.”
  ///
  /// Recommendation screen: message when no recommendation may be given, because the playbook does not cover the observation or forbids it.
  case failureRecommendationMessage = "failure.recommendation.message"

  /// “Reason: %@”
  ///
  /// Recommendation screen: under the heading when no recommendation may be given. %@: the reason that blocks it.
  case failureRecommendationReason = "failure.recommendation.reason"

  /// “No recommendation for this one”
  ///
  /// Recommendation screen: heading when no recommendation may be given.
  case failureRecommendationTitle = "failure.recommendation.title"

  /// “The recording is kept. Try again, or type what you saw.”
  ///
  /// New observation: message when speech could not be turned into text.
  case failureSpeechMessage = "failure.speech.message"

  /// “Retry once”
  ///
  /// New observation: button after speech could not be turned into text: the app tries once more, and then only typing is left.
  case failureSpeechRetryOnce = "failure.speech.retryOnce"

  /// “Your words could not be transcribed”
  ///
  /// New observation: heading when speech could not be turned into text.
  case failureSpeechTitle = "failure.speech.title"

  /// “The recording could not be transcribed again. Type what you saw.”
  ///
  /// New observation: message when speech could not be turned into text a second time; only typing is left.
  case failureSpeechTypedOnly = "failure.speech.typedOnly"

  /// “Your observation is safe on this device and will be sent when there is a network.”
  ///
  /// History: message when an observation could not be sent yet; nothing is blocked.
  case failureSyncMessage = "failure.sync.message"

  /// “Waiting to sync”
  ///
  /// History: heading when an observation could not be sent yet; nothing is blocked.
  case failureSyncTitle = "failure.sync.title"

  /// “All observations”
  ///
  /// Choice above the list of earlier observations.
  case historyAll = "history.all"

  /// “Your observations will appear here.”
  ///
  /// In place of the list of earlier observations while there are none.
  case historyEmpty = "history.empty"

  /// “Observation %@”
  ///
  /// An entry of the list. %@: the identifier of the observation.
  case historyEntry = "history.entry"

  /// “Show by status”
  ///
  /// Label of the choice of a state above the list of earlier observations.
  case historyFilter = "history.filter"

  /// “This observation is not on this device.”
  ///
  /// Shown when a link names an observation that is not on the device.
  case historyNotFound = "history.notFound"

  /// “Open entry”
  ///
  /// Action of an entry of the list.
  case historyOpen = "history.open"

  /// “Device ID”
  ///
  /// Label of the identifier of this device on the first screen.
  case homeDevice = "home.device"

  /// “Offline”
  ///
  /// Badge of the first screen while there is no network.
  case homeOffline = "home.offline"

  /// “Playbook editor”
  ///
  /// Button of the first screen: opens the editor of the playbook.
  case homePlaybookEditor = "home.playbookEditor"

  /// “Last 5 observations”
  ///
  /// Heading of the list on the first screen, which has five entries.
  case homeRecent = "home.recent"

  /// “Continue”
  ///
  /// Button of the screen of a new observation: goes on to the review.
  case newContinue = "new.continue"

  /// “Discard”
  ///
  /// Button in the question before an unfinished observation is thrown away.
  case newDiscard = "new.discard"

  /// “Discard this observation?”
  ///
  /// Title of the question before an unfinished observation is thrown away.
  case newDiscardTitle = "new.discard.title"

  /// “Keep”
  ///
  /// Button in the question before an unfinished observation is thrown away: keeps it.
  case newKeep = "new.keep"

  /// “Microphone allowed”
  ///
  /// State of the permission on the screen of a new observation.
  case newPermissionAllowed = "new.permission.allowed"

  /// “Microphone not allowed”
  ///
  /// State of the permission on the screen of a new observation.
  case newPermissionDenied = "new.permission.denied"

  /// “Microphone access not requested yet”
  ///
  /// State of the permission on the screen of a new observation, before the system has asked.
  case newPermissionNotAsked = "new.permission.notAsked"

  /// “Start recording”
  ///
  /// Button that starts the recording.
  case newRecord = "new.record"

  /// “Stop recording”
  ///
  /// Button that ends the recording.
  case newStop = "new.stop"

  /// “Switch to Typed”
  ///
  /// Button of the screen of a new observation: from speaking to typing.
  case newSwitchToTyped = "new.switchToTyped"

  /// “Type”
  ///
  /// New observation: choice of how to make an observation.
  case newTyped = "new.typed"

  /// “Typed note”
  ///
  /// New observation: label of the field for the note, also read by a screen reader.
  case newTypedLabel = "new.typed.label"

  /// “For example: yellow spots on the lower leaves, row 12”
  ///
  /// Placeholder of the text field of a typed observation.
  case newTypedPlaceholder = "new.typed.placeholder"

  /// “Speak”
  ///
  /// New observation: choice of how to make an observation.
  case newVoice = "new.voice"

  /// “Say the crop, the place and what you see.”
  ///
  /// Under the record button.
  case newVoiceHint = "new.voice.hint"

  /// “No network. Everything works except sync.”
  ///
  /// Banner without a network; everything but sync works.
  case offlineBanner = "offline.banner"

  /// “Sync now”
  ///
  /// Button beside the banner when there is a network again.
  case offlineSyncNow = "offline.syncNow"

  /// “Everything is in sync”
  ///
  /// Shown briefly when every observation was sent.
  case offlineSynced = "offline.synced"

  /// “Syncing…”
  ///
  /// Banner while observations are sent.
  case offlineSyncing = "offline.syncing"

  /// one: “%lld observation is waiting to sync.”, other: “%lld observations are waiting to sync.”
  ///
  /// Under the banner. %lld: how many observations wait to be sent.
  case offlineWaiting = "offline.waiting"

  /// “After”
  ///
  /// Heading of the new text on the screen of a proposed change.
  case patchAfter = "patch.after"

  /// “Patch applied. Active version: %@”
  ///
  /// Playbook editor, shown after a patch was applied. %@: the new version.
  case patchApplied = "patch.applied"

  /// “Apply patch”
  ///
  /// Button of the editor of the playbook.
  case patchApply = "patch.apply"

  /// “Before”
  ///
  /// Heading of the old text on the screen of a proposed change.
  case patchBefore = "patch.before"

  /// “The patch is not valid: %@”
  ///
  /// Playbook editor: shown when a change cannot be applied. %@: the reason.
  case patchInvalid = "patch.invalid"

  /// “Allowed patch paths”
  ///
  /// Playbook editor: heading of the places of a playbook that may be changed.
  case patchPaths = "patch.paths"

  /// “Diff preview”
  ///
  /// Playbook editor: heading of the differences that a change makes.
  case patchPreview = "patch.preview"

  /// “Recompute last recommendation”
  ///
  /// Button of the editor of the playbook.
  case patchRecompute = "patch.recompute"

  /// “The active playbook is unchanged.”
  ///
  /// Playbook editor: shown when a change was not applied.
  case patchUnchanged = "patch.unchanged"

  /// “The patch is valid.”
  ///
  /// Playbook editor: shown when a change can be applied.
  case patchValid = "patch.valid"

  /// “Validate patch”
  ///
  /// Button of the editor of the playbook.
  case patchValidate = "patch.validate"

  /// “Active version: %@”
  ///
  /// Playbook editor: label of the version that is in use. %@: the version.
  case playbookActive = "playbook.active"

  /// one: “%lld rule”, other: “%lld rules”
  ///
  /// On the playbook screen. %lld: how many rules it has.
  case playbookRules = "playbook.rules"

  /// “Version %@”
  ///
  /// Playbook editor: under the name of a playbook. %@: its version.
  case playbookVersion = "playbook.version"

  /// “Action”
  ///
  /// Heading of the card with what to do.
  case recommendationAction = "recommendation.action"

  /// “This is a suggestion. You decide what is done in the field.”
  ///
  /// Under every recommendation.
  case recommendationAdvice = "recommendation.advice"

  /// “Back to edit”
  ///
  /// Button of the recommendation screen.
  case recommendationBack = "recommendation.back"

  /// “Based on %1$@, version %2$@”
  ///
  /// Under a recommendation. %1$@: name of the playbook. %2$@: its version.
  case recommendationBasis = "recommendation.basis"

  /// “Confidence”
  ///
  /// Label of how sure the recommendation is.
  case recommendationConfidence = "recommendation.confidence"

  /// “Confirm & Log”
  ///
  /// Button of the recommendation screen: accepts it and writes it to the log.
  case recommendationConfirm = "recommendation.confirm"

  /// “Confirmed and logged”
  ///
  /// Shown briefly after a recommendation was accepted.
  case recommendationConfirmed = "recommendation.confirmed"

  /// “Show how it was decided”
  ///
  /// Button of the recommendation screen: shows how it was decided.
  case recommendationOpenTrace = "recommendation.openTrace"

  /// “Weather drivers”
  ///
  /// Recommendation screen: heading of the weather that decided.
  case recommendationWeather = "recommendation.weather"

  /// “Weather as of %@”
  ///
  /// Recommendation screen: beside the weather: it was fetched earlier. %@: the time.
  case recommendationWeatherCached = "recommendation.weather.cached"

  /// “Demo weather”
  ///
  /// Recommendation screen: beside the weather: it is made up for a demonstration.
  case recommendationWeatherDemo = "recommendation.weather.demo"

  /// “Why”
  ///
  /// Heading of the reasons on the recommendation screen.
  case recommendationWhy = "recommendation.why"

  /// “Timing window”
  ///
  /// Heading of the card with the time in which to act.
  case recommendationWindow = "recommendation.window"

  /// “%1$@ to %2$@”
  ///
  /// The time in which to act. %1$@: its begin. %2$@: its end.
  case recommendationWindowValue = "recommendation.window.value"

  /// “Crop”
  ///
  /// Label of a detail on the review screen.
  case reviewCrop = "review.crop"

  /// “Edit fields”
  ///
  /// Button of the review screen.
  case reviewEdit = "review.edit"

  /// “Field block”
  ///
  /// Label of a detail on the review screen: the part of a field.
  case reviewField = "review.field"

  /// “Review the details first. The recommendation comes after that.”
  ///
  /// Shown when a link to a recommendation leads to the review screen instead.
  case reviewFirst = "review.first"

  /// “Generate recommendation”
  ///
  /// Button of the review screen.
  case reviewGenerate = "review.generate"

  /// “Check what was understood. Tap a detail to correct it.”
  ///
  /// Under the title of the review screen.
  case reviewIntro = "review.intro"

  /// “Check this value”
  ///
  /// Beside a detail that is not valid, which is highlighted.
  case reviewInvalid = "review.invalid"

  /// “Issue”
  ///
  /// Label of a detail on the review screen: the problem, such as a disease.
  case reviewIssue = "review.issue"

  /// one: “%lld detail is missing.”, other: “%lld details are missing.”
  ///
  /// Above the details on the review screen. %lld: how many are missing.
  case reviewMissing = "review.missing"

  /// “Date and time”
  ///
  /// Label of a detail on the review screen: the date and the time.
  case reviewObservedAt = "review.observedAt"

  /// “Severity”
  ///
  /// Label of a detail on the review screen: how bad it is.
  case reviewSeverity = "review.severity"

  /// “Structure note”
  ///
  /// Button of the review screen: reads the details from the note.
  case reviewStructure = "review.structure"

  /// “Symptoms”
  ///
  /// Label of a detail on the review screen: what is wrong with the plants.
  case reviewSymptom = "review.symptom"

  /// “In your words”
  ///
  /// Heading of the words as spoken or typed.
  case reviewTranscript = "review.transcript"

  /// “Not recognized”
  ///
  /// In place of a detail that was not recognized.
  case reviewUnknown = "review.unknown"

  /// “Variety”
  ///
  /// Label of a detail on the review screen: the variety of the crop.
  case reviewVariety = "review.variety"

  /// “History”
  ///
  /// Title of the list of earlier observations.
  case routeHistory = "route.history"

  /// “Observation”
  ///
  /// Title of the screen with one earlier observation.
  case routeHistoryEntry = "route.historyEntry"

  /// “Home”
  ///
  /// Title of the first screen.
  case routeHome = "route.home"

  /// “New observation”
  ///
  /// Title of the screen that begins an observation, by voice or typed.
  case routeNewObservation = "route.newObservation"

  /// “Playbook change”
  ///
  /// Title of the screen with one proposed change to a playbook.
  case routePatch = "route.patch"

  /// “Playbook editor”
  ///
  /// Title of the screen on which a playbook is shown and changed: the rules of a farm or an adviser for what to do when. It has versions.
  case routePlaybook = "route.playbook"

  /// “Recommendation”
  ///
  /// Title of the screen with the recommendation for an observation.
  case routeRecommendation = "route.recommendation"

  /// “Review and edit”
  ///
  /// Title of the screen on which a person checks the details that were read from an observation.
  case routeReview = "route.review"

  /// “Share observation”
  ///
  /// Title of the screen that shares an observation.
  case routeShare = "route.share"

  /// “Trace”
  ///
  /// Title of the screen that shows step by step how a recommendation came about.
  case routeTrace = "route.trace"

  /// “Stage”
  ///
  /// Title of the screen with one step.
  case routeTraceStage = "route.traceStage"

  /// “Share”
  ///
  /// Button of the share screen.
  case shareButton = "share.button"

  /// “Copy”
  ///
  /// Button of the share screen.
  case shareCopy = "share.copy"

  /// “As JSON”
  ///
  /// Choice of the format on the share screen. JSON is a format for machines: keep the word.
  case shareJson = "share.json"

  /// “IDs and times are shared, too.”
  ///
  /// On the share screen.
  case shareNotice = "share.notice"

  /// “Preview”
  ///
  /// Heading of what will be shared.
  case sharePreview = "share.preview"

  /// “As text”
  ///
  /// Choice of the format on the share screen.
  case shareText = "share.text"

  /// “Confirmed”
  ///
  /// Home, history and the screens of an observation: state of an observation whose recommendation a person has accepted.
  case stateConfirmed = "state.confirmed"

  /// “Ready for review”
  ///
  /// Home, history and the screens of an observation: state of an observation whose details a person should check.
  case stateExtracted = "state.extracted"

  /// “Reading the details…”
  ///
  /// Home, history and the screens of an observation: state of an observation while the app looks for the crop, the place, the symptom and so on in the text.
  case stateExtracting = "state.extracting"

  /// “Ready to record”
  ///
  /// Home, history and the screens of an observation: state of an observation: nothing recorded yet.
  case stateIdle = "state.idle"

  /// “Logged”
  ///
  /// Home, history and the screens of an observation: state of an observation that is complete and kept in the log.
  case stateLogged = "state.logged"

  /// “Recommendation ready”
  ///
  /// Home, history and the screens of an observation: state of an observation whose recommendation waits for a decision.
  case stateRecommendationReady = "state.recommendationReady"

  /// “Preparing a recommendation…”
  ///
  /// Home, history and the screens of an observation: state of an observation while the app prepares a recommendation.
  case stateRecommending = "state.recommending"

  /// “Recording…”
  ///
  /// Home, history and the screens of an observation: state of an observation while the app records.
  case stateRecording = "state.recording"

  /// “Writing down what you said…”
  ///
  /// Home, history and the screens of an observation: state of an observation while speech is turned into text.
  case stateTranscribing = "state.transcribing"

  /// “%lld ms”
  ///
  /// Beside a step. %lld: how many milliseconds it took.
  case traceDuration = "trace.duration"

  /// “Export trace”
  ///
  /// Button of the screen with the steps.
  case traceExport = "trace.export"

  /// “Every stage from your words to the recommendation, in order.”
  ///
  /// Under the title of the screen that shows how a recommendation came about.
  case traceIntro = "trace.intro"

  /// “Refresh”
  ///
  /// Button of the screen with the steps.
  case traceRefresh = "trace.refresh"

  /// “Done”
  ///
  /// State of a step.
  case traceStatusDone = "trace.status.done"

  /// “Failed”
  ///
  /// State of a step.
  case traceStatusFailed = "trace.status.failed"

  /// “Running”
  ///
  /// State of a step.
  case traceStatusRunning = "trace.status.running"

  /// one: “%lld stage”, other: “%lld stages”
  ///
  /// On the screen that shows how a recommendation came about. %lld: how many steps it took.
  case traceSteps = "trace.steps"

  /// The name of the catalog.
  public static let catalog = "FieldNotes"

  /// The languages of the catalog, English first.
  public static let languages = ["en", "de", "es", "fr", "ja", "zh-Hans"]

  /// Returns the strings of a language, which are indexed at the first use.
  public static func table(for language: String) -> TextTable? {
    switch language {
    case "en": FieldNotesTextTables.en
    case "de": FieldNotesTextTables.de
    case "es": FieldNotesTextTables.es
    case "fr": FieldNotesTextTables.fr
    case "ja": FieldNotesTextTables.ja
    case "zh-Hans": FieldNotesTextTables.zhHans
    default: nil
    }
  }

  /// The position of the key in the order of the strings.
  public var position: Int {
    switch self {
    case .aboutModels: 0
    case .accessibilityObservation: 1
    case .accessibilityRecordHint: 2
    case .actionRetry: 3
    case .confirmedUndo: 4
    case .confirmedUndoLeft: 5
    case .countObservations: 6
    case .failureExtractionMessage: 7
    case .failureExtractionTitle: 8
    case .failureMicrophoneMessage: 9
    case .failureMicrophoneTitle: 10
    case .failureRecommendationConstraints: 11
    case .failureRecommendationEdit: 12
    case .failureRecommendationMessage: 13
    case .failureRecommendationReason: 14
    case .failureRecommendationTitle: 15
    case .failureSpeechMessage: 16
    case .failureSpeechRetryOnce: 17
    case .failureSpeechTitle: 18
    case .failureSpeechTypedOnly: 19
    case .failureSyncMessage: 20
    case .failureSyncTitle: 21
    case .historyAll: 22
    case .historyEmpty: 23
    case .historyEntry: 24
    case .historyFilter: 25
    case .historyNotFound: 26
    case .historyOpen: 27
    case .homeDevice: 28
    case .homeOffline: 29
    case .homePlaybookEditor: 30
    case .homeRecent: 31
    case .newContinue: 32
    case .newDiscard: 33
    case .newDiscardTitle: 34
    case .newKeep: 35
    case .newPermissionAllowed: 36
    case .newPermissionDenied: 37
    case .newPermissionNotAsked: 38
    case .newRecord: 39
    case .newStop: 40
    case .newSwitchToTyped: 41
    case .newTyped: 42
    case .newTypedLabel: 43
    case .newTypedPlaceholder: 44
    case .newVoice: 45
    case .newVoiceHint: 46
    case .offlineBanner: 47
    case .offlineSyncNow: 48
    case .offlineSynced: 49
    case .offlineSyncing: 50
    case .offlineWaiting: 51
    case .patchAfter: 52
    case .patchApplied: 53
    case .patchApply: 54
    case .patchBefore: 55
    case .patchInvalid: 56
    case .patchPaths: 57
    case .patchPreview: 58
    case .patchRecompute: 59
    case .patchUnchanged: 60
    case .patchValid: 61
    case .patchValidate: 62
    case .playbookActive: 63
    case .playbookRules: 64
    case .playbookVersion: 65
    case .recommendationAction: 66
    case .recommendationAdvice: 67
    case .recommendationBack: 68
    case .recommendationBasis: 69
    case .recommendationConfidence: 70
    case .recommendationConfirm: 71
    case .recommendationConfirmed: 72
    case .recommendationOpenTrace: 73
    case .recommendationWeather: 74
    case .recommendationWeatherCached: 75
    case .recommendationWeatherDemo: 76
    case .recommendationWhy: 77
    case .recommendationWindow: 78
    case .recommendationWindowValue: 79
    case .reviewCrop: 80
    case .reviewEdit: 81
    case .reviewField: 82
    case .reviewFirst: 83
    case .reviewGenerate: 84
    case .reviewIntro: 85
    case .reviewInvalid: 86
    case .reviewIssue: 87
    case .reviewMissing: 88
    case .reviewObservedAt: 89
    case .reviewSeverity: 90
    case .reviewStructure: 91
    case .reviewSymptom: 92
    case .reviewTranscript: 93
    case .reviewUnknown: 94
    case .reviewVariety: 95
    case .routeHistory: 96
    case .routeHistoryEntry: 97
    case .routeHome: 98
    case .routeNewObservation: 99
    case .routePatch: 100
    case .routePlaybook: 101
    case .routeRecommendation: 102
    case .routeReview: 103
    case .routeShare: 104
    case .routeTrace: 105
    case .routeTraceStage: 106
    case .shareButton: 107
    case .shareCopy: 108
    case .shareJson: 109
    case .shareNotice: 110
    case .sharePreview: 111
    case .shareText: 112
    case .stateConfirmed: 113
    case .stateExtracted: 114
    case .stateExtracting: 115
    case .stateIdle: 116
    case .stateLogged: 117
    case .stateRecommendationReady: 118
    case .stateRecommending: 119
    case .stateRecording: 120
    case .stateTranscribing: 121
    case .traceDuration: 122
    case .traceExport: 123
    case .traceIntro: 124
    case .traceRefresh: 125
    case .traceStatusDone: 126
    case .traceStatusFailed: 127
    case .traceStatusRunning: 128
    case .traceSteps: 129
    }
  }
}

/// The strings of the catalog, one static string for each language.
private enum FieldNotesTextTables {
  static let en = TextTable(
    language: "en",
    """
    Models %@\0\
    %1$@, %2$@, observed on %3$@\0\
    Double-tap to start or stop recording.\0\
    Try again\0\
    Undo\0\
    \u{1}one\u{2}%lld second left to undo\u{1}other\u{2}%lld seconds left to undo\0\
    \u{1}one\u{2}%lld observation\u{1}other\u{2}%lld observations\0\
    Complete the marked fields, and the observation can go on.\0\
    Some details are unclear\0\
    You can type your observation, or allow the microphone in Settings.\0\
    The microphone is off for FieldNotes\0\
    To continue, change: %@\0\
    Edit the observation\0\
    The playbook does not allow advice here. Ask your agronomist; the observation is kept.\0\
    Reason: %@\0\
    No recommendation for this one\0\
    The recording is kept. Try again, or type what you saw.\0\
    Retry once\0\
    Your words could not be transcribed\0\
    The recording could not be transcribed again. Type what you saw.\0\
    Your observation is safe on this device and will be sent when there is a network.\0\
    Waiting to sync\0\
    All observations\0\
    Your observations will appear here.\0\
    Observation %@\0\
    Show by status\0\
    This observation is not on this device.\0\
    Open entry\0\
    Device ID\0\
    Offline\0\
    Playbook editor\0\
    Last 5 observations\0\
    Continue\0\
    Discard\0\
    Discard this observation?\0\
    Keep\0\
    Microphone allowed\0\
    Microphone not allowed\0\
    Microphone access not requested yet\0\
    Start recording\0\
    Stop recording\0\
    Switch to Typed\0\
    Type\0\
    Typed note\0\
    For example: yellow spots on the lower leaves, row 12\0\
    Speak\0\
    Say the crop, the place and what you see.\0\
    No network. Everything works except sync.\0\
    Sync now\0\
    Everything is in sync\0\
    Syncing…\0\
    \u{1}one\u{2}%lld observation is waiting to sync.\u{1}other\u{2}%lld observations are waiting to sync.\0\
    After\0\
    Patch applied. Active version: %@\0\
    Apply patch\0\
    Before\0\
    The patch is not valid: %@\0\
    Allowed patch paths\0\
    Diff preview\0\
    Recompute last recommendation\0\
    The active playbook is unchanged.\0\
    The patch is valid.\0\
    Validate patch\0\
    Active version: %@\0\
    \u{1}one\u{2}%lld rule\u{1}other\u{2}%lld rules\0\
    Version %@\0\
    Action\0\
    This is a suggestion. You decide what is done in the field.\0\
    Back to edit\0\
    Based on %1$@, version %2$@\0\
    Confidence\0\
    Confirm & Log\0\
    Confirmed and logged\0\
    Show how it was decided\0\
    Weather drivers\0\
    Weather as of %@\0\
    Demo weather\0\
    Why\0\
    Timing window\0\
    %1$@ to %2$@\0\
    Crop\0\
    Edit fields\0\
    Field block\0\
    Review the details first. The recommendation comes after that.\0\
    Generate recommendation\0\
    Check what was understood. Tap a detail to correct it.\0\
    Check this value\0\
    Issue\0\
    \u{1}one\u{2}%lld detail is missing.\u{1}other\u{2}%lld details are missing.\0\
    Date and time\0\
    Severity\0\
    Structure note\0\
    Symptoms\0\
    In your words\0\
    Not recognized\0\
    Variety\0\
    History\0\
    Observation\0\
    Home\0\
    New observation\0\
    Playbook change\0\
    Playbook editor\0\
    Recommendation\0\
    Review and edit\0\
    Share observation\0\
    Trace\0\
    Stage\0\
    Share\0\
    Copy\0\
    As JSON\0\
    IDs and times are shared, too.\0\
    Preview\0\
    As text\0\
    Confirmed\0\
    Ready for review\0\
    Reading the details…\0\
    Ready to record\0\
    Logged\0\
    Recommendation ready\0\
    Preparing a recommendation…\0\
    Recording…\0\
    Writing down what you said…\0\
    %lld ms\0\
    Export trace\0\
    Every stage from your words to the recommendation, in order.\0\
    Refresh\0\
    Done\0\
    Failed\0\
    Running\0\
    \u{1}one\u{2}%lld stage\u{1}other\u{2}%lld stages\0
    """)

  static let de = TextTable(
    language: "de",
    """
    Modelle %@\0\
    %1$@, %2$@, beobachtet am %3$@\0\
    Doppeltippen Sie, um die Aufnahme zu starten oder zu beenden.\0\
    Erneut versuchen\0\
    Rückgängig\0\
    \u{1}one\u{2}Noch %lld Sekunde zum Rückgängigmachen\u{1}other\u{2}Noch %lld Sekunden zum Rückgängigmachen\0\
    \u{1}one\u{2}%lld Beobachtung\u{1}other\u{2}%lld Beobachtungen\0\
    Füllen Sie die markierten Felder aus, dann geht es mit der Beobachtung weiter.\0\
    Einige Angaben sind unklar\0\
    Sie können die Beobachtung eintippen oder das Mikrofon in den Einstellungen erlauben.\0\
    Das Mikrofon ist für FieldNotes ausgeschaltet\0\
    Um fortzufahren, ändern Sie: %@\0\
    Beobachtung bearbeiten\0\
    Der Leitfaden lässt hier keinen Rat zu. Fragen Sie Ihren Agronomen; die Beobachtung bleibt erhalten.\0\
    Grund: %@\0\
    Keine Empfehlung für diesen Fall\0\
    Die Aufnahme bleibt erhalten. Versuchen Sie es noch einmal oder tippen Sie ein, was Sie gesehen haben.\0\
    Einmal erneut versuchen\0\
    Das Gesagte konnte nicht aufgeschrieben werden\0\
    Die Aufnahme konnte auch beim zweiten Versuch nicht in Text umgewandelt werden. Tippen Sie ein, was Sie gesehen haben.\0\
    Die Beobachtung ist auf diesem Gerät sicher und wird gesendet, sobald es ein Netz gibt.\0\
    Synchronisierung steht noch aus\0\
    Alle Beobachtungen\0\
    Hier erscheinen Ihre Beobachtungen.\0\
    Beobachtung %@\0\
    Nach Status anzeigen\0\
    Diese Beobachtung ist nicht auf diesem Gerät.\0\
    Eintrag öffnen\0\
    Geräte-ID\0\
    Offline\0\
    Leitfaden bearbeiten\0\
    Die letzten 5 Beobachtungen\0\
    Weiter\0\
    Verwerfen\0\
    Diese Beobachtung verwerfen?\0\
    Behalten\0\
    Mikrofon erlaubt\0\
    Mikrofon nicht erlaubt\0\
    Mikrofon noch nicht angefragt\0\
    Aufnahme starten\0\
    Aufnahme beenden\0\
    Zum Tippen wechseln\0\
    Eintippen\0\
    Getippte Notiz\0\
    Zum Beispiel: gelbe Flecken auf den unteren Blättern, Reihe 12\0\
    Sprechen\0\
    Nennen Sie die Kultur, den Ort und was Sie sehen.\0\
    Kein Netz. Alles außer der Synchronisierung funktioniert.\0\
    Jetzt synchronisieren\0\
    Alles ist synchronisiert\0\
    Synchronisierung läuft\u{A0}…\0\
    \u{1}one\u{2}%lld Beobachtung wartet auf die Synchronisierung.\u{1}other\u{2}%lld Beobachtungen warten auf die Synchronisierung.\0\
    Nachher\0\
    Die Änderung wurde übernommen. Aktive Version: %@\0\
    Änderung anwenden\0\
    Vorher\0\
    Die Änderung ist ungültig: %@\0\
    Änderbare Stellen\0\
    Vorschau der Unterschiede\0\
    Letzte Empfehlung neu berechnen\0\
    Der aktive Leitfaden bleibt unverändert.\0\
    Die Änderung ist gültig.\0\
    Änderung prüfen\0\
    Aktive Version: %@\0\
    \u{1}one\u{2}%lld Regel\u{1}other\u{2}%lld Regeln\0\
    Version %@\0\
    Maßnahme\0\
    Dies ist ein Vorschlag. Was auf dem Feld geschieht, entscheiden Sie.\0\
    Zurück zum Bearbeiten\0\
    Grundlage: %1$@, Version %2$@\0\
    Verlässlichkeit\0\
    Bestätigen und eintragen\0\
    Bestätigt und eingetragen\0\
    Entscheidungsweg ansehen\0\
    Wetterfaktoren\0\
    Wetter, Stand: %@\0\
    Demo-Wetter\0\
    Warum\0\
    Zeitfenster\0\
    %1$@ bis %2$@\0\
    Kultur\0\
    Felder bearbeiten\0\
    Teilschlag\0\
    Prüfen Sie zuerst die Angaben. Danach kommt die Empfehlung.\0\
    Empfehlung erstellen\0\
    Prüfen Sie, was verstanden wurde. Tippen Sie eine Angabe an, um sie zu korrigieren.\0\
    Diesen Wert prüfen\0\
    Problem\0\
    \u{1}one\u{2}%lld Angabe fehlt.\u{1}other\u{2}%lld Angaben fehlen.\0\
    Datum und Uhrzeit\0\
    Schweregrad\0\
    Notiz auswerten\0\
    Symptome\0\
    In Ihren Worten\0\
    Nicht erkannt\0\
    Sorte\0\
    Frühere Beobachtungen\0\
    Beobachtung\0\
    Start\0\
    Neue Beobachtung\0\
    Änderung am Leitfaden\0\
    Leitfaden bearbeiten\0\
    Empfehlung\0\
    Prüfen und bearbeiten\0\
    Beobachtung teilen\0\
    Ablauf\0\
    Schritt\0\
    Teilen\0\
    Kopieren\0\
    Als JSON\0\
    IDs und Zeiten werden ebenfalls geteilt.\0\
    Vorschau\0\
    Als Text\0\
    Bestätigt\0\
    Bereit zur Prüfung\0\
    Angaben werden ausgelesen\u{A0}…\0\
    Bereit zur Aufnahme\0\
    Eingetragen\0\
    Empfehlung liegt vor\0\
    Empfehlung wird vorbereitet\u{A0}…\0\
    Aufnahme läuft\u{A0}…\0\
    Das Gesagte wird aufgeschrieben\u{A0}…\0\
    %lld ms\0\
    Ablauf exportieren\0\
    Jeder Schritt von Ihren Worten bis zur Empfehlung, der Reihe nach.\0\
    Aktualisieren\0\
    Fertig\0\
    Fehlgeschlagen\0\
    Läuft\0\
    \u{1}one\u{2}%lld Schritt\u{1}other\u{2}%lld Schritte\0
    """)

  static let es = TextTable(
    language: "es",
    """
    Modelos %@\0\
    %1$@, %2$@, observación del %3$@\0\
    Toque dos veces para empezar o detener la grabación.\0\
    Reintentar\0\
    Deshacer\0\
    \u{1}one\u{2}Queda %lld segundo para deshacer\u{1}many\u{2}Quedan %lld de segundos para deshacer\u{1}other\u{2}Quedan %lld segundos para deshacer\0\
    \u{1}one\u{2}%lld observación\u{1}many\u{2}%lld de observaciones\u{1}other\u{2}%lld observaciones\0\
    Complete los campos marcados para que la observación pueda continuar.\0\
    Algunos datos no están claros\0\
    Puede escribir la observación o permitir el micrófono en Ajustes.\0\
    El micrófono está desactivado para FieldNotes\0\
    Para continuar, cambie: %@\0\
    Editar la observación\0\
    El manual no permite aconsejar en este caso. Consulte a su ingeniero agrónomo; la observación se conserva.\0\
    Motivo: %@\0\
    Sin recomendación para este caso\0\
    La grabación se conserva. Inténtelo de nuevo o escriba lo que ha visto.\0\
    Reintentar una vez\0\
    No se ha podido transcribir lo que ha dicho\0\
    La grabación tampoco se ha podido transcribir esta vez. Escriba lo que ha visto.\0\
    Está a salvo en este dispositivo y se enviará cuando haya red.\0\
    Pendiente de sincronizar\0\
    Todas las observaciones\0\
    Sus observaciones aparecerán aquí.\0\
    Observación %@\0\
    Mostrar por estado\0\
    Esta observación no está en este dispositivo.\0\
    Abrir la entrada\0\
    ID del dispositivo\0\
    Sin conexión\0\
    Editor del manual\0\
    Últimas 5 observaciones\0\
    Continuar\0\
    Descartar\0\
    ¿Descartar esta observación?\0\
    Conservar\0\
    Micrófono permitido\0\
    Micrófono no permitido\0\
    Micrófono aún sin solicitar\0\
    Empezar a grabar\0\
    Detener la grabación\0\
    Cambiar a texto\0\
    Escribir\0\
    Nota escrita\0\
    Por ejemplo: manchas amarillas en las hojas bajas, fila 12\0\
    Hablar\0\
    Diga el cultivo, el lugar y lo que ve.\0\
    Sin red. Todo funciona menos la sincronización.\0\
    Sincronizar ahora\0\
    Todo está sincronizado\0\
    Sincronizando…\0\
    \u{1}one\u{2}%lld observación está pendiente de sincronizar.\u{1}many\u{2}%lld de observaciones están pendientes de sincronizar.\u{1}other\u{2}%lld observaciones están pendientes de sincronizar.\0\
    Después\0\
    Cambio aplicado. Versión activa: %@\0\
    Aplicar el cambio\0\
    Antes\0\
    El cambio no es válido: %@\0\
    Rutas que se pueden modificar\0\
    Vista previa de los cambios\0\
    Recalcular la última recomendación\0\
    El manual activo no ha cambiado.\0\
    El cambio es válido.\0\
    Validar el cambio\0\
    Versión activa: %@\0\
    \u{1}one\u{2}%lld regla\u{1}many\u{2}%lld de reglas\u{1}other\u{2}%lld reglas\0\
    Versión %@\0\
    Acción\0\
    Es una sugerencia. Usted decide qué se hace en la parcela.\0\
    Volver a la edición\0\
    Según %1$@, versión %2$@\0\
    Confianza\0\
    Confirmar y registrar\0\
    Confirmada y registrada\0\
    Ver cómo se decidió\0\
    Factores meteorológicos\0\
    Datos meteorológicos de %@\0\
    Datos meteorológicos de demostración\0\
    Por qué\0\
    Plazo para actuar\0\
    De %1$@ a %2$@\0\
    Cultivo\0\
    Editar los campos\0\
    Parcela\0\
    Primero revise los datos. Después llegará la recomendación.\0\
    Generar la recomendación\0\
    Compruebe lo que se ha entendido. Toque un dato para corregirlo.\0\
    Revise este valor\0\
    Problema\0\
    \u{1}one\u{2}Falta %lld dato.\u{1}many\u{2}Faltan %lld de datos.\u{1}other\u{2}Faltan %lld datos.\0\
    Fecha y hora\0\
    Gravedad\0\
    Estructurar la nota\0\
    Síntomas\0\
    Con sus palabras\0\
    No reconocido\0\
    Variedad\0\
    Historial\0\
    Observación\0\
    Inicio\0\
    Nueva observación\0\
    Cambio en el manual\0\
    Editor del manual de cultivo\0\
    Recomendación\0\
    Revisar y editar\0\
    Compartir observación\0\
    Traza\0\
    Paso\0\
    Compartir\0\
    Copiar\0\
    Como JSON\0\
    También se comparten los ID y las horas.\0\
    Vista previa\0\
    Como texto\0\
    Confirmada\0\
    Lista para revisar\0\
    Leyendo los datos…\0\
    Listo para grabar\0\
    Registrada\0\
    Recomendación lista\0\
    Preparando una recomendación…\0\
    Grabando…\0\
    Transcribiendo lo que ha dicho…\0\
    %lld ms\0\
    Exportar el proceso\0\
    Cada paso desde sus palabras hasta la recomendación, en orden.\0\
    Actualizar\0\
    Hecho\0\
    Error\0\
    En curso\0\
    \u{1}one\u{2}%lld paso\u{1}many\u{2}%lld de pasos\u{1}other\u{2}%lld pasos\0
    """)

  static let fr = TextTable(
    language: "fr",
    """
    Modèles %@\0\
    %1$@, %2$@, observation du %3$@\0\
    Touchez deux fois pour démarrer ou arrêter l’enregistrement.\0\
    Réessayer\0\
    Annuler\0\
    \u{1}one\u{2}Il reste %lld seconde pour annuler\u{1}many\u{2}Il reste %lld de secondes pour annuler\u{1}other\u{2}Il reste %lld secondes pour annuler\0\
    \u{1}one\u{2}%lld observation\u{1}many\u{2}%lld d’observations\u{1}other\u{2}%lld observations\0\
    Complétez les champs signalés pour pouvoir continuer.\0\
    Certains détails ne sont pas clairs\0\
    Vous pouvez écrire votre observation ou autoriser le micro dans les réglages.\0\
    Le micro est désactivé pour FieldNotes\0\
    Pour continuer, modifiez\u{A0}: %@\0\
    Modifier l’observation\0\
    Le guide ne permet pas de donner de conseil dans ce cas. Consultez votre agronome\u{202F}; l’observation est conservée.\0\
    Raison\u{A0}: %@\0\
    Pas de recommandation pour ce cas\0\
    L’enregistrement est conservé. Réessayez ou écrivez ce que vous avez vu.\0\
    Réessayer une fois\0\
    Vos paroles n’ont pas pu être transcrites\0\
    L’enregistrement n’a pas pu être transcrit cette fois non plus. Écrivez ce que vous avez vu.\0\
    Votre observation est en sécurité sur cet appareil et sera envoyée dès qu’il y aura du réseau.\0\
    En attente de synchronisation\0\
    Toutes les observations\0\
    Vos observations apparaîtront ici.\0\
    Observation %@\0\
    Afficher par état\0\
    Cette observation n’est pas sur cet appareil.\0\
    Ouvrir l’entrée\0\
    Identifiant de l’appareil\0\
    Hors ligne\0\
    Éditeur du guide\0\
    5 dernières observations\0\
    Continuer\0\
    Supprimer\0\
    Supprimer cette observation\u{202F}?\0\
    Conserver\0\
    Micro autorisé\0\
    Micro non autorisé\0\
    Accès au micro pas encore demandé\0\
    Démarrer l’enregistrement\0\
    Arrêter l’enregistrement\0\
    Passer à la saisie\0\
    Écrire\0\
    Note écrite\0\
    Par exemple\u{A0}: taches jaunes sur les feuilles du bas, rang 12\0\
    Parler\0\
    Indiquez la culture, le lieu et ce que vous voyez.\0\
    Pas de réseau. Tout fonctionne, sauf la synchronisation.\0\
    Synchroniser maintenant\0\
    Tout est synchronisé\0\
    Synchronisation…\0\
    \u{1}one\u{2}%lld observation attend d’être synchronisée.\u{1}many\u{2}%lld d’observations attendent d’être synchronisées.\u{1}other\u{2}%lld observations attendent d’être synchronisées.\0\
    Après\0\
    Modification appliquée. Version active\u{A0}: %@\0\
    Appliquer la modification\0\
    Avant\0\
    La modification n’est pas valide\u{A0}: %@\0\
    Chemins modifiables\0\
    Aperçu des différences\0\
    Recalculer la dernière recommandation\0\
    Le guide actif est inchangé.\0\
    La modification est valide.\0\
    Valider la modification\0\
    Version active\u{A0}: %@\0\
    \u{1}one\u{2}%lld règle\u{1}many\u{2}%lld de règles\u{1}other\u{2}%lld règles\0\
    Version %@\0\
    Action\0\
    Ceci est une suggestion. C’est vous qui décidez de ce qui se fait sur la parcelle.\0\
    Revenir à la modification\0\
    D’après %1$@, version %2$@\0\
    Confiance\0\
    Confirmer et consigner\0\
    Confirmée et consignée\0\
    Voir comment la décision a été prise\0\
    Facteurs météo\0\
    Météo mise à jour\u{A0}: %@\0\
    Météo de démonstration\0\
    Pourquoi\0\
    Fenêtre d’intervention\0\
    %1$@ – %2$@\0\
    Culture\0\
    Modifier les champs\0\
    Parcelle\0\
    Vérifiez d’abord les détails. La recommandation viendra ensuite.\0\
    Générer la recommandation\0\
    Vérifiez ce qui a été compris. Touchez un détail pour le corriger.\0\
    Vérifiez cette valeur\0\
    Problème\0\
    \u{1}one\u{2}Il manque %lld détail.\u{1}many\u{2}Il manque %lld de détails.\u{1}other\u{2}Il manque %lld détails.\0\
    Date et heure\0\
    Gravité\0\
    Structurer la note\0\
    Symptômes\0\
    Avec vos mots\0\
    Non reconnu\0\
    Variété\0\
    Historique\0\
    Observation\0\
    Accueil\0\
    Nouvelle observation\0\
    Modification du guide\0\
    Éditeur du guide de culture\0\
    Recommandation\0\
    Vérifier et modifier\0\
    Partager l’observation\0\
    Déroulement\0\
    Étape\0\
    Partager\0\
    Copier\0\
    Au format JSON\0\
    Les identifiants et les heures sont aussi partagés.\0\
    Aperçu\0\
    Au format texte\0\
    Confirmée\0\
    À vérifier\0\
    Lecture des détails…\0\
    Prêt à enregistrer\0\
    Consignée\0\
    Recommandation prête\0\
    Préparation d’une recommandation…\0\
    Enregistrement…\0\
    Transcription de vos paroles…\0\
    %lld\u{A0}ms\0\
    Exporter le déroulement\0\
    Chaque étape, de vos paroles à la recommandation, dans l’ordre.\0\
    Actualiser\0\
    Terminée\0\
    Échec\0\
    En cours\0\
    \u{1}one\u{2}%lld étape\u{1}many\u{2}%lld d’étapes\u{1}other\u{2}%lld étapes\0
    """)

  static let ja = TextTable(
    language: "ja",
    """
    モデル %@\0\
    %1$@、%2$@、%3$@に観察\0\
    ダブルタップすると、録音を開始または停止します。\0\
    もう一度試す\0\
    取り消す\0\
    \u{1}other\u{2}取り消せる時間：あと%lld秒\0\
    \u{1}other\u{2}観察記録%lld件\0\
    印の付いた項目を入力すると、先に進めます。\0\
    はっきりしない内容があります\0\
    観察を文字で入力するか、「設定」でマイクを許可してください。\0\
    FieldNotesではマイクが許可されていません\0\
    続けるには次を変更してください：%@\0\
    観察記録を編集\0\
    栽培マニュアルでは、この場合の提案が認められていません。農業指導員にご相談ください。観察記録は保存されています。\0\
    理由：%@\0\
    この観察記録には提案がありません\0\
    録音は保存されています。もう一度試すか、見たことを文字で入力してください。\0\
    もう一度だけ試す\0\
    音声を文字にできませんでした\0\
    今回も録音を文字にできませんでした。見たことを文字で入力してください。\0\
    観察記録はこのデバイスに保存されており、ネットワークにつながると送信されます。\0\
    同期待ち\0\
    すべての観察記録\0\
    観察記録はここに表示されます。\0\
    観察記録 %@\0\
    状態で絞り込む\0\
    この観察記録はこのデバイスにありません。\0\
    観察記録を開く\0\
    デバイスID\0\
    オフライン\0\
    栽培マニュアルの編集\0\
    最近の観察記録5件\0\
    続ける\0\
    破棄\0\
    この観察記録を破棄しますか？\0\
    残す\0\
    マイク：許可済み\0\
    マイク：許可されていません\0\
    マイク：未確認\0\
    録音を開始\0\
    録音を停止\0\
    文字入力に切り替える\0\
    入力する\0\
    入力したメモ\0\
    例：12列目、下の葉に黄色い斑点\0\
    話す\0\
    作物、場所、見たことを話してください。\0\
    ネットワークに接続されていません。同期以外の機能はすべて使えます。\0\
    今すぐ同期\0\
    すべて同期しました\0\
    同期中…\0\
    \u{1}other\u{2}%lld件の観察記録が同期を待っています。\0\
    変更後\0\
    変更を適用しました。使用中のバージョン：%@\0\
    変更を適用\0\
    変更前\0\
    変更は無効です：%@\0\
    変更できる箇所\0\
    差分プレビュー\0\
    直近の提案を再計算\0\
    使用中の栽培マニュアルは変更されていません。\0\
    変更は有効です。\0\
    変更を検証\0\
    使用中のバージョン：%@\0\
    \u{1}other\u{2}ルール%lld件\0\
    バージョン %@\0\
    作業\0\
    これは提案です。圃場で何を行うかは、ご自身で判断してください。\0\
    編集に戻る\0\
    根拠：%1$@、バージョン %2$@\0\
    確度\0\
    確定して記録\0\
    確定し、記録しました\0\
    判断の経緯を見る\0\
    気象要因\0\
    %@時点の気象\0\
    デモ用の気象\0\
    理由\0\
    実施時期\0\
    %1$@～%2$@\0\
    作物\0\
    項目を編集\0\
    圃場区画\0\
    まず内容を確認してください。提案はその後に表示されます。\0\
    提案を作成\0\
    読み取った内容を確認してください。タップすると修正できます。\0\
    この値を確認してください\0\
    問題\0\
    \u{1}other\u{2}足りない項目が%lld件あります。\0\
    日時\0\
    深刻度\0\
    メモを整理\0\
    症状\0\
    原文\0\
    認識できませんでした\0\
    品種\0\
    履歴\0\
    観察記録\0\
    ホーム\0\
    新しい観察記録\0\
    栽培マニュアルの変更\0\
    栽培マニュアルの編集\0\
    提案\0\
    確認と編集\0\
    観察記録を共有\0\
    判断の経緯\0\
    ステップ\0\
    共有\0\
    コピー\0\
    JSON形式\0\
    IDと日時も共有されます。\0\
    プレビュー\0\
    テキスト形式\0\
    確定済み\0\
    確認待ち\0\
    内容を読み取っています…\0\
    録音できます\0\
    記録済み\0\
    提案があります\0\
    提案を準備しています…\0\
    録音中…\0\
    話した内容を文字にしています…\0\
    %lldミリ秒\0\
    経緯を書き出す\0\
    話した内容や入力した文から提案まで、すべてのステップを順に示します。\0\
    更新\0\
    完了\0\
    失敗\0\
    実行中\0\
    \u{1}other\u{2}%lldステップ\0
    """)

  static let zhHans = TextTable(
    language: "zh-Hans",
    """
    模型 %@\0\
    %1$@，%2$@，观察日期 %3$@\0\
    轻点两下以开始或停止录音。\0\
    重试\0\
    撤销\0\
    \u{1}other\u{2}还可在 %lld 秒内撤销\0\
    \u{1}other\u{2}%lld 条观察记录\0\
    补全标记的字段后即可继续。\0\
    部分信息不明确\0\
    您可以输入观察内容，或在“设置”中允许使用麦克风。\0\
    FieldNotes 未获准使用麦克风\0\
    若要继续，请更改：%@\0\
    编辑观察记录\0\
    种植手册不允许对此情况给出建议。请咨询您的农艺师；观察记录已保留。\0\
    原因：%@\0\
    没有适用于此记录的建议\0\
    录音已保留。请重试，或输入您看到的情况。\0\
    再试一次\0\
    无法将语音转成文字\0\
    录音仍无法转写成文字。请输入您看到的情况。\0\
    观察记录已安全保存在此设备上，联网后会自动发送。\0\
    等待同步\0\
    全部观察记录\0\
    您的观察记录会显示在这里。\0\
    观察记录 %@\0\
    按状态显示\0\
    此设备上没有这条观察记录。\0\
    打开条目\0\
    设备 ID\0\
    离线\0\
    编辑种植手册\0\
    最近 5 条观察记录\0\
    继续\0\
    放弃\0\
    要放弃此观察记录吗？\0\
    保留\0\
    麦克风：已允许\0\
    麦克风：未允许\0\
    麦克风：尚未请求\0\
    开始录音\0\
    停止录音\0\
    切换为文字输入\0\
    文字\0\
    文字记录\0\
    例如：第 12 行，下部叶片有黄斑\0\
    语音\0\
    请说出作物、地点和您看到的情况。\0\
    无网络。除同步外，一切功能正常。\0\
    立即同步\0\
    全部已同步\0\
    正在同步…\0\
    \u{1}other\u{2}%lld 条观察记录正在等待同步。\0\
    修改后\0\
    修改已应用。当前版本：%@\0\
    应用修改\0\
    修改前\0\
    修改无效：%@\0\
    允许修改的路径\0\
    差异预览\0\
    重新计算上一条建议\0\
    当前种植手册未更改。\0\
    修改有效。\0\
    验证修改\0\
    当前版本：%@\0\
    \u{1}other\u{2}%lld 条规则\0\
    版本 %@\0\
    措施\0\
    这只是建议，田间如何操作由您决定。\0\
    返回编辑\0\
    依据：%1$@，版本 %2$@\0\
    置信度\0\
    确认并记录\0\
    已确认并记录\0\
    查看决策过程\0\
    天气因素\0\
    截至 %@ 的天气\0\
    演示天气\0\
    理由\0\
    时间窗口\0\
    %1$@ 至 %2$@\0\
    作物\0\
    编辑字段\0\
    地块\0\
    请先核对信息，然后才会给出建议。\0\
    生成建议\0\
    请核对识别的内容。轻点任一项即可更正。\0\
    请检查此值\0\
    问题\0\
    \u{1}other\u{2}缺少 %lld 项信息。\0\
    日期和时间\0\
    严重程度\0\
    整理笔记\0\
    症状\0\
    您的原话\0\
    未识别\0\
    品种\0\
    历史记录\0\
    观察记录\0\
    主页\0\
    新建观察记录\0\
    种植手册修改\0\
    编辑种植手册\0\
    建议\0\
    核对与编辑\0\
    分享观察记录\0\
    决策过程\0\
    步骤\0\
    分享\0\
    拷贝\0\
    JSON 格式\0\
    ID 和时间也会一并分享。\0\
    预览\0\
    文本格式\0\
    已确认\0\
    待核对\0\
    正在提取信息…\0\
    可以录音\0\
    已记录\0\
    建议已就绪\0\
    正在准备建议…\0\
    正在录音…\0\
    正在将语音转成文字…\0\
    %lld 毫秒\0\
    导出决策过程\0\
    从您的原话到建议，按顺序列出每一步。\0\
    刷新\0\
    完成\0\
    失败\0\
    进行中\0\
    \u{1}other\u{2}%lld 个步骤\0
    """)
}
