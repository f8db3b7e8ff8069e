// Generated from Site.xcstrings by GenerateLocalizedTexts. Do not edit.
// swift-format-ignore-file

/// The keys of the catalog Site, in the order of its strings.
public enum SiteText: String, TextKey {
  /// “After you install %@, open this link again.”
  ///
  /// Fallback page: what to do after the installation. %@: name of the app.
  case after = "after"

  /// “QR code for %@”
  ///
  /// Fallback page: description of a QR code for screen readers. %@: the link in the code.
  case codeLabel = "code.label"

  /// “The code does not contain the secret values of the link.”
  ///
  /// Fallback page: below a QR code.
  case codeSecret = "code.secret"

  /// “Scan this code with the camera of your phone.”
  ///
  /// Fallback page: below the heading of a QR code.
  case codeText = "code.text"

  /// “Open on your phone”
  ///
  /// Fallback page: heading of a QR code, for visitors with a computer.
  case codeTitle = "code.title"

  /// “Copied”
  ///
  /// Fallback page: the button after a value was copied.
  case copied = "copied"

  /// “Copy”
  ///
  /// Fallback page: button that copies a value.
  case copy = "copy"

  /// “Copy: %@”
  ///
  /// Fallback page: description of the button for screen readers. %@: name of the value.
  case copyLabel = "copy.label"

  /// “Language”
  ///
  /// Fallback page: description of the list of languages for screen readers.
  case language = "language"

  /// “No”
  ///
  /// Fallback page: the value false.
  case no = "no"

  /// “Without JavaScript, this page cannot show the details of your link. The link works in the app.”
  ///
  /// Fallback page without JavaScript.
  case noscript = "noscript"

  /// “Open in %@”
  ///
  /// Fallback page: button. %@: name of the app.
  case open = "open"

  /// “Skip to content”
  ///
  /// Fallback page: link to the content, for keyboards and screen readers.
  case skip = "skip"

  /// “Links of this website open in %@ if the app is installed.”
  ///
  /// Start page of a host. %@: name of the app.
  case startText = "start.text"

  /// “Get %@”
  ///
  /// Start page of a host: heading. %@: name of the app.
  case startTitle = "start.title"

  /// “Get it on Google Play”
  ///
  /// Fallback page: button to the Play Store.
  case storeAndroid = "store.android"

  /// “Download on the App Store”
  ///
  /// Fallback page: button to the App Store.
  case storeApple = "store.apple"

  /// “Continue in the browser”
  ///
  /// Fallback page: button to the web app.
  case web = "web"

  /// “Reason”
  ///
  /// Page for an invalid link: heading of the reason.
  case wrongReason = "wrong.reason"

  /// “The address is incomplete or wrong. Ask the sender for a new link.”
  ///
  /// Page for an invalid link.
  case wrongText = "wrong.text"

  /// “This link does not work”
  ///
  /// Page for an invalid link: heading.
  case wrongTitle = "wrong.title"

  /// “Yes”
  ///
  /// Fallback page: the value true.
  case yes = "yes"

  /// The name of the catalog.
  public static let catalog = "Site"

  /// The languages of the catalog, English first.
  public static let languages = ["en", "de", "es", "fr", "ja", "zh-Hans"]

  /// Returns the strings of a language, which are indexed at the first use.
  public static func table(for language: String) -> TextTable? {
    switch language {
    case "en": SiteTextTables.en
    case "de": SiteTextTables.de
    case "es": SiteTextTables.es
    case "fr": SiteTextTables.fr
    case "ja": SiteTextTables.ja
    case "zh-Hans": SiteTextTables.zhHans
    default: nil
    }
  }

  /// The position of the key in the order of the strings.
  public var position: Int {
    switch self {
    case .after: 0
    case .codeLabel: 1
    case .codeSecret: 2
    case .codeText: 3
    case .codeTitle: 4
    case .copied: 5
    case .copy: 6
    case .copyLabel: 7
    case .language: 8
    case .no: 9
    case .noscript: 10
    case .open: 11
    case .skip: 12
    case .startText: 13
    case .startTitle: 14
    case .storeAndroid: 15
    case .storeApple: 16
    case .web: 17
    case .wrongReason: 18
    case .wrongText: 19
    case .wrongTitle: 20
    case .yes: 21
    }
  }
}

/// The strings of the catalog, one static string for each language.
private enum SiteTextTables {
  static let en = TextTable(
    language: "en",
    """
    After you install %@, open this link again.\0\
    QR code for %@\0\
    The code does not contain the secret values of the link.\0\
    Scan this code with the camera of your phone.\0\
    Open on your phone\0\
    Copied\0\
    Copy\0\
    Copy: %@\0\
    Language\0\
    No\0\
    Without JavaScript, this page cannot show the details of your link. The link works in the app.\0\
    Open in %@\0\
    Skip to content\0\
    Links of this website open in %@ if the app is installed.\0\
    Get %@\0\
    Get it on Google Play\0\
    Download on the App Store\0\
    Continue in the browser\0\
    Reason\0\
    The address is incomplete or wrong. Ask the sender for a new link.\0\
    This link does not work\0\
    Yes\0
    """)

  static let de = TextTable(
    language: "de",
    """
    Öffnen Sie diesen Link nach der Installation von %@ noch einmal.\0\
    QR-Code für %@\0\
    Der Code enthält die geheimen Werte des Links nicht.\0\
    Scannen Sie diesen Code mit der Kamera Ihres Telefons.\0\
    Auf dem Telefon öffnen\0\
    Kopiert\0\
    Kopieren\0\
    Kopieren: %@\0\
    Sprache\0\
    Nein\0\
    Ohne JavaScript kann diese Seite die Einzelheiten Ihres Links nicht zeigen. In der App funktioniert der Link.\0\
    In %@ öffnen\0\
    Zum Inhalt\0\
    Links dieser Website öffnen sich in %@, wenn die App installiert ist.\0\
    %@ holen\0\
    Jetzt bei Google Play\0\
    Laden im App Store\0\
    Im Browser fortfahren\0\
    Grund\0\
    Die Adresse ist unvollständig oder falsch. Bitten Sie den Absender um einen neuen Link.\0\
    Dieser Link funktioniert nicht\0\
    Ja\0
    """)

  static let es = TextTable(
    language: "es",
    """
    Después de instalar %@, abra de nuevo este enlace.\0\
    Código QR de %@\0\
    El código no contiene los valores secretos del enlace.\0\
    Escanee este código con la cámara de su teléfono.\0\
    Abrir en el teléfono\0\
    Copiado\0\
    Copiar\0\
    Copiar: %@\0\
    Idioma\0\
    No\0\
    Sin JavaScript, esta página no puede mostrar los detalles de su enlace. En la aplicación, el enlace funciona.\0\
    Abrir en %@\0\
    Ir al contenido\0\
    Los enlaces de este sitio se abren en %@ si la aplicación está instalada.\0\
    Obtener %@\0\
    Disponible en Google Play\0\
    Descargar en el App Store\0\
    Continuar en el navegador\0\
    Motivo\0\
    La dirección está incompleta o es incorrecta. Pida un enlace nuevo al remitente.\0\
    Este enlace no funciona\0\
    Sí\0
    """)

  static let fr = TextTable(
    language: "fr",
    """
    Après avoir installé %@, ouvrez de nouveau ce lien.\0\
    Code QR pour %@\0\
    Le code ne contient pas les valeurs secrètes du lien.\0\
    Scannez ce code avec l’appareil photo de votre téléphone.\0\
    Ouvrir sur le téléphone\0\
    Copié\0\
    Copier\0\
    Copier\u{202F}: %@\0\
    Langue\0\
    Non\0\
    Sans JavaScript, cette page ne peut pas afficher les détails de votre lien. Le lien fonctionne dans l’application.\0\
    Ouvrir dans %@\0\
    Aller au contenu\0\
    Les liens de ce site s’ouvrent dans %@ si l’application est installée.\0\
    Obtenir %@\0\
    Disponible sur Google Play\0\
    Télécharger dans l’App Store\0\
    Continuer dans le navigateur\0\
    Raison\0\
    L’adresse est incomplète ou incorrecte. Demandez un nouveau lien à l’expéditeur.\0\
    Ce lien ne fonctionne pas\0\
    Oui\0
    """)

  static let ja = TextTable(
    language: "ja",
    """
    %@をインストールした後、このリンクをもう一度開いてください。\0\
    %@のQRコード\0\
    このコードには、リンクの秘密の値は含まれていません。\0\
    スマートフォンのカメラでこのコードを読み取ってください。\0\
    スマートフォンで開く\0\
    コピーしました\0\
    コピー\0\
    コピー：%@\0\
    言語\0\
    いいえ\0\
    JavaScriptが無効な場合、このページにはリンクの詳細が表示されません。アプリではリンクを使用できます。\0\
    %@で開く\0\
    本文へ移動\0\
    アプリがインストールされている場合、このサイトのリンクは%@で開きます。\0\
    %@を入手\0\
    Google Playで手に入れよう\0\
    App Storeからダウンロード\0\
    ブラウザで続ける\0\
    理由\0\
    アドレスが不完全か、間違っています。送信者に新しいリンクを依頼してください。\0\
    このリンクは使用できません\0\
    はい\0
    """)

  static let zhHans = TextTable(
    language: "zh-Hans",
    """
    安装 %@ 后，请再次打开此链接。\0\
    %@ 的二维码\0\
    此二维码不包含链接中的保密值。\0\
    请用手机摄像头扫描此二维码。\0\
    在手机上打开\0\
    已复制\0\
    复制\0\
    复制：%@\0\
    语言\0\
    否\0\
    未启用 JavaScript 时，此页面无法显示链接的详细信息。链接可在应用中使用。\0\
    在 %@ 中打开\0\
    跳到内容\0\
    如果已安装应用，此网站的链接会在 %@ 中打开。\0\
    获取 %@\0\
    从 Google Play 获取\0\
    从 App Store 下载\0\
    在浏览器中继续\0\
    原因\0\
    地址不完整或有误。请向发送者索取新链接。\0\
    此链接无法使用\0\
    是\0
    """)
}
