// Generated from OSQR.xcstrings by GenerateLocalizedTexts. Do not edit.
// swift-format-ignore-file

/// The keys of the catalog OSQR, in the order of its strings.
public enum OSQRText: String, TextKey {
  /// “Draft of your message”
  ///
  /// Label of the text field for a screen reader.
  case accessibilityDraft = "accessibility.draft"

  /// “Open the menu”
  ///
  /// Label of the menu button for a screen reader.
  case accessibilityMenu = "accessibility.menu"

  /// “OSQR, at %1$@: %2$@”
  ///
  /// Read by a screen reader for a message of OSQR. %1$@: the time. %2$@: the text of the message.
  case accessibilityMessageOsqr = "accessibility.message.osqr"

  /// “You, at %1$@: %2$@”
  ///
  /// Read by a screen reader for a message of the user. %1$@: the time. %2$@: the text of the message.
  case accessibilityMessageOwn = "accessibility.message.own"

  /// “Sending is off until there is a connection.”
  ///
  /// Hint of the send button for a screen reader while there is no network.
  case accessibilitySendDisabled = "accessibility.sendDisabled"

  /// “Double-tap to speak instead of typing.”
  ///
  /// Hint of the button that starts dictation, for a screen reader.
  case accessibilityVoice = "accessibility.voice"

  /// “Discard draft”
  ///
  /// Button that throws the draft away.
  case draftDiscard = "draft.discard"

  /// “This draft came with a link. Read it before you send it.”
  ///
  /// Note above a draft that a link has filled in; nothing is sent before the person taps Send.
  case draftFromLink = "draft.fromLink"

  /// “What's on your mind?”
  ///
  /// Placeholder of the text field at the foot of the thread.
  case draftPlaceholder = "draft.placeholder"

  /// “Send”
  ///
  /// Button that sends the draft.
  case draftSend = "draft.send"

  /// “This link doesn't lead anywhere in OSQR.”
  ///
  /// Every screen: shown when a link cannot be opened in the app.
  case errorLink = "error.link"

  /// “OSQR is updating”
  ///
  /// Thread: shown while the service is being updated (HTTP 503). No full stop.
  case errorMaintenance = "error.maintenance"

  /// “Slow down”
  ///
  /// Thread: shown when messages are sent too fast (HTTP 429). Short and friendly, no full stop.
  case errorRateLimit = "error.rateLimit"

  /// “Try again”
  ///
  /// Thread: button beside an error message: sends the message again.
  case errorRetry = "error.retry"

  /// “Something went wrong”
  ///
  /// Thread: shown after an error of the server (HTTP 500). No full stop.
  case errorServer = "error.server"

  /// “Please sign in again.”
  ///
  /// Shown on the way back to the sign-in screen when the sign-in has expired (HTTP 401).
  case errorSignedOut = "error.signedOut"

  /// “Subscribe at osqr.app”
  ///
  /// Thread: shown when the account has no subscription (HTTP 403). The address opens in the browser: keep it as it is, without a full stop after it.
  case errorSubscription = "error.subscription"

  /// “Close”
  ///
  /// Button that closes the menu.
  case menuClose = "menu.close"

  /// “Open OSQR on Web”
  ///
  /// Menu entry that opens OSQR in the browser.
  case menuOpenWeb = "menu.openWeb"

  /// “Sign Out”
  ///
  /// Menu entry that ends the session on this device.
  case menuSignOut = "menu.signOut"

  /// “Version %@”
  ///
  /// At the foot of the menu, small. %@: the version of the app.
  case menuVersion = "menu.version"

  /// “I need a connection to think”
  ///
  /// Banner in the thread without a network; sending is disabled while it shows. Spoken by OSQR, no full stop.
  case offlineMessage = "offline.message"

  /// “Input”
  ///
  /// Fallback page of a link: label of the value input.
  case parameterInput = "parameter.input"

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

  /// “Draft”
  ///
  /// Fallback page of a link: label of the value text.
  case parameterText = "parameter.text"

  /// “Get a notification when OSQR has something for you.”
  ///
  /// Shown before the system asks for notifications.
  case permissionNotifications = "permission.notifications"

  /// “Join as attendee”
  ///
  /// Title of the form for joining a live session as somebody who follows it.
  case routeAttend = "route.attend"

  /// “Menu”
  ///
  /// Title of the menu screen.
  case routeMenu = "route.menu"

  /// “Join as presenter”
  ///
  /// Title of the form for joining a live session as somebody who speaks in it.
  case routePresent = "route.present"

  /// “Sign in”
  ///
  /// Title of the sign-in screen, in menus and link previews.
  case routeSignin = "route.signin"

  /// “Thread”
  ///
  /// Title of the main screen: the running conversation with OSQR.
  case routeThread = "route.thread"

  /// “Welcome”
  ///
  /// Title of the welcome screen, shown only on the first launch after sign-in.
  case routeWelcome = "route.welcome"

  /// “Continue with Apple”
  ///
  /// Button on the sign-in screen: sign in with an Apple account.
  case signinApple = "signin.apple"

  /// “Unlock with %@”
  ///
  /// Sign-in screen: button on later launches: unlocks with Face ID or Touch ID. %@: its name.
  case signinBiometric = "signin.biometric"

  /// “Continue”
  ///
  /// Button on the sign-in screen that goes on with the e-mail address entered.
  case signinContinue = "signin.continue"

  /// “Email”
  ///
  /// Sign-in screen: label of the field for the e-mail address.
  case signinEmail = "signin.email"

  /// “you@example.com”
  ///
  /// Sign-in screen: placeholder of the field for the e-mail address.
  case signinEmailPlaceholder = "signin.email.placeholder"

  /// “That didn't work. Try again”
  ///
  /// Sign-in screen: under the field when signing in failed. No full stop.
  case signinFailed = "signin.failed"

  /// “Continue with Google”
  ///
  /// Button on the sign-in screen: sign in with a Google account.
  case signinGoogle = "signin.google"

  /// “Signing in…”
  ///
  /// Shown on the sign-in screen while the app waits for the server.
  case signinInProgress = "signin.inProgress"

  /// “OR”
  ///
  /// Sign-in screen: between the field and the buttons of other services. Capitals.
  case signinOr = "signin.or"

  /// “Your link opens as soon as you have signed in.”
  ///
  /// Line on the sign-in screen when a link was opened before sign-in: the app opens it afterwards.
  case signinResume = "signin.resume"

  /// “Don't have an account? Sign up at osqr.app”
  ///
  /// Line at the foot of the sign-in screen. The address opens in the browser: keep it as it is, without a full stop after it.
  case signinSignup = "signin.signup"

  /// “Sign in to OSQR”
  ///
  /// Heading of the sign-in screen.
  case signinTitle = "signin.title"

  /// “Start with any thought.”
  ///
  /// In the middle of the thread while it has no messages.
  case threadEmpty = "thread.empty"

  /// “Not sent”
  ///
  /// Under a message of the user that was not sent.
  case threadNotSent = "thread.notSent"

  /// “Thinking…”
  ///
  /// In OSQR's bubble while the answer is on its way.
  case threadThinking = "thread.thinking"

  /// “Listening…”
  ///
  /// Thread: state of the text field while the app listens.
  case voiceListening = "voice.listening"

  /// “I didn't hear anything.”
  ///
  /// Thread: shown when dictation ended without any words.
  case voiceNothingHeard = "voice.nothingHeard"

  /// “To speak, allow the microphone in Settings.”
  ///
  /// Thread: shown when the microphone is not allowed.
  case voicePermission = "voice.permission"

  /// “Speak”
  ///
  /// Thread: button beside the text field: starts dictation.
  case voiceStart = "voice.start"

  /// “Stop listening”
  ///
  /// Thread: button that replaces the one to speak while the app listens: ends dictation.
  case voiceStop = "voice.stop"

  /// “Writing down what you said…”
  ///
  /// Thread: state of the text field while speech is turned into text.
  case voiceTranscribing = "voice.transcribing"

  /// “Hi, I'm OSQR.”
  ///
  /// First line of the welcome screen, spoken by OSQR. OSQR is the product's name: keep it.
  case welcomeGreeting = "welcome.greeting"

  /// “Let's do some thinking together.”
  ///
  /// Second line of the welcome screen, under the greeting.
  case welcomeInvitation = "welcome.invitation"

  /// “Start”
  ///
  /// Button on the welcome screen that opens the thread.
  case welcomeStart = "welcome.start"

  /// The name of the catalog.
  public static let catalog = "OSQR"

  /// The languages of the catalog, English first.
  public static let languages = ["en", "de", "es", "fr", "ja", "zh-Hans"]

  /// Returns the strings of a language, which are indexed at the first use.
  public static func table(for language: String) -> TextTable? {
    switch language {
    case "en": OSQRTextTables.en
    case "de": OSQRTextTables.de
    case "es": OSQRTextTables.es
    case "fr": OSQRTextTables.fr
    case "ja": OSQRTextTables.ja
    case "zh-Hans": OSQRTextTables.zhHans
    default: nil
    }
  }

  /// The position of the key in the order of the strings.
  public var position: Int {
    switch self {
    case .accessibilityDraft: 0
    case .accessibilityMenu: 1
    case .accessibilityMessageOsqr: 2
    case .accessibilityMessageOwn: 3
    case .accessibilitySendDisabled: 4
    case .accessibilityVoice: 5
    case .draftDiscard: 6
    case .draftFromLink: 7
    case .draftPlaceholder: 8
    case .draftSend: 9
    case .errorLink: 10
    case .errorMaintenance: 11
    case .errorRateLimit: 12
    case .errorRetry: 13
    case .errorServer: 14
    case .errorSignedOut: 15
    case .errorSubscription: 16
    case .menuClose: 17
    case .menuOpenWeb: 18
    case .menuSignOut: 19
    case .menuVersion: 20
    case .offlineMessage: 21
    case .parameterInput: 22
    case .parameterLang: 23
    case .parameterPasscode: 24
    case .parameterSession: 25
    case .parameterText: 26
    case .permissionNotifications: 27
    case .routeAttend: 28
    case .routeMenu: 29
    case .routePresent: 30
    case .routeSignin: 31
    case .routeThread: 32
    case .routeWelcome: 33
    case .signinApple: 34
    case .signinBiometric: 35
    case .signinContinue: 36
    case .signinEmail: 37
    case .signinEmailPlaceholder: 38
    case .signinFailed: 39
    case .signinGoogle: 40
    case .signinInProgress: 41
    case .signinOr: 42
    case .signinResume: 43
    case .signinSignup: 44
    case .signinTitle: 45
    case .threadEmpty: 46
    case .threadNotSent: 47
    case .threadThinking: 48
    case .voiceListening: 49
    case .voiceNothingHeard: 50
    case .voicePermission: 51
    case .voiceStart: 52
    case .voiceStop: 53
    case .voiceTranscribing: 54
    case .welcomeGreeting: 55
    case .welcomeInvitation: 56
    case .welcomeStart: 57
    }
  }
}

/// The strings of the catalog, one static string for each language.
private enum OSQRTextTables {
  static let en = TextTable(
    language: "en",
    """
    Draft of your message\0\
    Open the menu\0\
    OSQR, at %1$@: %2$@\0\
    You, at %1$@: %2$@\0\
    Sending is off until there is a connection.\0\
    Double-tap to speak instead of typing.\0\
    Discard draft\0\
    This draft came with a link. Read it before you send it.\0\
    What's on your mind?\0\
    Send\0\
    This link doesn't lead anywhere in OSQR.\0\
    OSQR is updating\0\
    Slow down\0\
    Try again\0\
    Something went wrong\0\
    Please sign in again.\0\
    Subscribe at osqr.app\0\
    Close\0\
    Open OSQR on Web\0\
    Sign Out\0\
    Version %@\0\
    I need a connection to think\0\
    Input\0\
    Language\0\
    Passcode\0\
    Session ID\0\
    Draft\0\
    Get a notification when OSQR has something for you.\0\
    Join as attendee\0\
    Menu\0\
    Join as presenter\0\
    Sign in\0\
    Thread\0\
    Welcome\0\
    Continue with Apple\0\
    Unlock with %@\0\
    Continue\0\
    Email\0\
    you@example.com\0\
    That didn't work. Try again\0\
    Continue with Google\0\
    Signing in…\0\
    OR\0\
    Your link opens as soon as you have signed in.\0\
    Don't have an account? Sign up at osqr.app\0\
    Sign in to OSQR\0\
    Start with any thought.\0\
    Not sent\0\
    Thinking…\0\
    Listening…\0\
    I didn't hear anything.\0\
    To speak, allow the microphone in Settings.\0\
    Speak\0\
    Stop listening\0\
    Writing down what you said…\0\
    Hi, I'm OSQR.\0\
    Let's do some thinking together.\0\
    Start\0
    """)

  static let de = TextTable(
    language: "de",
    """
    Entwurf deiner Nachricht\0\
    Menü öffnen\0\
    OSQR, um %1$@: %2$@\0\
    Du, um %1$@: %2$@\0\
    Senden ist erst mit einer Verbindung wieder möglich.\0\
    Doppeltippe, um zu sprechen, statt zu schreiben.\0\
    Entwurf verwerfen\0\
    Dieser Entwurf kam mit einem Link. Lies ihn, bevor du ihn sendest.\0\
    Was geht dir durch den Kopf?\0\
    Senden\0\
    Dieser Link führt in OSQR nirgendwohin.\0\
    OSQR wird gerade aktualisiert\0\
    Etwas langsamer, bitte\0\
    Erneut versuchen\0\
    Etwas ist schiefgelaufen\0\
    Bitte melde dich noch einmal an.\0\
    Abo abschließen auf osqr.app\0\
    Schließen\0\
    OSQR im Web öffnen\0\
    Abmelden\0\
    Version %@\0\
    Ich brauche eine Verbindung, um zu denken\0\
    Eingabe\0\
    Sprache\0\
    Zugangscode\0\
    Sitzungs-ID\0\
    Entwurf\0\
    Du bekommst eine Mitteilung, wenn OSQR etwas für dich hat.\0\
    Als Teilnehmer beitreten\0\
    Menü\0\
    Als Referent beitreten\0\
    Anmelden\0\
    Unterhaltung\0\
    Willkommen\0\
    Mit Apple fortfahren\0\
    Mit %@ entsperren\0\
    Weiter\0\
    E-Mail\0\
    du@example.com\0\
    Das hat nicht geklappt. Versuch es noch einmal\0\
    Mit Google fortfahren\0\
    Anmeldung läuft\u{A0}…\0\
    ODER\0\
    Dein Link öffnet sich, sobald du angemeldet bist.\0\
    Noch kein Konto? Registriere dich auf osqr.app\0\
    Bei OSQR anmelden\0\
    Fang mit irgendeinem Gedanken an.\0\
    Nicht gesendet\0\
    Ich denke nach\u{A0}…\0\
    Ich höre zu\u{A0}…\0\
    Ich habe nichts gehört.\0\
    Erlaube das Mikrofon in den Einstellungen, um zu sprechen.\0\
    Sprechen\0\
    Zuhören beenden\0\
    Ich schreibe auf, was du gesagt hast\u{A0}…\0\
    Hi, ich bin OSQR.\0\
    Lass uns zusammen nachdenken.\0\
    Los geht’s\0
    """)

  static let es = TextTable(
    language: "es",
    """
    Borrador de tu mensaje\0\
    Abrir el menú\0\
    OSQR, %1$@: %2$@\0\
    Tú, %1$@: %2$@\0\
    No se puede enviar hasta que haya conexión.\0\
    Toca dos veces para hablar en lugar de escribir.\0\
    Descartar borrador\0\
    Este borrador venía en un enlace. Léelo antes de enviarlo.\0\
    ¿Qué tienes en mente?\0\
    Enviar\0\
    Este enlace no lleva a ningún sitio de OSQR.\0\
    OSQR se está actualizando\0\
    Más despacio\0\
    Reintentar\0\
    Algo ha salido mal\0\
    Vuelve a iniciar sesión.\0\
    Suscríbete en osqr.app\0\
    Cerrar\0\
    Abrir OSQR en la web\0\
    Cerrar sesión\0\
    Versión %@\0\
    Necesito conexión para pensar\0\
    Entrada\0\
    Idioma\0\
    Código de acceso\0\
    ID de la sesión\0\
    Borrador\0\
    Recibe una notificación cuando OSQR tenga algo para ti.\0\
    Unirse como asistente\0\
    Menú\0\
    Unirse como ponente\0\
    Iniciar sesión\0\
    Conversación\0\
    Te damos la bienvenida\0\
    Continuar con Apple\0\
    Desbloquear con %@\0\
    Continuar\0\
    Correo electrónico\0\
    tu@example.com\0\
    No ha funcionado. Prueba otra vez\0\
    Continuar con Google\0\
    Iniciando sesión…\0\
    O\0\
    El enlace se abrirá en cuanto inicies sesión.\0\
    ¿No tienes cuenta? Regístrate en osqr.app\0\
    Inicia sesión en OSQR\0\
    Empieza con cualquier idea.\0\
    Sin enviar\0\
    Pensando…\0\
    Escuchando…\0\
    No he oído nada.\0\
    Para hablar, permite el micrófono en Ajustes.\0\
    Hablar\0\
    Dejar de escuchar\0\
    Transcribiendo lo que has dicho…\0\
    Hola, soy OSQR.\0\
    Vamos a pensar juntos.\0\
    Empezar\0
    """)

  static let fr = TextTable(
    language: "fr",
    """
    Brouillon de ton message\0\
    Ouvrir le menu\0\
    OSQR, à %1$@\u{A0}: %2$@\0\
    Toi, à %1$@\u{A0}: %2$@\0\
    L’envoi est désactivé tant qu’il n’y a pas de réseau.\0\
    Touche deux fois pour parler au lieu d’écrire.\0\
    Supprimer le brouillon\0\
    Ce brouillon vient d’un lien. Relis-le avant de l’envoyer.\0\
    À quoi penses-tu\u{202F}?\0\
    Envoyer\0\
    Ce lien ne mène nulle part dans OSQR.\0\
    OSQR se met à jour\0\
    Doucement\0\
    Réessayer\0\
    Un problème est survenu\0\
    Reconnecte-toi.\0\
    Abonne-toi sur osqr.app\0\
    Fermer\0\
    Ouvrir OSQR sur le Web\0\
    Se déconnecter\0\
    Version %@\0\
    J’ai besoin de réseau pour réfléchir\0\
    Saisie\0\
    Langue\0\
    Code d’accès\0\
    Identifiant de la session\0\
    Brouillon\0\
    Reçois une notification quand OSQR a quelque chose pour toi.\0\
    Rejoindre comme participant\0\
    Menu\0\
    Rejoindre comme intervenant\0\
    Connexion\0\
    Conversation\0\
    Bienvenue\0\
    Continuer avec Apple\0\
    Déverrouiller avec %@\0\
    Continuer\0\
    E-mail\0\
    toi@example.com\0\
    Ça n’a pas marché. Réessaie\0\
    Continuer avec Google\0\
    Connexion en cours…\0\
    OU\0\
    Ton lien s’ouvrira juste après la connexion.\0\
    Pas encore de compte\u{202F}? Inscris-toi sur osqr.app\0\
    Connecte-toi à OSQR\0\
    Commence par n’importe quelle idée.\0\
    Non envoyé\0\
    Je réfléchis…\0\
    À l’écoute…\0\
    Je n’ai rien entendu.\0\
    Pour parler, autorise le micro dans les réglages.\0\
    Parler\0\
    Arrêter l’écoute\0\
    Transcription de ce que tu as dit…\0\
    Salut, je suis OSQR.\0\
    Réfléchissons ensemble.\0\
    Commencer\0
    """)

  static let ja = TextTable(
    language: "ja",
    """
    メッセージの下書き\0\
    メニューを開く\0\
    OSQR、%1$@：%2$@\0\
    あなた、%1$@：%2$@\0\
    接続されるまで送信できません。\0\
    ダブルタップすると、入力する代わりに話せます。\0\
    下書きを破棄\0\
    この下書きはリンクから入力されました。内容を確かめてから送信してください。\0\
    今、何を考えていますか？\0\
    送信\0\
    このリンクに対応する画面はOSQRにありません。\0\
    OSQRはアップデート中です\0\
    少しゆっくりお願いします\0\
    もう一度試す\0\
    問題が発生しました\0\
    もう一度サインインしてください。\0\
    osqr.appでサブスクリプションに登録\0\
    閉じる\0\
    Web版OSQRを開く\0\
    サインアウト\0\
    バージョン %@\0\
    考えるには接続が必要です\0\
    入力\0\
    言語\0\
    パスコード\0\
    セッションID\0\
    下書き\0\
    OSQRからのお知らせを通知で受け取れます。\0\
    参加者として参加\0\
    メニュー\0\
    発表者として参加\0\
    サインイン\0\
    スレッド\0\
    ようこそ\0\
    Appleで続ける\0\
    %@でロックを解除\0\
    続ける\0\
    メールアドレス\0\
    you@example.com\0\
    うまくいきませんでした。もう一度お試しください\0\
    Googleで続ける\0\
    サインイン中…\0\
    または\0\
    サインインすると、すぐにリンクが開きます。\0\
    アカウントをお持ちでない方は、osqr.appで登録\0\
    OSQRにサインイン\0\
    どんな考えからでも始められます。\0\
    未送信\0\
    考えています…\0\
    聞いています…\0\
    何も聞き取れませんでした。\0\
    話して入力するには、「設定」でマイクを許可してください。\0\
    話す\0\
    聞き取りを停止\0\
    話した内容を書き起こしています…\0\
    こんにちは、OSQRです。\0\
    一緒に考えましょう。\0\
    はじめる\0
    """)

  static let zhHans = TextTable(
    language: "zh-Hans",
    """
    消息草稿\0\
    打开菜单\0\
    OSQR，%1$@：%2$@\0\
    你，%1$@：%2$@\0\
    联网之前无法发送。\0\
    轻点两下即可改用语音输入。\0\
    删除草稿\0\
    这份草稿来自一个链接。请先看一遍再发送。\0\
    在想什么？\0\
    发送\0\
    此链接在 OSQR 中没有对应的页面。\0\
    OSQR 正在更新\0\
    请慢一点\0\
    重试\0\
    出了点问题\0\
    请重新登录。\0\
    前往 osqr.app 订阅\0\
    关闭\0\
    在网页上打开 OSQR\0\
    退出登录\0\
    版本 %@\0\
    我需要联网才能思考\0\
    输入\0\
    语言\0\
    入会密码\0\
    会议 ID\0\
    草稿\0\
    OSQR 有新消息时，你会收到通知。\0\
    以与会者身份加入\0\
    菜单\0\
    以演讲者身份加入\0\
    登录\0\
    对话\0\
    欢迎\0\
    通过 Apple 继续\0\
    使用 %@ 解锁\0\
    继续\0\
    电子邮件\0\
    you@example.com\0\
    登录失败，请重试\0\
    通过 Google 继续\0\
    正在登录…\0\
    或\0\
    登录后会立即打开该链接。\0\
    还没有账户？前往 osqr.app 注册\0\
    登录 OSQR\0\
    从任何一个想法开始。\0\
    未发送\0\
    正在思考…\0\
    正在聆听…\0\
    我什么也没听到。\0\
    要使用语音，请在“设置”中允许访问麦克风。\0\
    说话\0\
    停止聆听\0\
    正在把你说的话转成文字…\0\
    你好，我是 OSQR。\0\
    我们一起思考吧。\0\
    开始\0
    """)
}
