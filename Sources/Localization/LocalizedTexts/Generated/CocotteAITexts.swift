// Generated from CocotteAI.xcstrings by GenerateLocalizedTexts. Do not edit.
// swift-format-ignore-file

/// The keys of the catalog CocotteAI, in the order of its strings.
public enum CocotteAIText: String, TextKey {
  /// “Action”
  ///
  /// Approval screen: label of the kind of an action.
  case approvalAction = "approval.action"

  /// “Approve”
  ///
  /// Approval screen: button that approves an action.
  case approvalApprove = "approval.approve"

  /// “Approved”
  ///
  /// Approval screen: shown briefly after an action was approved.
  case approvalApproved = "approval.approved"

  /// “Cancel”
  ///
  /// Button that closes the panel without approving the action.
  case approvalCancel = "approval.cancel"

  /// “Edit first”
  ///
  /// Approval screen: button that changes an action before it is approved.
  case approvalEdit = "approval.edit"

  /// “Preview”
  ///
  /// Approval screen: heading of the preview of an action.
  case approvalPreview = "approval.preview"

  /// “High stakes”
  ///
  /// Approval screen: label of an action that takes three taps to approve.
  case approvalStakesHigh = "approval.stakes.high"

  /// “Medium stakes”
  ///
  /// Approval screen: label of an action that takes two taps to approve.
  case approvalStakesMedium = "approval.stakes.medium"

  /// “Target”
  ///
  /// Approval screen: label of what an action changes, such as a post.
  case approvalTarget = "approval.target"

  /// one: “%lld action is waiting for you.”, other: “%lld actions are waiting for you.”
  ///
  /// On the first tab. %lld: how many actions wait for approval.
  case approvalWaiting = "approval.waiting"

  /// “Why now?”
  ///
  /// Approval screen: heading of the reasons for an action at this time.
  case approvalWhyNow = "approval.whyNow"

  /// “Tap to audit”
  ///
  /// On the card with what was sent without approval: a tap shows the list.
  case autoShippedAudit = "autoShipped.audit"

  /// one: “%lld low-stakes post”, other: “%lld low-stakes posts”
  ///
  /// On the card with what was sent without approval. %lld: how many posts with low stakes.
  case autoShippedPosts = "autoShipped.posts"

  /// one: “%lld reply”, other: “%lld replies”
  ///
  /// On the card with what was sent without approval. %lld: how many replies.
  case autoShippedReplies = "autoShipped.replies"

  /// “%1$@ · %2$@”
  ///
  /// Today tab, card with what was sent without approval. %1$@: the number of posts. %2$@: the number of replies.
  case autoShippedSummary = "autoShipped.summary"

  /// “Auto-shipped (last 24h)”
  ///
  /// Heading of the card with what was sent without approval.
  case autoShippedTitle = "autoShipped.title"

  /// “Approve & post”
  ///
  /// Button of a card and of the details of a post.
  case cardApproveAndPost = "card.approveAndPost"

  /// “Drafted %1$@: “%2$@””
  ///
  /// On a card of the Today tab. %1$@: the kind of post, such as PPV. %2$@: title of the post.
  case cardDrafted = "card.drafted"

  /// “+%lld more”
  ///
  /// Under the first replies of the engagement card. %lld: how many more there are.
  case cardMore = "card.more"

  /// “Open inbox”
  ///
  /// Button of the engagement card.
  case cardOpenInbox = "card.openInbox"

  /// “%1$@ · %2$@ · stakes: %3$@”
  ///
  /// On a card, under the title. %1$@: the price. %2$@: how many photos and videos there are. %3$@: the stakes.
  case cardPostFacts = "card.postFacts"

  /// one: “%1$@ drafted %2$lld reply”, other: “%1$@ drafted %2$lld replies”
  ///
  /// Today tab, card of the conversations. %1$@: the specialist agent with the platform. %2$lld: the number of drafted replies.
  case cardRepliesDrafted = "card.repliesDrafted"

  /// “Review”
  ///
  /// Button of a card: opens the review screen, which is the second tap for medium stakes.
  case cardReview = "card.review"

  /// “%1$@ (%2$@)”
  ///
  /// Heading of a card. %1$@: name of the specialist agent, such as Sasha. %2$@: name of the platform.
  case cardSpecialist = "card.specialist"

  /// “Ask anything…”
  ///
  /// Placeholder of the text field of the chat.
  case chatPlaceholder = "chat.placeholder"

  /// “Send”
  ///
  /// Label of the send button of the chat, for a screen reader.
  case chatSend = "chat.send"

  /// “Memory and persona”
  ///
  /// Label of the button that opens memory and persona settings, for a screen reader.
  case chatSettings = "chat.settings"

  /// “Speak”
  ///
  /// Label of the microphone button of the chat, for a screen reader.
  case chatSpeak = "chat.speak"

  /// “streaming”
  ///
  /// Beside the name Cocotte while an answer arrives.
  case chatStreaming = "chat.streaming"

  /// “Cocotte is thinking…”
  ///
  /// Shown while Cocotte prepares an answer.
  case chatThinking = "chat.thinking"

  /// “%@ is working on it…”
  ///
  /// Over any tab while a long task of a specialist agent runs. %@: name of the agent.
  case chatWorking = "chat.working"

  /// “Send”
  ///
  /// Button that sends an answer.
  case composeSend = "compose.send"

  /// “No posts yet. Ask CocotteAI for a first idea.”
  ///
  /// In place of the posts while there are none.
  case contentEmpty = "content.empty"

  /// “New post”
  ///
  /// Button of the content tab.
  case contentNewPost = "content.newPost"

  /// “This week (%lld)”
  ///
  /// Heading of the posts of the rest of this week. %lld: how many there are.
  case contentThisWeek = "content.thisWeek"

  /// “Today”
  ///
  /// Heading of the posts of this day.
  case contentToday = "content.today"

  /// “Tomorrow”
  ///
  /// Heading of the posts of the next day.
  case contentTomorrow = "content.tomorrow"

  /// one: “%lld asset”, other: “%lld assets”
  ///
  /// On a card and in the details of a post. %lld: how many photos and videos it has.
  case countAssets = "count.assets"

  /// one: “%lld unread conversation”, other: “%lld unread conversations”
  ///
  /// Beside a filter of the engagement tab. %lld: how many conversations are unread.
  case countUnread = "count.unread"

  /// “Auto-liked · no reply needed”
  ///
  /// Under a comment that needs no reply.
  case engagementAutoLiked = "engagement.autoLiked"

  /// “Awaiting your voice”
  ///
  /// Heading of the conversations that only the creator may answer.
  case engagementAwaitingVoice = "engagement.awaitingVoice"

  /// “Dismiss”
  ///
  /// Action of a swipe to the left: drops the drafted reply. Also an action of a push notification.
  case engagementDismiss = "engagement.dismiss"

  /// “%1$@: “%2$@””
  ///
  /// Engagement tab, line under a conversation. %1$@: the specialist agent. %2$@: the draft.
  case engagementDraftLine = "engagement.draftLine"

  /// “Draft ready · swipe”
  ///
  /// Heading of the conversations with a drafted reply, which a swipe sends.
  case engagementDraftReady = "engagement.draftReady"

  /// “%@ drafted”
  ///
  /// Above a drafted reply. %@: name of the specialist agent.
  case engagementDrafted = "engagement.drafted"

  /// “You’re all caught up.”
  ///
  /// In place of the conversations while there are none.
  case engagementEmpty = "engagement.empty"

  /// “Filter”
  ///
  /// Button of the engagement tab.
  case engagementFilter = "engagement.filter"

  /// “%@ flagged — your call”
  ///
  /// Under a conversation that only the creator may answer. %@: name of the specialist agent.
  case engagementFlagged = "engagement.flagged"

  /// “%1$@ · %2$@”
  ///
  /// Where a message was received. %1$@: name of the platform. %2$@: DM, reply or comment.
  case engagementMessage = "engagement.message"

  /// “Search”
  ///
  /// Label of the search button of the engagement tab, for a screen reader.
  case engagementSearch = "engagement.search"

  /// “Send”
  ///
  /// Action of a swipe to the right: sends the drafted reply.
  case engagementSend = "engagement.send"

  /// “This is no longer available.”
  ///
  /// Message when a link names a post, conversation or action that does not exist.
  case errorNotFound = "error.notFound"

  /// “You’re offline. Check your network and try again.”
  ///
  /// Every tab: message without a network.
  case errorOffline = "error.offline"

  /// “All”
  ///
  /// Filter of the content and engagement tabs that shows everything.
  case filterAll = "filter.all"

  /// “Comments”
  ///
  /// Filter of the engagement tab.
  case filterComments = "filter.comments"

  /// “DMs”
  ///
  /// Filter of the engagement tab.
  case filterDms = "filter.dms"

  /// “Mentions”
  ///
  /// Filter of the engagement tab.
  case filterMentions = "filter.mentions"

  /// “PPV”
  ///
  /// Content tab and screen of a post: kind of a post: pay-per-view content.
  case kindPpv = "kind.ppv"

  /// “Reel”
  ///
  /// Content tab and screen of a post: kind of a post on Instagram: a short video.
  case kindReel = "kind.reel"

  /// “Tweet”
  ///
  /// Content tab and screen of a post: kind of a post on X.
  case kindTweet = "kind.tweet"

  /// “Memory”
  ///
  /// Chat: title of the settings of what Cocotte remembers.
  case memoryTitle = "memory.title"

  /// “comment”
  ///
  /// Engagement tab: kind of a message: a comment under a post. Short, lower case.
  case messageComment = "message.comment"

  /// “DM”
  ///
  /// Engagement tab: kind of a message: a direct message. Short.
  case messageDm = "message.dm"

  /// “mention”
  ///
  /// Engagement tab, kind of a message: a mention of the creator. Short, lower case.
  case messageMention = "message.mention"

  /// “reply”
  ///
  /// Engagement tab: kind of a message: a reply to a post. Short, lower case.
  case messageReply = "message.reply"

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

  /// “Switch organization”
  ///
  /// Settings: title of the screen on which one of several organizations is chosen.
  case orgTitle = "org.title"

  /// “Get a notification when an action needs your approval.”
  ///
  /// Shown before the system asks for notifications.
  case permissionNotifications = "permission.notifications"

  /// “Caption”
  ///
  /// Screen of a post: label of the text of a post.
  case postCaption = "post.caption"

  /// “Confirm caption”
  ///
  /// Button that confirms the caption, the third tap for high stakes.
  case postCaptionConfirm = "post.caption.confirm"

  /// “Edit”
  ///
  /// Button beside the text of a post.
  case postCaptionEdit = "post.caption.edit"

  /// “Confidence”
  ///
  /// Label of how sure the specialist agent is, from 0 to 1.
  case postConfidence = "post.confidence"

  /// “%1$@: “%2$@””
  ///
  /// Title of a post. %1$@: its kind, such as PPV. %2$@: its title.
  case postKindTitle = "post.kindTitle"

  /// “Refine”
  ///
  /// Button of the details of a post: asks for another draft.
  case postRefine = "post.refine"

  /// “%1$@ · %2$@ · %3$@”
  ///
  /// On a row of the content tab. %1$@: the platform. %2$@: the time. %3$@: the state, such as draft.
  case postRow = "post.row"

  /// “%1$@ · stakes: %2$@”
  ///
  /// Content tab, second line of a row. %1$@: the specialist agent. %2$@: low, medium or high.
  case postRowSpecialist = "post.row.specialist"

  /// “Schedule”
  ///
  /// Screen of a post: label of the time at which a post is sent.
  case postSchedule = "post.schedule"

  /// “%1$@ · %2$@”
  ///
  /// The time at which a post is sent. %1$@: the day, such as Today. %2$@: the time.
  case postScheduleValue = "post.schedule.value"

  /// “Specialist”
  ///
  /// Label of the specialist agent that drafted a post or proposes an action.
  case postSpecialist = "post.specialist"

  /// “Stakes”
  ///
  /// Screen of a post: label of the stakes of a post or action.
  case postStakes = "post.stakes"

  /// “approved”
  ///
  /// State of a post in the queue. Lower case.
  case postStateApproved = "post.state.approved"

  /// “draft”
  ///
  /// State of a post in the queue. Lower case.
  case postStateDraft = "post.state.draft"

  /// “scheduled”
  ///
  /// State of a post in the queue: it is sent at a set time. Lower case.
  case postStateScheduled = "post.state.scheduled"

  /// “Surface”
  ///
  /// Label of the platform of a post.
  case postSurface = "post.surface"

  /// “About CocotteAI”
  ///
  /// Row of the profile screen.
  case profileAbout = "profile.about"

  /// “Account”
  ///
  /// Heading of the profile screen: account and single sign-on.
  case profileAccount = "profile.account"

  /// “Notifications”
  ///
  /// Row of the profile screen.
  case profileNotifications = "profile.notifications"

  /// “Org”
  ///
  /// Label of the organization on the profile screen.
  case profileOrg = "profile.org"

  /// “%@ (personal)”
  ///
  /// An organization with one person. %@: name of the person.
  case profileOrgPersonal = "profile.org.personal"

  /// “Persona & voice”
  ///
  /// Row of the profile screen.
  case profilePersona = "profile.persona"

  /// “Specialists”
  ///
  /// Row of the profile screen.
  case profileSpecialists = "profile.specialists"

  /// “SSO & sessions”
  ///
  /// Row of the profile screen. SSO: single sign-on.
  case profileSso = "profile.sso"

  /// “Stakes routing”
  ///
  /// Row of the profile screen: which actions count as low, medium or high stakes.
  case profileStakes = "profile.stakes"

  /// “v%@”
  ///
  /// Beside the row about the app. %@: the version.
  case profileVersion = "profile.version"

  /// “Approve”
  ///
  /// Action of a push notification.
  case pushApprove = "push.approve"

  /// “Dismiss”
  ///
  /// Action of a push notification.
  case pushDismiss = "push.dismiss"

  /// “%@ needs your approval”
  ///
  /// Title of a push notification for medium and high stakes. %@: name of the specialist agent.
  case pushNeedsApproval = "push.needsApproval"

  /// “Approve action”
  ///
  /// Title of the panel, opened by a push notification, on which an action is approved.
  case routeAction = "route.action"

  /// “Approval”
  ///
  /// Title of the screen on which an action is approved, after the steps that its stakes require.
  case routeApprove = "route.approve"

  /// “Asset”
  ///
  /// Title of the screen with one photo or video of a post.
  case routeAsset = "route.asset"

  /// “Auto-shipped”
  ///
  /// Title of the list of what was sent without approval.
  case routeAutoShipped = "route.autoShipped"

  /// “Cocotte”
  ///
  /// Title of the tab in which the creator chats with Cocotte.
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

  /// “New post”
  ///
  /// Title of the screen on which a post is written.
  case routeNewPost = "route.newPost"

  /// “Notification settings”
  ///
  /// Title of a settings screen.
  case routeNotificationSettings = "route.notificationSettings"

  /// “Persona”
  ///
  /// Title of the screen with the voice and manner in which the copilot writes.
  case routePersona = "route.persona"

  /// “Persona & voice”
  ///
  /// Title of a settings screen.
  case routePersonaSettings = "route.personaSettings"

  /// “Post detail”
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

  /// “SSO & sessions”
  ///
  /// Title of a settings screen. SSO: single sign-on.
  case routeSsoSettings = "route.ssoSettings"

  /// “Stakes routing”
  ///
  /// Title of a settings screen: which actions count as low, medium or high stakes.
  case routeStakesSettings = "route.stakesSettings"

  /// “Today”
  ///
  /// Title of the tab with what needs the creator's attention today.
  case routeToday = "route.today"

  /// “Voice note”
  ///
  /// Title of the recorder of voice notes.
  case routeVoiceNote = "route.voiceNote"

  /// “CocotteAI settings”
  ///
  /// Header of the settings.
  case settingsTitle = "settings.title"

  /// “Sign-in was canceled. Your link is still kept.”
  ///
  /// Message when the web sheet was closed before sign-in was complete.
  case signInCanceled = "signIn.canceled"

  /// “You could not be signed in. Try again.”
  ///
  /// Sign-in screen: message after an attempt to sign in.
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

  /// “CocotteAI”
  ///
  /// On the screen that shows while the app starts. CocotteAI is the name of the app: keep it.
  case splashTitle = "splash.title"

  /// “high”
  ///
  /// Stakes of an action, in a row of facts and as a badge. Lower case.
  case stakesHigh = "stakes.high"

  /// “low”
  ///
  /// Stakes of an action, in a row of facts. Lower case.
  case stakesLow = "stakes.low"

  /// “medium”
  ///
  /// Stakes of an action, in a row of facts. Lower case.
  case stakesMedium = "stakes.medium"

  /// “All platforms”
  ///
  /// Choice that shows the posts of every platform.
  case surfaceAll = "surface.all"

  /// “Instagram”
  ///
  /// Name of a platform, as a filter of the posts. Brand name.
  case surfaceIg = "surface.ig"

  /// “IG”
  ///
  /// Name of the platform Instagram on a filter with little room.
  case surfaceIgShort = "surface.ig.short"

  /// “OnlyFans”
  ///
  /// Name of a platform, as a filter of the posts. Brand name.
  case surfaceOf = "surface.of"

  /// “OF”
  ///
  /// Name of the platform OnlyFans on a filter with little room.
  case surfaceOfShort = "surface.of.short"

  /// “TikTok”
  ///
  /// Name of a platform, as a filter of the posts. Brand name.
  case surfaceTiktok = "surface.tiktok"

  /// “TT”
  ///
  /// Name of the platform TikTok on a filter with little room.
  case surfaceTiktokShort = "surface.tiktok.short"

  /// “X”
  ///
  /// Name of a platform, as a filter of the posts. Brand name.
  case surfaceX = "surface.x"

  /// “Cocotte”
  ///
  /// Label of the tab in which the creator chats with Cocotte.
  case tabCocotte = "tab.cocotte"

  /// “Content”
  ///
  /// Label of a tab.
  case tabContent = "tab.content"

  /// “Engage”
  ///
  /// Tab bar: label of the tab with conversations. Short.
  case tabEngagement = "tab.engagement"

  /// “Today”
  ///
  /// Label of a tab.
  case tabToday = "tab.today"

  /// “Shipped”
  ///
  /// Today tab: shown briefly after one tap sent an action with low stakes.
  case toastShipped = "toast.shipped"

  /// “Nothing needs you right now.”
  ///
  /// In place of the cards of the Today tab while there are none.
  case todayEmpty = "today.empty"

  /// “Good afternoon.”
  ///
  /// Greeting at the top of the Today tab, in the afternoon.
  case todayGreetingAfternoon = "today.greeting.afternoon"

  /// “Good evening.”
  ///
  /// Greeting at the top of the Today tab, in the evening.
  case todayGreetingEvening = "today.greeting.evening"

  /// “Good morning.”
  ///
  /// Greeting at the top of the Today tab, in the morning.
  case todayGreetingMorning = "today.greeting.morning"

  /// one: “%lld thing needs you.”, other: “%lld things need you.”
  ///
  /// After the greeting of the Today tab. %lld: how many cards wait for the creator.
  case todayNeedsYou = "today.needsYou"

  /// “Discard”
  ///
  /// Button of the recorder of voice notes.
  case voiceNoteDiscard = "voiceNote.discard"

  /// “Record a voice note”
  ///
  /// Button of the recorder of voice notes.
  case voiceNoteRecord = "voiceNote.record"

  /// “Send voice note”
  ///
  /// Button of the recorder of voice notes.
  case voiceNoteSend = "voiceNote.send"

  /// “Stop”
  ///
  /// Button of the recorder of voice notes.
  case voiceNoteStop = "voiceNote.stop"

  /// The name of the catalog.
  public static let catalog = "CocotteAI"

  /// The languages of the catalog, English first.
  public static let languages = ["en"]

  /// Returns the strings of a language, which are indexed at the first use.
  public static func table(for language: String) -> TextTable? {
    switch language {
    case "en": CocotteAITextTables.en
    default: nil
    }
  }

  /// The position of the key in the order of the strings.
  public var position: Int {
    switch self {
    case .approvalAction: 0
    case .approvalApprove: 1
    case .approvalApproved: 2
    case .approvalCancel: 3
    case .approvalEdit: 4
    case .approvalPreview: 5
    case .approvalStakesHigh: 6
    case .approvalStakesMedium: 7
    case .approvalTarget: 8
    case .approvalWaiting: 9
    case .approvalWhyNow: 10
    case .autoShippedAudit: 11
    case .autoShippedPosts: 12
    case .autoShippedReplies: 13
    case .autoShippedSummary: 14
    case .autoShippedTitle: 15
    case .cardApproveAndPost: 16
    case .cardDrafted: 17
    case .cardMore: 18
    case .cardOpenInbox: 19
    case .cardPostFacts: 20
    case .cardRepliesDrafted: 21
    case .cardReview: 22
    case .cardSpecialist: 23
    case .chatPlaceholder: 24
    case .chatSend: 25
    case .chatSettings: 26
    case .chatSpeak: 27
    case .chatStreaming: 28
    case .chatThinking: 29
    case .chatWorking: 30
    case .composeSend: 31
    case .contentEmpty: 32
    case .contentNewPost: 33
    case .contentThisWeek: 34
    case .contentToday: 35
    case .contentTomorrow: 36
    case .countAssets: 37
    case .countUnread: 38
    case .engagementAutoLiked: 39
    case .engagementAwaitingVoice: 40
    case .engagementDismiss: 41
    case .engagementDraftLine: 42
    case .engagementDraftReady: 43
    case .engagementDrafted: 44
    case .engagementEmpty: 45
    case .engagementFilter: 46
    case .engagementFlagged: 47
    case .engagementMessage: 48
    case .engagementSearch: 49
    case .engagementSend: 50
    case .errorNotFound: 51
    case .errorOffline: 52
    case .filterAll: 53
    case .filterComments: 54
    case .filterDms: 55
    case .filterMentions: 56
    case .kindPpv: 57
    case .kindReel: 58
    case .kindTweet: 59
    case .memoryTitle: 60
    case .messageComment: 61
    case .messageDm: 62
    case .messageMention: 63
    case .messageReply: 64
    case .orgNotMember: 65
    case .orgSwitchConfirm: 66
    case .orgSwitchMessage: 67
    case .orgSwitchTitle: 68
    case .orgSwitched: 69
    case .orgTitle: 70
    case .permissionNotifications: 71
    case .postCaption: 72
    case .postCaptionConfirm: 73
    case .postCaptionEdit: 74
    case .postConfidence: 75
    case .postKindTitle: 76
    case .postRefine: 77
    case .postRow: 78
    case .postRowSpecialist: 79
    case .postSchedule: 80
    case .postScheduleValue: 81
    case .postSpecialist: 82
    case .postStakes: 83
    case .postStateApproved: 84
    case .postStateDraft: 85
    case .postStateScheduled: 86
    case .postSurface: 87
    case .profileAbout: 88
    case .profileAccount: 89
    case .profileNotifications: 90
    case .profileOrg: 91
    case .profileOrgPersonal: 92
    case .profilePersona: 93
    case .profileSpecialists: 94
    case .profileSso: 95
    case .profileStakes: 96
    case .profileVersion: 97
    case .pushApprove: 98
    case .pushDismiss: 99
    case .pushNeedsApproval: 100
    case .routeAction: 101
    case .routeApprove: 102
    case .routeAsset: 103
    case .routeAutoShipped: 104
    case .routeChat: 105
    case .routeCompose: 106
    case .routeContent: 107
    case .routeConversation: 108
    case .routeEngagement: 109
    case .routeNewPost: 110
    case .routeNotificationSettings: 111
    case .routePersona: 112
    case .routePersonaSettings: 113
    case .routePost: 114
    case .routeProfile: 115
    case .routeSpecialistSettings: 116
    case .routeSsoSettings: 117
    case .routeStakesSettings: 118
    case .routeToday: 119
    case .routeVoiceNote: 120
    case .settingsTitle: 121
    case .signInCanceled: 122
    case .signInFailed: 123
    case .signInOut: 124
    case .signInResume: 125
    case .signInSso: 126
    case .signInTitle: 127
    case .splashTitle: 128
    case .stakesHigh: 129
    case .stakesLow: 130
    case .stakesMedium: 131
    case .surfaceAll: 132
    case .surfaceIg: 133
    case .surfaceIgShort: 134
    case .surfaceOf: 135
    case .surfaceOfShort: 136
    case .surfaceTiktok: 137
    case .surfaceTiktokShort: 138
    case .surfaceX: 139
    case .tabCocotte: 140
    case .tabContent: 141
    case .tabEngagement: 142
    case .tabToday: 143
    case .toastShipped: 144
    case .todayEmpty: 145
    case .todayGreetingAfternoon: 146
    case .todayGreetingEvening: 147
    case .todayGreetingMorning: 148
    case .todayNeedsYou: 149
    case .voiceNoteDiscard: 150
    case .voiceNoteRecord: 151
    case .voiceNoteSend: 152
    case .voiceNoteStop: 153
    }
  }
}

/// The strings of the catalog, one static string for each language.
private enum CocotteAITextTables {
  static let en = TextTable(
    language: "en",
    """
    Action\0\
    Approve\0\
    Approved\0\
    Cancel\0\
    Edit first\0\
    Preview\0\
    High stakes\0\
    Medium stakes\0\
    Target\0\
    \u{1}one\u{2}%lld action is waiting for you.\u{1}other\u{2}%lld actions are waiting for you.\0\
    Why now?\0\
    Tap to audit\0\
    \u{1}one\u{2}%lld low-stakes post\u{1}other\u{2}%lld low-stakes posts\0\
    \u{1}one\u{2}%lld reply\u{1}other\u{2}%lld replies\0\
    %1$@ · %2$@\0\
    Auto-shipped (last 24h)\0\
    Approve & post\0\
    Drafted %1$@: “%2$@”\0\
    +%lld more\0\
    Open inbox\0\
    %1$@ · %2$@ · stakes: %3$@\0\
    \u{1}one\u{2}%1$@ drafted %2$lld reply\u{1}other\u{2}%1$@ drafted %2$lld replies\0\
    Review\0\
    %1$@ (%2$@)\0\
    Ask anything…\0\
    Send\0\
    Memory and persona\0\
    Speak\0\
    streaming\0\
    Cocotte is thinking…\0\
    %@ is working on it…\0\
    Send\0\
    No posts yet. Ask CocotteAI for a first idea.\0\
    New post\0\
    This week (%lld)\0\
    Today\0\
    Tomorrow\0\
    \u{1}one\u{2}%lld asset\u{1}other\u{2}%lld assets\0\
    \u{1}one\u{2}%lld unread conversation\u{1}other\u{2}%lld unread conversations\0\
    Auto-liked · no reply needed\0\
    Awaiting your voice\0\
    Dismiss\0\
    %1$@: “%2$@”\0\
    Draft ready · swipe\0\
    %@ drafted\0\
    You’re all caught up.\0\
    Filter\0\
    %@ flagged — your call\0\
    %1$@ · %2$@\0\
    Search\0\
    Send\0\
    This is no longer available.\0\
    You’re offline. Check your network and try again.\0\
    All\0\
    Comments\0\
    DMs\0\
    Mentions\0\
    PPV\0\
    Reel\0\
    Tweet\0\
    Memory\0\
    comment\0\
    DM\0\
    mention\0\
    reply\0\
    This link belongs to an organization you’re not in.\0\
    Switch and open\0\
    This link belongs to another of your organizations.\0\
    Switch to %@?\0\
    You’re now in %@\0\
    Switch organization\0\
    Get a notification when an action needs your approval.\0\
    Caption\0\
    Confirm caption\0\
    Edit\0\
    Confidence\0\
    %1$@: “%2$@”\0\
    Refine\0\
    %1$@ · %2$@ · %3$@\0\
    %1$@ · stakes: %2$@\0\
    Schedule\0\
    %1$@ · %2$@\0\
    Specialist\0\
    Stakes\0\
    approved\0\
    draft\0\
    scheduled\0\
    Surface\0\
    About CocotteAI\0\
    Account\0\
    Notifications\0\
    Org\0\
    %@ (personal)\0\
    Persona & voice\0\
    Specialists\0\
    SSO & sessions\0\
    Stakes routing\0\
    v%@\0\
    Approve\0\
    Dismiss\0\
    %@ needs your approval\0\
    Approve action\0\
    Approval\0\
    Asset\0\
    Auto-shipped\0\
    Cocotte\0\
    Compose reply\0\
    Content\0\
    Conversation\0\
    Engagement\0\
    New post\0\
    Notification settings\0\
    Persona\0\
    Persona & voice\0\
    Post detail\0\
    Profile\0\
    Specialist settings\0\
    SSO & sessions\0\
    Stakes routing\0\
    Today\0\
    Voice note\0\
    CocotteAI settings\0\
    Sign-in was canceled. Your link is still kept.\0\
    You could not be signed in. Try again.\0\
    Sign out\0\
    Your link opens as soon as you’ve signed in.\0\
    Continue with single sign-on\0\
    Sign in to CocotteAI\0\
    CocotteAI\0\
    high\0\
    low\0\
    medium\0\
    All platforms\0\
    Instagram\0\
    IG\0\
    OnlyFans\0\
    OF\0\
    TikTok\0\
    TT\0\
    X\0\
    Cocotte\0\
    Content\0\
    Engage\0\
    Today\0\
    Shipped\0\
    Nothing needs you right now.\0\
    Good afternoon.\0\
    Good evening.\0\
    Good morning.\0\
    \u{1}one\u{2}%lld thing needs you.\u{1}other\u{2}%lld things need you.\0\
    Discard\0\
    Record a voice note\0\
    Send voice note\0\
    Stop\0
    """)
}
