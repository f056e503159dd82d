/// A framework that programs import as Swift source (`Sources/Frameworks`): it is checked and run as the files of another
/// module are, and compiled as a target of this package.
public struct FrameworkSource: Sendable {
  /// As programs import it.
  public let name: String
  /// Its Swift files, in the order of their names.
  public let files: [File]
  /// The words with which a program shows that it uses the framework: what it declares at the top, and what it adds to
  /// types of other modules.
  let words: StaticString

  /// A file of it.
  public struct File: Sendable {
    /// Its path inside the framework's folder.
    public let name: String
    let content: StaticString
    /// Swift source, without comments.
    public var text: String { content.description }
  }

  /// The framework of that name.
  public static func named(_ name: String) -> FrameworkSource? { all.first { $0.name == name } }

  /// The frameworks whose names a file sees that imports a module, as on Apple's systems, as far as one of the texts says
  /// a word of theirs. Each text is walked through once.
  public static func seen(through module: String, usedIn texts: [String]) -> [FrameworkSource] {
    guard let filter = filters[module] else { return [] }
    var found = 0
    for text in texts where found != filter.all { found |= filter.matches(text) }
    return filter.frameworks.enumerated().filter { found & (1 << $0.offset) != 0 }.map(\.element)
  }
  private static let filters = Dictionary(
    uniqueKeysWithValues: [
      "SwiftUI": [
        "Combine", "UIKit", "Accessibility", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "UserNotifications",
        "CoreData", "Documents", "Tables", "Security", "CoreImage", "AppKit",
      ],
      "Foundation": ["Combine", "CoreGraphics", "Security", "CoreData"],
      "UIKit": ["Combine", "UserNotifications", "Security", "Documents", "CoreImage"], "CoreData": ["Combine"],
      "SwiftData": ["Combine"],
      "CloudKit": ["CoreData"], "AppKit": ["Combine", "CoreData", "Documents", "UniformTypeIdentifiers"],
    ].map { module, names in
      let others = module == "SwiftUI" ? [:] : reexports
      return (module, WordFilter(names.compactMap(named), besides: others, only: parts[module] ?? [:]))
    })
  /// Of some frameworks a module shows a few words alone: predicates of texts are Foundation's on Apple's systems.
  private static let parts = ["Foundation": ["CoreData": ["NSPredicate", "NSSortDescriptor"]]]
  /// What a framework only exports again, because SwiftUI declares it.
  private static let reexports = [
    "Combine": ["ObservableObject", "ObservableObjectPublisher", "Published"],
    "CoreGraphics": ["CGVector", "UndoManager"],
  ]
}

/// Finds the words of some frameworks in a text, in one walk over its bytes.
private struct WordFilter: Sendable {
  let frameworks: [FrameworkSource]
  /// By a word's hash a bit for each framework that has the word.
  private var bits: [UInt64: Int] = [:]

  /// What literals of Xcode make is a framework's.
  private static let literals = ["UIKit": ["colorLiteral", "imageLiteral"]]
  /// What tells of AppKit besides the names that begin with NS: its other words are said in programs for iOS, too.
  private static let plain = [
    "AppKit": [
      "nsColor", "nsImage", "windowBackgroundColor", "controlBackgroundColor", "controlColor", "controlTextColor",
      "controlAccentColor", "textBackgroundColor", "secondaryLabelColor", "tertiaryLabelColor",
      "quaternaryLabelColor", "underPageBackgroundColor", "selectedContentBackgroundColor",
      "unemphasizedSelectedContentBackgroundColor", "selectedTextBackgroundColor", "linkColor", "labelColor",
      "gridColor",
    ]
  ]
  /// Types whose initialisers of a framework take members that are named alone: `Color(.systemBackground)`.
  private static let openers = ["UIKit": ["Color"]]

  init(_ frameworks: [FrameworkSource], besides others: [String: [String]], only few: [String: [String]]) {
    self.frameworks = frameworks
    for (number, framework) in frameworks.enumerated() {
      if few[framework.name] == nil, Self.plain[framework.name] == nil {
        framework.words.withUTF8Buffer { bytes in
          Self.walk(bytes) { bits[$0, default: 0] |= 1 << number }
        }
      }
      var words = [Self.literals, Self.plain, others, few].flatMap { $0[framework.name] ?? [] }
      if Self.plain[framework.name] != nil {
        words += framework.words.description.split(separator: " ").filter { $0.hasPrefix("NS") }.map(String.init)
      }
      for var word in words {
        word.withUTF8 { bytes in
          Self.walk(bytes) { bits[$0, default: 0] |= 1 << number }
        }
      }
      for var type in Self.openers[framework.name] ?? [] {
        type.withUTF8 { bytes in
          Self.walk(bytes) { bits[Self.opened($0), default: 0] |= 1 << number }
        }
      }
    }
  }
  /// The bits of all frameworks.
  var all: Int { (1 << frameworks.count) - 1 }

  /// The bits of the frameworks of which a text says a word.
  func matches(_ text: String) -> Int {
    var text = text
    var found = 0
    text.withUTF8 { bytes in
      Self.walk(bytes) { found |= bits[$0] ?? 0 }
    }
    return found
  }

  /// The hash of a word with brackets behind it in which a member is named alone: `Color(.red)`, `Color(a ? .red : b)`.
  private static func opened(_ hash: UInt64) -> UInt64 { hash ^ 0x9e37_79b9_7f4a_7c15 }
  /// Tells the hash of each word, once more for each member that is named alone in the brackets behind it. Two words of
  /// one hash would only have a framework read that is not used.
  private static func walk(_ bytes: UnsafeBufferPointer<UInt8>, _ tell: (UInt64) -> Void) {
    var (hash, last): (UInt64, UInt64) = (0, 0)
    var previous: UInt8 = 0
    // The words before the brackets that are open.
    var openers: [UInt64] = []
    for byte in bytes {
      switch byte {
      case 48...57, 65...90, 95, 97...122:
        hash = ((hash == 0 ? 0xcbf2_9ce4_8422_2325 : hash) ^ UInt64(byte)) &* 0x100_0000_01b3
      default:
        if hash != 0 {
          tell(hash)
          last = hash
        }
        switch byte {
        case UInt8(ascii: "("): openers.append(hash != 0 ? last : openers.last ?? 0)
        case UInt8(ascii: ")"): _ = openers.popLast()
        case UInt8(ascii: ".") where isBeforeName(previous): if let opener = openers.last { tell(opened(opener)) }
        default: break
        }
        hash = 0
      }
      previous = byte
    }
    if hash != 0 { tell(hash) }
  }
  /// Whether a member behind that byte is named alone.
  private static func isBeforeName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: "["): true
    default: false
    }
  }
}
