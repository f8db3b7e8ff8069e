/// The functions, initializers, and modifiers of Apple's frameworks that take a key.
enum SwiftCalls {
  /// The arguments of a call that takes a key.
  struct Call {
    /// The label of the key; `nil` for an unlabelled first argument.
    var label: String?
    /// A Boolean value that indicates whether the key is a plain string.
    ///
    /// An interpolated value in such a string becomes part of the key, not a format specifier.
    var takesString = false
    /// A Boolean value that indicates whether the call also accepts strings that are not keys.
    ///
    /// If so, only a literal is certainly a key.
    var isOverloaded = false
    /// The label of the argument that names the table.
    var table = "table"
    /// The label of the default string, which is shown if no catalog contains the key.
    var defaultValue = "defaultValue"
  }

  /// The calls, by the name of the function or type.
  static let functions: [String: [Call]] = {
    var calls: [String: [Call]] = [
      "String": [Call(label: "localized")],
      "AttributedString": [Call(label: "localized")],
      "LocalizationValue": [Call()],
      "LocalizedStringKey": [Call()],
      "LocalizedStringResource": [Call()],
      "NSLocalizedString": [Call(takesString: true, table: "tableName", defaultValue: "value")],
      "NSLocalizedStringFromTable": [Call(takesString: true, table: "tableName")],
      "localizedString": [Call(label: "forKey", takesString: true, defaultValue: "value")],
      "IntentDescription": [Call(isOverloaded: true)],
      "IntentDialog": [Call(isOverloaded: true)],
      "DisplayRepresentation": [
        Call(label: "title", isOverloaded: true), Call(label: "subtitle", isOverloaded: true),
      ],
      "TypeDisplayRepresentation": [
        Call(isOverloaded: true), Call(label: "name", isOverloaded: true),
      ],
      "AppShortcut": [Call(label: "shortTitle", isOverloaded: true)],
      "Text": [Call(isOverloaded: true, table: "tableName")],
    ]
    for view in views { calls[view] = [Call(isOverloaded: true)] }
    return calls
  }()

  /// The view modifiers, which are called as members.
  static let modifiers: [String: [Call]] = {
    var calls: [String: [Call]] = [
      "searchable": [Call(label: "prompt", isOverloaded: true)],
      "accessibilityAction": [Call(label: "named", isOverloaded: true)],
      "accessibilityRotor": [Call(isOverloaded: true)],
    ]
    for modifier in titled { calls[modifier] = [Call(isOverloaded: true)] }
    return calls
  }()

  private static let views = [
    "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker",
    "DisclosureGroup", "Gauge", "GroupBox", "Label", "LabeledContent", "Link", "Menu",
    "MultiDatePicker", "NavigationLink", "Picker", "ProgressView", "Section", "SecureField",
    "ShareLink", "Stepper", "Tab", "TabSection", "TextField", "Toggle", "Window", "WindowGroup",
  ]
  private static let titled = [
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alert", "badge",
    "configurationDisplayName", "confirmationDialog", "description", "help", "navigationBarTitle",
    "navigationSubtitle", "navigationTitle",
  ]

  /// The labels of arguments that are keys, in attributes of App Intents.
  static let attributes: [String: Set<String>] = [
    "Parameter": ["title", "description", "requestValueDialog"], "Property": ["title"],
  ]

  /// The types whose literals are keys.
  static let keyTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]
}
