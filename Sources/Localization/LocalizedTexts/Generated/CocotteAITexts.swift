// Generated from CocotteAI.xcstrings by GenerateLocalizedTexts. Do not edit.
// swift-format-ignore-file

/// The keys of the catalog CocotteAI, in the order of its texts.
public enum CocotteAIText: String, TextKey {
  /// “Approve”
  ///
  /// Button that approves an action.
  case approvalApprove = "approval.approve"

  /// “Approved”
  ///
  /// Shown briefly after an action was approved.
  case approvalApproved = "approval.approved"

  /// “Decline”
  ///
  /// Button that refuses an action.
  case approvalDecline = "approval.decline"

  /// “Declined”
  ///
  /// Shown briefly after an action was refused.
  case approvalDeclined = "approval.declined"

  /// “Edit first”
  ///
  /// Button that changes an action before it is approved.
  case approvalEdit = "approval.edit"

  /// “This action has expired. Nothing was done.”
  ///
  /// Shown when an action can no longer be approved.
  case approvalExpired = "approval.expired"

  /// “High stakes”
  ///
  /// Label of an action that takes three taps to approve.
  case approvalStakesHigh = "approval.stakes.high"

  /// “Low stakes”
  ///
  /// Label of an action that one tap approves.
  case approvalStakesLow = "approval.stakes.low"

  /// “Medium stakes”
  ///
  /// Label of an action that takes two taps to approve.
  case approvalStakesMedium = "approval.stakes.medium"

  /// “The stakes are unknown, so this counts as high.”
  ///
  /// Under an action whose stakes are not known.
  case approvalStakesUnknown = "approval.stakes.unknown"

  /// one: “Tap %lld more time”, other: “Tap %lld more times”
  ///
  /// On the button that approves an action, after the first tap. %lld: how many more taps it takes.
  case approvalTapsLeft = "approval.tapsLeft"

  /// one: “%lld tap approves this.”, other: “%lld taps approve this.”
  ///
  /// Under the button that approves an action. %lld: how many taps it takes in all, by its stakes: 1, 2 or 3.
  case approvalTapsNeeded = "approval.tapsNeeded"

  /// one: “%lld action is waiting for you.”, other: “%lld actions are waiting for you.”
  ///
  /// On the first tab. %lld: how many actions wait for approval.
  case approvalWaiting = "approval.waiting"

  /// “Ask CocotteAI”
  ///
  /// Placeholder of the text field of the chat.
  case chatPlaceholder = "chat.placeholder"

  /// “CocotteAI is thinking…”
  ///
  /// Shown while the copilot prepares an answer.
  case chatThinking = "chat.thinking"

  /// “Send”
  ///
  /// Button that sends an answer.
  case composeSend = "compose.send"

  /// “No posts yet. Ask CocotteAI for a first idea.”
  ///
  /// In place of the posts while there are none.
  case contentEmpty = "content.empty"

  /// one: “%lld unread conversation”, other: “%lld unread conversations”
  ///
  /// Beside a filter of the engagement tab. %lld: how many conversations are unread.
  case countUnread = "count.unread"

  /// “You’re all caught up.”
  ///
  /// In place of the conversations while there are none.
  case engagementEmpty = "engagement.empty"

  /// “This is no longer available.”
  ///
  /// Message when a link names a post, conversation or action that does not exist.
  case errorNotFound = "error.notFound"

  /// “You’re offline. Check your network and try again.”
  ///
  /// Message without a network.
  case errorOffline = "error.offline"

  /// “Comments”
  ///
  /// Filter of the engagement tab.
  case filterComments = "filter.comments"

  /// “Direct messages”
  ///
  /// Filter of the engagement tab.
  case filterDms = "filter.dms"

  /// “Mentions”
  ///
  /// Filter of the engagement tab.
  case filterMentions = "filter.mentions"

  /// “This link belongs to an organization you’re not in.”
  ///
  /// Message when a link belongs to an organization of which the user is no member.
  case orgNotMember = "org.notMember"

  /// “Switch and open”
  ///
  /// Button that switches the organization and opens the link.
  case orgSwitchConfirm = "org.switch.confirm"

  /// “This link belongs to another of your organizations.”
  ///
  /// Message of the question when a link belongs to another organization of the user.
  case orgSwitchMessage = "org.switch.message"

  /// “Switch to %@?”
  ///
  /// Title of the question when a link belongs to another organization of the user. %@: name of that organization.
  case orgSwitchTitle = "org.switch.title"

  /// “You’re now in %@”
  ///
  /// Shown briefly after the organization was switched. %@: name of the organization.
  case orgSwitched = "org.switched"

  /// “Approve action”
  ///
  /// Title of the panel, opened by a push notification, on which an action is approved.
  case routeAction = "route.action"

  /// “Asset”
  ///
  /// Title of the screen with one photo or video of a post.
  case routeAsset = "route.asset"

  /// “CocotteAI”
  ///
  /// Title of the tab in which the creator chats with the copilot. The product's name: never "copilot".
  case routeChat = "route.chat"

  /// “Compose reply”
  ///
  /// Title of the screen on which an answer is written.
  case routeCompose = "route.compose"

  /// “Content”
  ///
  /// Title of the tab with the creator's posts.
  case routeContent = "route.content"

  /// “Conversation”
  ///
  /// Title of the screen with one conversation.
  case routeConversation = "route.conversation"

  /// “Engagement”
  ///
  /// Title of the tab with messages, comments and mentions.
  case routeEngagement = "route.engagement"

  /// “Notification settings”
  ///
  /// Title of a settings screen.
  case routeNotificationSettings = "route.notificationSettings"

  /// “Persona”
  ///
  /// Title of the screen with the voice and manner in which the copilot writes.
  case routePersona = "route.persona"

  /// “Persona settings”
  ///
  /// Title of a settings screen.
  case routePersonaSettings = "route.personaSettings"

  /// “Post”
  ///
  /// Title of the screen with one post.
  case routePost = "route.post"

  /// “Profile”
  ///
  /// Title of the screen with the creator's account.
  case routeProfile = "route.profile"

  /// “Specialist settings”
  ///
  /// Title of a settings screen: which specialist agents may help.
  case routeSpecialistSettings = "route.specialistSettings"

  /// “Single sign-on settings”
  ///
  /// Title of a settings screen. SSO: single sign-on.
  case routeSsoSettings = "route.ssoSettings"

  /// “Stakes settings”
  ///
  /// Title of a settings screen: which actions count as low, medium or high stakes.
  case routeStakesSettings = "route.stakesSettings"

  /// “Today”
  ///
  /// Title of the tab with what needs the creator's attention today.
  case routeToday = "route.today"

  /// “Sign-in was canceled. Your link is still kept.”
  ///
  /// Message when the web sheet was closed before sign-in was complete.
  case signInCanceled = "signIn.canceled"

  /// “You could not be signed in. Try again.”
  ///
  /// Message after an attempt to sign in.
  case signInFailed = "signIn.failed"

  /// “Sign out”
  ///
  /// Button of the profile screen.
  case signInOut = "signIn.out"

  /// “Your link opens as soon as you’ve signed in.”
  ///
  /// Under the sign-in button when a link was opened before sign-in.
  case signInResume = "signIn.resume"

  /// “Continue with single sign-on”
  ///
  /// Button that opens the web sheet for single sign-on (SSO).
  case signInSso = "signIn.sso"

  /// “Sign in to CocotteAI”
  ///
  /// Heading of the screen before sign-in.
  case signInTitle = "signIn.title"

  /// “All platforms”
  ///
  /// Choice that shows the posts of every platform.
  case surfaceAll = "surface.all"

  /// “Instagram”
  ///
  /// Name of a platform, as a filter of the posts. Brand name.
  case surfaceIg = "surface.ig"

  /// “OnlyFans”
  ///
  /// Name of a platform, as a filter of the posts. Brand name.
  case surfaceOf = "surface.of"

  /// “TikTok”
  ///
  /// Name of a platform, as a filter of the posts. Brand name.
  case surfaceTiktok = "surface.tiktok"

  /// “X”
  ///
  /// Name of a platform, as a filter of the posts. Brand name.
  case surfaceX = "surface.x"

  /// “CocotteAI”
  ///
  /// Label of the tab in which the creator chats with the copilot. The product's name.
  case tabCocotte = "tab.cocotte"

  /// “Content”
  ///
  /// Label of a tab.
  case tabContent = "tab.content"

  /// “Engagement”
  ///
  /// Label of a tab.
  case tabEngagement = "tab.engagement"

  /// “Today”
  ///
  /// Label of a tab.
  case tabToday = "tab.today"

  /// The name of the catalog.
  public static let catalog = "CocotteAI"

  /// The languages of the catalog, English first.
  public static let languages = ["en"]

  /// The texts of a language, indexed when they are first asked for.
  public static func table(for language: String) -> TextTable? {
    switch language {
    case "en": CocotteAITextTables.en
    default: nil
    }
  }

  /// The place of the key in the order of the texts.
  public var position: Int {
    switch self {
    case .approvalApprove: 0
    case .approvalApproved: 1
    case .approvalDecline: 2
    case .approvalDeclined: 3
    case .approvalEdit: 4
    case .approvalExpired: 5
    case .approvalStakesHigh: 6
    case .approvalStakesLow: 7
    case .approvalStakesMedium: 8
    case .approvalStakesUnknown: 9
    case .approvalTapsLeft: 10
    case .approvalTapsNeeded: 11
    case .approvalWaiting: 12
    case .chatPlaceholder: 13
    case .chatThinking: 14
    case .composeSend: 15
    case .contentEmpty: 16
    case .countUnread: 17
    case .engagementEmpty: 18
    case .errorNotFound: 19
    case .errorOffline: 20
    case .filterComments: 21
    case .filterDms: 22
    case .filterMentions: 23
    case .orgNotMember: 24
    case .orgSwitchConfirm: 25
    case .orgSwitchMessage: 26
    case .orgSwitchTitle: 27
    case .orgSwitched: 28
    case .routeAction: 29
    case .routeAsset: 30
    case .routeChat: 31
    case .routeCompose: 32
    case .routeContent: 33
    case .routeConversation: 34
    case .routeEngagement: 35
    case .routeNotificationSettings: 36
    case .routePersona: 37
    case .routePersonaSettings: 38
    case .routePost: 39
    case .routeProfile: 40
    case .routeSpecialistSettings: 41
    case .routeSsoSettings: 42
    case .routeStakesSettings: 43
    case .routeToday: 44
    case .signInCanceled: 45
    case .signInFailed: 46
    case .signInOut: 47
    case .signInResume: 48
    case .signInSso: 49
    case .signInTitle: 50
    case .surfaceAll: 51
    case .surfaceIg: 52
    case .surfaceOf: 53
    case .surfaceTiktok: 54
    case .surfaceX: 55
    case .tabCocotte: 56
    case .tabContent: 57
    case .tabEngagement: 58
    case .tabToday: 59
    }
  }
}

/// The texts of the catalog, one static string for each language.
private enum CocotteAITextTables {
  static let en = TextTable(
    language: "en",
    """
    Approve\0\
    Approved\0\
    Decline\0\
    Declined\0\
    Edit first\0\
    This action has expired. Nothing was done.\0\
    High stakes\0\
    Low stakes\0\
    Medium stakes\0\
    The stakes are unknown, so this counts as high.\0\
    \u{1}one\u{2}Tap %lld more time\u{1}other\u{2}Tap %lld more times\0\
    \u{1}one\u{2}%lld tap approves this.\u{1}other\u{2}%lld taps approve this.\0\
    \u{1}one\u{2}%lld action is waiting for you.\u{1}other\u{2}%lld actions are waiting for you.\0\
    Ask CocotteAI\0\
    CocotteAI is thinking…\0\
    Send\0\
    No posts yet. Ask CocotteAI for a first idea.\0\
    \u{1}one\u{2}%lld unread conversation\u{1}other\u{2}%lld unread conversations\0\
    You’re all caught up.\0\
    This is no longer available.\0\
    You’re offline. Check your network and try again.\0\
    Comments\0\
    Direct messages\0\
    Mentions\0\
    This link belongs to an organization you’re not in.\0\
    Switch and open\0\
    This link belongs to another of your organizations.\0\
    Switch to %@?\0\
    You’re now in %@\0\
    Approve action\0\
    Asset\0\
    CocotteAI\0\
    Compose reply\0\
    Content\0\
    Conversation\0\
    Engagement\0\
    Notification settings\0\
    Persona\0\
    Persona settings\0\
    Post\0\
    Profile\0\
    Specialist settings\0\
    Single sign-on settings\0\
    Stakes settings\0\
    Today\0\
    Sign-in was canceled. Your link is still kept.\0\
    You could not be signed in. Try again.\0\
    Sign out\0\
    Your link opens as soon as you’ve signed in.\0\
    Continue with single sign-on\0\
    Sign in to CocotteAI\0\
    All platforms\0\
    Instagram\0\
    OnlyFans\0\
    TikTok\0\
    X\0\
    CocotteAI\0\
    Content\0\
    Engagement\0\
    Today\0
    """)
}
