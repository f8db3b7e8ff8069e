// Generated from FieldNotes.xcstrings by GenerateLocalizedTexts. Do not edit.
// swift-format-ignore-file

/// The keys of the catalog FieldNotes, in the order of its texts.
public enum FieldNotesText: String, TextKey {
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
  /// Button beside a failure.
  case actionRetry = "action.retry"

  /// one: “%lld observation”, other: “%lld observations”
  ///
  /// Above the list of earlier observations. %lld: how many it shows.
  case countObservations = "count.observations"

  /// one: “%lld photo”, other: “%lld photos”
  ///
  /// Under an observation. %lld: how many photos it has.
  case countPhotos = "count.photos"

  /// “Complete the marked fields, and the observation can go on.”
  ///
  /// Message when the details of an observation could not be read from the text.
  case failureExtractionMessage = "failure.extraction.message"

  /// “Some details are unclear”
  ///
  /// Heading when the details of an observation could not be read from the text.
  case failureExtractionTitle = "failure.extraction.title"

  /// “You can type your observation, or allow the microphone in Settings.”
  ///
  /// Message when the microphone is not allowed; the app has gone on to typing.
  case failureMicrophoneMessage = "failure.microphone.message"

  /// “The microphone is off for FieldNotes”
  ///
  /// Heading when the microphone is not allowed.
  case failureMicrophoneTitle = "failure.microphone.title"

  /// “The playbook does not allow advice here. Ask your agronomist; the observation is kept.”
  ///
  /// Message when no recommendation may be given, because the playbook does not cover the observation or forbids it.
  case failureRecommendationMessage = "failure.recommendation.message"

  /// “No recommendation for this one”
  ///
  /// Heading when no recommendation may be given.
  case failureRecommendationTitle = "failure.recommendation.title"

  /// “The recording is kept. Try again, or type what you saw.”
  ///
  /// Message when speech could not be turned into text.
  case failureSpeechMessage = "failure.speech.message"

  /// “Your words could not be written down”
  ///
  /// Heading when speech could not be turned into text.
  case failureSpeechTitle = "failure.speech.title"

  /// “It is safe on this device and will be sent when there is a network.”
  ///
  /// Message when an observation could not be sent yet; nothing is blocked.
  case failureSyncMessage = "failure.sync.message"

  /// “Waiting to sync”
  ///
  /// Heading when an observation could not be sent yet; nothing is blocked.
  case failureSyncTitle = "failure.sync.title"

  /// “All observations”
  ///
  /// Choice above the list of earlier observations.
  case historyAll = "history.all"

  /// “Your observations will appear here.”
  ///
  /// In place of the list of earlier observations while there are none.
  case historyEmpty = "history.empty"

  /// “Show by status”
  ///
  /// Label of the choice of a state above the list of earlier observations.
  case historyFilter = "history.filter"

  /// “This observation is not on this device.”
  ///
  /// Shown when a link names an observation that is not on the device.
  case historyNotFound = "history.notFound"

  /// “Search crop, field or symptom”
  ///
  /// Placeholder of the search field above the list of earlier observations.
  case historySearch = "history.search"

  /// “Add photo”
  ///
  /// Button that adds a photo to an observation.
  case newAddPhoto = "new.addPhoto"

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

  /// “Start recording”
  ///
  /// Button that starts the recording.
  case newRecord = "new.record"

  /// “Stop recording”
  ///
  /// Button that ends the recording.
  case newStop = "new.stop"

  /// “Type”
  ///
  /// Choice of how to make an observation.
  case newTyped = "new.typed"

  /// “For example: yellow spots on the lower leaves, row 12”
  ///
  /// Placeholder of the text field of a typed observation.
  case newTypedPlaceholder = "new.typed.placeholder"

  /// “Speak”
  ///
  /// Choice of how to make an observation.
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

  /// “Accept change”
  ///
  /// Button on the screen of a proposed change.
  case patchAccept = "patch.accept"

  /// “After”
  ///
  /// Heading of the new text on the screen of a proposed change.
  case patchAfter = "patch.after"

  /// “Before”
  ///
  /// Heading of the old text on the screen of a proposed change.
  case patchBefore = "patch.before"

  /// “Proposed by %@”
  ///
  /// On the screen of a proposed change to a playbook. %@: the person or service that proposes it.
  case patchProposed = "patch.proposed"

  /// “Reject change”
  ///
  /// Button on the screen of a proposed change.
  case patchReject = "patch.reject"

  /// “Version %@ is newer.”
  ///
  /// On the playbook screen when a newer version exists. %@: the newer version.
  case playbookOutdated = "playbook.outdated"

  /// one: “%lld rule”, other: “%lld rules”
  ///
  /// On the playbook screen. %lld: how many rules it has.
  case playbookRules = "playbook.rules"

  /// “Version %@”
  ///
  /// Under the name of a playbook. %@: its version.
  case playbookVersion = "playbook.version"

  /// “This is a suggestion. You decide what is done in the field.”
  ///
  /// Under every recommendation.
  case recommendationAdvice = "recommendation.advice"

  /// “Based on %1$@, version %2$@”
  ///
  /// Under a recommendation. %1$@: name of the playbook. %2$@: its version.
  case recommendationBasis = "recommendation.basis"

  /// “Confirm”
  ///
  /// Button of the recommendation screen: accepts it.
  case recommendationConfirm = "recommendation.confirm"

  /// “Confirmed and logged”
  ///
  /// Shown briefly after a recommendation was accepted.
  case recommendationConfirmed = "recommendation.confirmed"

  /// “Do not follow”
  ///
  /// Button of the recommendation screen: refuses it.
  case recommendationDecline = "recommendation.decline"

  /// “Show how it was decided”
  ///
  /// Button of the recommendation screen: shows how it was decided.
  case recommendationOpenTrace = "recommendation.openTrace"

  /// “What speaks against it?”
  ///
  /// Placeholder of the field for the reason why a recommendation is not followed.
  case recommendationReasonPlaceholder = "recommendation.reason.placeholder"

  /// “Why”
  ///
  /// Heading of the reasons on the recommendation screen.
  case recommendationWhy = "recommendation.why"

  /// “Details are right”
  ///
  /// Button of the review screen: the details are right.
  case reviewApprove = "review.approve"

  /// “Crop”
  ///
  /// Label of a detail on the review screen.
  case reviewCrop = "review.crop"

  /// “Field”
  ///
  /// Label of a detail on the review screen: the piece of land.
  case reviewField = "review.field"

  /// “Review the details first. The recommendation comes after that.”
  ///
  /// Shown when a link to a recommendation leads to the review screen instead.
  case reviewFirst = "review.first"

  /// “Check what was understood. Tap a detail to correct it.”
  ///
  /// Under the title of the review screen.
  case reviewIntro = "review.intro"

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

  /// “Symptom”
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

  /// “Playbook”
  ///
  /// Title of the screen with a playbook: the rules of a farm or an adviser for what to do when. It has versions.
  case routePlaybook = "route.playbook"

  /// “Recommendation”
  ///
  /// Title of the screen with the recommendation for an observation.
  case routeRecommendation = "route.recommendation"

  /// “Review observation”
  ///
  /// Title of the screen on which a person checks the details that were read from an observation.
  case routeReview = "route.review"

  /// “Share observation”
  ///
  /// Title of the screen that shares an observation.
  case routeShare = "route.share"

  /// “How it was decided”
  ///
  /// Title of the screen that shows step by step how a recommendation came about.
  case routeTrace = "route.trace"

  /// “Share”
  ///
  /// Button of the share screen.
  case shareButton = "share.button"

  /// “As JSON”
  ///
  /// Choice of the format on the share screen. JSON is a format for machines: keep the word.
  case shareJson = "share.json"

  /// “Photos and the place are shared too.”
  ///
  /// On the share screen.
  case shareNotice = "share.notice"

  /// “As text”
  ///
  /// Choice of the format on the share screen.
  case shareText = "share.text"

  /// “Confirmed”
  ///
  /// State of an observation whose recommendation a person has accepted.
  case stateConfirmed = "state.confirmed"

  /// “Ready for review”
  ///
  /// State of an observation whose details a person should check.
  case stateExtracted = "state.extracted"

  /// “Reading the details…”
  ///
  /// State of an observation while the app looks for the crop, the place, the symptom and so on in the text.
  case stateExtracting = "state.extracting"

  /// “Ready to record”
  ///
  /// State of an observation: nothing recorded yet.
  case stateIdle = "state.idle"

  /// “Logged”
  ///
  /// State of an observation that is complete and kept in the log.
  case stateLogged = "state.logged"

  /// “Recommendation ready”
  ///
  /// State of an observation whose recommendation waits for a decision.
  case stateRecommendationReady = "state.recommendationReady"

  /// “Preparing a recommendation…”
  ///
  /// State of an observation while the app prepares a recommendation.
  case stateRecommending = "state.recommending"

  /// “Recording…”
  ///
  /// State of an observation while the app records.
  case stateRecording = "state.recording"

  /// “Writing down what you said…”
  ///
  /// State of an observation while speech is turned into text.
  case stateTranscribing = "state.transcribing"

  /// “Every step from your words to the recommendation, in order.”
  ///
  /// Under the title of the screen that shows how a recommendation came about.
  case traceIntro = "trace.intro"

  /// one: “%lld step”, other: “%lld steps”
  ///
  /// On the screen that shows how a recommendation came about. %lld: how many steps it took.
  case traceSteps = "trace.steps"

  /// The name of the catalog.
  public static let catalog = "FieldNotes"

  /// The languages of the catalog, English first.
  public static let languages = ["en", "de", "es", "fr", "ja", "zh-Hans"]

  /// The texts of a language, indexed when they are first asked for.
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

  /// The place of the key in the order of the texts.
  public var position: Int {
    switch self {
    case .accessibilityObservation: 0
    case .accessibilityRecordHint: 1
    case .actionRetry: 2
    case .countObservations: 3
    case .countPhotos: 4
    case .failureExtractionMessage: 5
    case .failureExtractionTitle: 6
    case .failureMicrophoneMessage: 7
    case .failureMicrophoneTitle: 8
    case .failureRecommendationMessage: 9
    case .failureRecommendationTitle: 10
    case .failureSpeechMessage: 11
    case .failureSpeechTitle: 12
    case .failureSyncMessage: 13
    case .failureSyncTitle: 14
    case .historyAll: 15
    case .historyEmpty: 16
    case .historyFilter: 17
    case .historyNotFound: 18
    case .historySearch: 19
    case .newAddPhoto: 20
    case .newDiscard: 21
    case .newDiscardTitle: 22
    case .newKeep: 23
    case .newRecord: 24
    case .newStop: 25
    case .newTyped: 26
    case .newTypedPlaceholder: 27
    case .newVoice: 28
    case .newVoiceHint: 29
    case .offlineBanner: 30
    case .offlineSyncNow: 31
    case .offlineSynced: 32
    case .offlineSyncing: 33
    case .offlineWaiting: 34
    case .patchAccept: 35
    case .patchAfter: 36
    case .patchBefore: 37
    case .patchProposed: 38
    case .patchReject: 39
    case .playbookOutdated: 40
    case .playbookRules: 41
    case .playbookVersion: 42
    case .recommendationAdvice: 43
    case .recommendationBasis: 44
    case .recommendationConfirm: 45
    case .recommendationConfirmed: 46
    case .recommendationDecline: 47
    case .recommendationOpenTrace: 48
    case .recommendationReasonPlaceholder: 49
    case .recommendationWhy: 50
    case .reviewApprove: 51
    case .reviewCrop: 52
    case .reviewField: 53
    case .reviewFirst: 54
    case .reviewIntro: 55
    case .reviewMissing: 56
    case .reviewObservedAt: 57
    case .reviewSeverity: 58
    case .reviewSymptom: 59
    case .reviewTranscript: 60
    case .reviewUnknown: 61
    case .routeHistory: 62
    case .routeHistoryEntry: 63
    case .routeHome: 64
    case .routeNewObservation: 65
    case .routePatch: 66
    case .routePlaybook: 67
    case .routeRecommendation: 68
    case .routeReview: 69
    case .routeShare: 70
    case .routeTrace: 71
    case .shareButton: 72
    case .shareJson: 73
    case .shareNotice: 74
    case .shareText: 75
    case .stateConfirmed: 76
    case .stateExtracted: 77
    case .stateExtracting: 78
    case .stateIdle: 79
    case .stateLogged: 80
    case .stateRecommendationReady: 81
    case .stateRecommending: 82
    case .stateRecording: 83
    case .stateTranscribing: 84
    case .traceIntro: 85
    case .traceSteps: 86
    }
  }
}

/// The texts of the catalog, one static string for each language.
private enum FieldNotesTextTables {
  static let en = TextTable(
    language: "en",
    """
    %1$@, %2$@, observed on %3$@\0\
    Double-tap to start or stop recording.\0\
    Try again\0\
    \u{1}one\u{2}%lld observation\u{1}other\u{2}%lld observations\0\
    \u{1}one\u{2}%lld photo\u{1}other\u{2}%lld photos\0\
    Complete the marked fields, and the observation can go on.\0\
    Some details are unclear\0\
    You can type your observation, or allow the microphone in Settings.\0\
    The microphone is off for FieldNotes\0\
    The playbook does not allow advice here. Ask your agronomist; the observation is kept.\0\
    No recommendation for this one\0\
    The recording is kept. Try again, or type what you saw.\0\
    Your words could not be written down\0\
    It is safe on this device and will be sent when there is a network.\0\
    Waiting to sync\0\
    All observations\0\
    Your observations will appear here.\0\
    Show by status\0\
    This observation is not on this device.\0\
    Search crop, field or symptom\0\
    Add photo\0\
    Discard\0\
    Discard this observation?\0\
    Keep\0\
    Start recording\0\
    Stop recording\0\
    Type\0\
    For example: yellow spots on the lower leaves, row 12\0\
    Speak\0\
    Say the crop, the place and what you see.\0\
    No network. Everything works except sync.\0\
    Sync now\0\
    Everything is in sync\0\
    Syncing…\0\
    \u{1}one\u{2}%lld observation is waiting to sync.\u{1}other\u{2}%lld observations are waiting to sync.\0\
    Accept change\0\
    After\0\
    Before\0\
    Proposed by %@\0\
    Reject change\0\
    Version %@ is newer.\0\
    \u{1}one\u{2}%lld rule\u{1}other\u{2}%lld rules\0\
    Version %@\0\
    This is a suggestion. You decide what is done in the field.\0\
    Based on %1$@, version %2$@\0\
    Confirm\0\
    Confirmed and logged\0\
    Do not follow\0\
    Show how it was decided\0\
    What speaks against it?\0\
    Why\0\
    Details are right\0\
    Crop\0\
    Field\0\
    Review the details first. The recommendation comes after that.\0\
    Check what was understood. Tap a detail to correct it.\0\
    \u{1}one\u{2}%lld detail is missing.\u{1}other\u{2}%lld details are missing.\0\
    Date and time\0\
    Severity\0\
    Symptom\0\
    In your words\0\
    Not recognized\0\
    History\0\
    Observation\0\
    Home\0\
    New observation\0\
    Playbook change\0\
    Playbook\0\
    Recommendation\0\
    Review observation\0\
    Share observation\0\
    How it was decided\0\
    Share\0\
    As JSON\0\
    Photos and the place are shared too.\0\
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
    Every step from your words to the recommendation, in order.\0\
    \u{1}one\u{2}%lld step\u{1}other\u{2}%lld steps\0
    """)

  static let de = TextTable(
    language: "de",
    """
    %1$@, %2$@, beobachtet am %3$@\0\
    Doppeltippen Sie, um die Aufnahme zu starten oder zu beenden.\0\
    Erneut versuchen\0\
    \u{1}one\u{2}%lld Beobachtung\u{1}other\u{2}%lld Beobachtungen\0\
    \u{1}one\u{2}%lld Foto\u{1}other\u{2}%lld Fotos\0\
    Füllen Sie die markierten Felder aus, dann geht es mit der Beobachtung weiter.\0\
    Einige Angaben sind unklar\0\
    Sie können die Beobachtung eintippen oder das Mikrofon in den Einstellungen erlauben.\0\
    Das Mikrofon ist für FieldNotes ausgeschaltet\0\
    Der Leitfaden lässt hier keinen Rat zu. Fragen Sie Ihren Agronomen; die Beobachtung bleibt erhalten.\0\
    Keine Empfehlung für diesen Fall\0\
    Die Aufnahme bleibt erhalten. Versuchen Sie es noch einmal oder tippen Sie ein, was Sie gesehen haben.\0\
    Das Gesagte konnte nicht aufgeschrieben werden\0\
    Sie ist auf diesem Gerät sicher und wird gesendet, sobald es ein Netz gibt.\0\
    Synchronisierung steht noch aus\0\
    Alle Beobachtungen\0\
    Hier erscheinen Ihre Beobachtungen.\0\
    Nach Status anzeigen\0\
    Diese Beobachtung ist nicht auf diesem Gerät.\0\
    Kultur, Schlag oder Symptom suchen\0\
    Foto hinzufügen\0\
    Verwerfen\0\
    Diese Beobachtung verwerfen?\0\
    Behalten\0\
    Aufnahme starten\0\
    Aufnahme beenden\0\
    Eintippen\0\
    Zum Beispiel: gelbe Flecken auf den unteren Blättern, Reihe 12\0\
    Sprechen\0\
    Nennen Sie die Kultur, den Ort und was Sie sehen.\0\
    Kein Netz. Alles außer der Synchronisierung funktioniert.\0\
    Jetzt synchronisieren\0\
    Alles ist synchronisiert\0\
    Synchronisierung läuft …\0\
    \u{1}one\u{2}%lld Beobachtung wartet auf die Synchronisierung.\u{1}other\u{2}%lld Beobachtungen warten auf die Synchronisierung.\0\
    Änderung annehmen\0\
    Nachher\0\
    Vorher\0\
    Vorgeschlagen von %@\0\
    Änderung ablehnen\0\
    Version %@ ist neuer.\0\
    \u{1}one\u{2}%lld Regel\u{1}other\u{2}%lld Regeln\0\
    Version %@\0\
    Dies ist ein Vorschlag. Was auf dem Feld geschieht, entscheiden Sie.\0\
    Grundlage: %1$@, Version %2$@\0\
    Bestätigen\0\
    Bestätigt und eingetragen\0\
    Nicht befolgen\0\
    Entscheidungsweg ansehen\0\
    Was spricht dagegen?\0\
    Warum\0\
    Angaben stimmen\0\
    Kultur\0\
    Schlag\0\
    Prüfen Sie zuerst die Angaben. Danach kommt die Empfehlung.\0\
    Prüfen Sie, was verstanden wurde. Tippen Sie eine Angabe an, um sie zu korrigieren.\0\
    \u{1}one\u{2}%lld Angabe fehlt.\u{1}other\u{2}%lld Angaben fehlen.\0\
    Datum und Uhrzeit\0\
    Schweregrad\0\
    Symptom\0\
    In Ihren Worten\0\
    Nicht erkannt\0\
    Frühere Beobachtungen\0\
    Beobachtung\0\
    Start\0\
    Neue Beobachtung\0\
    Änderung am Leitfaden\0\
    Anbauleitfaden\0\
    Empfehlung\0\
    Beobachtung prüfen\0\
    Beobachtung teilen\0\
    So kam es zur Entscheidung\0\
    Teilen\0\
    Als JSON\0\
    Fotos und Ort werden mit geteilt.\0\
    Als Text\0\
    Bestätigt\0\
    Bereit zur Prüfung\0\
    Angaben werden ausgelesen …\0\
    Bereit zur Aufnahme\0\
    Eingetragen\0\
    Empfehlung liegt vor\0\
    Empfehlung wird vorbereitet …\0\
    Aufnahme läuft …\0\
    Das Gesagte wird aufgeschrieben …\0\
    Jeder Schritt von Ihren Worten bis zur Empfehlung, der Reihe nach.\0\
    \u{1}one\u{2}%lld Schritt\u{1}other\u{2}%lld Schritte\0
    """)

  static let es = TextTable(
    language: "es",
    """
    %1$@, %2$@, observación del %3$@\0\
    Toque dos veces para empezar o detener la grabación.\0\
    Reintentar\0\
    \u{1}one\u{2}%lld observación\u{1}many\u{2}%lld de observaciones\u{1}other\u{2}%lld observaciones\0\
    \u{1}one\u{2}%lld foto\u{1}many\u{2}%lld de fotos\u{1}other\u{2}%lld fotos\0\
    Complete los campos marcados para que la observación pueda continuar.\0\
    Algunos detalles no están claros\0\
    Puede escribir la observación o permitir el micrófono en Ajustes.\0\
    El micrófono está desactivado para FieldNotes\0\
    El manual no permite aconsejar en este caso. Consulte a su ingeniero agrónomo; la observación se conserva.\0\
    Sin recomendación para este caso\0\
    La grabación se conserva. Inténtelo de nuevo o escriba lo que ha visto.\0\
    No se ha podido transcribir lo que ha dicho\0\
    Está a salvo en este dispositivo y se enviará cuando haya red.\0\
    Pendiente de sincronizar\0\
    Todas las observaciones\0\
    Sus observaciones aparecerán aquí.\0\
    Mostrar por estado\0\
    Esta observación no está en este dispositivo.\0\
    Buscar cultivo, parcela o síntoma\0\
    Añadir foto\0\
    Descartar\0\
    ¿Descartar esta observación?\0\
    Conservar\0\
    Empezar a grabar\0\
    Detener la grabación\0\
    Escribir\0\
    Por ejemplo: manchas amarillas en las hojas bajas, fila 12\0\
    Hablar\0\
    Diga el cultivo, el lugar y lo que ve.\0\
    Sin red. Todo funciona menos la sincronización.\0\
    Sincronizar ahora\0\
    Todo está sincronizado\0\
    Sincronizando…\0\
    \u{1}one\u{2}%lld observación está pendiente de sincronizar.\u{1}many\u{2}%lld de observaciones están pendientes de sincronizar.\u{1}other\u{2}%lld observaciones están pendientes de sincronizar.\0\
    Aceptar cambio\0\
    Después\0\
    Antes\0\
    Propuesto por %@\0\
    Rechazar cambio\0\
    La versión %@ es más reciente.\0\
    \u{1}one\u{2}%lld regla\u{1}many\u{2}%lld de reglas\u{1}other\u{2}%lld reglas\0\
    Versión %@\0\
    Es una sugerencia. Usted decide qué se hace en la parcela.\0\
    Según %1$@, versión %2$@\0\
    Confirmar\0\
    Confirmada y registrada\0\
    No seguir\0\
    Ver cómo se decidió\0\
    ¿Por qué no conviene?\0\
    Por qué\0\
    Los detalles son correctos\0\
    Cultivo\0\
    Parcela\0\
    Primero revise los detalles. Después llegará la recomendación.\0\
    Compruebe lo que se ha entendido. Toque un detalle para corregirlo.\0\
    \u{1}one\u{2}Falta %lld detalle.\u{1}many\u{2}Faltan %lld de detalles.\u{1}other\u{2}Faltan %lld detalles.\0\
    Fecha y hora\0\
    Gravedad\0\
    Síntoma\0\
    Con sus palabras\0\
    No reconocido\0\
    Historial\0\
    Observación\0\
    Inicio\0\
    Nueva observación\0\
    Cambio en el manual\0\
    Manual de cultivo\0\
    Recomendación\0\
    Revisar observación\0\
    Compartir observación\0\
    Cómo se decidió\0\
    Compartir\0\
    Como JSON\0\
    También se comparten las fotos y el lugar.\0\
    Como texto\0\
    Confirmada\0\
    Lista para revisar\0\
    Leyendo los detalles…\0\
    Lista para grabar\0\
    Registrada\0\
    Recomendación lista\0\
    Preparando una recomendación…\0\
    Grabando…\0\
    Transcribiendo lo que ha dicho…\0\
    Cada paso desde sus palabras hasta la recomendación, en orden.\0\
    \u{1}one\u{2}%lld paso\u{1}many\u{2}%lld de pasos\u{1}other\u{2}%lld pasos\0
    """)

  static let fr = TextTable(
    language: "fr",
    """
    %1$@, %2$@, observation du %3$@\0\
    Touchez deux fois pour démarrer ou arrêter l’enregistrement.\0\
    Réessayer\0\
    \u{1}one\u{2}%lld observation\u{1}many\u{2}%lld d’observations\u{1}other\u{2}%lld observations\0\
    \u{1}one\u{2}%lld photo\u{1}many\u{2}%lld de photos\u{1}other\u{2}%lld photos\0\
    Complétez les champs signalés pour que l’observation puisse avancer.\0\
    Certains détails ne sont pas clairs\0\
    Vous pouvez écrire votre observation ou autoriser le micro dans les réglages.\0\
    Le micro est désactivé pour FieldNotes\0\
    Le guide ne permet pas de conseil dans ce cas. Consultez votre agronome\u{202F}; l’observation est conservée.\0\
    Pas de recommandation pour ce cas\0\
    L’enregistrement est conservé. Réessayez ou écrivez ce que vous avez vu.\0\
    Vos paroles n’ont pas pu être transcrites\0\
    Elle est en sécurité sur cet appareil et sera envoyée dès qu’il y aura du réseau.\0\
    En attente de synchronisation\0\
    Toutes les observations\0\
    Vos observations apparaîtront ici.\0\
    Afficher par état\0\
    Cette observation n’est pas sur cet appareil.\0\
    Chercher une culture, une parcelle ou un symptôme\0\
    Ajouter une photo\0\
    Supprimer\0\
    Supprimer cette observation\u{202F}?\0\
    Conserver\0\
    Démarrer l’enregistrement\0\
    Arrêter l’enregistrement\0\
    Écrire\0\
    Par exemple\u{A0}: taches jaunes sur les feuilles du bas, rang 12\0\
    Parler\0\
    Dites la culture, le lieu et ce que vous voyez.\0\
    Pas de réseau. Tout fonctionne, sauf la synchronisation.\0\
    Synchroniser maintenant\0\
    Tout est synchronisé\0\
    Synchronisation…\0\
    \u{1}one\u{2}%lld observation attend d’être synchronisée.\u{1}many\u{2}%lld d’observations attendent d’être synchronisées.\u{1}other\u{2}%lld observations attendent d’être synchronisées.\0\
    Accepter la modification\0\
    Après\0\
    Avant\0\
    Proposée par %@\0\
    Refuser la modification\0\
    La version %@ est plus récente.\0\
    \u{1}one\u{2}%lld règle\u{1}many\u{2}%lld de règles\u{1}other\u{2}%lld règles\0\
    Version %@\0\
    Ceci est une suggestion. C’est vous qui décidez de ce qui se fait sur la parcelle.\0\
    D’après %1$@, version %2$@\0\
    Confirmer\0\
    Confirmée et consignée\0\
    Ne pas suivre\0\
    Voir comment la décision a été prise\0\
    Qu’est-ce qui s’y oppose\u{202F}?\0\
    Pourquoi\0\
    Les détails sont exacts\0\
    Culture\0\
    Parcelle\0\
    Vérifiez d’abord les détails. La recommandation viendra ensuite.\0\
    Vérifiez ce qui a été compris. Touchez un détail pour le corriger.\0\
    \u{1}one\u{2}Il manque %lld détail.\u{1}many\u{2}Il manque %lld de détails.\u{1}other\u{2}Il manque %lld détails.\0\
    Date et heure\0\
    Gravité\0\
    Symptôme\0\
    Avec vos mots\0\
    Non reconnu\0\
    Historique\0\
    Observation\0\
    Accueil\0\
    Nouvelle observation\0\
    Modification du guide\0\
    Guide de culture\0\
    Recommandation\0\
    Vérifier l’observation\0\
    Partager l’observation\0\
    Comment la décision a été prise\0\
    Partager\0\
    Au format JSON\0\
    Les photos et le lieu sont également partagés.\0\
    Au format texte\0\
    Confirmée\0\
    À vérifier\0\
    Lecture des détails…\0\
    Prête pour l’enregistrement\0\
    Consignée\0\
    Recommandation prête\0\
    Préparation d’une recommandation…\0\
    Enregistrement…\0\
    Transcription de vos paroles…\0\
    Chaque étape, de vos paroles à la recommandation, dans l’ordre.\0\
    \u{1}one\u{2}%lld étape\u{1}many\u{2}%lld d’étapes\u{1}other\u{2}%lld étapes\0
    """)

  static let ja = TextTable(
    language: "ja",
    """
    %1$@、%2$@、%3$@に観察\0\
    ダブルタップすると、録音を開始または停止します。\0\
    もう一度試す\0\
    \u{1}other\u{2}観察記録%lld件\0\
    \u{1}other\u{2}写真%lld枚\0\
    印の付いた項目を入力すると、先に進めます。\0\
    はっきりしない内容があります\0\
    観察を文字で入力するか、「設定」でマイクを許可してください。\0\
    FieldNotesではマイクが許可されていません\0\
    栽培マニュアルでは、この場合の提案が認められていません。農業指導員にご相談ください。観察記録は保存されています。\0\
    この観察記録には提案がありません\0\
    録音は保存されています。もう一度試すか、見たことを文字で入力してください。\0\
    音声を文字にできませんでした\0\
    このデバイスに保存されており、ネットワークにつながると送信されます。\0\
    同期待ち\0\
    すべての観察記録\0\
    観察記録はここに表示されます。\0\
    状態で絞り込む\0\
    この観察記録はこのデバイスにありません。\0\
    作物、圃場、症状を検索\0\
    写真を追加\0\
    破棄\0\
    この観察記録を破棄しますか？\0\
    残す\0\
    録音を開始\0\
    録音を停止\0\
    入力する\0\
    例：12列目、下の葉に黄色い斑点\0\
    話す\0\
    作物、場所、見たことを話してください。\0\
    ネットワークがありません。同期以外はすべて使えます。\0\
    今すぐ同期\0\
    すべて同期しました\0\
    同期中…\0\
    \u{1}other\u{2}%lld件の観察記録が同期を待っています。\0\
    変更を承認\0\
    変更後\0\
    変更前\0\
    提案者：%@\0\
    変更を却下\0\
    より新しいバージョン%@があります。\0\
    \u{1}other\u{2}ルール%lld件\0\
    バージョン%@\0\
    これは提案です。圃場で何を行うかは、ご自身で判断してください。\0\
    根拠：%1$@、バージョン%2$@\0\
    確定する\0\
    確定し、記録しました\0\
    採用しない\0\
    判断の経緯を見る\0\
    採用しない理由は何ですか？\0\
    理由\0\
    この内容で正しい\0\
    作物\0\
    圃場\0\
    まず内容を確認してください。提案はその後に表示されます。\0\
    読み取った内容を確認してください。タップすると修正できます。\0\
    \u{1}other\u{2}足りない項目が%lld件あります。\0\
    日時\0\
    深刻度\0\
    症状\0\
    原文\0\
    認識できませんでした\0\
    履歴\0\
    観察記録\0\
    ホーム\0\
    新しい観察記録\0\
    マニュアルの変更\0\
    栽培マニュアル\0\
    提案\0\
    観察記録の確認\0\
    観察記録を共有\0\
    判断の経緯\0\
    共有\0\
    JSON形式\0\
    写真と場所も共有されます。\0\
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
    お話の内容から提案まで、すべての手順を順に示します。\0\
    \u{1}other\u{2}%lldステップ\0
    """)

  static let zhHans = TextTable(
    language: "zh-Hans",
    """
    %1$@，%2$@，观察日期 %3$@\0\
    轻点两下以开始或停止录音。\0\
    重试\0\
    \u{1}other\u{2}%lld 条观察记录\0\
    \u{1}other\u{2}%lld 张照片\0\
    补全标记的字段后即可继续。\0\
    部分细节不清楚\0\
    您可以输入观察内容，或在“设置”中允许使用麦克风。\0\
    FieldNotes 未获准使用麦克风\0\
    种植手册不允许对此情况给出建议。请咨询您的农艺师；观察记录已保留。\0\
    没有适用于此记录的建议\0\
    录音已保留。请重试，或输入您看到的情况。\0\
    无法将语音转成文字\0\
    记录安全地保存在此设备上，联网后会自动发送。\0\
    等待同步\0\
    全部观察记录\0\
    您的观察记录会显示在这里。\0\
    按状态显示\0\
    此设备上没有这条观察记录。\0\
    搜索作物、地块或症状\0\
    添加照片\0\
    丢弃\0\
    要丢弃此观察记录吗？\0\
    保留\0\
    开始录音\0\
    停止录音\0\
    文字\0\
    例如：第 12 行，下部叶片有黄斑\0\
    语音\0\
    请说出作物、地点和您看到的情况。\0\
    无网络。除同步外，一切功能正常。\0\
    立即同步\0\
    全部已同步\0\
    正在同步…\0\
    \u{1}other\u{2}%lld 条观察记录正在等待同步。\0\
    接受修改\0\
    修改后\0\
    修改前\0\
    提议者：%@\0\
    拒绝修改\0\
    有更新的版本 %@。\0\
    \u{1}other\u{2}%lld 条规则\0\
    版本 %@\0\
    这只是建议，田间如何操作由您决定。\0\
    依据：%1$@，版本 %2$@\0\
    确认\0\
    已确认并记录\0\
    不采纳\0\
    查看决策过程\0\
    不采纳的原因是什么？\0\
    理由\0\
    细节无误\0\
    作物\0\
    地块\0\
    请先核对细节，然后才会给出建议。\0\
    请核对识别的内容。轻点任一细节即可更正。\0\
    \u{1}other\u{2}缺少 %lld 项细节。\0\
    日期和时间\0\
    严重程度\0\
    症状\0\
    您的原话\0\
    未识别\0\
    历史记录\0\
    观察记录\0\
    主页\0\
    新建观察记录\0\
    手册修改\0\
    种植手册\0\
    建议\0\
    核对观察记录\0\
    分享观察记录\0\
    决策过程\0\
    分享\0\
    JSON 格式\0\
    照片和地点也会一并分享。\0\
    文本格式\0\
    已确认\0\
    待核对\0\
    正在提取细节…\0\
    可以录音\0\
    已记录\0\
    建议已就绪\0\
    正在准备建议…\0\
    正在录音…\0\
    正在将语音转成文字…\0\
    从您的原话到建议，按顺序列出每一步。\0\
    \u{1}other\u{2}%lld 个步骤\0
    """)
}
