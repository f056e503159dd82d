internal import SwiftSyntax

/// What has no generated thunk though a rule could make one.
enum UnboundNames {
  /// The reason of what programs never call.
  static let engine = "the engine's"

  /// Why a declaration is left out; `nil` if it is not.
  static func reason(_ entry: LibraryEntry) -> String? {
    let names = DeclarationNames.fullNames(of: entry.declaration)
    if names.contains(where: witnesses.contains) { return engine }
    // Programs see types of `Drawing` through aliases, and nothing else of it.
    if entry.module == "Drawing", entry.owner.isEmpty { return engine }
    if entry.owner.hasPrefix("AttributeScopes") { return "scopes of attributes" }
    if entry.module == "Foundation" { return foundation(entry, names) }
    let top = entry.owner.split(separator: ".").first.map(String.init) ?? entry.owner
    if wrappers.contains(top), entry.owner != "Binding" { return Refusal.wrapper.reason }
    if top.hasSuffix("Builder") { return Refusal.builder.reason }
    if unbound.contains(entry.fullName) { return "named by hand" }
    return nil
  }

  /// What the runtime finds by other ways: hashing by the native value, comparing too.
  private static let witnesses: Set<String> = [
    "hash(into:)", "encode(to:)", "init(from:)", "encode(with:)", "init(coder:)", "supportsSecureCoding", "copy(with:)",
    "mutableCopy(with:)", "isEqual(_:)", "copy()", "mutableCopy()",
  ]

  private static let wrappers: Set<String> = [
    "State", "Binding", "Environment", "EnvironmentObject", "ObservedObject", "StateObject", "AppStorage",
    "SceneStorage", "FocusState", "GestureState", "Namespace", "Published", "Bindable",
    "ScaledMetric", "UIApplicationDelegateAdaptor", "FocusedValue",
    "FocusedBinding", "FocusedObject", "FetchRequest", "Query", "AccessibilityFocusState",
    "ObservableObjectPublisher", "ObservableObject",
  ]

  private static let unbound: Set<String> = [
    "Text.init(_:formatter:)", "LocalizedStringKey.StringInterpolation.appendInterpolation(_:formatter:)",
  ]

  private static func foundation(_ entry: LibraryEntry, _ names: [String]) -> String? {
    let top = entry.owner.split(separator: ".").first.map(String.init) ?? entry.owner
    let name = names.first ?? ""
    let path = entry.fullName
    if entry.owner.isEmpty { return functions.contains(name) ? nil : "not bound: global" }
    guard values.contains(top) || (top.hasPrefix("Unit") && !top.hasPrefix("Unsafe")) else {
      return "not bound: \(top)"
    }
    if surroundings.contains(path) || surroundings.contains("*.\(name)") { return "depends on the machine" }
    if name == "lines" || files.contains(where: { name.contains($0) }) { return "reaches files" }
    if top == "NSTextCheckingResult", !results.contains(name) { return "this toolchain has no such function" }
    if elsewhere.contains(where: { path.hasPrefix($0) }) { return "this toolchain has no such function" }
    return nil
  }

  /// What takes the place of a default that depends on the machine.
  static func fixedDefault(_ text: String, of type: String) -> String? {
    guard
      text.hasSuffix("current") || text.hasSuffix("autoupdatingCurrent") || text.hasSuffix(".now")
        || text.hasSuffix("Date()")
    else { return nil }
    switch type.hasSuffix("?") ? String(type.dropLast()) : type {
    case "Locale": return "Surroundings.locale"
    case "Calendar": return "Surroundings.calendar"
    case "TimeZone": return "Surroundings.timeZone"
    case "Date": return "Surroundings.now"
    default: return nil
    }
  }

  /// Types of Foundation that are values: they reach no file, no network, no process and no other thread.
  private static let values: Set<String> = [
    "PropertyListSerialization",
    "Array", "AttributeContainer", "AttributedString", "AttributedStringProtocol", "AttributedSubstring",
    "BinaryFloatingPoint", "BinaryInteger", "Bool", "ByteCountFormatStyle",
    "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect", "CGRectEdge", "CGSize", "Calendar", "CharacterSet",
    "ClosedRange", "CocoaError", "ComparisonResult", "CurrencyFormatStyleConfiguration", "Data",
    "Date", "DateComponents", "DateFormatter", "DateInterval", "DateIntervalFormatter", "Decimal",
    "DescriptiveNumberFormatConfiguration", "Dimension", "DiscontiguousAttributedSubstring", "Double",
    "Duration", "EnergyFormatter", "Float", "FloatingPointFormatStyle", "FormatStyle",
    "FormatStyleCapitalizationContext", "Formatter", "ISO8601DateFormatter",
    "IndexPath", "IndexSet", "InflectionRule", "Int", "Int16", "Int32", "Int64", "Int8", "IntegerFormatStyle",
    "JSONDecoder", "JSONEncoder",
    "JSONSerialization", "LengthFormatter", "ListFormatStyle", "Locale", "MassFormatter", "NSDecimalNumber", "_NSRange",
    "Measurement", "Morphology", "NSAttributedString", "NSError", "NSMutableAttributedString", "NSNumber", "NSRange", "NSRegularExpression", "NSTextCheckingResult",
    "NumberFormatStyleConfiguration", "NumberFormatter", "ParseStrategy",
    "ParseableFormatStyle", "PersonNameComponents", "Range", "Scanner", "Sequence", "SortOrder", "String",
    "StringProtocol", "StringStyle", "StringTransform",
    "Substring", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "URLError",
    "URLQueryItem", "UUID",
  ]

  private static let functions: Set<String> = [
    "pow(_:_:)", "NSNotFound", "NSMakeRange(_:_:)", "NSMaxRange(_:)", "NSLocalizedDescriptionKey",
    "NSLocalizedFailureReasonErrorKey", "NSUnderlyingErrorKey",
  ]

  /// What the machine decides: the playground has a fixed time, language, place and chance.
  private static let surroundings: Set<String> = [
    "*.autoupdatingCurrent", "*.current", "Date.init()", "Date.now", "Date.timeIntervalSinceNow",
    "Date.init(timeIntervalSinceNow:)", "UUID.init()",
    "TimeZone.default", "Locale.preferredLanguages", "Locale.preferredLocales", "Calendar.isDateInToday(_:)",
    "Calendar.isDateInTomorrow(_:)", "Calendar.isDateInYesterday(_:)",
    "TimeZone.resetSystemTimeZone()", "DateFormatter.init()", "NumberFormatter.init()", "Formatter.init()",
    "DateIntervalFormatter.init()", "UUID.random(using:)",
  ]

  /// Parts of names of what reads or writes files.
  private static let files: [String] = [
    "init(contentsOf", "write(to", "esourceValue", "bookmark", "Bookmark", "checkResource", "checkPromised", "homeDirectory",
    "currentDirectory", "temporaryDirectory", "documentsDirectory", "libraryDirectory", "applicationSupportDirectory",
    "downloadsDirectory", "desktopDirectory", "moviesDirectory", "musicDirectory", "picturesDirectory", "trashDirectory",
    "containerURL", "resolvingSymlinks", "resolveSymlinks",
    "init(filePath", "fileSystemRepresentation", "FileSystemRepresentation", "securityScoped", "SecurityScoped",
    "resourceBytes", "url(forUbiquity", "cachesDirectory", "init(referencing", "bundle:",
  ]

  /// What this toolchain's results of expressions tell.
  private static let results: Set<String> = [
    "range", "numberOfRanges", "range(at:)", "range(withName:)", "resultType", "regularExpression",
    "adjustingRanges(offset:)", "init(rawValue:)", "rawValue",
  ]

  /// What the interface tells by a supplement and this toolchain's Foundation lacks.
  private static let elsewhere: [String] = [
    "String.LocalizationValue", "String.init(localized:", "Decimal.init(mantissa:", "Decimal.toString(",
    "Decimal.decimal(", "Decimal.add(", "Decimal.subtract(", "Decimal.multiply(", "Decimal.divide(",
    "String.Index.", "AttributedString.Runs.Index.distance", "AttributedString.Runs.Index.advanced",
    "Data.init(bytes:)", "URL.Template.", "NSError.setUserInfoValueProvider(",
  ]
}
