// Generated from Debugger.xcstrings by GenerateLocalizedTexts. Do not edit.
// swift-format-ignore-file

/// The keys of the catalog Debugger, in the order of its strings.
public enum DebuggerText: String, TextKey {
  /// “Accepted by route %@”
  ///
  /// Result: a route accepts the link; %@ is its name.
  case accepted = "accepted"

  /// “The browser does not let this page use the camera.”
  ///
  /// The visitor or the browser refused the camera.
  case cameraRefused = "camera.refused"

  /// “Canonical link”
  ///
  /// Heading of the link in its canonical spelling.
  case canonical = "canonical"

  /// “This link does not contain the secret values.”
  ///
  /// Note below the canonical link.
  case canonicalSecret = "canonical.secret"

  /// “Bytes”
  ///
  /// Heading of a column with byte offsets.
  case columnBytes = "column.bytes"

  /// “Parameter”
  ///
  /// Heading of a column.
  case columnParameter = "column.parameter"

  /// “Part”
  ///
  /// Heading of a column.
  case columnPart = "column.part"

  /// “Text”
  ///
  /// Heading of a column.
  case columnText = "column.text"

  /// “Value”
  ///
  /// Heading of a column.
  case columnValue = "column.value"

  /// “Corrected link”
  ///
  /// Label of the link that was probably meant.
  case corrected = "corrected"

  /// “The link contains a secret and has a custom scheme. Any app can claim the scheme and read the secret.”
  ///
  /// Warning about a link with a custom scheme.
  case customSecret = "custom.secret"

  /// “The router decides differently.”
  ///
  /// The platform and the router decide differently.
  case differs = "differs"

  /// “invalid and ignored (%@)”
  ///
  /// A value is invalid and therefore ignored; %@ is a code.
  case dropped = "dropped"

  /// “Link”
  ///
  /// Label of the text field for a link.
  case link = "link"

  /// “Below API level 31, the link opens like every path of the host.”
  ///
  /// Addition to the reason of Android 14.
  case olderOpens = "older.opens"

  /// “Below API level 31, the link does not open.”
  ///
  /// Addition to the reason of Android 14.
  case olderStays = "older.stays"

  /// “Opens in the app”
  ///
  /// A platform opens the link in the app.
  case opensApp = "opens.app"

  /// “Shows a page”
  ///
  /// A browser shows a page.
  case opensPage = "opens.page"

  /// “Fragment”
  ///
  /// Part of a URL after #.
  case partFragment = "part.fragment"

  /// “Host”
  ///
  /// Part of a URL.
  case partHost = "part.host"

  /// “Query item %@”
  ///
  /// One item of the query of a URL; %@ is its number.
  case partItem = "part.item"

  /// “Path”
  ///
  /// Part of a URL.
  case partPath = "part.path"

  /// “Port”
  ///
  /// Part of a URL.
  case partPort = "part.port"

  /// “Query”
  ///
  /// Part of a URL after ?.
  case partQuery = "part.query"

  /// “Scheme”
  ///
  /// Part of a URL.
  case partScheme = "part.scheme"

  /// “User information”
  ///
  /// Part of a URL before @.
  case partUser = "part.user"

  /// “Parts of the link”
  ///
  /// Heading of the parts of a link.
  case parts = "parts"

  /// “Choose a picture of a QR code”
  ///
  /// Button that opens a picture of a QR code.
  case picture = "picture"

  /// “The picture contains no QR code.”
  ///
  /// The chosen picture contains no QR code.
  case pictureNone = "picture.none"

  /// “Platforms”
  ///
  /// Heading of the decisions of iOS, Android and browsers.
  case platforms = "platforms"

  /// “Rejected”
  ///
  /// Result: no route accepts the link.
  case rejected = "rejected"

  /// “Router”
  ///
  /// Heading of the decision of the router.
  case router = "router"

  /// “Scan a QR code”
  ///
  /// Button that starts the camera.
  case scan = "scan"

  /// “Stop the camera”
  ///
  /// Button that stops the camera.
  case scanStop = "scan.stop"

  /// “The link debugger needs JavaScript.”
  ///
  /// Shown without JavaScript.
  case script = "script"

  /// “Show secret values”
  ///
  /// Checkbox that shows passcodes and other secrets.
  case secrets = "secrets"

  /// “Does not open in the app”
  ///
  /// A platform does not open the link in the app.
  case staysApp = "stays.app"

  /// “Shows no page”
  ///
  /// A browser shows no page.
  case staysPage = "stays.page"

  /// “See how the router, iOS, Android and browsers read a link. The link stays on this page.”
  ///
  /// Below the title of the link debugger.
  case summary = "summary"

  /// “Link debugger”
  ///
  /// Title of the page that explains a link to developers.
  case title = "title"

  /// “White space around the link is ignored here, but an app would reject the link.”
  ///
  /// Note: white space around a pasted link was ignored.
  case trimmed = "trimmed"

  /// “Not checked”
  ///
  /// A platform is not checked.
  case unchecked = "unchecked"

  /// “The manifest has no app for this platform.”
  ///
  /// Reason why a platform is not checked.
  case uncheckedText = "unchecked.text"

  /// “not declared, so it is ignored”
  ///
  /// A key of the link is not a parameter of the route.
  case undeclared = "undeclared"

  /// “Use this link”
  ///
  /// Button that puts the corrected link into the text field.
  case use = "use"

  /// “Values”
  ///
  /// Heading of the values in a link.
  case values = "values"

  /// “Devices compare schemes and verified hosts case-sensitively.”
  ///
  /// Reason of a platform.
  case verdictCase = "verdict.case"

  /// “Component %@ matches the link.”
  ///
  /// Reason of a platform; %@ is the index of a component in Apple's file.
  case verdictComponent = "verdict.component"

  /// “Component %@ excludes the link.”
  ///
  /// Reason of a platform; %@ is the index of a component in Apple's file.
  case verdictComponentExcluded = "verdict.component.excluded"

  /// “No component matches the link.”
  ///
  /// Reason of a platform.
  case verdictComponentNone = "verdict.component.none"

  /// “The host of the link does not serve the file.”
  ///
  /// Reason of a platform.
  case verdictFile = "verdict.file"

  /// “A filter matches the link.”
  ///
  /// Reason of a platform.
  case verdictFilter = "verdict.filter"

  /// “A group excludes the link.”
  ///
  /// Reason of a platform.
  case verdictFilterExcluded = "verdict.filter.excluded"

  /// “No filter of the app verifies the host.”
  ///
  /// Reason of a platform.
  case verdictFilterHost = "verdict.filter.host"

  /// “No filter matches the link.”
  ///
  /// Reason of a platform.
  case verdictFilterNone = "verdict.filter.none"

  /// “No filter has the scheme of the link.”
  ///
  /// Reason of a platform.
  case verdictFilterScheme = "verdict.filter.scheme"

  /// “The link has no host.”
  ///
  /// Reason of a platform.
  case verdictNoHost = "verdict.no.host"

  /// “The link has no scheme.”
  ///
  /// Reason of a platform.
  case verdictNoScheme = "verdict.no.scheme"

  /// “A browser shows the page, and no app opens.”
  ///
  /// Reason of a browser.
  case verdictPage = "verdict.page"

  /// “A browser shows no page for the link.”
  ///
  /// Reason of a browser.
  case verdictPageNone = "verdict.page.none"

  /// “The link has no scheme or no host.”
  ///
  /// Reason of a platform.
  case verdictParts = "verdict.parts"

  /// “Association files apply only to the default port.”
  ///
  /// Reason of a platform.
  case verdictPort = "verdict.port"

  /// “A dynamic rule matches the link.”
  ///
  /// Reason of a platform.
  case verdictRule = "verdict.rule"

  /// “A dynamic rule excludes the link.”
  ///
  /// Reason of a platform.
  case verdictRuleExcluded = "verdict.rule.excluded"

  /// “No dynamic rule matches the link.”
  ///
  /// Reason of a platform.
  case verdictRuleNone = "verdict.rule.none"

  /// “The app declares the scheme.”
  ///
  /// Reason of a platform.
  case verdictScheme = "verdict.scheme"

  /// “The association file is too large, so the system ignores it.”
  ///
  /// Reason of a platform.
  case verdictSize = "verdict.size"

  /// “No statement of the host allows the app to open links.”
  ///
  /// Reason of a platform.
  case verdictStatement = "verdict.statement"

  /// “The app declares neither the host nor the scheme.”
  ///
  /// Reason of a platform.
  case verdictUndeclared = "verdict.undeclared"

  /// “Only https and http links are universal links.”
  ///
  /// Reason of a platform.
  case verdictUniversal = "verdict.universal"

  /// The name of the catalog.
  public static let catalog = "Debugger"

  /// The languages of the catalog, English first.
  public static let languages = ["en", "de", "es", "fr", "ja", "zh-Hans"]

  /// Returns the strings of a language, which are indexed at the first use.
  public static func table(for language: String) -> TextTable? {
    switch language {
    case "en": DebuggerTextTables.en
    case "de": DebuggerTextTables.de
    case "es": DebuggerTextTables.es
    case "fr": DebuggerTextTables.fr
    case "ja": DebuggerTextTables.ja
    case "zh-Hans": DebuggerTextTables.zhHans
    default: nil
    }
  }

  /// The position of the key in the order of the strings.
  public var position: Int {
    switch self {
    case .accepted: 0
    case .cameraRefused: 1
    case .canonical: 2
    case .canonicalSecret: 3
    case .columnBytes: 4
    case .columnParameter: 5
    case .columnPart: 6
    case .columnText: 7
    case .columnValue: 8
    case .corrected: 9
    case .customSecret: 10
    case .differs: 11
    case .dropped: 12
    case .link: 13
    case .olderOpens: 14
    case .olderStays: 15
    case .opensApp: 16
    case .opensPage: 17
    case .partFragment: 18
    case .partHost: 19
    case .partItem: 20
    case .partPath: 21
    case .partPort: 22
    case .partQuery: 23
    case .partScheme: 24
    case .partUser: 25
    case .parts: 26
    case .picture: 27
    case .pictureNone: 28
    case .platforms: 29
    case .rejected: 30
    case .router: 31
    case .scan: 32
    case .scanStop: 33
    case .script: 34
    case .secrets: 35
    case .staysApp: 36
    case .staysPage: 37
    case .summary: 38
    case .title: 39
    case .trimmed: 40
    case .unchecked: 41
    case .uncheckedText: 42
    case .undeclared: 43
    case .use: 44
    case .values: 45
    case .verdictCase: 46
    case .verdictComponent: 47
    case .verdictComponentExcluded: 48
    case .verdictComponentNone: 49
    case .verdictFile: 50
    case .verdictFilter: 51
    case .verdictFilterExcluded: 52
    case .verdictFilterHost: 53
    case .verdictFilterNone: 54
    case .verdictFilterScheme: 55
    case .verdictNoHost: 56
    case .verdictNoScheme: 57
    case .verdictPage: 58
    case .verdictPageNone: 59
    case .verdictParts: 60
    case .verdictPort: 61
    case .verdictRule: 62
    case .verdictRuleExcluded: 63
    case .verdictRuleNone: 64
    case .verdictScheme: 65
    case .verdictSize: 66
    case .verdictStatement: 67
    case .verdictUndeclared: 68
    case .verdictUniversal: 69
    }
  }
}

/// The strings of the catalog, one static string for each language.
private enum DebuggerTextTables {
  static let en = TextTable(
    language: "en",
    """
    Accepted by route %@\0\
    The browser does not let this page use the camera.\0\
    Canonical link\0\
    This link does not contain the secret values.\0\
    Bytes\0\
    Parameter\0\
    Part\0\
    Text\0\
    Value\0\
    Corrected link\0\
    The link contains a secret and has a custom scheme. Any app can claim the scheme and read the secret.\0\
    The router decides differently.\0\
    invalid and ignored (%@)\0\
    Link\0\
    Below API level 31, the link opens like every path of the host.\0\
    Below API level 31, the link does not open.\0\
    Opens in the app\0\
    Shows a page\0\
    Fragment\0\
    Host\0\
    Query item %@\0\
    Path\0\
    Port\0\
    Query\0\
    Scheme\0\
    User information\0\
    Parts of the link\0\
    Choose a picture of a QR code\0\
    The picture contains no QR code.\0\
    Platforms\0\
    Rejected\0\
    Router\0\
    Scan a QR code\0\
    Stop the camera\0\
    The link debugger needs JavaScript.\0\
    Show secret values\0\
    Does not open in the app\0\
    Shows no page\0\
    See how the router, iOS, Android and browsers read a link. The link stays on this page.\0\
    Link debugger\0\
    White space around the link is ignored here, but an app would reject the link.\0\
    Not checked\0\
    The manifest has no app for this platform.\0\
    not declared, so it is ignored\0\
    Use this link\0\
    Values\0\
    Devices compare schemes and verified hosts case-sensitively.\0\
    Component %@ matches the link.\0\
    Component %@ excludes the link.\0\
    No component matches the link.\0\
    The host of the link does not serve the file.\0\
    A filter matches the link.\0\
    A group excludes the link.\0\
    No filter of the app verifies the host.\0\
    No filter matches the link.\0\
    No filter has the scheme of the link.\0\
    The link has no host.\0\
    The link has no scheme.\0\
    A browser shows the page, and no app opens.\0\
    A browser shows no page for the link.\0\
    The link has no scheme or no host.\0\
    Association files apply only to the default port.\0\
    A dynamic rule matches the link.\0\
    A dynamic rule excludes the link.\0\
    No dynamic rule matches the link.\0\
    The app declares the scheme.\0\
    The association file is too large, so the system ignores it.\0\
    No statement of the host allows the app to open links.\0\
    The app declares neither the host nor the scheme.\0\
    Only https and http links are universal links.\0
    """)

  static let de = TextTable(
    language: "de",
    """
    Von der Route %@ angenommen\0\
    Der Browser erlaubt dieser Seite nicht, die Kamera zu verwenden.\0\
    Kanonischer Link\0\
    Dieser Link enthält die geheimen Werte nicht.\0\
    Bytes\0\
    Parameter\0\
    Teil\0\
    Text\0\
    Wert\0\
    Korrigierter Link\0\
    Der Link enthält ein Geheimnis und hat ein eigenes Schema. Jede App kann das Schema beanspruchen und das Geheimnis lesen.\0\
    Der Router entscheidet anders.\0\
    ungültig, wird ignoriert (%@)\0\
    Link\0\
    Unter API-Level 31 öffnet sich der Link wie jeder Pfad des Hosts.\0\
    Unter API-Level 31 öffnet sich der Link nicht.\0\
    Öffnet sich in der App\0\
    Zeigt eine Seite\0\
    Fragment\0\
    Host\0\
    Element %@ der Abfrage\0\
    Pfad\0\
    Port\0\
    Abfrage\0\
    Schema\0\
    Benutzerinformation\0\
    Teile des Links\0\
    Bild eines QR-Codes auswählen\0\
    Das Bild enthält keinen QR-Code.\0\
    Plattformen\0\
    Abgelehnt\0\
    Router\0\
    QR-Code scannen\0\
    Kamera stoppen\0\
    Der Link-Debugger benötigt JavaScript.\0\
    Geheime Werte anzeigen\0\
    Öffnet sich nicht in der App\0\
    Zeigt keine Seite\0\
    So lesen der Router, iOS, Android und Browser einen Link. Der Link verlässt diese Seite nicht.\0\
    Link-Debugger\0\
    Leerraum um den Link wird hier ignoriert, aber eine App würde den Link ablehnen.\0\
    Nicht geprüft\0\
    Das Manifest hat keine App für diese Plattform.\0\
    nicht deklariert, wird ignoriert\0\
    Diesen Link verwenden\0\
    Werte\0\
    Geräte unterscheiden bei Schemas und bestätigten Hosts Groß- und Kleinschreibung.\0\
    Die Komponente %@ passt zum Link.\0\
    Die Komponente %@ schließt den Link aus.\0\
    Keine Komponente passt zum Link.\0\
    Der Host des Links stellt die Datei nicht bereit.\0\
    Ein Filter passt zum Link.\0\
    Eine Gruppe eines Filters schließt den Link aus.\0\
    Kein Filter der App bestätigt den Host.\0\
    Kein Filter passt zum Link.\0\
    Kein Filter hat das Schema des Links.\0\
    Der Link hat keinen Host.\0\
    Der Link hat kein Schema.\0\
    Ein Browser zeigt die Seite und öffnet keine App.\0\
    Ein Browser zeigt für den Link keine Seite.\0\
    Der Link hat kein Schema oder keinen Host.\0\
    Zuordnungsdateien gelten nur für den Standardport.\0\
    Eine dynamische Regel passt zum Link.\0\
    Eine dynamische Regel schließt den Link aus.\0\
    Keine dynamische Regel passt zum Link.\0\
    Die App deklariert das Schema.\0\
    Die Zuordnungsdatei ist zu groß, daher ignoriert das System sie.\0\
    Keine Erklärung des Hosts erlaubt der App, Links zu öffnen.\0\
    Die App deklariert weder den Host noch das Schema.\0\
    Nur https- und http-Links sind Universal Links.\0
    """)

  static let es = TextTable(
    language: "es",
    """
    Aceptado por la ruta %@\0\
    El navegador no permite que esta página use la cámara.\0\
    Enlace canónico\0\
    Este enlace no contiene los valores secretos.\0\
    Bytes\0\
    Parámetro\0\
    Parte\0\
    Texto\0\
    Valor\0\
    Enlace corregido\0\
    El enlace contiene un secreto y tiene un esquema propio. Cualquier aplicación puede reclamar el esquema y leer el secreto.\0\
    El enrutador decide de otra forma.\0\
    no válido, se ignora (%@)\0\
    Enlace\0\
    Por debajo del nivel de API 31, el enlace se abre como cualquier ruta de acceso del host.\0\
    Por debajo del nivel de API 31, el enlace no se abre.\0\
    Se abre en la aplicación\0\
    Muestra una página\0\
    Fragmento\0\
    Host\0\
    Elemento %@ de la consulta\0\
    Ruta de acceso\0\
    Puerto\0\
    Consulta\0\
    Esquema\0\
    Información de usuario\0\
    Partes del enlace\0\
    Elegir una imagen de un código QR\0\
    La imagen no contiene ningún código QR.\0\
    Plataformas\0\
    Rechazado\0\
    Enrutador\0\
    Escanear un código QR\0\
    Detener la cámara\0\
    El depurador de enlaces necesita JavaScript.\0\
    Mostrar los valores secretos\0\
    No se abre en la aplicación\0\
    No muestra ninguna página\0\
    Vea cómo leen un enlace el enrutador, iOS, Android y los navegadores. El enlace no sale de esta página.\0\
    Depurador de enlaces\0\
    Aquí se ignoran los espacios alrededor del enlace, pero una aplicación rechazaría el enlace.\0\
    Sin comprobar\0\
    El manifiesto no tiene ninguna aplicación para esta plataforma.\0\
    no declarado, se ignora\0\
    Usar este enlace\0\
    Valores\0\
    Los dispositivos distinguen mayúsculas y minúsculas en esquemas y hosts verificados.\0\
    El componente %@ coincide con el enlace.\0\
    El componente %@ excluye el enlace.\0\
    Ningún componente coincide con el enlace.\0\
    El host del enlace no ofrece el archivo.\0\
    Un filtro coincide con el enlace.\0\
    Un grupo de un filtro excluye el enlace.\0\
    Ningún filtro de la aplicación verifica el host.\0\
    Ningún filtro coincide con el enlace.\0\
    Ningún filtro tiene el esquema del enlace.\0\
    El enlace no tiene host.\0\
    El enlace no tiene esquema.\0\
    El navegador muestra la página y no abre ninguna app.\0\
    El navegador no muestra ninguna página para el enlace.\0\
    El enlace no tiene esquema o no tiene host.\0\
    Los archivos de asociación solo se aplican al puerto predeterminado.\0\
    Una regla dinámica coincide con el enlace.\0\
    Una regla dinámica excluye el enlace.\0\
    Ninguna regla dinámica coincide con el enlace.\0\
    La aplicación declara el esquema.\0\
    El archivo de asociación es demasiado grande, por lo que el sistema lo ignora.\0\
    Ninguna declaración del host permite que la aplicación abra enlaces.\0\
    La aplicación no declara ni el host ni el esquema.\0\
    Solo los enlaces https y http son enlaces universales.\0
    """)

  static let fr = TextTable(
    language: "fr",
    """
    Accepté par la route %@\0\
    Le navigateur ne permet pas à cette page d’utiliser la caméra.\0\
    Lien canonique\0\
    Ce lien ne contient pas les valeurs secrètes.\0\
    Octets\0\
    Paramètre\0\
    Partie\0\
    Texte\0\
    Valeur\0\
    Lien corrigé\0\
    Le lien contient un secret et a un schéma personnalisé. N’importe quelle application peut revendiquer le schéma et lire le secret.\0\
    Le routeur décide autrement.\0\
    non valide, ignoré (%@)\0\
    Lien\0\
    En dessous du niveau d’API 31, le lien s’ouvre comme tous les chemins de l’hôte.\0\
    En dessous du niveau d’API 31, le lien ne s’ouvre pas.\0\
    S’ouvre dans l’application\0\
    Affiche une page\0\
    Fragment\0\
    Hôte\0\
    Élément %@ de la requête\0\
    Chemin\0\
    Port\0\
    Requête\0\
    Schéma\0\
    Informations utilisateur\0\
    Parties du lien\0\
    Choisir une image de code QR\0\
    L’image ne contient aucun code QR.\0\
    Plateformes\0\
    Refusé\0\
    Routeur\0\
    Scanner un code QR\0\
    Arrêter la caméra\0\
    Le débogueur de liens nécessite JavaScript.\0\
    Afficher les valeurs secrètes\0\
    Ne s’ouvre pas dans l’application\0\
    N’affiche aucune page\0\
    Découvrez comment le routeur, iOS, Android et les navigateurs lisent un lien. Le lien ne quitte pas cette page.\0\
    Débogueur de liens\0\
    Les espaces autour du lien sont ignorés ici, mais une application refuserait le lien.\0\
    Non vérifié\0\
    Le manifeste n’a pas d’application pour cette plateforme.\0\
    non déclaré, donc ignoré\0\
    Utiliser ce lien\0\
    Valeurs\0\
    Les appareils tiennent compte de la casse des schémas et des hôtes vérifiés.\0\
    Le composant %@ correspond au lien.\0\
    Le composant %@ exclut le lien.\0\
    Aucun composant ne correspond au lien.\0\
    L’hôte du lien ne fournit pas le fichier.\0\
    Un filtre correspond au lien.\0\
    Un groupe d’un filtre exclut le lien.\0\
    Aucun filtre de l’application ne vérifie l’hôte.\0\
    Aucun filtre ne correspond au lien.\0\
    Aucun filtre n’a le schéma du lien.\0\
    Le lien n’a pas d’hôte.\0\
    Le lien n’a pas de schéma.\0\
    Le navigateur affiche la page et n’ouvre aucune app.\0\
    Le navigateur n’affiche aucune page pour ce lien.\0\
    Le lien n’a pas de schéma ou pas d’hôte.\0\
    Les fichiers d’association ne s’appliquent qu’au port par défaut.\0\
    Une règle dynamique correspond au lien.\0\
    Une règle dynamique exclut le lien.\0\
    Aucune règle dynamique ne correspond au lien.\0\
    L’application déclare le schéma.\0\
    Le fichier d’association est trop volumineux, le système l’ignore donc.\0\
    Aucune déclaration de l’hôte n’autorise l’application à ouvrir des liens.\0\
    L’application ne déclare ni l’hôte ni le schéma.\0\
    Seuls les liens https et http sont des liens universels.\0
    """)

  static let ja = TextTable(
    language: "ja",
    """
    ルート%@が受け入れました\0\
    ブラウザがこのページでのカメラの使用を許可していません。\0\
    正規のリンク\0\
    このリンクには秘密の値が含まれていません。\0\
    バイト\0\
    パラメーター\0\
    構成要素\0\
    テキスト\0\
    値\0\
    修正したリンク\0\
    リンクには秘密の値があり、カスタムスキームが使われています。どのアプリもこのスキームを登録し、秘密の値を読み取ることができます。\0\
    ルーターの判定とは異なります。\0\
    無効なため無視されます（%@）\0\
    リンク\0\
    APIレベル31未満では、ホストのほかのパスと同じようにリンクが開きます。\0\
    APIレベル31未満では、リンクは開きません。\0\
    アプリで開きます\0\
    ページを表示します\0\
    フラグメント\0\
    ホスト\0\
    クエリ項目%@\0\
    パス\0\
    ポート\0\
    クエリ\0\
    スキーム\0\
    ユーザー情報\0\
    リンクの構成要素\0\
    QRコードの画像を選択\0\
    画像にQRコードが見つかりません。\0\
    プラットフォーム\0\
    拒否されました\0\
    ルーター\0\
    QRコードをスキャン\0\
    カメラを停止\0\
    リンクデバッガーを使うにはJavaScriptが必要です。\0\
    秘密の値を表示\0\
    アプリでは開きません\0\
    ページを表示しません\0\
    ルーター、iOS、Android、ブラウザがリンクをどう読み取るかを確認できます。リンクがこのページの外に送信されることはありません。\0\
    リンクデバッガー\0\
    ここではリンクの前後の空白を無視していますが、アプリはこのリンクを拒否します。\0\
    未確認\0\
    このプラットフォームのアプリがマニフェストにありません。\0\
    宣言されていないため無視されます\0\
    このリンクを使用\0\
    値\0\
    デバイスはスキームと検証済みホストの大文字と小文字を区別します。\0\
    コンポーネント%@がリンクに一致します。\0\
    コンポーネント%@がリンクを除外します。\0\
    リンクに一致するコンポーネントがありません。\0\
    リンクのホストはこのファイルを提供していません。\0\
    フィルターがリンクに一致します。\0\
    フィルターのグループがリンクを除外します。\0\
    このホストを検証するフィルターがアプリにありません。\0\
    リンクに一致するフィルターがありません。\0\
    リンクのスキームを持つフィルターがありません。\0\
    リンクにホストがありません。\0\
    リンクにスキームがありません。\0\
    ブラウザはページを表示し、アプリは開きません。\0\
    ブラウザはこのリンクのページを表示しません。\0\
    リンクにスキームまたはホストがありません。\0\
    関連付けファイルはデフォルトのポートにのみ適用されます。\0\
    動的ルールがリンクに一致します。\0\
    動的ルールがリンクを除外します。\0\
    リンクに一致する動的ルールがありません。\0\
    アプリがこのスキームを宣言しています。\0\
    関連付けファイルが大きすぎるため、システムは無視します。\0\
    アプリがリンクを開くことを許可するステートメントがホストにありません。\0\
    アプリはこのホストもスキームも宣言していません。\0\
    ユニバーサルリンクになるのはhttpsとhttpのリンクだけです。\0
    """)

  static let zhHans = TextTable(
    language: "zh-Hans",
    """
    已被路由 %@ 接受\0\
    浏览器不允许此页面使用摄像头。\0\
    规范链接\0\
    此链接不包含保密值。\0\
    字节\0\
    参数\0\
    组成部分\0\
    文本\0\
    值\0\
    更正后的链接\0\
    链接包含保密值，并使用自定义 URL 方案。任何应用都可以注册该 URL 方案并读取保密值。\0\
    路由器的判定与此不同。\0\
    无效，已忽略（%@）\0\
    链接\0\
    在 API 级别 31 以下，链接会像主机的所有路径一样打开。\0\
    在 API 级别 31 以下，链接不会打开。\0\
    在应用中打开\0\
    显示网页\0\
    片段\0\
    主机\0\
    查询项 %@\0\
    路径\0\
    端口\0\
    查询\0\
    URL 方案\0\
    用户信息\0\
    链接的组成部分\0\
    选择二维码图片\0\
    图片中没有二维码。\0\
    平台\0\
    已被拒绝\0\
    路由器\0\
    扫描二维码\0\
    停止摄像头\0\
    链接调试器需要 JavaScript。\0\
    显示保密值\0\
    不在应用中打开\0\
    不显示网页\0\
    查看路由器、iOS、Android 和浏览器如何读取链接。链接不会离开此页面。\0\
    链接调试器\0\
    此处忽略了链接前后的空白，但应用会拒绝该链接。\0\
    未检查\0\
    清单文件中没有此平台的应用。\0\
    未声明，已忽略\0\
    使用此链接\0\
    值\0\
    设备在比较 URL 方案和已验证主机时区分大小写。\0\
    组件 %@ 与链接匹配。\0\
    组件 %@ 排除了该链接。\0\
    没有组件与链接匹配。\0\
    链接的主机不提供该文件。\0\
    有过滤器与链接匹配。\0\
    过滤器的某个组排除了该链接。\0\
    应用没有验证该主机的过滤器。\0\
    没有过滤器与链接匹配。\0\
    没有包含该链接 URL 方案的过滤器。\0\
    链接没有主机。\0\
    链接没有 URL 方案。\0\
    浏览器会显示网页，不会打开 App。\0\
    浏览器不会为该链接显示网页。\0\
    链接没有 URL 方案或没有主机。\0\
    关联文件仅适用于默认端口。\0\
    有动态规则与链接匹配。\0\
    有动态规则排除了该链接。\0\
    没有动态规则与链接匹配。\0\
    应用声明了该 URL 方案。\0\
    关联文件过大，系统会忽略它。\0\
    主机没有允许应用打开链接的声明。\0\
    应用既没有声明该主机，也没有声明该 URL 方案。\0\
    只有 https 和 http 链接是通用链接。\0
    """)
}
