// Generated from Wordly.xcstrings by GenerateLocalizedTexts. Do not edit.
// swift-format-ignore-file

/// The keys of the catalog Wordly, in the order of its strings.
public enum WordlyText: String, TextKey {
  /// “%1$@, at %2$@: %3$@”
  ///
  /// Read by a screen reader for a speech bubble. %1$@: the speaker's name. %2$@: the time. %3$@: what was said.
  case accessibilityBubble = "accessibility.bubble"

  /// “Double-tap to turn the microphone on or off.”
  ///
  /// Hint of the microphone button for a screen reader.
  case accessibilityMicrophoneHint = "accessibility.microphone.hint"

  /// “Output language, now %@”
  ///
  /// Label of the button that changes the output language, for a screen reader. %@: name of the current language.
  case accessibilityOutputLanguage = "accessibility.outputLanguage"

  /// one: “Passcode, %lld character entered”, other: “Passcode, %lld characters entered”
  ///
  /// Read by a screen reader for the field for the passcode, whose characters are hidden. %lld: how many were typed.
  case accessibilityPasscodeField = "accessibility.passcodeField"

  /// “Double-tap and hold to talk, then release.”
  ///
  /// Hint of the push-to-talk button for a screen reader.
  case accessibilityPushToTalkHint = "accessibility.pushToTalk.hint"

  /// “QR code for joining session %@ as an attendee”
  ///
  /// Description of the QR code for attendees, for a screen reader. %@: the session ID.
  case accessibilityQrAttend = "accessibility.qr.attend"

  /// “QR code for joining session %@ as a presenter”
  ///
  /// Description of the QR code for presenters, for a screen reader. %@: the session ID.
  case accessibilityQrPresent = "accessibility.qr.present"

  /// “Move %@ up or down”
  ///
  /// Hint of a language in the editable list for automatic switching, for a screen reader. %@: name of the language.
  case accessibilityReorder = "accessibility.reorder"

  /// “Sign in”
  ///
  /// Start screen and panel of a session that requires an account: button that opens the sign-in screen.
  case accountSignIn = "account.signIn"

  /// “Sign out”
  ///
  /// Screen of the account: button: signs the account out on this device.
  case accountSignOut = "account.signOut"

  /// “Signed in as %@”
  ///
  /// Screen of the account. %@: the e-mail address of the account.
  case accountSignedInAs = "account.signedInAs"

  /// “Account”
  ///
  /// Settings: title of the screen of the account.
  case accountTitle = "account.title"

  /// “Use another account”
  ///
  /// Button in the panel shown when the account may not enter a session.
  case accountUseAnother = "account.useAnother"

  /// “Cancel”
  ///
  /// Button that leaves a form or a question without changing anything.
  case actionCancel = "action.cancel"

  /// “Close”
  ///
  /// Button that closes a panel.
  case actionClose = "action.close"

  /// “Open Settings”
  ///
  /// Button beside a message about a permission: opens the settings of the system.
  case actionOpenSettings = "action.openSettings"

  /// “Try again”
  ///
  /// Every screen: button beside an error message.
  case actionRetry = "action.retry"

  /// “This session is for people with an account. After you sign in, you come straight back here.”
  ///
  /// Message of the panel that asks a person to sign in. A link opened before sign-in is kept.
  case admissionNeedsLoginMessage = "admission.needsLogin.message"

  /// “Sign in to join”
  ///
  /// Title of the panel that asks a person to sign in before joining.
  case admissionNeedsLoginTitle = "admission.needsLogin.title"

  /// “You’ll find it in your invitation, or the organizer can tell you.”
  ///
  /// Message of the panel that asks for the passcode of a session.
  case admissionNeedsPasscodeMessage = "admission.needsPasscode.message"

  /// “Enter the passcode”
  ///
  /// Title of the panel that asks for the passcode of a session.
  case admissionNeedsPasscodeTitle = "admission.needsPasscode.title"

  /// “The account %@ is not invited. Use another account or ask the organizer.”
  ///
  /// Message of the panel shown when the account may not enter the session. %@: the e-mail address of the account.
  case admissionNotPermittedMessage = "admission.notPermitted.message"

  /// “You can’t enter this session”
  ///
  /// Title of the panel shown when the account may not enter the session.
  case admissionNotPermittedTitle = "admission.notPermitted.title"

  /// “Everything is ready. You can join now.”
  ///
  /// Under the join form when nothing is missing.
  case admissionReady = "admission.ready"

  /// “The connection was lost. We are trying to reach the session again.”
  ///
  /// Spoken when the connection has been lost for 10 seconds. Write it to be heard.
  case audioConnectionLost = "audio.connection.lost"

  /// “You are connected again.”
  ///
  /// Spoken when the connection has come back. Write it to be heard.
  case audioConnectionRestored = "audio.connection.restored"

  /// “You have joined the session. You will hear the translation as soon as someone speaks.”
  ///
  /// Spoken when an attendee has joined. Write it to be heard.
  case audioJoinedAttendee = "audio.joined.attendee"

  /// “You have joined as a presenter.”
  ///
  /// Spoken when a presenter has joined. Write it to be heard.
  case audioJoinedPresenter = "audio.joined.presenter"

  /// “You now hear the session in %@.”
  ///
  /// Spoken when the output language was changed, in the new language. %@: name of that language. Write it to be heard.
  case audioLanguageChanged = "audio.language.changed"

  /// “This is how your translation will sound.”
  ///
  /// Spoken when a person tries out a language or a voice. Write it to be heard.
  case audioLanguageSample = "audio.language.sample"

  /// “Your microphone is off.”
  ///
  /// Spoken when the microphone is turned off. Write it to be heard.
  case audioMicrophoneOff = "audio.microphone.off"

  /// “Your microphone is on.”
  ///
  /// Spoken when the microphone is turned on. Write it to be heard.
  case audioMicrophoneOn = "audio.microphone.on"

  /// “Audio from other apps is paused.”
  ///
  /// Shown when the sound of another app was stopped, so that both do not overlap.
  case audioOtherApp = "audio.otherApp"

  /// “Please enter the passcode from your invitation.”
  ///
  /// Spoken when a session asks for a passcode. Write it to be heard.
  case audioPasscodeNeeded = "audio.passcode.needed"

  /// “A presenter has arrived.”
  ///
  /// Spoken to waiting attendees when a presenter joins. Write it to be heard.
  case audioPresenterArrived = "audio.presenter.arrived"

  /// “No presenter is here yet. Please wait a moment.”
  ///
  /// Spoken to an attendee who joins before any presenter. Write it to be heard.
  case audioPresenterNone = "audio.presenter.none"

  /// “Press and hold the button, and speak after the tone.”
  ///
  /// Spoken when push to talk is chosen. Write it to be heard.
  case audioPushToTalk = "audio.pushToTalk"

  /// “The session has ended. Thank you for being here.”
  ///
  /// Spoken when a session is over. Write it to be heard.
  case audioSessionEnded = "audio.session.ended"

  /// “What presenters say appears here in your language.”
  ///
  /// Under the title of a session in which nothing has been said.
  case bubbleEmptyMessage = "bubble.empty.message"

  /// “Nothing has been said yet”
  ///
  /// In the middle of a session in which nothing has been said.
  case bubbleEmptyTitle = "bubble.empty.title"

  /// “%1$@, %2$@”
  ///
  /// Above a speech bubble. %1$@: the speaker's name. %2$@: the time.
  case bubbleHeader = "bubble.header"

  /// “Listening…”
  ///
  /// In place of the next bubble while somebody is speaking.
  case bubbleListening = "bubble.listening"

  /// “You”
  ///
  /// Above a speech bubble of the person who holds the device.
  case bubbleSpeakerOwn = "bubble.speaker.own"

  /// “Unknown speaker”
  ///
  /// Above a speech bubble when the speaker has no name.
  case bubbleSpeakerUnknown = "bubble.speaker.unknown"

  /// “Some of what was said in the meantime may be missing.”
  ///
  /// Among the bubbles after the connection has come back.
  case connectionGap = "connection.gap"

  /// “There has been no connection for 10 seconds. Check your network; we keep trying.”
  ///
  /// Message of the banner shown when the connection has been lost for 10 seconds.
  case connectionLostMessage = "connection.lost.message"

  /// “Connection lost”
  ///
  /// Title of the banner shown when the connection has been lost for 10 seconds.
  case connectionLostTitle = "connection.lost.title"

  /// one: “Reconnecting in %lld second”, other: “Reconnecting in %lld seconds”
  ///
  /// In the banner before the next attempt to connect. %lld: seconds until then.
  case connectionReconnectIn = "connection.reconnectIn"

  /// “Connected again”
  ///
  /// Shown briefly after the connection has come back.
  case connectionReconnected = "connection.reconnected"

  /// “Reconnecting…”
  ///
  /// In the banner while the app tries to connect again.
  case connectionReconnecting = "connection.reconnecting"

  /// “Try now”
  ///
  /// Button in the banner: connects at once.
  case connectionRetryNow = "connection.retryNow"

  /// one: “%lld attendee”, other: “%lld attendees”
  ///
  /// In the details of a session. %lld: attendees in it.
  case countAttendees = "count.attendees"

  /// one: “%lld language”, other: “%lld languages”
  ///
  /// In the details of a session. %lld: languages in which it can be followed.
  case countLanguages = "count.languages"

  /// one: “%lld minute”, other: “%lld minutes”
  ///
  /// In the details of a session: how long it has been going on. %lld: minutes.
  case countMinutes = "count.minutes"

  /// one: “%lld presenter”, other: “%lld presenters”
  ///
  /// In the details of a session. %lld: presenters in it.
  case countPresenters = "count.presenters"

  /// “Wordly doesn’t have access to the camera. Allow it in Settings to scan QR codes.”
  ///
  /// Message in the scanner for QR codes when the camera is not allowed.
  case errorCameraDenied = "error.cameraDenied"

  /// “This link is damaged. Copy the whole link from your invitation.”
  ///
  /// Message when a link of Wordly is damaged.
  case errorLinkMalformed = "error.linkMalformed"

  /// “This link does not open anything in the app.”
  ///
  /// Message when a link of Wordly leads nowhere in the app.
  case errorLinkUnknown = "error.linkUnknown"

  /// “Wordly doesn’t have access to the microphone. Allow it in Settings to present.”
  ///
  /// Message for a presenter when the microphone is not allowed.
  case errorMicrophoneDenied = "error.microphoneDenied"

  /// “Another app is using the microphone. Close it and try again.”
  ///
  /// Message for a presenter when another app is using the microphone.
  case errorMicrophoneInUse = "error.microphoneInUse"

  /// “No microphone was found. Connect one to present.”
  ///
  /// Message for a presenter when the device has no microphone.
  case errorMicrophoneMissing = "error.microphoneMissing"

  /// “There is no internet connection. Check your network and try again.”
  ///
  /// Join form: message after an attempt to join without a network.
  case errorNetwork = "error.network"

  /// “Something went wrong on our side. We’re looking into it.”
  ///
  /// Every screen: message after an error of the server.
  case errorServer = "error.server"

  /// “This session has already ended.”
  ///
  /// Message in the join form.
  case errorSessionEnded = "error.sessionEnded"

  /// “There is no session %@. Check the session ID.”
  ///
  /// Message in the join form. %@: the session ID that was entered.
  case errorSessionNotFound = "error.sessionNotFound"

  /// “This session has not started yet. Try again a little later.”
  ///
  /// Message in the join form.
  case errorSessionNotStarted = "error.sessionNotStarted"

  /// “You could not be signed in. Check your details and try again.”
  ///
  /// Sign-in screen: message after an attempt to sign in.
  case errorSignInFailed = "error.signInFailed"

  /// “Wordly did not answer in time. Try again.”
  ///
  /// Message after an attempt to join that took too long.
  case errorTimeout = "error.timeout"

  /// one: “Too many attempts. Try again in %lld minute.”, other: “Too many attempts. Try again in %lld minutes.”
  ///
  /// Message in the join form after several wrong passcodes. %lld: minutes until the next attempt is allowed.
  case errorTooManyAttempts = "error.tooManyAttempts"

  /// “That did not work. Try again.”
  ///
  /// Every screen: message when the cause is not known.
  case errorUnknown = "error.unknown"

  /// “That passcode is not right. Check your invitation and try again.”
  ///
  /// Message at the field for the passcode after an attempt to join.
  case errorWrongPasscode = "error.wrongPasscode"

  /// “After installing, open your link again. The form will be filled in for you.”
  ///
  /// Under the store prompt of the web page.
  case fallbackAfterInstall = "fallback.afterInstall"

  /// “Download on the App Store”
  ///
  /// Store prompt of the web page on an iPhone or iPad.
  case fallbackAppStore = "fallback.appStore"

  /// “Continue in browser”
  ///
  /// Button of the web page: goes on to the web app.
  case fallbackContinueInBrowser = "fallback.continueInBrowser"

  /// “Get the app”
  ///
  /// Main button of the web page: opens the store.
  case fallbackGetApp = "fallback.getApp"

  /// “Join session %@ with the Wordly app, or continue here in your browser.”
  ///
  /// Under the heading of the web page. %@: the session ID.
  case fallbackMessage = "fallback.message"

  /// “Open in the app”
  ///
  /// Button of the web page: opens the app if it is installed.
  case fallbackOpenApp = "fallback.openApp"

  /// “Get it on Google Play”
  ///
  /// Store prompt of the web page on Android.
  case fallbackPlayStore = "fallback.playStore"

  /// “On a computer? Scan this code with your phone.”
  ///
  /// Beside the QR code of the web page on a computer.
  case fallbackScanOnPhone = "fallback.scanOnPhone"

  /// “Your session is one tap away”
  ///
  /// Heading of the web page shown when a link is opened without the app.
  case fallbackTitle = "fallback.title"

  /// “Continue as guest”
  ///
  /// Button: joins a public session without an account.
  case guestJoin = "guest.join"

  /// “Guest”
  ///
  /// Name shown for a person without an account who gave none.
  case guestName = "guest.name"

  /// “Guests can’t join this session. Sign in to continue.”
  ///
  /// Message when a guest tries to join a session that requires sign-in.
  case guestNotAllowed = "guest.notAllowed"

  /// “This session is public. You don’t need an account.”
  ///
  /// Note in the join form of a public session.
  case guestNotice = "guest.notice"

  /// “Use headphones so that the microphones in the room don’t pick up the translation.”
  ///
  /// Session screen: advice before the audio output is turned on without headphones.
  case headphonesAdvice = "headphones.advice"

  /// “Headphones connected. Audio is on.”
  ///
  /// Session screen: shown when headphones are plugged in: the audio output turns on.
  case headphonesConnected = "headphones.connected"

  /// “Headphones disconnected. Audio is off.”
  ///
  /// Session screen: shown when headphones are unplugged: the audio output turns off.
  case headphonesDisconnected = "headphones.disconnected"

  /// “Wordly reconnects by itself, also in the background, and continues where the session is now.”
  ///
  /// Section of the help.
  case helpConnectionBody = "help.connection.body"

  /// “If the connection drops”
  ///
  /// Heading of a section of the help.
  case helpConnectionTitle = "help.connection.title"

  /// “Not for public sessions: join them as a guest. Some sessions ask you to sign in.”
  ///
  /// Section of the help.
  case helpGuestBody = "help.guest.body"

  /// “Do I need an account?”
  ///
  /// Heading of a section of the help.
  case helpGuestTitle = "help.guest.title"

  /// “Open the link from your invitation or scan its QR code. The form fills itself in; check it and tap Join session.”
  ///
  /// Section of the help.
  case helpJoinBody = "help.join.body"

  /// “How to join”
  ///
  /// Heading of a section of the help.
  case helpJoinTitle = "help.join.title"

  /// “Join as a presenter, choose your voice input mode and the language you speak. Speak clearly and close to the microphone.”
  ///
  /// Section of the help.
  case helpPresentBody = "help.present.body"

  /// “How to present”
  ///
  /// Heading of a section of the help.
  case helpPresentTitle = "help.present.title"

  /// “Help”
  ///
  /// Heading of the help.
  case helpTitle = "help.title"

  /// “Automatic”
  ///
  /// First choice of the list of devices: the app chooses.
  case inputAutomatic = "input.automatic"

  /// “Built-in microphone”
  ///
  /// Choice of the list of devices: the microphone of the phone.
  case inputBuiltIn = "input.builtIn"

  /// “Input: %@”
  ///
  /// Under the presenter options. %@: name of the device.
  case inputCurrent = "input.current"

  /// “The device was disconnected. %@ is used now.”
  ///
  /// Shown when the chosen device was unplugged. %@: name of the device that is used now.
  case inputRemoved = "input.removed"

  /// “Audio input”
  ///
  /// Title of the list of microphones and other devices.
  case inputTitle = "input.title"

  /// “Link copied”
  ///
  /// Shown briefly after a link was copied.
  case instantCopied = "instant.copied"

  /// “Copy attendee link”
  ///
  /// Button: copies the link for attendees.
  case instantCopyAttend = "instant.copy.attend"

  /// “Copy presenter link”
  ///
  /// Button: copies the link for presenters.
  case instantCopyPresent = "instant.copy.present"

  /// “Create session”
  ///
  /// Button that creates an instant session.
  case instantCreate = "instant.create"

  /// “Session %@ is ready”
  ///
  /// Heading of the details of a new instant session. %@: the session ID.
  case instantCreated = "instant.created"

  /// “Creating the session…”
  ///
  /// Shown while an instant session is created.
  case instantCreating = "instant.creating"

  /// “The session ends when the last participant leaves.”
  ///
  /// Under the details of an instant session.
  case instantEndsWhenEmpty = "instant.endsWhenEmpty"

  /// “The session could not be created. Try again.”
  ///
  /// Message when an instant session could not be created.
  case instantFailed = "instant.failed"

  /// “Start a session now, with your organization’s languages and security level.”
  ///
  /// Under the heading of the screen for instant sessions.
  case instantIntro = "instant.intro"

  /// “Follow my session %1$@ in your language with Wordly: %2$@”
  ///
  /// Text shared with the link for attendees. %1$@: the session ID. %2$@: the link.
  case instantInvitation = "instant.invitation"

  /// “Present in my session %1$@ with Wordly: %2$@”
  ///
  /// Text shared with the link for presenters. %1$@: the session ID. %2$@: the link.
  case instantInvitationPresent = "instant.invitation.present"

  /// “Your organization has not set up instant sessions yet. Ask an administrator.”
  ///
  /// Message when the organization has not set its defaults for instant sessions.
  case instantNoDefaults = "instant.noDefaults"

  /// “Share this only with presenters: it contains their passcode.”
  ///
  /// Warning under the link and the QR code for presenters.
  case instantPresentersOnly = "instant.presentersOnly"

  /// “Share attendee link”
  ///
  /// Button: shares the link for attendees.
  case instantShareAttend = "instant.share.attend"

  /// “Share presenter link”
  ///
  /// Button: shares the link for presenters.
  case instantSharePresent = "instant.share.present"

  /// “Instant session”
  ///
  /// Heading of the screen for instant sessions.
  case instantTitle = "instant.title"

  /// “Clear form”
  ///
  /// Button that empties the join form.
  case joinClear = "join.clear"

  /// “Enter the details from your invitation, or scan its QR code.”
  ///
  /// Under the heading of an empty join form.
  case joinIntro = "join.intro"

  /// “Joining the session…”
  ///
  /// Shown while the app joins the session.
  case joinJoining = "join.joining"

  /// “The language in which you read and hear the session.”
  ///
  /// Under the choice of the output language.
  case joinLanguageHint = "join.language.hint"

  /// “Output language”
  ///
  /// Label of the choice of the language in which an attendee reads and hears the session.
  case joinLanguageLabel = "join.language.label"

  /// “Choose your output language.”
  ///
  /// Message at the choice of the output language when none is chosen.
  case joinLanguageMissing = "join.language.missing"

  /// “Choose a language”
  ///
  /// Shown in the choice of the output language while none is chosen.
  case joinLanguagePlaceholder = "join.language.placeholder"

  /// “This session is not available in %@. Choose another language.”
  ///
  /// Message at the choice of the output language. %@: name of the language, in the language of the interface.
  case joinLanguageUnavailable = "join.language.unavailable"

  /// ““%@” is not a language we know. Choose one from the list.”
  ///
  /// Message at the choice of the output language when the link asks for a language that does not exist. %@: what the link says.
  case joinLanguageUnknown = "join.language.unknown"

  /// one: “%lld required field is still empty.”, other: “%lld required fields are still empty.”
  ///
  /// Above the join form after an attempt to join. %lld: how many required fields are still empty.
  case joinMissing = "join.missing"

  /// “Others see it above what you say.”
  ///
  /// Join form: under the field for the name.
  case joinNameHint = "join.name.hint"

  /// “Your name”
  ///
  /// Join form: label of the field for the name that others see.
  case joinNameLabel = "join.name.label"

  /// “Enter the name that others should see.”
  ///
  /// Join form: message at the field for the name when a presenter has left it empty.
  case joinNameMissing = "join.name.missing"

  /// “First and last name”
  ///
  /// Join form: placeholder of the field for the name.
  case joinNamePlaceholder = "join.name.placeholder"

  /// “Hide passcode”
  ///
  /// Join form: button in the field for the passcode: hides what was typed.
  case joinPasscodeHide = "join.passcode.hide"

  /// “4 to 16 letters or digits. Leave it empty if the session has none.”
  ///
  /// Join form: under the field for the passcode.
  case joinPasscodeHint = "join.passcode.hint"

  /// “A passcode has only letters and digits.”
  ///
  /// Join form: validation error at the field for the passcode.
  case joinPasscodeInvalidCharacters = "join.passcode.invalidCharacters"

  /// “Passcode”
  ///
  /// Label of the field for the passcode, in the join form and in the details of an instant session.
  case joinPasscodeLabel = "join.passcode.label"

  /// “This session needs a passcode.”
  ///
  /// Join form: message at the field for the passcode when the session requires one and the field is empty.
  case joinPasscodeMissing = "join.passcode.missing"

  /// “From your invitation”
  ///
  /// Join form: placeholder of the field for the passcode.
  case joinPasscodePlaceholder = "join.passcode.placeholder"

  /// “Show passcode”
  ///
  /// Join form: button in the field for the passcode: shows what was typed.
  case joinPasscodeShow = "join.passcode.show"

  /// “A passcode has at most 16 characters.”
  ///
  /// Join form: validation error at the field for the passcode.
  case joinPasscodeTooLong = "join.passcode.tooLong"

  /// “A passcode has at least 4 characters.”
  ///
  /// Join form: validation error at the field for the passcode.
  case joinPasscodeTooShort = "join.passcode.tooShort"

  /// “Your link has filled in this form. Check it, then join.”
  ///
  /// Under the heading of the join form when a link has filled it in; the person confirms before joining.
  case joinPrefilled = "join.prefilled"

  /// “Attendee”
  ///
  /// Choice in the join form, and label of a person's role: somebody who reads or listens.
  case joinRoleAttendee = "join.role.attendee"

  /// “Read or listen to the session in your language.”
  ///
  /// Explains the role of an attendee in the join form.
  case joinRoleAttendeeHint = "join.role.attendee.hint"

  /// “Your role”
  ///
  /// Label of the choice between attendee and presenter in the join form.
  case joinRoleLabel = "join.role.label"

  /// “Presenter”
  ///
  /// Choice in the join form, and label of a person's role: somebody who speaks.
  case joinRolePresenter = "join.role.presenter"

  /// “Speak, and everyone follows in their own language.”
  ///
  /// Explains the role of a presenter in the join form.
  case joinRolePresenterHint = "join.role.presenter.hint"

  /// “Scan QR code”
  ///
  /// Button of the join form that opens the camera.
  case joinScan = "join.scan"

  /// “4 to 64 letters, digits or hyphens. Not case-sensitive.”
  ///
  /// Under the field for the session ID.
  case joinSessionHint = "join.session.hint"

  /// “A session ID has only letters, digits and hyphens.”
  ///
  /// Validation error at the field for the session ID.
  case joinSessionInvalidCharacters = "join.session.invalidCharacters"

  /// “Session ID”
  ///
  /// Label of the field for the session ID, in the join form and in the details of an instant session.
  case joinSessionLabel = "join.session.label"

  /// “Enter the session ID.”
  ///
  /// Message at the field for the session ID when it is empty.
  case joinSessionMissing = "join.session.missing"

  /// “For example, KXTR-7429”
  ///
  /// Placeholder of the field for the session ID. Keep the sample ID as it is.
  case joinSessionPlaceholder = "join.session.placeholder"

  /// “A session ID has at most 64 characters.”
  ///
  /// Validation error at the field for the session ID.
  case joinSessionTooLong = "join.session.tooLong"

  /// “A session ID has at least 4 characters.”
  ///
  /// Validation error at the field for the session ID.
  case joinSessionTooShort = "join.session.tooShort"

  /// “Join session”
  ///
  /// Main button of the join form.
  case joinSubmit = "join.submit"

  /// “Join a session”
  ///
  /// Heading of the join form.
  case joinTitle = "join.title"

  /// “German”
  ///
  /// Name of a language in the list of languages. The one in its own language is shown beside it.
  case languageDe = "language.de"

  /// “English”
  ///
  /// Name of a language in the list of languages. The one in its own language is shown beside it.
  case languageEn = "language.en"

  /// “Spanish”
  ///
  /// Name of a language in the list of languages. The one in its own language is shown beside it.
  case languageEs = "language.es"

  /// “French”
  ///
  /// Name of a language in the list of languages. The one in its own language is shown beside it.
  case languageFr = "language.fr"

  /// “Japanese”
  ///
  /// Name of a language in the list of languages. The one in its own language is shown beside it.
  case languageJa = "language.ja"

  /// “Chinese, Simplified”
  ///
  /// Name of a language in the list of languages. The one in its own language is shown beside it.
  case languageZhHans = "language.zh-Hans"

  /// “Choose your language”
  ///
  /// First launch: title of the screen on which an attendee chooses the language.
  case launchLanguageTitle = "launch.language.title"

  /// “Continue with Apple”
  ///
  /// Button under the form.
  case loginApple = "login.apple"

  /// “Email”
  ///
  /// Sign-in screen: label of the field for the e-mail address of an account.
  case loginEmail = "login.email"

  /// “Enter a valid email address.”
  ///
  /// Sign-in screen: under the field when its content is no e-mail address.
  case loginEmailInvalid = "login.email.invalid"

  /// “name@example.com”
  ///
  /// Sign-in screen: placeholder of the field for the e-mail address.
  case loginEmailPlaceholder = "login.email.placeholder"

  /// “Continue with Google”
  ///
  /// Button under the form.
  case loginGoogle = "login.google"

  /// “Continue without an account”
  ///
  /// Link under the form for public sessions.
  case loginGuest = "login.guest"

  /// “or”
  ///
  /// Between the form and the buttons of other services. Lower case.
  case loginOr = "login.or"

  /// “Account password”
  ///
  /// Label of the field for the password of an account; not the passcode of a session.
  case loginPassword = "login.password"

  /// “Forgot password?”
  ///
  /// Link under the form, which opens the browser.
  case loginPasswordForgot = "login.password.forgot"

  /// “Hide password”
  ///
  /// Button beside the field for the password.
  case loginPasswordHide = "login.password.hide"

  /// “Show password”
  ///
  /// Button beside the field for the password.
  case loginPasswordShow = "login.password.show"

  /// “Sign in”
  ///
  /// Sign-in screen: button under the fields for the e-mail address and the password.
  case loginSubmit = "login.submit"

  /// “Sign in to Wordly”
  ///
  /// Sign-in screen: its title.
  case loginTitle = "login.title"

  /// “Microphone level”
  ///
  /// Label of the audio meter, which shows that the presenter speaks.
  case meterLabel = "meter.label"

  /// “No sound detected”
  ///
  /// Beside the audio meter while nothing is heard.
  case meterQuiet = "meter.quiet"

  /// “You can be heard”
  ///
  /// Beside the audio meter while the presenter is heard.
  case meterSpeaking = "meter.speaking"

  /// “Too loud. Move away from the microphone.”
  ///
  /// Beside the audio meter when the input is too loud.
  case meterTooLoud = "meter.tooLoud"

  /// “Level %lld percent”
  ///
  /// Value of the audio meter for a screen reader. %lld: percent.
  case meterValue = "meter.value"

  /// “Microphone off”
  ///
  /// State of the microphone while presenting.
  case microphoneOff = "microphone.off"

  /// “Turn microphone off”
  ///
  /// Button while presenting with the microphone on.
  case microphoneTurnOff = "microphone.turnOff"

  /// “Turn microphone on”
  ///
  /// Button while presenting with the microphone off.
  case microphoneTurnOn = "microphone.turnOn"

  /// “Session notifications”
  ///
  /// Name of the group of notifications, in the settings of the system.
  case notificationChannel = "notification.channel"

  /// “The connection to your session was lost. Tap to reconnect.”
  ///
  /// Text of a notification when the connection is lost in the background.
  case notificationConnectionLost = "notification.connectionLost"

  /// “Your session has ended.”
  ///
  /// Text of a notification when a session ends in the background.
  case notificationEnded = "notification.ended"

  /// “Your microphone is on, and everyone in the session can hear you.”
  ///
  /// Text of the lasting notification while a presenter's microphone is on in the background.
  case notificationMicrophoneOn = "notification.microphoneOn"

  /// “%@ has joined as a presenter.”
  ///
  /// Text of a notification for waiting attendees. %@: the presenter's name.
  case notificationPresenterJoined = "notification.presenterJoined"

  /// “Your session continues in the background. Tap to return.”
  ///
  /// Text of the lasting notification while a session goes on in the background.
  case notificationRunning = "notification.running"

  /// “Language”
  ///
  /// Fallback page of a link: label of the value lang.
  case parameterLang = "parameter.lang"

  /// “Passcode”
  ///
  /// Fallback page of a link: label of the value passcode.
  case parameterPasscode = "parameter.passcode"

  /// “Session ID”
  ///
  /// Fallback page of a link: label of the value session.
  case parameterSession = "parameter.session"

  /// “Wordly reads the QR code of your session with the camera.”
  ///
  /// Reason in the system's question for the camera.
  case permissionCamera = "permission.camera"

  /// “Wordly translates what you say into the languages of your audience.”
  ///
  /// Reason in the system's question for the microphone.
  case permissionMicrophone = "permission.microphone"

  /// “Get a notification when a presenter joins or the connection is lost.”
  ///
  /// Shown before the system asks for notifications.
  case permissionNotifications = "permission.notifications"

  /// “Join with microphone on”
  ///
  /// Presenter’s join form, choice of the voice input mode: the microphone is on from the moment of joining.
  case presenterJoinMicrophoneOn = "presenter.joinMicrophoneOn"

  /// “Join using push-to-talk”
  ///
  /// Presenter’s join form, choice of the voice input mode: the microphone is on only while a button is held.
  case presenterJoinPushToTalk = "presenter.joinPushToTalk"

  /// “Language you speak”
  ///
  /// Label of the choice of the language that a presenter speaks, when it is not switched automatically.
  case presenterLanguageLabel = "presenter.language.label"

  /// “Add language”
  ///
  /// Button under the list of languages for automatic switching.
  case presenterSwitchingAdd = "presenter.switching.add"

  /// “Language recognized: %@”
  ///
  /// Shown briefly while presenting when the language was switched. %@: name of the language now recognized.
  case presenterSwitchingDetected = "presenter.switching.detected"

  /// “Done”
  ///
  /// Button that ends the editing of the list of languages.
  case presenterSwitchingDone = "presenter.switching.done"

  /// “Edit list”
  ///
  /// Button beside the list of languages for automatic switching: makes it editable.
  case presenterSwitchingEdit = "presenter.switching.edit"

  /// “Change languages while you speak; the translation follows.”
  ///
  /// Under the switch for automatic language switching.
  case presenterSwitchingHint = "presenter.switching.hint"

  /// “Automatic language switching”
  ///
  /// Label of the switch: the app recognizes by itself which of several languages the presenter speaks.
  case presenterSwitchingLabel = "presenter.switching.label"

  /// “Languages you speak”
  ///
  /// Heading of the editable list of languages for automatic switching.
  case presenterSwitchingLanguages = "presenter.switching.languages"

  /// one: “You can list up to %lld language.”, other: “You can list up to %lld languages.”
  ///
  /// Under the list of languages for automatic switching. %lld: how many languages the list may have.
  case presenterSwitchingLimit = "presenter.switching.limit"

  /// “Automatic language switching is off”
  ///
  /// State of automatic language switching, shown while presenting.
  case presenterSwitchingOff = "presenter.switching.off"

  /// “Automatic language switching is on”
  ///
  /// State of automatic language switching, shown while presenting.
  case presenterSwitchingOn = "presenter.switching.on"

  /// “Remove %@”
  ///
  /// Button beside a language in the list for automatic switching. %@: name of the language.
  case presenterSwitchingRemove = "presenter.switching.remove"

  /// “Add at least two languages to switch between.”
  ///
  /// Message under the list of languages when it has fewer than two.
  case presenterSwitchingTooFew = "presenter.switching.tooFew"

  /// “Presenter options”
  ///
  /// Heading of the options that a presenter chooses when joining.
  case presenterTitle = "presenter.title"

  /// “Voice input mode”
  ///
  /// Label of the choice between an open microphone and push to talk.
  case presenterVoiceLabel = "presenter.voice.label"

  /// “Microphone on”
  ///
  /// Choice of the voice input mode, and state of the microphone.
  case presenterVoiceMicrophoneOn = "presenter.voice.microphoneOn"

  /// “Everything you say is translated until you turn the microphone off.”
  ///
  /// Explains the voice input mode “Microphone on”.
  case presenterVoiceMicrophoneOnHint = "presenter.voice.microphoneOn.hint"

  /// “Push to talk”
  ///
  /// Choice of the voice input mode: the microphone is on only while a button is held.
  case presenterVoicePushToTalk = "presenter.voice.pushToTalk"

  /// “You are heard only while you hold the button.”
  ///
  /// Explains the voice input mode “Push to talk”.
  case presenterVoicePushToTalkHint = "presenter.voice.pushToTalk.hint"

  /// “Finishing your last sentence…”
  ///
  /// On the push-to-talk button just after it was released.
  case pushToTalkFinishing = "pushToTalk.finishing"

  /// “Hold to talk”
  ///
  /// On the push-to-talk button when it is free.
  case pushToTalkHold = "pushToTalk.hold"

  /// “Release to stop”
  ///
  /// On the push-to-talk button while it is held.
  case pushToTalkRelease = "pushToTalk.release"

  /// “Keep holding while you speak.”
  ///
  /// Shown after a very short press of the push-to-talk button.
  case pushToTalkTooShort = "pushToTalk.tooShort"

  /// “Scan to join as an attendee”
  ///
  /// Under the QR code for attendees, on a screen or on paper.
  case qrCaptionAttend = "qr.caption.attend"

  /// “Scan to join as a presenter”
  ///
  /// Under the QR code for presenters, on a screen or on paper.
  case qrCaptionPresent = "qr.caption.present"

  /// “Save image”
  ///
  /// Button: saves the picture of a QR code.
  case qrSave = "qr.save"

  /// “This QR code does not lead to a Wordly session.”
  ///
  /// Message in the scanner when a code belongs to something else.
  case qrScanForeign = "qr.scan.foreign"

  /// “Point the camera at the session’s QR code.”
  ///
  /// Over the picture of the camera in the scanner.
  case qrScanPrompt = "qr.scan.prompt"

  /// “Session %@ recognized”
  ///
  /// Shown briefly in the scanner when a code was read. %@: the session ID.
  case qrScanRecognized = "qr.scan.recognized"

  /// “Scan a QR code”
  ///
  /// Heading of the scanner.
  case qrScanTitle = "qr.scan.title"

  /// “The code is hard to read. Move closer or add some light.”
  ///
  /// Message in the scanner when a code cannot be read.
  case qrScanUnreadable = "qr.scan.unreadable"

  /// “Turn light off”
  ///
  /// Button in the scanner.
  case qrTorchOff = "qr.torch.off"

  /// “Turn light on”
  ///
  /// Button in the scanner.
  case qrTorchOn = "qr.torch.on"

  /// “Join as attendee”
  ///
  /// Title of the join form opened by an attendee link, in menus and link previews.
  case routeAttend = "route.attend"

  /// “Join as presenter”
  ///
  /// Title of the join form opened by a presenter link, in menus and link previews.
  case routePresent = "route.present"

  /// “Security level”
  ///
  /// Label of the security level, in the details of a session and in the form for an instant session.
  case securityLabel = "security.label"

  /// “Sign-in required”
  ///
  /// Security level of a session.
  case securityLogin = "security.login"

  /// “Only people who have signed in and are invited can join.”
  ///
  /// Form of an instant session, under the choice of the security level “Sign-in required”.
  case securityLoginHint = "security.login.hint"

  /// “No passcode required”
  ///
  /// Security level of a session.
  case securityOpen = "security.open"

  /// “Anyone with the link can attend, without an account.”
  ///
  /// Form of an instant session, under the choice of the security level “No passcode required”.
  case securityOpenHint = "security.open.hint"

  /// “Passcode required”
  ///
  /// Security level of a session.
  case securityPasscode = "security.passcode"

  /// “Only people who know the passcode can join.”
  ///
  /// Form of an instant session, under the choice of the security level “Passcode required”.
  case securityPasscodeHint = "security.passcode.hint"

  /// “The session continues when the screen turns off.”
  ///
  /// On the session screen: the session goes on with the screen off.
  case sessionBackground = "session.background"

  /// “The session has ended”
  ///
  /// Title of the screen shown when a session is over.
  case sessionEnded = "session.ended"

  /// “Change language”
  ///
  /// Button in a session: opens the choice of the output language.
  case sessionLanguageChange = "session.language.change"

  /// “Go to latest”
  ///
  /// Button over the bubbles when the person has scrolled up.
  case sessionLatest = "session.latest"

  /// “Leave session”
  ///
  /// Button in a session.
  case sessionLeave = "session.leave"

  /// “You are the last one here. The session ends when you leave.”
  ///
  /// Message of the question before leaving, for the last person in a session.
  case sessionLeaveLast = "session.leave.last"

  /// “You can come back with the same link while the session lasts.”
  ///
  /// Message of the question before leaving a session.
  case sessionLeaveMessage = "session.leave.message"

  /// “Leave this session?”
  ///
  /// Title of the question before leaving a session.
  case sessionLeaveTitle = "session.leave.title"

  /// “Listen to the translation”
  ///
  /// Button in a session: speaks the translation aloud.
  case sessionListenStart = "session.listen.start"

  /// “Stop listening”
  ///
  /// Button in a session: stops speaking the translation aloud.
  case sessionListenStop = "session.listen.stop"

  /// “A presenter is here”
  ///
  /// Under the title of a session, for attendees: at least one presenter is in it.
  case sessionPresenterHere = "session.presenter.here"

  /// “No presenter is here yet”
  ///
  /// Under the title of a session, for attendees: no presenter is in it.
  case sessionPresenterNone = "session.presenter.none"

  /// “Stay”
  ///
  /// Button in the question before leaving a session: keeps the person in it.
  case sessionStay = "session.stay"

  /// “Text size”
  ///
  /// Button in a session: opens the choice of the text size.
  case sessionTextSize = "session.textSize"

  /// “Wordly translates what is said at your event, live, into the language you choose. Join in seconds: open the link from your invitation or scan its QR code. The form fills itself in, and for public sessions you don’t need an account. Read along in clear speech bubbles or listen to the translation. Change the language whenever you like, even in the middle of a sentence. Presenting? Leave the microphone on or use push to talk. With automatic language switching, Wordly follows you from one language to the next. Need a session right now? Create one, share the link or the QR code, and begin. It ends when the last participant leaves.”
  ///
  /// Long description of the app in the stores. Five paragraphs; keep the blank lines.
  case storeDescription = "store.description"

  /// “translate,live,interpreter,captions,subtitles,meeting,event,conference,language,speech”
  ///
  /// Search words in the App Store, separated by commas without spaces. At most 100 characters.
  case storeKeywords = "store.keywords"

  /// “Every session, your language”
  ///
  /// Subtitle of the app in the stores. At most 30 characters.
  case storeSubtitle = "store.subtitle"

  /// “Wordly: Live Translation”
  ///
  /// Title of the app in the stores. At most 30 characters. Wordly is the product's name: keep it.
  case storeTitle = "store.title"

  /// “Links and QR codes now fill in the whole join form. The app speaks six languages, and speech bubbles follow the writing direction of yours.”
  ///
  /// What is new in this version, in the stores. Keep the two lines.
  case storeWhatsNew = "store.whatsNew"

  /// “The link contains the passcode. Send it only to people who may join.”
  ///
  /// Tooltip of the buttons that copy a link.
  case tooltipCopyLink = "tooltip.copyLink"

  /// “You can change the language at any time, even while someone is speaking.”
  ///
  /// Tooltip of the choice of the output language.
  case tooltipOutputLanguage = "tooltip.outputLanguage"

  /// “Attendees and presenters may have different passcodes.”
  ///
  /// Tooltip of the field for the passcode.
  case tooltipPasscode = "tooltip.passcode"

  /// “The session ID is in your invitation, next to the QR code.”
  ///
  /// Tooltip of the field for the session ID.
  case tooltipSessionID = "tooltip.sessionID"

  /// “List only the languages you will really speak. Fewer languages are recognized faster.”
  ///
  /// Tooltip of the switch for automatic language switching.
  case tooltipSwitching = "tooltip.switching"

  /// “Push to talk keeps background noise out of the translation.”
  ///
  /// Tooltip of the choice of the voice input mode.
  case tooltipVoiceInput = "tooltip.voiceInput"

  /// The name of the catalog.
  public static let catalog = "Wordly"

  /// The languages of the catalog, English first.
  public static let languages = ["en", "de", "es", "fr", "ja", "zh-Hans"]

  /// Returns the strings of a language, which are indexed at the first use.
  public static func table(for language: String) -> TextTable? {
    switch language {
    case "en": WordlyTextTables.en
    case "de": WordlyTextTables.de
    case "es": WordlyTextTables.es
    case "fr": WordlyTextTables.fr
    case "ja": WordlyTextTables.ja
    case "zh-Hans": WordlyTextTables.zhHans
    default: nil
    }
  }

  /// The position of the key in the order of the strings.
  public var position: Int {
    switch self {
    case .accessibilityBubble: 0
    case .accessibilityMicrophoneHint: 1
    case .accessibilityOutputLanguage: 2
    case .accessibilityPasscodeField: 3
    case .accessibilityPushToTalkHint: 4
    case .accessibilityQrAttend: 5
    case .accessibilityQrPresent: 6
    case .accessibilityReorder: 7
    case .accountSignIn: 8
    case .accountSignOut: 9
    case .accountSignedInAs: 10
    case .accountTitle: 11
    case .accountUseAnother: 12
    case .actionCancel: 13
    case .actionClose: 14
    case .actionOpenSettings: 15
    case .actionRetry: 16
    case .admissionNeedsLoginMessage: 17
    case .admissionNeedsLoginTitle: 18
    case .admissionNeedsPasscodeMessage: 19
    case .admissionNeedsPasscodeTitle: 20
    case .admissionNotPermittedMessage: 21
    case .admissionNotPermittedTitle: 22
    case .admissionReady: 23
    case .audioConnectionLost: 24
    case .audioConnectionRestored: 25
    case .audioJoinedAttendee: 26
    case .audioJoinedPresenter: 27
    case .audioLanguageChanged: 28
    case .audioLanguageSample: 29
    case .audioMicrophoneOff: 30
    case .audioMicrophoneOn: 31
    case .audioOtherApp: 32
    case .audioPasscodeNeeded: 33
    case .audioPresenterArrived: 34
    case .audioPresenterNone: 35
    case .audioPushToTalk: 36
    case .audioSessionEnded: 37
    case .bubbleEmptyMessage: 38
    case .bubbleEmptyTitle: 39
    case .bubbleHeader: 40
    case .bubbleListening: 41
    case .bubbleSpeakerOwn: 42
    case .bubbleSpeakerUnknown: 43
    case .connectionGap: 44
    case .connectionLostMessage: 45
    case .connectionLostTitle: 46
    case .connectionReconnectIn: 47
    case .connectionReconnected: 48
    case .connectionReconnecting: 49
    case .connectionRetryNow: 50
    case .countAttendees: 51
    case .countLanguages: 52
    case .countMinutes: 53
    case .countPresenters: 54
    case .errorCameraDenied: 55
    case .errorLinkMalformed: 56
    case .errorLinkUnknown: 57
    case .errorMicrophoneDenied: 58
    case .errorMicrophoneInUse: 59
    case .errorMicrophoneMissing: 60
    case .errorNetwork: 61
    case .errorServer: 62
    case .errorSessionEnded: 63
    case .errorSessionNotFound: 64
    case .errorSessionNotStarted: 65
    case .errorSignInFailed: 66
    case .errorTimeout: 67
    case .errorTooManyAttempts: 68
    case .errorUnknown: 69
    case .errorWrongPasscode: 70
    case .fallbackAfterInstall: 71
    case .fallbackAppStore: 72
    case .fallbackContinueInBrowser: 73
    case .fallbackGetApp: 74
    case .fallbackMessage: 75
    case .fallbackOpenApp: 76
    case .fallbackPlayStore: 77
    case .fallbackScanOnPhone: 78
    case .fallbackTitle: 79
    case .guestJoin: 80
    case .guestName: 81
    case .guestNotAllowed: 82
    case .guestNotice: 83
    case .headphonesAdvice: 84
    case .headphonesConnected: 85
    case .headphonesDisconnected: 86
    case .helpConnectionBody: 87
    case .helpConnectionTitle: 88
    case .helpGuestBody: 89
    case .helpGuestTitle: 90
    case .helpJoinBody: 91
    case .helpJoinTitle: 92
    case .helpPresentBody: 93
    case .helpPresentTitle: 94
    case .helpTitle: 95
    case .inputAutomatic: 96
    case .inputBuiltIn: 97
    case .inputCurrent: 98
    case .inputRemoved: 99
    case .inputTitle: 100
    case .instantCopied: 101
    case .instantCopyAttend: 102
    case .instantCopyPresent: 103
    case .instantCreate: 104
    case .instantCreated: 105
    case .instantCreating: 106
    case .instantEndsWhenEmpty: 107
    case .instantFailed: 108
    case .instantIntro: 109
    case .instantInvitation: 110
    case .instantInvitationPresent: 111
    case .instantNoDefaults: 112
    case .instantPresentersOnly: 113
    case .instantShareAttend: 114
    case .instantSharePresent: 115
    case .instantTitle: 116
    case .joinClear: 117
    case .joinIntro: 118
    case .joinJoining: 119
    case .joinLanguageHint: 120
    case .joinLanguageLabel: 121
    case .joinLanguageMissing: 122
    case .joinLanguagePlaceholder: 123
    case .joinLanguageUnavailable: 124
    case .joinLanguageUnknown: 125
    case .joinMissing: 126
    case .joinNameHint: 127
    case .joinNameLabel: 128
    case .joinNameMissing: 129
    case .joinNamePlaceholder: 130
    case .joinPasscodeHide: 131
    case .joinPasscodeHint: 132
    case .joinPasscodeInvalidCharacters: 133
    case .joinPasscodeLabel: 134
    case .joinPasscodeMissing: 135
    case .joinPasscodePlaceholder: 136
    case .joinPasscodeShow: 137
    case .joinPasscodeTooLong: 138
    case .joinPasscodeTooShort: 139
    case .joinPrefilled: 140
    case .joinRoleAttendee: 141
    case .joinRoleAttendeeHint: 142
    case .joinRoleLabel: 143
    case .joinRolePresenter: 144
    case .joinRolePresenterHint: 145
    case .joinScan: 146
    case .joinSessionHint: 147
    case .joinSessionInvalidCharacters: 148
    case .joinSessionLabel: 149
    case .joinSessionMissing: 150
    case .joinSessionPlaceholder: 151
    case .joinSessionTooLong: 152
    case .joinSessionTooShort: 153
    case .joinSubmit: 154
    case .joinTitle: 155
    case .languageDe: 156
    case .languageEn: 157
    case .languageEs: 158
    case .languageFr: 159
    case .languageJa: 160
    case .languageZhHans: 161
    case .launchLanguageTitle: 162
    case .loginApple: 163
    case .loginEmail: 164
    case .loginEmailInvalid: 165
    case .loginEmailPlaceholder: 166
    case .loginGoogle: 167
    case .loginGuest: 168
    case .loginOr: 169
    case .loginPassword: 170
    case .loginPasswordForgot: 171
    case .loginPasswordHide: 172
    case .loginPasswordShow: 173
    case .loginSubmit: 174
    case .loginTitle: 175
    case .meterLabel: 176
    case .meterQuiet: 177
    case .meterSpeaking: 178
    case .meterTooLoud: 179
    case .meterValue: 180
    case .microphoneOff: 181
    case .microphoneTurnOff: 182
    case .microphoneTurnOn: 183
    case .notificationChannel: 184
    case .notificationConnectionLost: 185
    case .notificationEnded: 186
    case .notificationMicrophoneOn: 187
    case .notificationPresenterJoined: 188
    case .notificationRunning: 189
    case .parameterLang: 190
    case .parameterPasscode: 191
    case .parameterSession: 192
    case .permissionCamera: 193
    case .permissionMicrophone: 194
    case .permissionNotifications: 195
    case .presenterJoinMicrophoneOn: 196
    case .presenterJoinPushToTalk: 197
    case .presenterLanguageLabel: 198
    case .presenterSwitchingAdd: 199
    case .presenterSwitchingDetected: 200
    case .presenterSwitchingDone: 201
    case .presenterSwitchingEdit: 202
    case .presenterSwitchingHint: 203
    case .presenterSwitchingLabel: 204
    case .presenterSwitchingLanguages: 205
    case .presenterSwitchingLimit: 206
    case .presenterSwitchingOff: 207
    case .presenterSwitchingOn: 208
    case .presenterSwitchingRemove: 209
    case .presenterSwitchingTooFew: 210
    case .presenterTitle: 211
    case .presenterVoiceLabel: 212
    case .presenterVoiceMicrophoneOn: 213
    case .presenterVoiceMicrophoneOnHint: 214
    case .presenterVoicePushToTalk: 215
    case .presenterVoicePushToTalkHint: 216
    case .pushToTalkFinishing: 217
    case .pushToTalkHold: 218
    case .pushToTalkRelease: 219
    case .pushToTalkTooShort: 220
    case .qrCaptionAttend: 221
    case .qrCaptionPresent: 222
    case .qrSave: 223
    case .qrScanForeign: 224
    case .qrScanPrompt: 225
    case .qrScanRecognized: 226
    case .qrScanTitle: 227
    case .qrScanUnreadable: 228
    case .qrTorchOff: 229
    case .qrTorchOn: 230
    case .routeAttend: 231
    case .routePresent: 232
    case .securityLabel: 233
    case .securityLogin: 234
    case .securityLoginHint: 235
    case .securityOpen: 236
    case .securityOpenHint: 237
    case .securityPasscode: 238
    case .securityPasscodeHint: 239
    case .sessionBackground: 240
    case .sessionEnded: 241
    case .sessionLanguageChange: 242
    case .sessionLatest: 243
    case .sessionLeave: 244
    case .sessionLeaveLast: 245
    case .sessionLeaveMessage: 246
    case .sessionLeaveTitle: 247
    case .sessionListenStart: 248
    case .sessionListenStop: 249
    case .sessionPresenterHere: 250
    case .sessionPresenterNone: 251
    case .sessionStay: 252
    case .sessionTextSize: 253
    case .storeDescription: 254
    case .storeKeywords: 255
    case .storeSubtitle: 256
    case .storeTitle: 257
    case .storeWhatsNew: 258
    case .tooltipCopyLink: 259
    case .tooltipOutputLanguage: 260
    case .tooltipPasscode: 261
    case .tooltipSessionID: 262
    case .tooltipSwitching: 263
    case .tooltipVoiceInput: 264
    }
  }
}

/// The strings of the catalog, one static string for each language.
private enum WordlyTextTables {
  static let en = TextTable(
    language: "en",
    """
    %1$@, at %2$@: %3$@\0\
    Double-tap to turn the microphone on or off.\0\
    Output language, now %@\0\
    \u{1}one\u{2}Passcode, %lld character entered\u{1}other\u{2}Passcode, %lld characters entered\0\
    Double-tap and hold to talk, then release.\0\
    QR code for joining session %@ as an attendee\0\
    QR code for joining session %@ as a presenter\0\
    Move %@ up or down\0\
    Sign in\0\
    Sign out\0\
    Signed in as %@\0\
    Account\0\
    Use another account\0\
    Cancel\0\
    Close\0\
    Open Settings\0\
    Try again\0\
    This session is for people with an account. After you sign in, you come straight back here.\0\
    Sign in to join\0\
    You’ll find it in your invitation, or the organizer can tell you.\0\
    Enter the passcode\0\
    The account %@ is not invited. Use another account or ask the organizer.\0\
    You can’t enter this session\0\
    Everything is ready. You can join now.\0\
    The connection was lost. We are trying to reach the session again.\0\
    You are connected again.\0\
    You have joined the session. You will hear the translation as soon as someone speaks.\0\
    You have joined as a presenter.\0\
    You now hear the session in %@.\0\
    This is how your translation will sound.\0\
    Your microphone is off.\0\
    Your microphone is on.\0\
    Audio from other apps is paused.\0\
    Please enter the passcode from your invitation.\0\
    A presenter has arrived.\0\
    No presenter is here yet. Please wait a moment.\0\
    Press and hold the button, and speak after the tone.\0\
    The session has ended. Thank you for being here.\0\
    What presenters say appears here in your language.\0\
    Nothing has been said yet\0\
    %1$@, %2$@\0\
    Listening…\0\
    You\0\
    Unknown speaker\0\
    Some of what was said in the meantime may be missing.\0\
    There has been no connection for 10 seconds. Check your network; we keep trying.\0\
    Connection lost\0\
    \u{1}one\u{2}Reconnecting in %lld second\u{1}other\u{2}Reconnecting in %lld seconds\0\
    Connected again\0\
    Reconnecting…\0\
    Try now\0\
    \u{1}one\u{2}%lld attendee\u{1}other\u{2}%lld attendees\0\
    \u{1}one\u{2}%lld language\u{1}other\u{2}%lld languages\0\
    \u{1}one\u{2}%lld minute\u{1}other\u{2}%lld minutes\0\
    \u{1}one\u{2}%lld presenter\u{1}other\u{2}%lld presenters\0\
    Wordly doesn’t have access to the camera. Allow it in Settings to scan QR codes.\0\
    This link is damaged. Copy the whole link from your invitation.\0\
    This link does not open anything in the app.\0\
    Wordly doesn’t have access to the microphone. Allow it in Settings to present.\0\
    Another app is using the microphone. Close it and try again.\0\
    No microphone was found. Connect one to present.\0\
    There is no internet connection. Check your network and try again.\0\
    Something went wrong on our side. We’re looking into it.\0\
    This session has already ended.\0\
    There is no session %@. Check the session ID.\0\
    This session has not started yet. Try again a little later.\0\
    You could not be signed in. Check your details and try again.\0\
    Wordly did not answer in time. Try again.\0\
    \u{1}one\u{2}Too many attempts. Try again in %lld minute.\u{1}other\u{2}Too many attempts. Try again in %lld minutes.\0\
    That did not work. Try again.\0\
    That passcode is not right. Check your invitation and try again.\0\
    After installing, open your link again. The form will be filled in for you.\0\
    Download on the App Store\0\
    Continue in browser\0\
    Get the app\0\
    Join session %@ with the Wordly app, or continue here in your browser.\0\
    Open in the app\0\
    Get it on Google Play\0\
    On a computer? Scan this code with your phone.\0\
    Your session is one tap away\0\
    Continue as guest\0\
    Guest\0\
    Guests can’t join this session. Sign in to continue.\0\
    This session is public. You don’t need an account.\0\
    Use headphones so that the microphones in the room don’t pick up the translation.\0\
    Headphones connected. Audio is on.\0\
    Headphones disconnected. Audio is off.\0\
    Wordly reconnects by itself, also in the background, and continues where the session is now.\0\
    If the connection drops\0\
    Not for public sessions: join them as a guest. Some sessions ask you to sign in.\0\
    Do I need an account?\0\
    Open the link from your invitation or scan its QR code. The form fills itself in; check it and tap Join session.\0\
    How to join\0\
    Join as a presenter, choose your voice input mode and the language you speak. Speak clearly and close to the microphone.\0\
    How to present\0\
    Help\0\
    Automatic\0\
    Built-in microphone\0\
    Input: %@\0\
    The device was disconnected. %@ is used now.\0\
    Audio input\0\
    Link copied\0\
    Copy attendee link\0\
    Copy presenter link\0\
    Create session\0\
    Session %@ is ready\0\
    Creating the session…\0\
    The session ends when the last participant leaves.\0\
    The session could not be created. Try again.\0\
    Start a session now, with your organization’s languages and security level.\0\
    Follow my session %1$@ in your language with Wordly: %2$@\0\
    Present in my session %1$@ with Wordly: %2$@\0\
    Your organization has not set up instant sessions yet. Ask an administrator.\0\
    Share this only with presenters: it contains their passcode.\0\
    Share attendee link\0\
    Share presenter link\0\
    Instant session\0\
    Clear form\0\
    Enter the details from your invitation, or scan its QR code.\0\
    Joining the session…\0\
    The language in which you read and hear the session.\0\
    Output language\0\
    Choose your output language.\0\
    Choose a language\0\
    This session is not available in %@. Choose another language.\0\
    “%@” is not a language we know. Choose one from the list.\0\
    \u{1}one\u{2}%lld required field is still empty.\u{1}other\u{2}%lld required fields are still empty.\0\
    Others see it above what you say.\0\
    Your name\0\
    Enter the name that others should see.\0\
    First and last name\0\
    Hide passcode\0\
    4 to 16 letters or digits. Leave it empty if the session has none.\0\
    A passcode has only letters and digits.\0\
    Passcode\0\
    This session needs a passcode.\0\
    From your invitation\0\
    Show passcode\0\
    A passcode has at most 16 characters.\0\
    A passcode has at least 4 characters.\0\
    Your link has filled in this form. Check it, then join.\0\
    Attendee\0\
    Read or listen to the session in your language.\0\
    Your role\0\
    Presenter\0\
    Speak, and everyone follows in their own language.\0\
    Scan QR code\0\
    4 to 64 letters, digits or hyphens. Not case-sensitive.\0\
    A session ID has only letters, digits and hyphens.\0\
    Session ID\0\
    Enter the session ID.\0\
    For example, KXTR-7429\0\
    A session ID has at most 64 characters.\0\
    A session ID has at least 4 characters.\0\
    Join session\0\
    Join a session\0\
    German\0\
    English\0\
    Spanish\0\
    French\0\
    Japanese\0\
    Chinese, Simplified\0\
    Choose your language\0\
    Continue with Apple\0\
    Email\0\
    Enter a valid email address.\0\
    name@example.com\0\
    Continue with Google\0\
    Continue without an account\0\
    or\0\
    Account password\0\
    Forgot password?\0\
    Hide password\0\
    Show password\0\
    Sign in\0\
    Sign in to Wordly\0\
    Microphone level\0\
    No sound detected\0\
    You can be heard\0\
    Too loud. Move away from the microphone.\0\
    Level %lld percent\0\
    Microphone off\0\
    Turn microphone off\0\
    Turn microphone on\0\
    Session notifications\0\
    The connection to your session was lost. Tap to reconnect.\0\
    Your session has ended.\0\
    Your microphone is on, and everyone in the session can hear you.\0\
    %@ has joined as a presenter.\0\
    Your session continues in the background. Tap to return.\0\
    Language\0\
    Passcode\0\
    Session ID\0\
    Wordly reads the QR code of your session with the camera.\0\
    Wordly translates what you say into the languages of your audience.\0\
    Get a notification when a presenter joins or the connection is lost.\0\
    Join with microphone on\0\
    Join using push-to-talk\0\
    Language you speak\0\
    Add language\0\
    Language recognized: %@\0\
    Done\0\
    Edit list\0\
    Change languages while you speak; the translation follows.\0\
    Automatic language switching\0\
    Languages you speak\0\
    \u{1}one\u{2}You can list up to %lld language.\u{1}other\u{2}You can list up to %lld languages.\0\
    Automatic language switching is off\0\
    Automatic language switching is on\0\
    Remove %@\0\
    Add at least two languages to switch between.\0\
    Presenter options\0\
    Voice input mode\0\
    Microphone on\0\
    Everything you say is translated until you turn the microphone off.\0\
    Push to talk\0\
    You are heard only while you hold the button.\0\
    Finishing your last sentence…\0\
    Hold to talk\0\
    Release to stop\0\
    Keep holding while you speak.\0\
    Scan to join as an attendee\0\
    Scan to join as a presenter\0\
    Save image\0\
    This QR code does not lead to a Wordly session.\0\
    Point the camera at the session’s QR code.\0\
    Session %@ recognized\0\
    Scan a QR code\0\
    The code is hard to read. Move closer or add some light.\0\
    Turn light off\0\
    Turn light on\0\
    Join as attendee\0\
    Join as presenter\0\
    Security level\0\
    Sign-in required\0\
    Only people who have signed in and are invited can join.\0\
    No passcode required\0\
    Anyone with the link can attend, without an account.\0\
    Passcode required\0\
    Only people who know the passcode can join.\0\
    The session continues when the screen turns off.\0\
    The session has ended\0\
    Change language\0\
    Go to latest\0\
    Leave session\0\
    You are the last one here. The session ends when you leave.\0\
    You can come back with the same link while the session lasts.\0\
    Leave this session?\0\
    Listen to the translation\0\
    Stop listening\0\
    A presenter is here\0\
    No presenter is here yet\0\
    Stay\0\
    Text size\0\
    Wordly translates what is said at your event, live, into the language you choose.\n\nJoin in seconds: open the link from your invitation or scan its QR code. The form fills itself in, and for public sessions you don’t need an account.\n\nRead along in clear speech bubbles or listen to the translation. Change the language whenever you like, even in the middle of a sentence.\n\nPresenting? Leave the microphone on or use push to talk. With automatic language switching, Wordly follows you from one language to the next.\n\nNeed a session right now? Create one, share the link or the QR code, and begin. It ends when the last participant leaves.\0\
    translate,live,interpreter,captions,subtitles,meeting,event,conference,language,speech\0\
    Every session, your language\0\
    Wordly: Live Translation\0\
    Links and QR codes now fill in the whole join form.\nThe app speaks six languages, and speech bubbles follow the writing direction of yours.\0\
    The link contains the passcode. Send it only to people who may join.\0\
    You can change the language at any time, even while someone is speaking.\0\
    Attendees and presenters may have different passcodes.\0\
    The session ID is in your invitation, next to the QR code.\0\
    List only the languages you will really speak. Fewer languages are recognized faster.\0\
    Push to talk keeps background noise out of the translation.\0
    """)

  static let de = TextTable(
    language: "de",
    """
    %1$@, um %2$@: %3$@\0\
    Doppeltippen Sie, um das Mikrofon ein- oder auszuschalten.\0\
    Ausgabesprache, derzeit %@\0\
    \u{1}one\u{2}Zugangscode, %lld Zeichen wurde eingegeben\u{1}other\u{2}Zugangscode, %lld Zeichen wurden eingegeben\0\
    Doppeltippen Sie und halten Sie zum Sprechen gedrückt, lassen Sie danach los.\0\
    QR-Code, um der Sitzung %@ als Teilnehmer beizutreten\0\
    QR-Code, um der Sitzung %@ als Referent beizutreten\0\
    %@ nach oben oder unten bewegen\0\
    Anmelden\0\
    Abmelden\0\
    Angemeldet als %@\0\
    Konto\0\
    Anderes Konto verwenden\0\
    Abbrechen\0\
    Schließen\0\
    Einstellungen öffnen\0\
    Erneut versuchen\0\
    Diese Sitzung ist für Personen mit Konto. Nach der Anmeldung kommen Sie direkt hierher zurück.\0\
    Zum Beitreten anmelden\0\
    Er steht in Ihrer Einladung, oder Sie fragen den Veranstalter danach.\0\
    Zugangscode eingeben\0\
    Das Konto %@ ist nicht eingeladen. Verwenden Sie ein anderes Konto oder fragen Sie den Veranstalter.\0\
    Sie haben keinen Zutritt zu dieser Sitzung\0\
    Alles ist bereit. Sie können jetzt beitreten.\0\
    Die Verbindung ist unterbrochen. Wir versuchen, die Sitzung wieder zu erreichen.\0\
    Sie sind wieder verbunden.\0\
    Sie sind in der Sitzung. Sobald jemand spricht, hören Sie die Übersetzung.\0\
    Sie sind als Referent in der Sitzung.\0\
    Sie hören die Sitzung jetzt auf %@.\0\
    So wird Ihre Übersetzung klingen.\0\
    Ihr Mikrofon ist aus.\0\
    Ihr Mikrofon ist an.\0\
    Der Ton anderer Apps ist angehalten.\0\
    Bitte geben Sie den Zugangscode aus Ihrer Einladung ein.\0\
    Ein Referent ist da.\0\
    Noch ist kein Referent da. Bitte warten Sie einen Moment.\0\
    Halten Sie die Taste gedrückt und sprechen Sie nach dem Ton.\0\
    Die Sitzung ist beendet. Vielen Dank für Ihre Teilnahme.\0\
    Was Referenten sagen, erscheint hier in Ihrer Sprache.\0\
    Noch wurde nichts gesagt\0\
    %1$@, %2$@\0\
    Wordly hört zu\u{A0}…\0\
    Sie\0\
    Unbekannter Sprecher\0\
    Ein Teil des inzwischen Gesagten fehlt möglicherweise.\0\
    Seit 10 Sekunden besteht keine Verbindung. Prüfen Sie Ihr Netzwerk; wir versuchen es weiter.\0\
    Verbindung unterbrochen\0\
    \u{1}one\u{2}Neuer Versuch in %lld Sekunde\u{1}other\u{2}Neuer Versuch in %lld Sekunden\0\
    Wieder verbunden\0\
    Verbindung wird wiederhergestellt\u{A0}…\0\
    Jetzt versuchen\0\
    \u{1}one\u{2}%lld Teilnehmer\u{1}other\u{2}%lld Teilnehmer\0\
    \u{1}one\u{2}%lld Sprache\u{1}other\u{2}%lld Sprachen\0\
    \u{1}one\u{2}%lld Minute\u{1}other\u{2}%lld Minuten\0\
    \u{1}one\u{2}%lld Referent\u{1}other\u{2}%lld Referenten\0\
    Wordly darf die Kamera nicht verwenden. Erlauben Sie es in den Einstellungen, um QR-Codes zu scannen.\0\
    Dieser Link ist beschädigt. Kopieren Sie den ganzen Link aus Ihrer Einladung.\0\
    Dieser Link öffnet nichts in der App.\0\
    Wordly darf das Mikrofon nicht verwenden. Erlauben Sie es in den Einstellungen, um zu sprechen.\0\
    Eine andere App verwendet gerade das Mikrofon. Schließen Sie diese und versuchen Sie es noch einmal.\0\
    Es wurde kein Mikrofon gefunden. Schließen Sie eines an, um zu sprechen.\0\
    Es besteht keine Internetverbindung. Prüfen Sie Ihr Netzwerk und versuchen Sie es noch einmal.\0\
    Bei uns ist etwas schiefgegangen. Wir kümmern uns darum.\0\
    Diese Sitzung ist bereits beendet.\0\
    Es gibt keine Sitzung %@. Prüfen Sie die Sitzungs-ID.\0\
    Diese Sitzung hat noch nicht begonnen. Versuchen Sie es etwas später noch einmal.\0\
    Die Anmeldung ist fehlgeschlagen. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.\0\
    Wordly hat nicht rechtzeitig geantwortet. Versuchen Sie es noch einmal.\0\
    \u{1}one\u{2}Zu viele Versuche. Versuchen Sie es in %lld Minute noch einmal.\u{1}other\u{2}Zu viele Versuche. Versuchen Sie es in %lld Minuten noch einmal.\0\
    Das hat nicht geklappt. Versuchen Sie es noch einmal.\0\
    Dieser Zugangscode stimmt nicht. Prüfen Sie Ihre Einladung und versuchen Sie es noch einmal.\0\
    Öffnen Sie nach der Installation Ihren Link noch einmal. Das Formular ist dann schon ausgefüllt.\0\
    Laden im App Store\0\
    Im Browser fortfahren\0\
    App laden\0\
    Treten Sie der Sitzung %@ mit der Wordly-App bei oder fahren Sie hier im Browser fort.\0\
    In der App öffnen\0\
    Jetzt bei Google Play\0\
    Am Computer? Scannen Sie diesen Code mit Ihrem Telefon.\0\
    Ihre Sitzung ist nur einen Fingertipp entfernt\0\
    Als Gast fortfahren\0\
    Gast\0\
    Gäste können dieser Sitzung nicht beitreten. Melden Sie sich an, um fortzufahren.\0\
    Diese Sitzung ist öffentlich. Sie brauchen kein Konto.\0\
    Verwenden Sie Kopfhörer, damit die Mikrofone im Raum die Übersetzung nicht aufnehmen.\0\
    Kopfhörer verbunden. Der Ton ist an.\0\
    Kopfhörer getrennt. Der Ton ist aus.\0\
    Wordly verbindet sich von selbst wieder, auch im Hintergrund, und macht dort weiter, wo die Sitzung gerade ist.\0\
    Wenn die Verbindung abreißt\0\
    Für öffentliche Sitzungen nicht: Treten Sie als Gast bei. Manche Sitzungen verlangen eine Anmeldung.\0\
    Brauche ich ein Konto?\0\
    Öffnen Sie den Link aus Ihrer Einladung oder scannen Sie den QR-Code. Das Formular füllt sich von selbst aus; prüfen Sie es und tippen Sie auf „Sitzung beitreten“.\0\
    So treten Sie bei\0\
    Treten Sie als Referent bei und wählen Sie den Spracheingabemodus und die Sprache, die Sie sprechen. Sprechen Sie deutlich und nah am Mikrofon.\0\
    So sprechen Sie als Referent\0\
    Hilfe\0\
    Automatisch\0\
    Eingebautes Mikrofon\0\
    Eingang: %@\0\
    Das Gerät wurde getrennt. Jetzt wird %@ verwendet.\0\
    Audioeingang\0\
    Link kopiert\0\
    Link für Teilnehmer kopieren\0\
    Link für Referenten kopieren\0\
    Sitzung erstellen\0\
    Die Sitzung %@ ist bereit\0\
    Sitzung wird erstellt\u{A0}…\0\
    Die Sitzung endet, wenn die letzte Person sie verlässt.\0\
    Die Sitzung konnte nicht erstellt werden. Versuchen Sie es noch einmal.\0\
    Starten Sie jetzt eine Sitzung mit den Sprachen und der Sicherheitsstufe Ihrer Organisation.\0\
    Verfolgen Sie meine Sitzung %1$@ mit Wordly in Ihrer Sprache: %2$@\0\
    Sprechen Sie mit Wordly in meiner Sitzung %1$@: %2$@\0\
    Ihre Organisation hat Sofortsitzungen noch nicht eingerichtet. Fragen Sie einen Administrator.\0\
    Teilen Sie dies nur mit Referenten: Der Zugangscode für Referenten ist darin enthalten.\0\
    Link für Teilnehmer teilen\0\
    Link für Referenten teilen\0\
    Sofortsitzung\0\
    Formular leeren\0\
    Geben Sie die Angaben aus Ihrer Einladung ein oder scannen Sie den QR-Code.\0\
    Beitritt zur Sitzung\u{A0}…\0\
    Die Sprache, in der Sie die Sitzung lesen und hören.\0\
    Ausgabesprache\0\
    Wählen Sie Ihre Ausgabesprache.\0\
    Sprache auswählen\0\
    Diese Sitzung ist nicht auf %@ verfügbar. Wählen Sie eine andere Sprache.\0\
    „%@“ ist keine bekannte Sprache. Wählen Sie eine aus der Liste.\0\
    \u{1}one\u{2}%lld Pflichtfeld ist noch leer.\u{1}other\u{2}%lld Pflichtfelder sind noch leer.\0\
    Andere sehen Ihren Namen über dem, was Sie sagen.\0\
    Ihr Name\0\
    Geben Sie den Namen ein, den andere sehen sollen.\0\
    Vor- und Nachname\0\
    Zugangscode ausblenden\0\
    4 bis 16 Buchstaben oder Ziffern. Lassen Sie das Feld leer, wenn die Sitzung keinen Zugangscode hat.\0\
    Ein Zugangscode enthält nur Buchstaben und Ziffern.\0\
    Zugangscode\0\
    Diese Sitzung erfordert einen Zugangscode.\0\
    Aus Ihrer Einladung\0\
    Zugangscode anzeigen\0\
    Ein Zugangscode hat höchstens 16 Zeichen.\0\
    Ein Zugangscode hat mindestens 4 Zeichen.\0\
    Der Link hat dieses Formular ausgefüllt. Prüfen Sie es und treten Sie dann bei.\0\
    Teilnehmer\0\
    Lesen oder hören Sie die Sitzung in Ihrer Sprache.\0\
    Ihre Rolle\0\
    Referent\0\
    Sprechen Sie, und alle folgen Ihnen in ihrer eigenen Sprache.\0\
    QR-Code scannen\0\
    4 bis 64 Buchstaben, Ziffern oder Bindestriche. Groß- und Kleinschreibung spielt keine Rolle.\0\
    Eine Sitzungs-ID enthält nur Buchstaben, Ziffern und Bindestriche.\0\
    Sitzungs-ID\0\
    Geben Sie die Sitzungs-ID ein.\0\
    Zum Beispiel KXTR-7429\0\
    Eine Sitzungs-ID hat höchstens 64 Zeichen.\0\
    Eine Sitzungs-ID hat mindestens 4 Zeichen.\0\
    Sitzung beitreten\0\
    Einer Sitzung beitreten\0\
    Deutsch\0\
    Englisch\0\
    Spanisch\0\
    Französisch\0\
    Japanisch\0\
    Chinesisch (vereinfacht)\0\
    Sprache auswählen\0\
    Mit Apple fortfahren\0\
    E-Mail\0\
    Geben Sie eine gültige E-Mail-Adresse ein.\0\
    name@example.com\0\
    Mit Google fortfahren\0\
    Ohne Konto fortfahren\0\
    oder\0\
    Kontopasswort\0\
    Passwort vergessen?\0\
    Passwort ausblenden\0\
    Passwort anzeigen\0\
    Anmelden\0\
    Bei Wordly anmelden\0\
    Mikrofonpegel\0\
    Es ist nichts zu hören\0\
    Sie sind zu hören\0\
    Zu laut. Gehen Sie weiter weg vom Mikrofon.\0\
    Pegel %lld Prozent\0\
    Mikrofon aus\0\
    Mikrofon ausschalten\0\
    Mikrofon einschalten\0\
    Sitzungsbenachrichtigungen\0\
    Die Verbindung zu Ihrer Sitzung wurde unterbrochen. Tippen Sie, um sie wiederherzustellen.\0\
    Ihre Sitzung ist beendet.\0\
    Ihr Mikrofon ist an, und Sie sind in der Sitzung zu hören.\0\
    %@ ist als Referent beigetreten.\0\
    Die Sitzung läuft im Hintergrund weiter. Tippen Sie, um zurückzukehren.\0\
    Sprache\0\
    Zugangscode\0\
    Sitzungs-ID\0\
    Wordly liest mit der Kamera den QR-Code Ihrer Sitzung.\0\
    Wordly übersetzt, was Sie sagen, in die Sprachen Ihres Publikums.\0\
    Sie erhalten eine Mitteilung, wenn ein Referent beitritt oder die Verbindung abbricht.\0\
    Mit eingeschaltetem Mikrofon beitreten\0\
    Mit Push-to-Talk beitreten\0\
    Sprache, die Sie sprechen\0\
    Sprache hinzufügen\0\
    Erkannte Sprache: %@\0\
    Fertig\0\
    Liste bearbeiten\0\
    Wechseln Sie beim Sprechen die Sprache; die Übersetzung folgt Ihnen.\0\
    Automatischer Sprachwechsel\0\
    Sprachen, die Sie sprechen\0\
    \u{1}one\u{2}Sie können bis zu %lld Sprache eintragen.\u{1}other\u{2}Sie können bis zu %lld Sprachen eintragen.\0\
    Automatischer Sprachwechsel ist aus\0\
    Automatischer Sprachwechsel ist an\0\
    %@ entfernen\0\
    Fügen Sie mindestens zwei Sprachen hinzu, um wechseln zu können.\0\
    Optionen für Referenten\0\
    Spracheingabemodus\0\
    Mikrofon ein\0\
    Alles, was Sie sagen, wird übersetzt, bis Sie das Mikrofon ausschalten.\0\
    Push-to-Talk\0\
    Man hört Sie nur, während Sie die Taste gedrückt halten.\0\
    Das zuletzt Gesagte wird verarbeitet\u{A0}…\0\
    Zum Sprechen halten\0\
    Zum Beenden loslassen\0\
    Halten Sie die Taste gedrückt, während Sie sprechen.\0\
    Scannen und als Teilnehmer beitreten\0\
    Scannen und als Referent beitreten\0\
    Bild sichern\0\
    Dieser QR-Code führt zu keiner Wordly-Sitzung.\0\
    Richten Sie die Kamera auf den QR-Code der Sitzung.\0\
    Sitzung %@ erkannt\0\
    QR-Code scannen\0\
    Der Code ist schwer zu lesen. Gehen Sie näher heran oder sorgen Sie für mehr Licht.\0\
    Licht ausschalten\0\
    Licht einschalten\0\
    Als Teilnehmer beitreten\0\
    Als Referent beitreten\0\
    Sicherheitsstufe\0\
    Anmeldung erforderlich\0\
    Nur eingeladene Personen, die angemeldet sind, können beitreten.\0\
    Kein Zugangscode erforderlich\0\
    Wer den Link hat, kann teilnehmen, auch ohne Konto.\0\
    Zugangscode erforderlich\0\
    Nur wer den Zugangscode kennt, kann beitreten.\0\
    Die Sitzung läuft bei ausgeschaltetem Bildschirm weiter.\0\
    Die Sitzung ist beendet\0\
    Sprache ändern\0\
    Zum Neuesten\0\
    Sitzung verlassen\0\
    Nur Sie sind noch hier. Wenn Sie gehen, endet die Sitzung.\0\
    Solange die Sitzung läuft, können Sie mit demselben Link zurückkehren.\0\
    Diese Sitzung verlassen?\0\
    Übersetzung anhören\0\
    Wiedergabe beenden\0\
    Ein Referent ist anwesend\0\
    Noch ist kein Referent da\0\
    Bleiben\0\
    Textgröße\0\
    Wordly übersetzt live, was auf Ihrer Veranstaltung gesagt wird – in die Sprache Ihrer Wahl.\n\nIn Sekunden dabei: Öffnen Sie den Link aus Ihrer Einladung oder scannen Sie den QR-Code. Das Formular füllt sich von selbst aus, und für öffentliche Sitzungen brauchen Sie kein Konto.\n\nLesen Sie in übersichtlichen Sprechblasen mit oder hören Sie die Übersetzung. Ändern Sie die Sprache, wann immer Sie möchten, auch mitten im Satz.\n\nSie sprechen selbst? Lassen Sie das Mikrofon an oder verwenden Sie Push-to-Talk. Mit dem automatischen Sprachwechsel folgt Wordly Ihnen von einer Sprache zur nächsten.\n\nSie brauchen sofort eine Sitzung? Erstellen Sie eine, teilen Sie den Link oder den QR-Code und fangen Sie an. Sie endet, wenn die letzte Person sie verlässt.\0\
    übersetzen,live,Dolmetscher,Untertitel,Meeting,Veranstaltung,Konferenz,Sprache,Vortrag\0\
    Jede Sitzung, Ihre Sprache\0\
    Wordly: Live-Übersetzung\0\
    Links und QR-Codes füllen jetzt das ganze Formular zum Beitreten aus.\nDie App spricht sechs Sprachen, und die Sprechblasen folgen der Schreibrichtung Ihrer Sprache.\0\
    Der Link enthält den Zugangscode. Senden Sie ihn nur an Personen, die beitreten dürfen.\0\
    Sie können die Sprache jederzeit ändern, auch während jemand spricht.\0\
    Teilnehmer und Referenten haben unter Umständen verschiedene Zugangscodes.\0\
    Die Sitzungs-ID steht in Ihrer Einladung neben dem QR-Code.\0\
    Tragen Sie nur Sprachen ein, die Sie wirklich sprechen werden. Je weniger es sind, desto schneller werden sie erkannt.\0\
    Push-to-Talk hält Hintergrundgeräusche aus der Übersetzung heraus.\0
    """)

  static let es = TextTable(
    language: "es",
    """
    %1$@, %2$@: %3$@\0\
    Toque dos veces para activar o desactivar el micrófono.\0\
    Idioma de salida, ahora %@\0\
    \u{1}one\u{2}Código de acceso, %lld carácter introducido\u{1}many\u{2}Código de acceso, %lld de caracteres introducidos\u{1}other\u{2}Código de acceso, %lld caracteres introducidos\0\
    Toque dos veces y mantenga pulsado para hablar; después, suelte.\0\
    Código QR para unirse a la sesión %@ como asistente\0\
    Código QR para unirse a la sesión %@ como ponente\0\
    Mover %@ hacia arriba o hacia abajo\0\
    Acceder\0\
    Salir de la cuenta\0\
    Ha accedido como %@\0\
    Cuenta\0\
    Usar otra cuenta\0\
    Cancelar\0\
    Cerrar\0\
    Abrir Ajustes\0\
    Reintentar\0\
    Esta sesión es para personas con cuenta. Cuando acceda, volverá directamente aquí.\0\
    Acceda a su cuenta para unirse\0\
    Lo encontrará en su invitación; también puede pedírselo a quien organiza la sesión.\0\
    Introduzca el código de acceso\0\
    La cuenta %@ no está invitada. Use otra cuenta o consulte a quien organiza la sesión.\0\
    No puede entrar en esta sesión\0\
    Todo está listo. Ya puede unirse.\0\
    Se ha perdido la conexión. Estamos intentando volver a la sesión.\0\
    Ya vuelve a tener conexión.\0\
    Ya está en la sesión. Oirá la traducción en cuanto alguien hable.\0\
    Está en la sesión como ponente.\0\
    Ahora escucha la sesión en %@.\0\
    Así sonará su traducción.\0\
    Su micrófono está desactivado.\0\
    Su micrófono está activado.\0\
    El audio de otras aplicaciones está en pausa.\0\
    Introduzca el código de acceso de su invitación, por favor.\0\
    Ha llegado un ponente.\0\
    Aún no ha llegado ningún ponente. Espere un momento, por favor.\0\
    Mantenga pulsado el botón y hable después del tono.\0\
    La sesión ha terminado. Gracias por su asistencia.\0\
    Lo que digan los ponentes aparecerá aquí en su idioma.\0\
    Aún no se ha dicho nada\0\
    %1$@, %2$@\0\
    Escuchando…\0\
    Usted\0\
    Hablante desconocido\0\
    Puede faltar parte de lo que se dijo entretanto.\0\
    Hace 10 segundos que no hay conexión. Revise su red; seguimos intentándolo.\0\
    Se ha perdido la conexión\0\
    \u{1}one\u{2}Se reconectará en %lld segundo\u{1}many\u{2}Se reconectará en %lld de segundos\u{1}other\u{2}Se reconectará en %lld segundos\0\
    Conexión restablecida\0\
    Reconectando…\0\
    Intentar ahora\0\
    \u{1}one\u{2}%lld asistente\u{1}many\u{2}%lld de asistentes\u{1}other\u{2}%lld asistentes\0\
    \u{1}one\u{2}%lld idioma\u{1}many\u{2}%lld de idiomas\u{1}other\u{2}%lld idiomas\0\
    \u{1}one\u{2}%lld minuto\u{1}many\u{2}%lld de minutos\u{1}other\u{2}%lld minutos\0\
    \u{1}one\u{2}%lld ponente\u{1}many\u{2}%lld de ponentes\u{1}other\u{2}%lld ponentes\0\
    Wordly no puede usar la cámara. Permítalo en Ajustes para escanear códigos QR.\0\
    Este enlace está dañado. Copie el enlace completo de su invitación.\0\
    Este enlace no abre nada en la aplicación.\0\
    Wordly no puede usar el micrófono. Permítalo en Ajustes para poder hablar.\0\
    Otra aplicación está usando el micrófono. Ciérrela e inténtelo de nuevo.\0\
    No se ha encontrado ningún micrófono. Conecte uno para poder hablar.\0\
    No hay conexión a internet. Revise su red e inténtelo de nuevo.\0\
    Algo ha fallado por nuestra parte. Lo estamos revisando.\0\
    Esta sesión ya ha terminado.\0\
    No existe ninguna sesión %@. Revise el ID de la sesión.\0\
    Esta sesión aún no ha empezado. Inténtelo un poco más tarde.\0\
    No se ha podido acceder a su cuenta. Revise los datos e inténtelo de nuevo.\0\
    Wordly no ha respondido a tiempo. Inténtelo de nuevo.\0\
    \u{1}one\u{2}Demasiados intentos. Vuelva a intentarlo dentro de %lld minuto.\u{1}many\u{2}Demasiados intentos. Vuelva a intentarlo dentro de %lld de minutos.\u{1}other\u{2}Demasiados intentos. Vuelva a intentarlo dentro de %lld minutos.\0\
    No ha funcionado. Inténtelo de nuevo.\0\
    El código de acceso no es correcto. Revise su invitación e inténtelo de nuevo.\0\
    Después de instalarla, abra de nuevo el enlace. El formulario ya estará rellenado.\0\
    Descargar en el App Store\0\
    Continuar en el navegador\0\
    Obtener la aplicación\0\
    Únase a la sesión %@ con la aplicación Wordly o continúe aquí, en el navegador.\0\
    Abrir en la aplicación\0\
    Disponible en Google Play\0\
    ¿Está en otro dispositivo? Escanee este código con el teléfono.\0\
    Su sesión, a un toque\0\
    Continuar como invitado\0\
    Invitado\0\
    Esta sesión no admite invitados. Acceda a su cuenta para continuar.\0\
    Esta sesión es pública. No necesita una cuenta.\0\
    Use auriculares para que los micrófonos de la sala no capten la traducción.\0\
    Auriculares conectados. El audio está activado.\0\
    Auriculares desconectados. El audio está desactivado.\0\
    Wordly se reconecta por sí solo, también en segundo plano, y continúa en el punto en que esté la sesión.\0\
    Si se pierde la conexión\0\
    No para las sesiones públicas: únase como invitado. Algunas sesiones piden acceder con una cuenta.\0\
    ¿Necesito una cuenta?\0\
    Abra el enlace de su invitación o escanee el código QR. El formulario se rellena solo; revíselo y toque “Unirse a la sesión”.\0\
    Cómo unirse\0\
    Únase como ponente y elija el modo de entrada de voz y el idioma en el que habla. Hable con claridad y cerca del micrófono.\0\
    Cómo intervenir como ponente\0\
    Ayuda\0\
    Automática\0\
    Micrófono integrado\0\
    Entrada: %@\0\
    El dispositivo se desconectó. Ahora se usa %@.\0\
    Entrada de audio\0\
    Enlace copiado\0\
    Copiar enlace para asistentes\0\
    Copiar enlace para ponentes\0\
    Crear sesión\0\
    La sesión %@ está lista\0\
    Creando la sesión…\0\
    La sesión termina cuando sale la última persona.\0\
    No se ha podido crear la sesión. Inténtelo de nuevo.\0\
    Inicie una sesión ahora, con los idiomas y el nivel de seguridad de su organización.\0\
    Siga mi sesión %1$@ en su idioma con Wordly: %2$@\0\
    Participe como ponente en mi sesión %1$@ con Wordly: %2$@\0\
    Su organización aún no ha configurado las sesiones instantáneas. Consulte a un administrador.\0\
    Compártalo solo con los ponentes: contiene su código de acceso.\0\
    Compartir enlace para asistentes\0\
    Compartir enlace para ponentes\0\
    Sesión instantánea\0\
    Vaciar formulario\0\
    Introduzca los datos de su invitación o escanee el código QR.\0\
    Uniéndose a la sesión…\0\
    El idioma en el que usted lee y escucha la sesión.\0\
    Idioma de salida\0\
    Elija su idioma de salida.\0\
    Elija un idioma\0\
    Esta sesión no está disponible en %@. Elija otro idioma.\0\
    No reconocemos el idioma “%@”. Elija uno de la lista.\0\
    \u{1}one\u{2}Queda %lld campo obligatorio sin rellenar.\u{1}many\u{2}Quedan %lld de campos obligatorios sin rellenar.\u{1}other\u{2}Quedan %lld campos obligatorios sin rellenar.\0\
    Los demás lo ven encima de lo que usted dice.\0\
    Su nombre\0\
    Introduzca el nombre que verán los demás.\0\
    Nombre y apellidos\0\
    Ocultar código de acceso\0\
    De 4 a 16 letras o cifras. Déjelo vacío si la sesión no tiene código de acceso.\0\
    El código de acceso solo tiene letras y cifras.\0\
    Código de acceso\0\
    Esta sesión requiere un código de acceso.\0\
    Figura en su invitación\0\
    Mostrar código de acceso\0\
    El código de acceso tiene como máximo 16 caracteres.\0\
    El código de acceso tiene al menos 4 caracteres.\0\
    El enlace ha rellenado este formulario. Revíselo y únase.\0\
    Asistente\0\
    Lea o escuche la sesión en su idioma.\0\
    Su función\0\
    Ponente\0\
    Hable y cada persona le seguirá en su idioma.\0\
    Escanear código QR\0\
    De 4 a 64 letras, cifras o guiones. No se distinguen mayúsculas y minúsculas.\0\
    El ID de una sesión solo tiene letras, cifras y guiones.\0\
    ID de la sesión\0\
    Introduzca el ID de la sesión.\0\
    Por ejemplo, KXTR-7429\0\
    El ID de una sesión tiene como máximo 64 caracteres.\0\
    El ID de una sesión tiene al menos 4 caracteres.\0\
    Unirse a la sesión\0\
    Unirse a una sesión\0\
    Alemán\0\
    Inglés\0\
    Español\0\
    Francés\0\
    Japonés\0\
    Chino simplificado\0\
    Elija su idioma\0\
    Continuar con Apple\0\
    Correo electrónico\0\
    Introduzca una dirección de correo válida.\0\
    nombre@example.com\0\
    Continuar con Google\0\
    Continuar sin cuenta\0\
    o\0\
    Contraseña de la cuenta\0\
    ¿Olvidó la contraseña?\0\
    Ocultar contraseña\0\
    Mostrar contraseña\0\
    Acceder\0\
    Acceder a Wordly\0\
    Nivel del micrófono\0\
    No se oye nada\0\
    Se le oye\0\
    Demasiado alto. Aléjese del micrófono.\0\
    Nivel: %lld por ciento\0\
    Micrófono desactivado\0\
    Desactivar micrófono\0\
    Activar micrófono\0\
    Notificaciones de sesiones\0\
    Se ha perdido la conexión con su sesión. Toque para reconectar.\0\
    Su sesión ha terminado.\0\
    Su micrófono está activado y se le oye en la sesión.\0\
    %@ se ha unido como ponente.\0\
    La sesión sigue en segundo plano. Toque para volver.\0\
    Idioma\0\
    Código de acceso\0\
    ID de la sesión\0\
    Wordly lee con la cámara el código QR de su sesión.\0\
    Wordly traduce lo que usted dice a los idiomas de su público.\0\
    Reciba una notificación cuando se una un ponente o se pierda la conexión.\0\
    Unirse con el micrófono activado\0\
    Unirse en modo pulsar para hablar\0\
    Idioma en el que habla\0\
    Añadir idioma\0\
    Idioma reconocido: %@\0\
    Listo\0\
    Editar lista\0\
    Cambie de idioma mientras habla; la traducción le sigue.\0\
    Cambio automático de idioma\0\
    Idiomas en los que habla\0\
    \u{1}one\u{2}Puede incluir hasta %lld idioma.\u{1}many\u{2}Puede incluir hasta %lld de idiomas.\u{1}other\u{2}Puede incluir hasta %lld idiomas.\0\
    El cambio automático de idioma está desactivado\0\
    El cambio automático de idioma está activado\0\
    Quitar %@\0\
    Añada al menos dos idiomas para poder alternar.\0\
    Opciones del ponente\0\
    Modo de entrada de voz\0\
    Micrófono activado\0\
    Se traduce todo lo que diga hasta que desactive el micrófono.\0\
    Pulsar para hablar\0\
    Solo se le oye mientras mantiene pulsado el botón.\0\
    Procesando lo último que ha dicho…\0\
    Mantenga pulsado para hablar\0\
    Suelte para parar\0\
    No suelte el botón mientras habla.\0\
    Escanee para unirse como asistente\0\
    Escanee para unirse como ponente\0\
    Guardar imagen\0\
    Este código QR no lleva a ninguna sesión de Wordly.\0\
    Apunte con la cámara al código QR de la sesión.\0\
    Sesión %@ reconocida\0\
    Escanear un código QR\0\
    El código no se lee bien. Acérquese o busque más luz.\0\
    Apagar linterna\0\
    Encender linterna\0\
    Unirse como asistente\0\
    Unirse como ponente\0\
    Nivel de seguridad\0\
    Requiere acceder con una cuenta\0\
    Solo pueden unirse las personas invitadas que han accedido con su cuenta.\0\
    Sin código de acceso\0\
    Cualquiera que tenga el enlace puede asistir sin necesidad de una cuenta.\0\
    Requiere código de acceso\0\
    Solo pueden unirse las personas que conocen el código de acceso.\0\
    La sesión continúa con la pantalla apagada.\0\
    La sesión ha terminado\0\
    Cambiar de idioma\0\
    Ir a lo último\0\
    Salir de la sesión\0\
    Solo queda usted. La sesión terminará cuando salga.\0\
    Puede volver con el mismo enlace mientras dure la sesión.\0\
    ¿Salir de esta sesión?\0\
    Escuchar la traducción\0\
    Dejar de escuchar\0\
    Hay un ponente en la sesión\0\
    Aún no hay ningún ponente\0\
    Quedarse\0\
    Tamaño del texto\0\
    Wordly traduce en directo lo que se dice en su evento al idioma que usted elija.\n\nÚnase en segundos: abra el enlace de su invitación o escanee el código QR. El formulario se rellena solo y, en las sesiones públicas, no necesita una cuenta.\n\nSiga lo que se dice en globos de diálogo fáciles de leer o escuche la traducción. Cambie de idioma cuando quiera, incluso a mitad de una frase.\n\n¿Va a intervenir? Deje el micrófono activado o use “Pulsar para hablar”. Con el cambio automático de idioma, Wordly le sigue de un idioma a otro.\n\n¿Necesita una sesión ahora mismo? Créela, comparta el enlace o el código QR y empiece. Termina cuando sale la última persona.\0\
    traducir,directo,vivo,intérprete,subtítulos,reunión,evento,conferencia,congreso,idioma,voz\0\
    Cada sesión, en su idioma\0\
    Wordly: traducción en directo\0\
    Los enlaces y los códigos QR rellenan ahora todo el formulario para unirse.\nLa aplicación habla seis idiomas y los globos siguen la dirección de escritura de su idioma.\0\
    El enlace contiene el código de acceso. Envíelo solo a quienes puedan unirse.\0\
    Puede cambiar de idioma en cualquier momento, incluso mientras alguien habla.\0\
    El código de acceso puede ser distinto para asistentes y ponentes.\0\
    El ID de la sesión figura en su invitación, junto al código QR.\0\
    Incluya solo los idiomas en los que vaya a hablar. Cuantos menos haya, antes se reconocen.\0\
    Con “Pulsar para hablar”, el ruido de fondo no llega a la traducción.\0
    """)

  static let fr = TextTable(
    language: "fr",
    """
    %1$@, à %2$@\u{A0}: %3$@\0\
    Touchez deux fois pour activer ou couper le micro.\0\
    Langue de sortie, actuellement %@\0\
    \u{1}one\u{2}Code d’accès, %lld caractère saisi\u{1}many\u{2}Code d’accès, %lld de caractères saisis\u{1}other\u{2}Code d’accès, %lld caractères saisis\0\
    Touchez deux fois et maintenez pour parler, puis relâchez.\0\
    Code QR pour rejoindre la session %@ comme participant\0\
    Code QR pour rejoindre la session %@ comme intervenant\0\
    Déplacer vers le haut ou vers le bas\u{A0}: %@\0\
    Se connecter\0\
    Se déconnecter\0\
    Connecté avec l’adresse %@\0\
    Compte\0\
    Utiliser un autre compte\0\
    Annuler\0\
    Fermer\0\
    Ouvrir les réglages\0\
    Réessayer\0\
    Cette session est réservée aux titulaires d’un compte. Après la connexion, vous reviendrez directement ici.\0\
    Connectez-vous à votre compte pour rejoindre la session\0\
    Il figure dans votre invitation\u{202F}; l’organisateur peut aussi vous le communiquer.\0\
    Saisissez le code d’accès\0\
    Le compte %@ n’est pas invité. Utilisez un autre compte ou adressez-vous à l’organisateur.\0\
    Vous ne pouvez pas entrer dans cette session\0\
    Tout est prêt. Vous pouvez rejoindre la session.\0\
    La connexion est perdue. Nous essayons de retrouver la session.\0\
    La connexion est rétablie.\0\
    Vous avez rejoint la session. Vous entendrez la traduction dès que quelqu’un parlera.\0\
    Vous avez rejoint la session comme intervenant.\0\
    Vous entendez maintenant la session en %@.\0\
    Voici à quoi ressemblera la voix de votre traduction.\0\
    Votre micro est coupé.\0\
    Votre micro est activé.\0\
    Le son des autres applications est en pause.\0\
    Veuillez saisir le code d’accès qui figure dans votre invitation.\0\
    Un intervenant est arrivé.\0\
    Aucun intervenant n’est encore arrivé. Veuillez patienter un instant.\0\
    Maintenez le bouton enfoncé et parlez après le signal sonore.\0\
    La session est terminée. Merci de votre présence.\0\
    Ce que disent les intervenants apparaît ici dans votre langue.\0\
    Rien n’a encore été dit\0\
    %1$@, %2$@\0\
    À l’écoute…\0\
    Vous\0\
    Locuteur inconnu\0\
    Une partie de ce qui a été dit entre-temps peut manquer.\0\
    La connexion est coupée depuis 10 secondes. Vérifiez votre réseau\u{202F}; nous continuons d’essayer.\0\
    Connexion perdue\0\
    \u{1}one\u{2}Reconnexion dans %lld seconde\u{1}many\u{2}Reconnexion dans %lld de secondes\u{1}other\u{2}Reconnexion dans %lld secondes\0\
    Connexion rétablie\0\
    Reconnexion…\0\
    Essayer maintenant\0\
    \u{1}one\u{2}%lld participant\u{1}many\u{2}%lld de participants\u{1}other\u{2}%lld participants\0\
    \u{1}one\u{2}%lld langue\u{1}many\u{2}%lld de langues\u{1}other\u{2}%lld langues\0\
    \u{1}one\u{2}%lld minute\u{1}many\u{2}%lld de minutes\u{1}other\u{2}%lld minutes\0\
    \u{1}one\u{2}%lld intervenant\u{1}many\u{2}%lld d’intervenants\u{1}other\u{2}%lld intervenants\0\
    Wordly n’a pas accès à l’appareil photo. Autorisez-le dans les réglages pour scanner des codes QR.\0\
    Ce lien est endommagé. Copiez le lien entier depuis votre invitation.\0\
    Ce lien n’ouvre rien dans l’application.\0\
    Wordly n’a pas accès au micro. Autorisez-le dans les réglages pour intervenir.\0\
    Une autre application utilise le micro. Fermez-la et réessayez.\0\
    Aucun micro n’a été détecté. Branchez-en un pour intervenir.\0\
    Il n’y a pas de connexion à Internet. Vérifiez votre réseau et réessayez.\0\
    Un problème est survenu de notre côté. Nous nous en occupons.\0\
    Cette session est déjà terminée.\0\
    Il n’existe pas de session %@. Vérifiez l’identifiant.\0\
    Cette session n’a pas encore commencé. Réessayez un peu plus tard.\0\
    La connexion à votre compte a échoué. Vérifiez vos informations et réessayez.\0\
    Wordly n’a pas répondu à temps. Réessayez.\0\
    \u{1}one\u{2}Trop de tentatives. Réessayez dans %lld minute.\u{1}many\u{2}Trop de tentatives. Réessayez dans %lld de minutes.\u{1}other\u{2}Trop de tentatives. Réessayez dans %lld minutes.\0\
    L’opération a échoué. Réessayez.\0\
    Ce code d’accès est incorrect. Vérifiez votre invitation et réessayez.\0\
    Après l’installation, ouvrez de nouveau votre lien. Le formulaire sera déjà rempli.\0\
    Télécharger dans l’App Store\0\
    Continuer dans le navigateur\0\
    Obtenir l’application\0\
    Rejoignez la session %@ avec l’application Wordly ou continuez ici, dans votre navigateur.\0\
    Ouvrir dans l’application\0\
    Disponible sur Google Play\0\
    Sur un ordinateur\u{202F}? Scannez ce code avec votre téléphone.\0\
    Votre session en un geste\0\
    Continuer en tant qu’invité\0\
    Invité\0\
    Cette session n’est pas ouverte aux invités. Connectez-vous à votre compte pour continuer.\0\
    Cette session est publique. Vous n’avez pas besoin de compte.\0\
    Utilisez un casque pour que les micros de la salle ne captent pas la traduction.\0\
    Casque branché. Le son est activé.\0\
    Casque débranché. Le son est désactivé.\0\
    Wordly se reconnecte tout seul, même en arrière-plan, et reprend la session là où elle en est.\0\
    Si la connexion est perdue\0\
    Pas pour les sessions publiques\u{A0}: rejoignez-les en tant qu’invité. Certaines sessions exigent une connexion au compte.\0\
    Ai-je besoin d’un compte\u{202F}?\0\
    Ouvrez le lien de votre invitation ou scannez son code QR. Le formulaire se remplit tout seul\u{202F}; vérifiez-le et touchez «\u{A0}Rejoindre la session\u{A0}».\0\
    Comment rejoindre une session\0\
    Rejoignez la session comme intervenant, choisissez le mode de saisie vocale et la langue dans laquelle vous parlez. Parlez clairement et près du micro.\0\
    Comment intervenir\0\
    Aide\0\
    Automatique\0\
    Micro intégré\0\
    Entrée\u{A0}: %@\0\
    L’appareil a été déconnecté. Entrée actuelle\u{A0}: %@.\0\
    Entrée audio\0\
    Lien copié\0\
    Copier le lien des participants\0\
    Copier le lien des intervenants\0\
    Créer une session\0\
    La session %@ est prête\0\
    Création de la session…\0\
    La session se termine lorsque la dernière personne la quitte.\0\
    La session n’a pas pu être créée. Réessayez.\0\
    Démarrez une session maintenant, avec les langues et le niveau de sécurité de votre organisation.\0\
    Suivez ma session %1$@ dans votre langue avec Wordly\u{A0}: %2$@\0\
    Intervenez dans ma session %1$@ avec Wordly\u{A0}: %2$@\0\
    Votre organisation n’a pas encore configuré les sessions instantanées. Adressez-vous à un administrateur.\0\
    À partager uniquement avec les intervenants\u{A0}: le code d’accès y figure.\0\
    Partager le lien des participants\0\
    Partager le lien des intervenants\0\
    Session instantanée\0\
    Effacer le formulaire\0\
    Saisissez les informations de votre invitation ou scannez son code QR.\0\
    Connexion à la session…\0\
    La langue dans laquelle vous lisez et entendez la session.\0\
    Langue de sortie\0\
    Choisissez votre langue de sortie.\0\
    Choisissez une langue\0\
    Cette session n’est pas disponible en %@. Choisissez une autre langue.\0\
    «\u{A0}%@\u{A0}» n’est pas une langue connue. Choisissez-en une dans la liste.\0\
    \u{1}one\u{2}Il reste %lld champ obligatoire à remplir.\u{1}many\u{2}Il reste %lld de champs obligatoires à remplir.\u{1}other\u{2}Il reste %lld champs obligatoires à remplir.\0\
    Il s’affiche au-dessus de ce que vous dites.\0\
    Votre nom\0\
    Saisissez le nom que les autres verront.\0\
    Prénom et nom\0\
    Masquer le code d’accès\0\
    De 4 à 16 lettres ou chiffres. Laissez ce champ vide si la session n’a pas de code d’accès.\0\
    Le code d’accès ne contient que des lettres et des chiffres.\0\
    Code d’accès\0\
    Cette session exige un code d’accès.\0\
    Indiqué dans votre invitation\0\
    Afficher le code d’accès\0\
    Le code d’accès compte au plus 16 caractères.\0\
    Le code d’accès compte au moins 4 caractères.\0\
    Votre lien a rempli ce formulaire. Vérifiez-le, puis rejoignez la session.\0\
    Participant\0\
    Lisez ou écoutez la session dans votre langue.\0\
    Votre rôle\0\
    Intervenant\0\
    Parlez, et chacun vous suit dans sa langue.\0\
    Scanner un code QR\0\
    De 4 à 64 lettres, chiffres ou traits d’union, en majuscules ou en minuscules.\0\
    L’identifiant d’une session ne contient que des lettres, des chiffres et des traits d’union.\0\
    Identifiant de la session\0\
    Saisissez l’identifiant de la session.\0\
    Par exemple, KXTR-7429\0\
    L’identifiant d’une session compte au plus 64 caractères.\0\
    L’identifiant d’une session compte au moins 4 caractères.\0\
    Rejoindre la session\0\
    Rejoindre une session\0\
    Allemand\0\
    Anglais\0\
    Espagnol\0\
    Français\0\
    Japonais\0\
    Chinois simplifié\0\
    Choisissez votre langue\0\
    Continuer avec Apple\0\
    E-mail\0\
    Saisissez une adresse e-mail valide.\0\
    nom@example.com\0\
    Continuer avec Google\0\
    Continuer sans compte\0\
    ou\0\
    Mot de passe du compte\0\
    Mot de passe oublié\u{202F}?\0\
    Masquer le mot de passe\0\
    Afficher le mot de passe\0\
    Se connecter\0\
    Se connecter à Wordly\0\
    Niveau du micro\0\
    Aucun son détecté\0\
    On vous entend\0\
    Trop fort. Éloignez-vous du micro.\0\
    Niveau\u{A0}: %lld pour cent\0\
    Micro coupé\0\
    Couper le micro\0\
    Activer le micro\0\
    Notifications des sessions\0\
    La connexion à votre session a été perdue. Touchez pour vous reconnecter.\0\
    Votre session est terminée.\0\
    Votre micro est activé\u{A0}: toutes les personnes présentes dans la session vous entendent.\0\
    %@ a rejoint la session comme intervenant.\0\
    La session continue en arrière-plan. Touchez pour y revenir.\0\
    Langue\0\
    Code d’accès\0\
    Identifiant de la session\0\
    Wordly lit le code QR de votre session avec l’appareil photo.\0\
    Wordly traduit ce que vous dites dans les langues de votre public.\0\
    Recevez une notification quand un intervenant rejoint la session ou que la connexion est perdue.\0\
    Rejoindre avec le micro activé\0\
    Rejoindre en mode Appuyer pour parler\0\
    Langue dans laquelle vous parlez\0\
    Ajouter une langue\0\
    Langue reconnue\u{A0}: %@\0\
    Terminé\0\
    Modifier la liste\0\
    Changez de langue en parlant\u{202F}; la traduction suit.\0\
    Changement automatique de langue\0\
    Langues que vous parlez\0\
    \u{1}one\u{2}Vous pouvez indiquer jusqu’à %lld langue.\u{1}many\u{2}Vous pouvez indiquer jusqu’à %lld de langues.\u{1}other\u{2}Vous pouvez indiquer jusqu’à %lld langues.\0\
    Le changement automatique de langue est désactivé\0\
    Le changement automatique de langue est activé\0\
    Retirer\u{A0}: %@\0\
    Ajoutez au moins deux langues pour pouvoir alterner.\0\
    Options de l’intervenant\0\
    Mode de saisie vocale\0\
    Micro activé\0\
    Tout ce que vous dites est traduit jusqu’à ce que vous coupiez le micro.\0\
    Appuyer pour parler\0\
    On vous entend uniquement pendant que vous maintenez le bouton enfoncé.\0\
    Traitement de ce que vous venez de dire…\0\
    Maintenir pour parler\0\
    Relâcher pour arrêter\0\
    Gardez le bouton enfoncé pendant que vous parlez.\0\
    Scannez pour participer\0\
    Scannez pour intervenir\0\
    Enregistrer l’image\0\
    Ce code QR ne mène pas à une session Wordly.\0\
    Pointez l’appareil photo vers le code QR de la session.\0\
    Session %@ reconnue\0\
    Scanner un code QR\0\
    Le code est difficile à lire. Rapprochez-vous ou ajoutez de la lumière.\0\
    Éteindre la lampe\0\
    Allumer la lampe\0\
    Rejoindre comme participant\0\
    Rejoindre comme intervenant\0\
    Niveau de sécurité\0\
    Connexion au compte requise\0\
    Seules les personnes invitées et connectées à leur compte peuvent rejoindre la session.\0\
    Aucun code d’accès requis\0\
    Toute personne disposant du lien peut participer, sans compte.\0\
    Code d’accès requis\0\
    Seules les personnes qui connaissent le code d’accès peuvent rejoindre la session.\0\
    La session continue quand l’écran s’éteint.\0\
    La session est terminée\0\
    Changer de langue\0\
    Aller au plus récent\0\
    Quitter la session\0\
    Il ne reste que vous. La session se terminera à votre départ.\0\
    Vous pouvez revenir avec le même lien tant que la session dure.\0\
    Quitter cette session\u{202F}?\0\
    Écouter la traduction\0\
    Arrêter l’écoute\0\
    Un intervenant est présent\0\
    Aucun intervenant pour l’instant\0\
    Rester\0\
    Taille du texte\0\
    Wordly traduit en direct ce qui se dit à votre événement dans la langue de votre choix.\n\nRejoignez une session en quelques secondes\u{A0}: ouvrez le lien de votre invitation ou scannez son code QR. Le formulaire se remplit tout seul et, pour les sessions publiques, aucun compte n’est nécessaire.\n\nLisez les échanges dans des bulles bien lisibles ou écoutez la traduction. Changez de langue quand vous voulez, même au milieu d’une phrase.\n\nVous intervenez\u{202F}? Laissez le micro activé ou appuyez pour parler. Grâce au changement automatique de langue, Wordly vous suit d’une langue à l’autre.\n\nBesoin d’une session tout de suite\u{202F}? Créez-la, partagez le lien ou le code QR, et commencez. Elle se termine lorsque la dernière personne la quitte.\0\
    traduire,direct,interprète,sous-titres,réunion,événement,conférence,langue,voix\0\
    Chaque session, votre langue\0\
    Wordly\u{A0}: traduction en direct\0\
    Les liens et les codes QR remplissent désormais tout le formulaire.\nL’application parle six langues, et les bulles suivent le sens d’écriture de la vôtre.\0\
    Le lien contient le code d’accès. Ne l’envoyez qu’aux personnes autorisées.\0\
    Vous pouvez changer de langue à tout moment, même pendant que quelqu’un parle.\0\
    Le code d’accès peut être différent pour les participants et les intervenants.\0\
    L’identifiant de la session figure dans votre invitation, à côté du code QR.\0\
    N’indiquez que les langues que vous allez vraiment parler. Moins il y en a, plus elles sont reconnues vite.\0\
    Le mode «\u{A0}Appuyer pour parler\u{A0}» évite que le bruit de fond soit traduit.\0
    """)

  static let ja = TextTable(
    language: "ja",
    """
    %1$@、%2$@：%3$@\0\
    ダブルタップすると、マイクのオンとオフが切り替わります。\0\
    出力言語、現在は%@\0\
    \u{1}other\u{2}パスコード、%lld文字入力済み\0\
    ダブルタップして押さえたまま話し、終わったら指を離します。\0\
    セッション%@に参加者として参加するためのQRコード\0\
    セッション%@に発表者として参加するためのQRコード\0\
    %@を上下に移動\0\
    サインイン\0\
    サインアウト\0\
    %@でサインイン中\0\
    アカウント\0\
    別のアカウントを使う\0\
    キャンセル\0\
    閉じる\0\
    「設定」を開く\0\
    もう一度試す\0\
    このセッションにはアカウントが必要です。サインインすると、すぐにこの画面に戻ります。\0\
    サインインして参加\0\
    招待状に記載されています。わからない場合は主催者にお尋ねください。\0\
    パスコードを入力\0\
    アカウント%@は招待されていません。別のアカウントを使うか、主催者にお問い合わせください。\0\
    このセッションには参加できません\0\
    準備ができました。参加できます。\0\
    接続が切れました。セッションへの再接続を試みています。\0\
    再び接続されました。\0\
    セッションに参加しました。だれかが話し始めると、翻訳が聞こえます。\0\
    発表者として参加しました。\0\
    これからは%@でセッションをお聞きいただけます。\0\
    翻訳はこのような声で流れます。\0\
    マイクはオフです。\0\
    マイクはオンです。\0\
    ほかのアプリの音声を一時停止しました。\0\
    招待状に記載されているパスコードを入力してください。\0\
    発表者が参加しました。\0\
    発表者はまだ参加していません。少々お待ちください。\0\
    ボタンを押したまま、音が鳴ったら話してください。\0\
    セッションは終了しました。ご参加ありがとうございました。\0\
    発表者の発言が、お使いの言語でここに表示されます。\0\
    まだ発言はありません\0\
    %1$@、%2$@\0\
    聞き取り中…\0\
    あなた\0\
    不明な話者\0\
    その間の発言の一部が表示されていない可能性があります。\0\
    接続が10秒間途切れています。ネットワークを確認してください。引き続き再接続を試みています。\0\
    接続が切れました\0\
    \u{1}other\u{2}%lld秒後に再接続します\0\
    再接続しました\0\
    再接続中…\0\
    今すぐ再接続\0\
    \u{1}other\u{2}参加者%lld人\0\
    \u{1}other\u{2}%lld言語\0\
    \u{1}other\u{2}%lld分\0\
    \u{1}other\u{2}発表者%lld人\0\
    Wordlyにカメラの使用が許可されていません。QRコードを読み取るには「設定」で許可してください。\0\
    このリンクは壊れています。招待状からリンク全体をコピーしてください。\0\
    このリンクに対応する画面はアプリにありません。\0\
    Wordlyにマイクの使用が許可されていません。発表するには「設定」で許可してください。\0\
    別のアプリがマイクを使用しています。そのアプリを閉じて、もう一度お試しください。\0\
    マイクが見つかりません。発表するにはマイクを接続してください。\0\
    インターネットに接続されていません。ネットワークを確認して、もう一度お試しください。\0\
    サーバーで問題が発生しました。現在確認しています。\0\
    このセッションはすでに終了しています。\0\
    セッション%@は見つかりません。セッションIDを確認してください。\0\
    このセッションはまだ始まっていません。少し待ってからお試しください。\0\
    サインインできませんでした。入力内容を確認して、もう一度お試しください。\0\
    Wordlyからの応答に時間がかかりすぎました。もう一度お試しください。\0\
    \u{1}other\u{2}試行回数が多すぎます。%lld分後にもう一度お試しください。\0\
    うまくいきませんでした。もう一度お試しください。\0\
    パスコードが正しくありません。招待状を確認して、もう一度お試しください。\0\
    インストール後、リンクをもう一度開いてください。フォームは自動的に入力されます。\0\
    App Storeからダウンロード\0\
    ブラウザで続ける\0\
    アプリを入手\0\
    Wordlyアプリでセッション%@に参加するか、このままブラウザでお進みください。\0\
    アプリで開く\0\
    Google Playで手に入れよう\0\
    パソコンでご覧の方は、このコードをスマートフォンで読み取ってください。\0\
    タップするだけでセッションへ\0\
    ゲストとして続ける\0\
    ゲスト\0\
    ゲストはこのセッションに参加できません。続けるにはサインインしてください。\0\
    このセッションは公開されています。アカウントは必要ありません。\0\
    会場のマイクが翻訳の音声を拾わないよう、ヘッドフォンをお使いください。\0\
    ヘッドフォンを接続しました。音声はオンです。\0\
    ヘッドフォンの接続が切れました。音声はオフです。\0\
    Wordlyはバックグラウンドでも自動的に再接続し、進行中のところから再開します。\0\
    接続が切れたとき\0\
    公開セッションには必要ありません。ゲストとして参加できます。サインインが必要なセッションもあります。\0\
    アカウントは必要ですか？\0\
    招待状のリンクを開くか、QRコードを読み取ってください。フォームは自動的に入力されます。内容を確認し、「参加する」をタップしてください。\0\
    参加方法\0\
    発表者として参加し、音声入力モードと話す言語を選択します。マイクの近くで、はっきりと話してください。\0\
    発表方法\0\
    ヘルプ\0\
    自動\0\
    内蔵マイク\0\
    入力：%@\0\
    デバイスの接続が切れました。現在は%@を使用しています。\0\
    音声入力\0\
    リンクをコピーしました\0\
    参加者用リンクをコピー\0\
    発表者用リンクをコピー\0\
    セッションを作成\0\
    セッション%@の準備ができました\0\
    セッションを作成しています…\0\
    最後の一人が退出すると、セッションは終了します。\0\
    セッションを作成できませんでした。もう一度お試しください。\0\
    組織で決めた言語とセキュリティレベルで、今すぐセッションを始められます。\0\
    Wordlyを使えば、セッション%1$@にご自身の言語で参加できます：%2$@\0\
    Wordlyのセッション%1$@で発表をお願いします：%2$@\0\
    組織でインスタントセッションがまだ設定されていません。管理者にお問い合わせください。\0\
    発表者だけに共有してください。発表者用のパスコードが含まれています。\0\
    参加者用リンクを共有\0\
    発表者用リンクを共有\0\
    インスタントセッション\0\
    入力内容を消去\0\
    招待状の情報を入力するか、QRコードを読み取ってください。\0\
    セッションに参加しています…\0\
    セッションを読んだり聞いたりする言語です。\0\
    出力言語\0\
    出力言語を選択してください。\0\
    言語を選択\0\
    このセッションは%@に対応していません。別の言語を選択してください。\0\
    「%@」という言語は見つかりません。一覧から選択してください。\0\
    \u{1}other\u{2}未入力の必須項目が%lld件あります。\0\
    発言の上に表示されます。\0\
    名前\0\
    ほかの人に表示する名前を入力してください。\0\
    姓名\0\
    パスコードを隠す\0\
    4～16文字の英数字。パスコードのないセッションでは空欄にしてください。\0\
    パスコードに使えるのは英数字だけです。\0\
    パスコード\0\
    このセッションにはパスコードが必要です。\0\
    招待状に記載\0\
    パスコードを表示\0\
    パスコードは16文字以内で入力してください。\0\
    パスコードは4文字以上で入力してください。\0\
    リンクの情報がフォームに入力されています。確認してから参加してください。\0\
    参加者\0\
    セッションを自分の言語で読んだり聞いたりできます。\0\
    役割\0\
    発表者\0\
    話した内容を、参加者がそれぞれの言語で受け取れます。\0\
    QRコードを読み取る\0\
    4～64文字の英数字とハイフン。大文字と小文字は区別されません。\0\
    セッションIDに使えるのは英数字とハイフンだけです。\0\
    セッションID\0\
    セッションIDを入力してください。\0\
    例：KXTR-7429\0\
    セッションIDは64文字以内で入力してください。\0\
    セッションIDは4文字以上で入力してください。\0\
    参加する\0\
    セッションに参加\0\
    ドイツ語\0\
    英語\0\
    スペイン語\0\
    フランス語\0\
    日本語\0\
    簡体字中国語\0\
    言語を選択\0\
    Appleで続ける\0\
    メールアドレス\0\
    有効なメールアドレスを入力してください。\0\
    name@example.com\0\
    Googleで続ける\0\
    アカウントなしで続ける\0\
    または\0\
    アカウントのパスワード\0\
    パスワードをお忘れですか？\0\
    パスワードを隠す\0\
    パスワードを表示\0\
    サインイン\0\
    Wordlyにサインイン\0\
    マイクの音量\0\
    音声が届いていません\0\
    音声が届いています\0\
    音が大きすぎます。マイクから離れてください。\0\
    音量%lldパーセント\0\
    マイクオフ\0\
    マイクをオフにする\0\
    マイクをオンにする\0\
    セッションの通知\0\
    セッションとの接続が切れました。タップすると再接続します。\0\
    セッションが終了しました。\0\
    マイクはオンです。声がセッションの全員に届きます。\0\
    %@さんが発表者として参加しました。\0\
    セッションはバックグラウンドで続いています。タップすると戻ります。\0\
    言語\0\
    パスコード\0\
    セッションID\0\
    カメラでセッションのQRコードを読み取ります。\0\
    話した内容を、聞き手の言語に翻訳するために使用します。\0\
    発表者の参加時や接続が切れたときに通知を受け取れます。\0\
    マイクをオンにして参加\0\
    「押して話す」で参加\0\
    話す言語\0\
    言語を追加\0\
    認識した言語：%@\0\
    完了\0\
    一覧を編集\0\
    話す言語を途中で変えても、翻訳が追随します。\0\
    言語の自動切り替え\0\
    話す言語の一覧\0\
    \u{1}other\u{2}最大%lld言語まで登録できます。\0\
    言語の自動切り替え：オフ\0\
    言語の自動切り替え：オン\0\
    %@を削除\0\
    切り替えるには、言語を2つ以上追加してください。\0\
    発表者のオプション\0\
    音声入力モード\0\
    マイクオン\0\
    マイクをオフにするまで、話した内容がすべて翻訳されます。\0\
    押して話す\0\
    ボタンを押している間だけ、声が届きます。\0\
    直前の発言を処理しています…\0\
    押しながら話す\0\
    離すと終了\0\
    話している間はボタンを押し続けてください。\0\
    読み取って参加者として参加\0\
    読み取って発表者として参加\0\
    画像を保存\0\
    これはWordlyのセッションのQRコードではありません。\0\
    セッションのQRコードにカメラを向けてください。\0\
    セッション%@を認識しました\0\
    QRコードの読み取り\0\
    コードをうまく読み取れません。近づけるか、明るくしてください。\0\
    ライトを消灯\0\
    ライトを点灯\0\
    参加者として参加\0\
    発表者として参加\0\
    セキュリティレベル\0\
    サインインが必要\0\
    サインインした招待者だけが参加できます。\0\
    パスコード不要\0\
    リンクがあれば、アカウントがなくてもだれでも参加できます。\0\
    パスコードが必要\0\
    パスコードを知っている人だけが参加できます。\0\
    画面がオフになってもセッションは続きます。\0\
    セッションは終了しました\0\
    言語を変更\0\
    最新の発言へ\0\
    セッションから退出\0\
    ほかの参加者はいません。退出するとセッションは終了します。\0\
    セッションが続いている間は、同じリンクで戻れます。\0\
    このセッションから退出しますか？\0\
    翻訳を音声で聞く\0\
    音声を停止\0\
    発表者が参加しています\0\
    発表者はまだ参加していません\0\
    退出しない\0\
    文字サイズ\0\
    Wordlyは、イベントでの発言を、選んだ言語にリアルタイムで翻訳します。\n\n参加はほんの数秒。招待状のリンクを開くか、QRコードを読み取るだけです。フォームは自動的に入力され、公開セッションならアカウントも必要ありません。\n\n翻訳は、見やすい吹き出しで読むことも、音声で聞くこともできます。言語は、話の途中でもいつでも変更できます。\n\n発表する方は、マイクをオンにしたままでも、「押して話す」でも話せます。言語の自動切り替えを使えば、途中で話す言語を変えても、Wordlyが追随します。\n\n今すぐセッションが必要なときは、作成してリンクやQRコードを共有するだけで始められます。最後の一人が退出すると、セッションは終了します。\0\
    翻訳,同時通訳,字幕,会議,イベント,セミナー,講演,言語,音声,リアルタイム\0\
    どのセッションも自分の言語で\0\
    Wordly：ライブ翻訳\0\
    リンクやQRコードから、参加フォームのすべての項目が入力されるようになりました。\nアプリが6言語に対応し、吹き出しがお使いの言語の書字方向に合わせて表示されるようになりました。\0\
    リンクにはパスコードが含まれます。参加してよい人だけに送ってください。\0\
    言語は、だれかが話している間でもいつでも変更できます。\0\
    参加者と発表者では、パスコードが異なることがあります。\0\
    セッションIDは、招待状のQRコードの横に記載されています。\0\
    実際に話す言語だけを登録してください。言語が少ないほど、速く認識されます。\0\
    「押して話す」にすると、周囲の雑音が翻訳に入りにくくなります。\0
    """)

  static let zhHans = TextTable(
    language: "zh-Hans",
    """
    %1$@，%2$@：%3$@\0\
    轻点两下以开启或关闭麦克风。\0\
    输出语言，当前为%@\0\
    \u{1}other\u{2}入会密码，已输入 %lld 个字符\0\
    轻点两下并按住即可说话，松开即可结束。\0\
    以与会者身份加入会议 %@ 的二维码\0\
    以演讲者身份加入会议 %@ 的二维码\0\
    上移或下移%@\0\
    登录\0\
    退出登录\0\
    已登录：%@\0\
    账户\0\
    使用其他账户\0\
    取消\0\
    关闭\0\
    打开“设置”\0\
    重试\0\
    此会议仅限有账户的用户参加。登录后会直接回到这里。\0\
    登录后加入\0\
    您可以在邀请中找到入会密码，也可以询问组织者。\0\
    输入入会密码\0\
    账户 %@ 未受邀请。请使用其他账户或联系组织者。\0\
    您无法进入此会议\0\
    一切就绪，现在可以加入。\0\
    连接已断开。我们正在尝试重新连接会议。\0\
    连接已恢复。\0\
    您已加入会议。有人发言时，您就会听到翻译。\0\
    您已作为演讲者加入。\0\
    您现在收听的是%@翻译。\0\
    您将听到的翻译就是这样的声音。\0\
    您的麦克风已关闭。\0\
    您的麦克风已开启。\0\
    其他应用的音频已暂停。\0\
    请输入邀请中的入会密码。\0\
    演讲者已到场。\0\
    演讲者还没有到场。请稍候。\0\
    请按住按钮，听到提示音后讲话。\0\
    会议已结束。感谢您的参与。\0\
    演讲者说的话会以您的语言显示在这里。\0\
    还没有人发言\0\
    %1$@，%2$@\0\
    正在聆听…\0\
    您\0\
    未知发言人\0\
    中断期间的部分内容可能缺失。\0\
    连接已中断 10 秒。请检查网络，我们会继续尝试。\0\
    连接已断开\0\
    \u{1}other\u{2}%lld 秒后重新连接\0\
    已重新连接\0\
    正在重新连接…\0\
    立即尝试\0\
    \u{1}other\u{2}%lld 位与会者\0\
    \u{1}other\u{2}%lld 种语言\0\
    \u{1}other\u{2}%lld 分钟\0\
    \u{1}other\u{2}%lld 位演讲者\0\
    Wordly 无权使用相机。要扫描二维码，请在“设置”中允许访问。\0\
    此链接已损坏。请从邀请中拷贝完整的链接。\0\
    此链接在应用中没有对应的页面。\0\
    Wordly 无权使用麦克风。要演讲，请在“设置”中允许访问。\0\
    其他应用正在使用麦克风。请将其关闭后重试。\0\
    未找到麦克风。要演讲，请连接麦克风。\0\
    没有互联网连接。请检查网络后重试。\0\
    我们的服务器出现问题，正在处理。\0\
    此会议已经结束。\0\
    找不到会议 %@。请核对会议 ID。\0\
    此会议尚未开始。请稍后再试。\0\
    登录失败。请核对信息后重试。\0\
    Wordly 未能及时响应。请重试。\0\
    \u{1}other\u{2}尝试次数过多。请在 %lld 分钟后重试。\0\
    操作失败。请重试。\0\
    入会密码不正确。请核对邀请后重试。\0\
    安装后，请再次打开链接。表单会自动为您填好。\0\
    从 App Store 下载\0\
    在浏览器中继续\0\
    获取应用\0\
    使用 Wordly 应用加入会议 %@，或直接在浏览器中继续。\0\
    在应用中打开\0\
    从 Google Play 获取\0\
    正在使用电脑？请用手机扫描此二维码。\0\
    轻点一下，进入会议\0\
    以访客身份继续\0\
    访客\0\
    访客无法加入此会议。请登录后继续。\0\
    此会议是公开的，无需账户。\0\
    请使用耳机，以免会场的麦克风拾取到翻译的声音。\0\
    已连接耳机。音频已开启。\0\
    耳机已断开。音频已关闭。\0\
    Wordly 会自动重新连接（在后台时也一样），并从会议当前的进度继续。\0\
    连接断开怎么办\0\
    公开会议不需要，以访客身份加入即可。部分会议要求登录。\0\
    我需要账户吗？\0\
    打开邀请中的链接，或扫描其中的二维码。表单会自动填好；请核对后轻点“加入”。\0\
    如何加入\0\
    以演讲者身份加入，选择语音输入模式和发言语言。请靠近麦克风，清楚地讲话。\0\
    如何演讲\0\
    帮助\0\
    自动\0\
    内置麦克风\0\
    输入：%@\0\
    设备已断开。现在使用 %@。\0\
    音频输入\0\
    链接已拷贝\0\
    拷贝与会者链接\0\
    拷贝演讲者链接\0\
    创建会议\0\
    会议 %@ 已就绪\0\
    正在创建会议…\0\
    最后一位参与者离开时，会议结束。\0\
    无法创建会议。请重试。\0\
    使用贵组织的语言和安全级别，立即开始会议。\0\
    通过 Wordly 用您的语言参加我的会议 %1$@：%2$@\0\
    请通过 Wordly 在我的会议 %1$@ 中演讲：%2$@\0\
    贵组织尚未设置即时会议。请联系管理员。\0\
    请只分享给演讲者：其中包含他们的入会密码。\0\
    分享与会者链接\0\
    分享演讲者链接\0\
    即时会议\0\
    清空表单\0\
    请输入邀请中的信息，或扫描其中的二维码。\0\
    正在加入会议…\0\
    您阅读和收听会议时使用的语言。\0\
    输出语言\0\
    请选择输出语言。\0\
    选择语言\0\
    此会议不提供%@翻译。请选择其他语言。\0\
    无法识别语言“%@”。请从列表中选择。\0\
    \u{1}other\u{2}还有 %lld 个必填项未填写。\0\
    其他人会在您的发言上方看到此姓名。\0\
    您的姓名\0\
    请输入要向其他人显示的姓名。\0\
    姓名\0\
    隐藏入会密码\0\
    4 到 16 个字母或数字。如果会议没有入会密码，请留空。\0\
    入会密码只能包含字母和数字。\0\
    入会密码\0\
    此会议需要入会密码。\0\
    见邀请\0\
    显示入会密码\0\
    入会密码不能超过 16 个字符。\0\
    入会密码不能少于 4 个字符。\0\
    链接已为您填好此表单。请核对后加入。\0\
    与会者\0\
    用您的语言阅读或收听会议。\0\
    您的身份\0\
    演讲者\0\
    您发言，每个人都能用自己的语言阅读或收听。\0\
    扫描二维码\0\
    4 到 64 个字母、数字或连字符，不区分大小写。\0\
    会议 ID 只能包含字母、数字和连字符。\0\
    会议 ID\0\
    请输入会议 ID。\0\
    例如：KXTR-7429\0\
    会议 ID 不能超过 64 个字符。\0\
    会议 ID 不能少于 4 个字符。\0\
    加入\0\
    加入会议\0\
    德语\0\
    英语\0\
    西班牙语\0\
    法语\0\
    日语\0\
    简体中文\0\
    选择语言\0\
    通过 Apple 继续\0\
    电子邮件\0\
    请输入有效的电子邮件地址。\0\
    name@example.com\0\
    通过 Google 继续\0\
    不使用账户继续\0\
    或\0\
    账户密码\0\
    忘记密码？\0\
    隐藏密码\0\
    显示密码\0\
    登录\0\
    登录 Wordly\0\
    麦克风音量\0\
    没有声音\0\
    可以听到您的声音\0\
    声音过大。请离麦克风远一些。\0\
    音量百分之 %lld\0\
    麦克风已关闭\0\
    关闭麦克风\0\
    开启麦克风\0\
    会议通知\0\
    与会议的连接已断开。轻点即可重新连接。\0\
    您的会议已结束。\0\
    您的麦克风已开启，会议中的所有人都能听到您的声音。\0\
    %@ 已作为演讲者加入。\0\
    会议仍在后台进行。轻点即可返回。\0\
    语言\0\
    入会密码\0\
    会议 ID\0\
    Wordly 使用相机读取会议的二维码。\0\
    Wordly 会把您说的话翻译成听众的语言。\0\
    演讲者加入或连接中断时接收通知。\0\
    加入时开启麦克风\0\
    以按住说话方式加入\0\
    发言语言\0\
    添加语言\0\
    识别到的语言：%@\0\
    完成\0\
    编辑列表\0\
    讲话时可以随时换语言，翻译会自动跟上。\0\
    自动切换语言\0\
    发言语言列表\0\
    \u{1}other\u{2}最多可添加 %lld 种语言。\0\
    自动切换语言已关闭\0\
    自动切换语言已开启\0\
    移除%@\0\
    请至少添加两种语言以便切换。\0\
    演讲者选项\0\
    语音输入模式\0\
    开启麦克风\0\
    在您关闭麦克风之前，您说的一切都会被翻译。\0\
    按住说话\0\
    只有按住按钮时，其他人才能听到您。\0\
    正在处理您刚才说的话…\0\
    按住说话\0\
    松开结束\0\
    讲话时请一直按住按钮。\0\
    扫码以与会者身份加入\0\
    扫码以演讲者身份加入\0\
    保存图片\0\
    这不是 Wordly 会议的二维码。\0\
    请将相机对准会议的二维码。\0\
    已识别会议 %@\0\
    扫描二维码\0\
    二维码难以识别。请靠近一些或增加光线。\0\
    关闭手电筒\0\
    打开手电筒\0\
    以与会者身份加入\0\
    以演讲者身份加入\0\
    安全级别\0\
    需要登录\0\
    只有已登录的受邀者才能加入。\0\
    无需入会密码\0\
    任何拥有链接的人都能参加，无需账户。\0\
    需要入会密码\0\
    只有知道入会密码的人才能加入。\0\
    屏幕关闭后会议仍会继续。\0\
    会议已结束\0\
    更改语言\0\
    跳到最新内容\0\
    离开会议\0\
    会议中只剩您一人。您离开后，会议将结束。\0\
    会议进行期间，您可以用同一链接返回。\0\
    要离开此会议吗？\0\
    收听翻译\0\
    停止收听\0\
    演讲者在场\0\
    还没有演讲者\0\
    留下\0\
    文字大小\0\
    Wordly 将活动中的发言实时翻译成您选择的语言。\n\n几秒即可加入：打开邀请中的链接，或扫描其中的二维码。表单会自动填好，公开会议无需账户。\n\n您可以通过清晰的对话气泡阅读译文，也可以收听翻译。随时更改语言，哪怕一句话才说到一半。\n\n要演讲？您可以让麦克风保持开启，也可以使用“按住说话”。开启“自动切换语言”后，无论您换成哪种语言，Wordly 都能跟上。\n\n马上需要一场会议？创建会议，分享链接或二维码，即可开始。最后一位参与者离开时，会议结束。\0\
    翻译,同声传译,字幕,会议,活动,讲座,语言,语音,实时,口译\0\
    每场会议，都用您的语言\0\
    Wordly：实时翻译\0\
    现在，链接和二维码会自动填好整个加入表单。\n应用支持六种语言，气泡会跟随您所用语言的书写方向。\0\
    链接中包含入会密码。请只发给可以加入的人。\0\
    您可以随时更改语言，即使有人正在发言。\0\
    与会者和演讲者的入会密码可能不同。\0\
    会议 ID 在您的邀请中，位于二维码旁边。\0\
    请只添加您实际会用到的语言。语言越少，识别越快。\0\
    “按住说话”可避免背景噪音干扰翻译。\0
    """)
}
