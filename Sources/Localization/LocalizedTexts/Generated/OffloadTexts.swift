// Generated from Offload.xcstrings by GenerateLocalizedTexts. Do not edit.
// swift-format-ignore-file

/// The keys of the catalog Offload, in the order of its strings.
public enum OffloadText: String, TextKey {
  /// “Capture a thought”
  ///
  /// Label of the button that opens the capture screen, for a screen reader.
  case accessibilityCapture = "accessibility.capture"

  /// “%1$@, status: %2$@”
  ///
  /// Read by a screen reader for an entry in the list of thoughts. %1$@: the text. %2$@: the state.
  case accessibilityThought = "accessibility.thought"

  /// “One more”
  ///
  /// Button after a thought was kept.
  case captureAnother = "capture.another"

  /// “Let it go”
  ///
  /// Button that throws the text of an unfinished thought away.
  case captureDiscard = "capture.discard"

  /// “That’s all for now”
  ///
  /// Button after a thought was kept: leaves the screen.
  case captureEnough = "capture.enough"

  /// “This text came with a link. Keep it only if it’s yours.”
  ///
  /// Note above a thought that a link has filled in; nothing is kept before the person taps Keep.
  case captureFromLink = "capture.fromLink"

  /// “Listening, take your time…”
  ///
  /// Shown while the app listens.
  case captureListening = "capture.listening"

  /// “The microphone is off, and that’s fine. You can type instead.”
  ///
  /// Shown when the microphone is not allowed. No reproach.
  case captureMicrophone = "capture.microphone"

  /// “Open Settings”
  ///
  /// Button beside the note that the microphone is not allowed.
  case captureMicrophoneSettings = "capture.microphone.settings"

  /// “No words came through. Try again whenever you like.”
  ///
  /// Shown when no words were recognized. No reproach.
  case captureNotHeard = "capture.notHeard"

  /// “What’s on your mind?”
  ///
  /// Placeholder of the text field for a thought.
  case capturePlaceholder = "capture.placeholder"

  /// “Keep”
  ///
  /// Button that keeps a thought.
  case captureSave = "capture.save"

  /// “Kept. You can let go of it now.”
  ///
  /// Capture screen: shown briefly after a thought was kept.
  case captureSaved = "capture.saved"

  /// “Stop listening”
  ///
  /// Button while the app listens.
  case captureStop = "capture.stop"

  /// “Type”
  ///
  /// Choice of how to capture a thought.
  case captureText = "capture.text"

  /// “Speak”
  ///
  /// Choice of how to capture a thought.
  case captureVoice = "capture.voice"

  /// “No thoughts in this category yet.”
  ///
  /// Screen of a category: in place of the thoughts of a category that has none.
  case categoryEmpty = "category.empty"

  /// “Follow-ups”
  ///
  /// Inbox and organize screen: name of a list that exists from the start: answers that are awaited.
  case categoryFollowUps = "category.followUps"

  /// “Icon”
  ///
  /// Screen of a category: label of its symbol.
  case categoryIcon = "category.icon"

  /// “Name”
  ///
  /// Screen of a category: label of its name.
  case categoryName = "category.name"

  /// “New category”
  ///
  /// Organize screen: button that adds a category.
  case categoryNew = "category.new"

  /// “Shopping”
  ///
  /// Inbox and organize screen: name of a list that exists from the start.
  case categoryShopping = "category.shopping"

  /// “Optional. For suggestions and sync, thoughts are sent to a server. You can turn this off at any time.”
  ///
  /// Settings, under the switch of the cloud features.
  case cloudMessage = "cloud.message"

  /// “Use cloud features”
  ///
  /// Settings: switch of the features that need a server. Off until the person turns it on.
  case cloudSetting = "cloud.setting"

  /// one: “%lld task”, other: “%lld tasks”
  ///
  /// Under the title of a project. %lld: how many tasks it has.
  case countTasks = "count.tasks"

  /// one: “%lld thought”, other: “%lld thoughts”
  ///
  /// Above the list of thoughts. Neutral, no pressure. %lld: how many there are.
  case countThoughts = "count.thoughts"

  /// “This link doesn’t open anything here.”
  ///
  /// Every screen: shown when a link cannot be opened in the app.
  case errorLink = "error.link"

  /// “That didn’t save. Your words are still here; try once more.”
  ///
  /// Shown when a thought could not be written to the device. Calm; the text is still in the field.
  case errorNotSaved = "error.notSaved"

  /// “All thoughts”
  ///
  /// Choice above the list of thoughts.
  case inboxAll = "inbox.all"

  /// “When something comes to mind, there is room for it.”
  ///
  /// Under the title of the empty list of thoughts.
  case inboxEmptyMessage = "inbox.empty.message"

  /// “All quiet here”
  ///
  /// In place of the list of thoughts while it is empty.
  case inboxEmptyTitle = "inbox.empty.title"

  /// “Show”
  ///
  /// Label of the choice of a state above the list of thoughts.
  case inboxFilter = "inbox.filter"

  /// “Add a tag”
  ///
  /// Button on the screen on which thoughts are sorted.
  case organizeAddTag = "organize.addTag"

  /// “Add to a project”
  ///
  /// Button on the screen on which thoughts are sorted.
  case organizeAddToProject = "organize.addToProject"

  /// “Choose a category”
  ///
  /// Button on the screen on which thoughts are sorted.
  case organizeChooseCategory = "organize.chooseCategory"

  /// “That’s enough for today. It was good to take a look.”
  ///
  /// Shown when no unsorted thought is left, or the person stops.
  case organizeDone = "organize.done"

  /// “One at a time, as many as you like.”
  ///
  /// Under the title of the screen on which thoughts are sorted.
  case organizeIntro = "organize.intro"

  /// “Leave it for later”
  ///
  /// Button on the screen on which thoughts are sorted: leaves this one as it is.
  case organizeLater = "organize.later"

  /// “Make it a task”
  ///
  /// Button on the screen on which thoughts are sorted.
  case organizeMakeTask = "organize.makeTask"

  /// one: “%lld thought has found its place.”, other: “%lld thoughts have found their place.”
  ///
  /// Shown after sorting. Neutral, no score. %lld: how many thoughts were sorted.
  case organizeSorted = "organize.sorted"

  /// “Offload turns your voice into text on this device only.”
  ///
  /// Reason in the system's question for the microphone.
  case permissionMicrophone = "permission.microphone"

  /// “Your thoughts stay on this device. Nothing is sent, counted or read by anyone unless you turn on cloud features.”
  ///
  /// Page about privacy.
  case privacyMessage = "privacy.message"

  /// “Only on this device”
  ///
  /// Heading of the page about privacy.
  case privacyTitle = "privacy.title"

  /// “Archive”
  ///
  /// Button of the screen with one project: puts it away.
  case projectArchive = "project.archive"

  /// “Color”
  ///
  /// Screen of a project: label of the color of a project.
  case projectColor = "project.color"

  /// “Nothing here yet, and nothing is missing.”
  ///
  /// Screen of a project: in place of the tasks of a project that has none.
  case projectEmpty = "project.empty"

  /// “Icon”
  ///
  /// Screen of a project: label of the symbol of a project.
  case projectIcon = "project.icon"

  /// “Name”
  ///
  /// Screen of a project: label of the name of a project.
  case projectName = "project.name"

  /// “New project”
  ///
  /// Screen of a project: button that makes a project.
  case projectNew = "project.new"

  /// “Part of”
  ///
  /// Screen of a project: label of the project that it belongs to.
  case projectParent = "project.parent"

  /// “Capture”
  ///
  /// Title of the screen on which a thought is written or spoken.
  case routeCapture = "route.capture"

  /// “Category”
  ///
  /// Title of the screen with the thoughts of one category.
  case routeCategory = "route.category"

  /// “Inbox”
  ///
  /// Title of the list of thoughts.
  case routeInbox = "route.inbox"

  /// “Organize”
  ///
  /// Title of the screen on which thoughts are sorted, whenever the person likes.
  case routeOrganize = "route.organize"

  /// “Project”
  ///
  /// Title of the screen with one project.
  case routeProject = "route.project"

  /// “Tag”
  ///
  /// Title of the screen with the thoughts that carry one tag.
  case routeTag = "route.tag"

  /// “Task”
  ///
  /// Title of the screen with one task.
  case routeTask = "route.task"

  /// “Thought”
  ///
  /// Title of the screen with one thought.
  case routeThought = "route.thought"

  /// “Archived”
  ///
  /// Inbox and screen of a thought: state of a thought that has been put away.
  case statusArchived = "status.archived"

  /// “Resting”
  ///
  /// Inbox and screen of a thought: state of a thought that has not been sorted. Neutral: nothing has to be done.
  case statusOpen = "status.open"

  /// “Organized”
  ///
  /// Inbox and screen of a thought: state of a thought that has been sorted.
  case statusOrganized = "status.organized"

  /// “Yes, do that”
  ///
  /// Button under a suggestion. Nothing changes without it.
  case suggestionAccept = "suggestion.accept"

  /// “Put it in %@?”
  ///
  /// What the assistant suggests. %@: name of a category.
  case suggestionCategory = "suggestion.category"

  /// “No, thanks”
  ///
  /// Button under a suggestion: nothing changes.
  case suggestionDecline = "suggestion.decline"

  /// “Nothing changes until you say so.”
  ///
  /// Under a suggestion.
  case suggestionNotice = "suggestion.notice"

  /// “Suggestions”
  ///
  /// Switch in the settings: turns suggestions off.
  case suggestionSetting = "suggestion.setting"

  /// “Make it a task?”
  ///
  /// What the assistant suggests.
  case suggestionTask = "suggestion.task"

  /// “A suggestion”
  ///
  /// Heading of what the assistant suggests for a thought.
  case suggestionTitle = "suggestion.title"

  /// “Color”
  ///
  /// Screen of a tag: label of its color.
  case tagColor = "tag.color"

  /// “No thoughts with this tag yet.”
  ///
  /// Screen of a tag: in place of the thoughts that carry a tag, while there are none.
  case tagEmpty = "tag.empty"

  /// “Name”
  ///
  /// Screen of a tag: label of its name.
  case tagName = "tag.name"

  /// “New tag”
  ///
  /// Organize screen: button that adds a tag.
  case tagNew = "tag.new"

  /// “After: %@”
  ///
  /// Screen of a task: under a task. %@: title of the task that has to be done before it.
  case taskBlockedBy = "task.blockedBy"

  /// “Category”
  ///
  /// Screen of a task: label of the category of a task.
  case taskCategory = "task.category"

  /// “Done on %@”
  ///
  /// Screen of a task: under a task. %@: the date on which it was done.
  case taskCompleted = "task.completed"

  /// “The date has passed. Move it, or let it rest.”
  ///
  /// Screen of a task: under a task whose date has passed. A plain fact without reproach; never shown in red.
  case taskDatePassed = "task.datePassed"

  /// “Done”
  ///
  /// Screen of a task: state of a task.
  case taskDone = "task.done"

  /// “Date”
  ///
  /// Screen of a task: label of the date of a task. Neutral.
  case taskDue = "task.due"

  /// “No longer needed”
  ///
  /// Button of the screen with one task: the person will not do it.
  case taskLetGo = "task.letGo"

  /// “Mark as done”
  ///
  /// Button of the screen with one task.
  case taskMarkDone = "task.markDone"

  /// “Notes”
  ///
  /// Screen of a task: label of the notes of a task or a project.
  case taskNotes = "task.notes"

  /// “Priority”
  ///
  /// Screen of a task: label of the priority of a task.
  case taskPriority = "task.priority"

  /// “High”
  ///
  /// Screen of a task: priority of a task. Never shown in red.
  case taskPriorityHigh = "task.priority.high"

  /// “Low”
  ///
  /// Screen of a task: priority of a task.
  case taskPriorityLow = "task.priority.low"

  /// “Medium”
  ///
  /// Screen of a task: priority of a task.
  case taskPriorityMedium = "task.priority.medium"

  /// “Project”
  ///
  /// Screen of a task: label of the project of a task.
  case taskProject = "task.project"

  /// “Someday”
  ///
  /// Screen of a task: choice for the date of a task that has none.
  case taskSomeday = "task.someday"

  /// “Status”
  ///
  /// Screen of a task: label of the state of a task.
  case taskStatus = "task.status"

  /// “Open”
  ///
  /// Screen of a task: state of a task that is not done. Neutral.
  case taskStatusOpen = "task.status.open"

  /// “Tags”
  ///
  /// Screen of a task: label of the tags of a task.
  case taskTags = "task.tags"

  /// “Title”
  ///
  /// Screen of a task: label of the title of a task.
  case taskTitle = "task.title"

  /// “Archive”
  ///
  /// Button of the screen with one thought: puts it away.
  case thoughtArchive = "thought.archive"

  /// “Captured %@”
  ///
  /// Screen of a thought: under a thought. %@: the date and the time.
  case thoughtCapturedAt = "thought.capturedAt"

  /// “Delete”
  ///
  /// Button of the screen with one thought.
  case thoughtDelete = "thought.delete"

  /// “It exists only on this device, so it can’t be brought back.”
  ///
  /// Screen of a thought: message of the question before a thought is deleted. A plain fact, no warning.
  case thoughtDeleteMessage = "thought.delete.message"

  /// “Delete this thought?”
  ///
  /// Screen of a thought: title of the question before a thought is deleted.
  case thoughtDeleteTitle = "thought.delete.title"

  /// “Edit”
  ///
  /// Button of the screen with one thought.
  case thoughtEdit = "thought.edit"

  /// “This is no longer here. That’s all right.”
  ///
  /// Screen of a thought: shown when a link names a thought, task, project, category or tag that is not on the device.
  case thoughtNotFound = "thought.notFound"

  /// “Bring back”
  ///
  /// Button of the screen with a thought that was put away.
  case thoughtRestore = "thought.restore"

  /// “Source”
  ///
  /// Screen of a thought: label of how it was captured.
  case thoughtSource = "thought.source"

  /// “Typed”
  ///
  /// Screen of a thought: it was typed.
  case thoughtSourceText = "thought.source.text"

  /// “Spoken”
  ///
  /// Screen of a thought: it was spoken.
  case thoughtSourceVoice = "thought.source.voice"

  /// “Write it down now. Sort it later, or never.”
  ///
  /// Under the title of the first screen. Calm and short.
  case welcomeMessage = "welcome.message"

  /// “Everything stays on this device. No account, no tracking.”
  ///
  /// On the first screen.
  case welcomePrivacy = "welcome.privacy"

  /// “Begin”
  ///
  /// Button of the first screen.
  case welcomeStart = "welcome.start"

  /// “Let it out of your head”
  ///
  /// First screen after installing.
  case welcomeTitle = "welcome.title"

  /// The name of the catalog.
  public static let catalog = "Offload"

  /// The languages of the catalog, English first.
  public static let languages = ["en", "de", "es", "fr", "ja", "zh-Hans"]

  /// Returns the strings of a language, which are indexed at the first use.
  public static func table(for language: String) -> TextTable? {
    switch language {
    case "en": OffloadTextTables.en
    case "de": OffloadTextTables.de
    case "es": OffloadTextTables.es
    case "fr": OffloadTextTables.fr
    case "ja": OffloadTextTables.ja
    case "zh-Hans": OffloadTextTables.zhHans
    default: nil
    }
  }

  /// The position of the key in the order of the strings.
  public var position: Int {
    switch self {
    case .accessibilityCapture: 0
    case .accessibilityThought: 1
    case .captureAnother: 2
    case .captureDiscard: 3
    case .captureEnough: 4
    case .captureFromLink: 5
    case .captureListening: 6
    case .captureMicrophone: 7
    case .captureMicrophoneSettings: 8
    case .captureNotHeard: 9
    case .capturePlaceholder: 10
    case .captureSave: 11
    case .captureSaved: 12
    case .captureStop: 13
    case .captureText: 14
    case .captureVoice: 15
    case .categoryEmpty: 16
    case .categoryFollowUps: 17
    case .categoryIcon: 18
    case .categoryName: 19
    case .categoryNew: 20
    case .categoryShopping: 21
    case .cloudMessage: 22
    case .cloudSetting: 23
    case .countTasks: 24
    case .countThoughts: 25
    case .errorLink: 26
    case .errorNotSaved: 27
    case .inboxAll: 28
    case .inboxEmptyMessage: 29
    case .inboxEmptyTitle: 30
    case .inboxFilter: 31
    case .organizeAddTag: 32
    case .organizeAddToProject: 33
    case .organizeChooseCategory: 34
    case .organizeDone: 35
    case .organizeIntro: 36
    case .organizeLater: 37
    case .organizeMakeTask: 38
    case .organizeSorted: 39
    case .permissionMicrophone: 40
    case .privacyMessage: 41
    case .privacyTitle: 42
    case .projectArchive: 43
    case .projectColor: 44
    case .projectEmpty: 45
    case .projectIcon: 46
    case .projectName: 47
    case .projectNew: 48
    case .projectParent: 49
    case .routeCapture: 50
    case .routeCategory: 51
    case .routeInbox: 52
    case .routeOrganize: 53
    case .routeProject: 54
    case .routeTag: 55
    case .routeTask: 56
    case .routeThought: 57
    case .statusArchived: 58
    case .statusOpen: 59
    case .statusOrganized: 60
    case .suggestionAccept: 61
    case .suggestionCategory: 62
    case .suggestionDecline: 63
    case .suggestionNotice: 64
    case .suggestionSetting: 65
    case .suggestionTask: 66
    case .suggestionTitle: 67
    case .tagColor: 68
    case .tagEmpty: 69
    case .tagName: 70
    case .tagNew: 71
    case .taskBlockedBy: 72
    case .taskCategory: 73
    case .taskCompleted: 74
    case .taskDatePassed: 75
    case .taskDone: 76
    case .taskDue: 77
    case .taskLetGo: 78
    case .taskMarkDone: 79
    case .taskNotes: 80
    case .taskPriority: 81
    case .taskPriorityHigh: 82
    case .taskPriorityLow: 83
    case .taskPriorityMedium: 84
    case .taskProject: 85
    case .taskSomeday: 86
    case .taskStatus: 87
    case .taskStatusOpen: 88
    case .taskTags: 89
    case .taskTitle: 90
    case .thoughtArchive: 91
    case .thoughtCapturedAt: 92
    case .thoughtDelete: 93
    case .thoughtDeleteMessage: 94
    case .thoughtDeleteTitle: 95
    case .thoughtEdit: 96
    case .thoughtNotFound: 97
    case .thoughtRestore: 98
    case .thoughtSource: 99
    case .thoughtSourceText: 100
    case .thoughtSourceVoice: 101
    case .welcomeMessage: 102
    case .welcomePrivacy: 103
    case .welcomeStart: 104
    case .welcomeTitle: 105
    }
  }
}

/// The strings of the catalog, one static string for each language.
private enum OffloadTextTables {
  static let en = TextTable(
    language: "en",
    """
    Capture a thought\0\
    %1$@, status: %2$@\0\
    One more\0\
    Let it go\0\
    That’s all for now\0\
    This text came with a link. Keep it only if it’s yours.\0\
    Listening, take your time…\0\
    The microphone is off, and that’s fine. You can type instead.\0\
    Open Settings\0\
    No words came through. Try again whenever you like.\0\
    What’s on your mind?\0\
    Keep\0\
    Kept. You can let go of it now.\0\
    Stop listening\0\
    Type\0\
    Speak\0\
    No thoughts in this category yet.\0\
    Follow-ups\0\
    Icon\0\
    Name\0\
    New category\0\
    Shopping\0\
    Optional. For suggestions and sync, thoughts are sent to a server. You can turn this off at any time.\0\
    Use cloud features\0\
    \u{1}one\u{2}%lld task\u{1}other\u{2}%lld tasks\0\
    \u{1}one\u{2}%lld thought\u{1}other\u{2}%lld thoughts\0\
    This link doesn’t open anything here.\0\
    That didn’t save. Your words are still here; try once more.\0\
    All thoughts\0\
    When something comes to mind, there is room for it.\0\
    All quiet here\0\
    Show\0\
    Add a tag\0\
    Add to a project\0\
    Choose a category\0\
    That’s enough for today. It was good to take a look.\0\
    One at a time, as many as you like.\0\
    Leave it for later\0\
    Make it a task\0\
    \u{1}one\u{2}%lld thought has found its place.\u{1}other\u{2}%lld thoughts have found their place.\0\
    Offload turns your voice into text on this device only.\0\
    Your thoughts stay on this device. Nothing is sent, counted or read by anyone unless you turn on cloud features.\0\
    Only on this device\0\
    Archive\0\
    Color\0\
    Nothing here yet, and nothing is missing.\0\
    Icon\0\
    Name\0\
    New project\0\
    Part of\0\
    Capture\0\
    Category\0\
    Inbox\0\
    Organize\0\
    Project\0\
    Tag\0\
    Task\0\
    Thought\0\
    Archived\0\
    Resting\0\
    Organized\0\
    Yes, do that\0\
    Put it in %@?\0\
    No, thanks\0\
    Nothing changes until you say so.\0\
    Suggestions\0\
    Make it a task?\0\
    A suggestion\0\
    Color\0\
    No thoughts with this tag yet.\0\
    Name\0\
    New tag\0\
    After: %@\0\
    Category\0\
    Done on %@\0\
    The date has passed. Move it, or let it rest.\0\
    Done\0\
    Date\0\
    No longer needed\0\
    Mark as done\0\
    Notes\0\
    Priority\0\
    High\0\
    Low\0\
    Medium\0\
    Project\0\
    Someday\0\
    Status\0\
    Open\0\
    Tags\0\
    Title\0\
    Archive\0\
    Captured %@\0\
    Delete\0\
    It exists only on this device, so it can’t be brought back.\0\
    Delete this thought?\0\
    Edit\0\
    This is no longer here. That’s all right.\0\
    Bring back\0\
    Source\0\
    Typed\0\
    Spoken\0\
    Write it down now. Sort it later, or never.\0\
    Everything stays on this device. No account, no tracking.\0\
    Begin\0\
    Let it out of your head\0
    """)

  static let de = TextTable(
    language: "de",
    """
    Einen Gedanken festhalten\0\
    %1$@, Status: %2$@\0\
    Noch einer\0\
    Ziehen lassen\0\
    Das war’s fürs Erste\0\
    Dieser Text kam mit einem Link. Behalte ihn nur, wenn er von dir ist.\0\
    Ich höre zu, lass dir Zeit\u{A0}…\0\
    Das Mikrofon ist aus, und das ist in Ordnung. Du kannst auch tippen.\0\
    Einstellungen öffnen\0\
    Es kamen keine Worte an. Versuch es noch einmal, wann immer du magst.\0\
    Was geht dir durch den Kopf?\0\
    Behalten\0\
    Gut aufgehoben. Du kannst jetzt loslassen.\0\
    Zuhören beenden\0\
    Tippen\0\
    Sprechen\0\
    In dieser Kategorie sind noch keine Gedanken.\0\
    Nachfassen\0\
    Symbol\0\
    Name\0\
    Neue Kategorie\0\
    Einkäufe\0\
    Optional. Für Vorschläge und Abgleich werden Gedanken an einen Server gesendet. Du kannst das jederzeit ausschalten.\0\
    Cloud-Funktionen verwenden\0\
    \u{1}one\u{2}%lld Aufgabe\u{1}other\u{2}%lld Aufgaben\0\
    \u{1}one\u{2}%lld Gedanke\u{1}other\u{2}%lld Gedanken\0\
    Dieser Link öffnet hier nichts.\0\
    Das wurde nicht gesichert. Deine Worte sind noch da; versuch es noch einmal.\0\
    Alle Gedanken\0\
    Wenn dir etwas einfällt, ist hier Platz dafür.\0\
    Alles ruhig hier\0\
    Anzeigen\0\
    Schlagwort hinzufügen\0\
    Zu einem Projekt hinzufügen\0\
    Kategorie auswählen\0\
    Das reicht für heute. Schön, dass du mal hingeschaut hast.\0\
    Einen nach dem anderen, so viele du magst.\0\
    Für später aufheben\0\
    Zur Aufgabe machen\0\
    \u{1}one\u{2}%lld Gedanke hat seinen Platz gefunden.\u{1}other\u{2}%lld Gedanken haben ihren Platz gefunden.\0\
    Offload wandelt deine Stimme nur auf diesem Gerät in Text um.\0\
    Deine Gedanken bleiben auf diesem Gerät. Nichts wird gesendet, gezählt oder von irgendwem gelesen, solange du die Cloud-Funktionen nicht einschaltest.\0\
    Nur auf diesem Gerät\0\
    Archivieren\0\
    Farbe\0\
    Noch ist hier nichts, und es fehlt auch nichts.\0\
    Symbol\0\
    Name\0\
    Neues Projekt\0\
    Teil von\0\
    Festhalten\0\
    Kategorie\0\
    Eingang\0\
    Ordnen\0\
    Projekt\0\
    Schlagwort\0\
    Aufgabe\0\
    Gedanke\0\
    Archiviert\0\
    Ruht\0\
    Geordnet\0\
    Ja, bitte\0\
    In %@ einordnen?\0\
    Nein, danke\0\
    Es ändert sich nichts, bevor du zustimmst.\0\
    Vorschläge\0\
    Eine Aufgabe daraus machen?\0\
    Ein Vorschlag\0\
    Farbe\0\
    Noch keine Gedanken mit diesem Schlagwort.\0\
    Name\0\
    Neues Schlagwort\0\
    Erst nach: %@\0\
    Kategorie\0\
    Erledigt am %@\0\
    Das Datum ist vorbei. Verschieb es oder lass es ruhen.\0\
    Erledigt\0\
    Datum\0\
    Nicht mehr nötig\0\
    Als erledigt markieren\0\
    Notizen\0\
    Priorität\0\
    Hoch\0\
    Niedrig\0\
    Mittel\0\
    Projekt\0\
    Irgendwann\0\
    Status\0\
    Offen\0\
    Schlagwörter\0\
    Titel\0\
    Archivieren\0\
    Festgehalten: %@\0\
    Löschen\0\
    Er ist nur auf diesem Gerät und lässt sich danach nicht zurückholen.\0\
    Diesen Gedanken löschen?\0\
    Bearbeiten\0\
    Das ist nicht mehr hier. Macht nichts.\0\
    Zurückholen\0\
    Quelle\0\
    Getippt\0\
    Gesprochen\0\
    Schreib es jetzt auf. Ordne es später, oder nie.\0\
    Alles bleibt auf diesem Gerät. Kein Konto, kein Tracking.\0\
    Anfangen\0\
    Raus aus dem Kopf\0
    """)

  static let es = TextTable(
    language: "es",
    """
    Capturar una idea\0\
    %1$@, estado: %2$@\0\
    Otra más\0\
    Dejarla ir\0\
    Es todo por ahora\0\
    Este texto venía en un enlace. Guárdalo solo si es tuyo.\0\
    Escuchando, sin prisa…\0\
    El micrófono está desactivado, y no pasa nada. Puedes escribir.\0\
    Abrir Ajustes\0\
    No se ha oído nada. Prueba otra vez cuando quieras.\0\
    ¿Qué tienes en mente?\0\
    Guardar\0\
    Guardada. Ya puedes soltarla.\0\
    Dejar de escuchar\0\
    Escribir\0\
    Hablar\0\
    Aún no hay ideas en esta categoría.\0\
    Seguimientos\0\
    Icono\0\
    Nombre\0\
    Nueva categoría\0\
    Compras\0\
    Opcional. Para las sugerencias y la sincronización, tus ideas se envían a un servidor. Puedes desactivarlo cuando quieras.\0\
    Usar funciones en la nube\0\
    \u{1}one\u{2}%lld tarea\u{1}many\u{2}%lld de tareas\u{1}other\u{2}%lld tareas\0\
    \u{1}one\u{2}%lld idea\u{1}many\u{2}%lld de ideas\u{1}other\u{2}%lld ideas\0\
    Este enlace no abre nada aquí.\0\
    No se ha guardado. Tus palabras siguen aquí; prueba otra vez.\0\
    Todas las ideas\0\
    Cuando se te ocurra algo, aquí hay sitio.\0\
    Todo en calma\0\
    Mostrar\0\
    Añadir una etiqueta\0\
    Añadir a un proyecto\0\
    Elegir una categoría\0\
    Por hoy es suficiente. Ha estado bien echar un vistazo.\0\
    De una en una, tantas como quieras.\0\
    Dejarla para después\0\
    Convertir en tarea\0\
    \u{1}one\u{2}%lld idea ha encontrado su sitio.\u{1}many\u{2}%lld de ideas han encontrado su sitio.\u{1}other\u{2}%lld ideas han encontrado su sitio.\0\
    Offload convierte tu voz en texto solo en este dispositivo.\0\
    Tus ideas se quedan en este dispositivo. Nadie las recibe, las cuenta ni las lee, a menos que actives las funciones en la nube.\0\
    Solo en este dispositivo\0\
    Archivar\0\
    Color\0\
    Aquí aún no hay nada, y no falta nada.\0\
    Icono\0\
    Nombre\0\
    Nuevo proyecto\0\
    Parte de\0\
    Capturar\0\
    Categoría\0\
    Bandeja de entrada\0\
    Organizar\0\
    Proyecto\0\
    Etiqueta\0\
    Tarea\0\
    Idea\0\
    Archivada\0\
    En reposo\0\
    Organizada\0\
    Sí, hazlo\0\
    ¿Ponerla en %@?\0\
    No, gracias\0\
    Nada cambia hasta que lo digas.\0\
    Sugerencias\0\
    ¿Convertirla en una tarea?\0\
    Una sugerencia\0\
    Color\0\
    Aún no hay ideas con esta etiqueta.\0\
    Nombre\0\
    Nueva etiqueta\0\
    Después de: %@\0\
    Categoría\0\
    Hecha el %@\0\
    La fecha ya pasó. Cámbiala o deja la tarea en reposo.\0\
    Hecha\0\
    Fecha\0\
    Ya no hace falta\0\
    Marcar como hecha\0\
    Notas\0\
    Prioridad\0\
    Alta\0\
    Baja\0\
    Media\0\
    Proyecto\0\
    Algún día\0\
    Estado\0\
    Pendiente\0\
    Etiquetas\0\
    Título\0\
    Archivar\0\
    Capturada: %@\0\
    Eliminar\0\
    Solo existe en este dispositivo, así que no se podrá recuperar.\0\
    ¿Eliminar esta idea?\0\
    Editar\0\
    Esto ya no está aquí. No pasa nada.\0\
    Recuperar\0\
    Origen\0\
    Escrita\0\
    Dictada\0\
    Anótalo ahora. Organízalo después, o nunca.\0\
    Todo se queda en este dispositivo. Sin cuenta y sin rastreo.\0\
    Empezar\0\
    Sácalo de la cabeza\0
    """)

  static let fr = TextTable(
    language: "fr",
    """
    Noter une pensée\0\
    %1$@, état\u{A0}: %2$@\0\
    Encore une\0\
    Laisser filer\0\
    C’est tout pour l’instant\0\
    Ce texte vient d’un lien. Garde-le seulement s’il est de toi.\0\
    J’écoute, prends ton temps…\0\
    Le micro est désactivé, et ce n’est pas grave. Tu peux écrire.\0\
    Ouvrir les réglages\0\
    Aucun mot n’a été capté. Réessaie quand tu veux.\0\
    À quoi penses-tu\u{202F}?\0\
    Garder\0\
    C’est gardé. Tu peux passer à autre chose.\0\
    Arrêter l’écoute\0\
    Écrire\0\
    Parler\0\
    Pas encore de pensées dans cette catégorie.\0\
    Relances\0\
    Icône\0\
    Nom\0\
    Nouvelle catégorie\0\
    Courses\0\
    Facultatif. Pour les suggestions et la synchronisation, tes pensées sont envoyées à un serveur. Tu peux désactiver cette option à tout moment.\0\
    Utiliser les fonctions cloud\0\
    \u{1}one\u{2}%lld tâche\u{1}many\u{2}%lld de tâches\u{1}other\u{2}%lld tâches\0\
    \u{1}one\u{2}%lld pensée\u{1}many\u{2}%lld de pensées\u{1}other\u{2}%lld pensées\0\
    Ce lien n’ouvre rien ici.\0\
    Ce n’est pas enregistré. Tes mots sont toujours là\u{202F}; essaie encore une fois.\0\
    Toutes les pensées\0\
    Quand une idée viendra, elle aura sa place ici.\0\
    Tout est calme\0\
    Afficher\0\
    Ajouter une étiquette\0\
    Ajouter à un projet\0\
    Choisir une catégorie\0\
    C’est assez pour aujourd’hui. C’était bien d’y jeter un œil.\0\
    Une à la fois, autant que tu veux.\0\
    Laisser pour plus tard\0\
    En faire une tâche\0\
    \u{1}one\u{2}%lld pensée a trouvé sa place.\u{1}many\u{2}%lld de pensées ont trouvé leur place.\u{1}other\u{2}%lld pensées ont trouvé leur place.\0\
    Offload transforme ta voix en texte, uniquement sur cet appareil.\0\
    Tes pensées restent sur cet appareil. Rien n’est envoyé, compté ni lu par qui que ce soit, sauf si tu actives les fonctions cloud.\0\
    Uniquement sur cet appareil\0\
    Archiver\0\
    Couleur\0\
    Rien ici pour l’instant, et il ne manque rien.\0\
    Icône\0\
    Nom\0\
    Nouveau projet\0\
    Fait partie de\0\
    Noter\0\
    Catégorie\0\
    Boîte de réception\0\
    Ranger\0\
    Projet\0\
    Étiquette\0\
    Tâche\0\
    Pensée\0\
    Archivée\0\
    Au repos\0\
    Rangée\0\
    Oui, vas-y\0\
    La mettre dans %@\u{202F}?\0\
    Non, merci\0\
    Rien ne change sans ton accord.\0\
    Suggestions\0\
    En faire une tâche\u{202F}?\0\
    Une suggestion\0\
    Couleur\0\
    Pas encore de pensées avec cette étiquette.\0\
    Nom\0\
    Nouvelle étiquette\0\
    Après\u{A0}: %@\0\
    Catégorie\0\
    Faite le %@\0\
    La date est passée. Change-la, ou laisse-la comme ça.\0\
    Faite\0\
    Date\0\
    Plus nécessaire\0\
    Marquer comme faite\0\
    Notes\0\
    Priorité\0\
    Haute\0\
    Basse\0\
    Moyenne\0\
    Projet\0\
    Un jour\0\
    État\0\
    À faire\0\
    Étiquettes\0\
    Titre\0\
    Archiver\0\
    Notée\u{A0}: %@\0\
    Supprimer\0\
    Elle n’existe que sur cet appareil et ne pourra pas être récupérée.\0\
    Supprimer cette pensée\u{202F}?\0\
    Modifier\0\
    Ce n’est plus ici. Ce n’est pas grave.\0\
    Restaurer\0\
    Source\0\
    Écrite\0\
    Dictée\0\
    Note-le maintenant. Tu le rangeras plus tard, ou jamais.\0\
    Tout reste sur cet appareil. Sans compte, sans suivi.\0\
    Commencer\0\
    Libère-toi l’esprit\0
    """)

  static let ja = TextTable(
    language: "ja",
    """
    思いつきを書きとめる\0\
    %1$@、状態：%2$@\0\
    もう一つ\0\
    手放す\0\
    今はここまで\0\
    この文はリンクから入力されました。ご自分のものである場合だけ残してください。\0\
    聞いています。ごゆっくり…\0\
    マイクはオフですが、問題ありません。文字で入力できます。\0\
    「設定」を開く\0\
    言葉を聞き取れませんでした。いつでももう一度どうぞ。\0\
    気になっていることはありますか？\0\
    残す\0\
    預かりました。もう忘れても大丈夫です。\0\
    聞き取りを終える\0\
    入力する\0\
    話す\0\
    このカテゴリにはまだ何もありません。\0\
    フォローアップ\0\
    アイコン\0\
    名前\0\
    新しいカテゴリ\0\
    買い物\0\
    任意の設定です。提案と同期のために、書きとめた内容がサーバに送信されます。いつでもオフにできます。\0\
    クラウド機能を使う\0\
    \u{1}other\u{2}タスク%lld件\0\
    \u{1}other\u{2}思いつき%lld件\0\
    このリンクで開けるものはありません。\0\
    保存できませんでした。文章はそのまま残っています。もう一度お試しください。\0\
    すべての思いつき\0\
    何か思いついたら、いつでもここに置けます。\0\
    今は静かです\0\
    表示\0\
    タグを追加\0\
    プロジェクトに追加\0\
    カテゴリを選ぶ\0\
    今日はここまでで十分です。見直せてよかったですね。\0\
    一つずつ、好きなだけどうぞ。\0\
    後にする\0\
    タスクにする\0\
    \u{1}other\u{2}%lld件の思いつきが収まるところに収まりました。\0\
    Offloadは、このデバイスの中だけで声を文字にします。\0\
    書きとめた内容はこのデバイスの中だけにあります。クラウド機能をオンにしないかぎり、だれかに送られることも、数えられることも、読まれることもありません。\0\
    このデバイスの中だけに\0\
    アーカイブ\0\
    色\0\
    まだ何もありませんが、それで大丈夫です。\0\
    アイコン\0\
    名前\0\
    新しいプロジェクト\0\
    親プロジェクト\0\
    書きとめる\0\
    カテゴリ\0\
    インボックス\0\
    整理\0\
    プロジェクト\0\
    タグ\0\
    タスク\0\
    思いつき\0\
    アーカイブ済み\0\
    そのまま\0\
    整理済み\0\
    はい\0\
    %@に入れますか？\0\
    いいえ\0\
    あなたが決めるまで何も変わりません。\0\
    提案\0\
    タスクにしますか？\0\
    提案\0\
    色\0\
    このタグの付いたものはまだありません。\0\
    名前\0\
    新しいタグ\0\
    %@の後\0\
    カテゴリ\0\
    %@に完了\0\
    日付を過ぎました。変えても、そのままでもかまいません。\0\
    完了\0\
    日付\0\
    もう必要ない\0\
    完了にする\0\
    メモ\0\
    優先度\0\
    高\0\
    低\0\
    中\0\
    プロジェクト\0\
    いつか\0\
    状態\0\
    未完了\0\
    タグ\0\
    タイトル\0\
    アーカイブ\0\
    書きとめた日時：%@\0\
    削除\0\
    このデバイスにしかないため、元には戻せません。\0\
    この思いつきを削除しますか？\0\
    編集\0\
    ここにはもうありません。心配はいりません。\0\
    元に戻す\0\
    入力方法\0\
    テキスト\0\
    音声\0\
    今は書きとめるだけ。整理は後でも、しなくても大丈夫です。\0\
    すべてこのデバイスの中だけに残ります。アカウントも追跡もありません。\0\
    はじめる\0\
    頭の中を、ここに預けましょう\0
    """)

  static let zhHans = TextTable(
    language: "zh-Hans",
    """
    记录一条想法\0\
    %1$@，状态：%2$@\0\
    再记一条\0\
    不留了\0\
    先到这里\0\
    这段文字来自一个链接。请确认是你自己的内容后再保存。\0\
    正在聆听，慢慢说…\0\
    麦克风没有开启，没关系。你可以打字。\0\
    打开“设置”\0\
    没有听到内容。随时可以再试。\0\
    在想什么？\0\
    保存\0\
    已保存。现在可以放下它了。\0\
    停止聆听\0\
    打字\0\
    说话\0\
    这个类别里还没有想法。\0\
    待跟进\0\
    图标\0\
    名称\0\
    新建类别\0\
    购物\0\
    可选。为了提供建议和同步，你的想法会发送到服务器。你可以随时关闭。\0\
    使用云端功能\0\
    \u{1}other\u{2}%lld 项任务\0\
    \u{1}other\u{2}%lld 条想法\0\
    此链接在这里打不开。\0\
    没有保存成功。你写的内容还在，请再试一次。\0\
    全部想法\0\
    想到什么，随时可以放在这里。\0\
    这里很安静\0\
    显示\0\
    添加标签\0\
    添加到项目\0\
    选择类别\0\
    今天就到这里。抽空看一看，就已经很好了。\0\
    一次一条，想整理多少都行。\0\
    以后再说\0\
    转为任务\0\
    \u{1}other\u{2}%lld 条想法有了归处。\0\
    Offload 仅在此设备上将你的语音转换为文字。\0\
    你的想法只保存在此设备上。除非你开启云端功能，否则不会发送，不会统计，也没有人会看到。\0\
    仅在此设备上\0\
    归档\0\
    颜色\0\
    这里还是空的，什么也不缺。\0\
    图标\0\
    名称\0\
    新建项目\0\
    上级项目\0\
    记录\0\
    类别\0\
    收集箱\0\
    整理\0\
    项目\0\
    标签\0\
    任务\0\
    想法\0\
    已归档\0\
    放着\0\
    已整理\0\
    好的\0\
    放入“%@”？\0\
    不用了\0\
    在你同意之前不会有任何改变。\0\
    建议\0\
    转为任务？\0\
    一条建议\0\
    颜色\0\
    还没有带此标签的想法。\0\
    名称\0\
    新建标签\0\
    在“%@”之后\0\
    类别\0\
    完成于 %@\0\
    日期已经过了。可以改期，也可以就这样放着。\0\
    已完成\0\
    日期\0\
    不再需要\0\
    标记为完成\0\
    备注\0\
    优先级\0\
    高\0\
    低\0\
    中\0\
    项目\0\
    有空再说\0\
    状态\0\
    未完成\0\
    标签\0\
    标题\0\
    归档\0\
    记录时间：%@\0\
    删除\0\
    它只存在于此设备上，删除后无法恢复。\0\
    要删除这条想法吗？\0\
    编辑\0\
    它已经不在这里了，没关系。\0\
    取回\0\
    来源\0\
    文字\0\
    语音\0\
    现在只管记下来。以后再整理，不整理也可以。\0\
    一切都只留在此设备上。没有账户，没有跟踪。\0\
    开始\0\
    把脑海里的事放下\0
    """)
}
