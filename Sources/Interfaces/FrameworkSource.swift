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

  /// The frameworks whose names a file sees that imports one of these modules, as on Apple's systems.
  public static func seen(through module: String) -> [FrameworkSource] { (brought[module] ?? []).compactMap(named) }
  private static let brought: [String: [String]] = [
    "SwiftUI": ["Combine", "UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "CoreData"],
    "Foundation": ["Combine", "CoreGraphics"],
    "CoreData": ["Combine"],
  ]

  /// Whether one of the texts says one of the framework's words.
  public func isUsed(in texts: [String]) -> Bool {
    let filter = WordFilter(words)
    return texts.contains(where: filter.matches)
  }
}

/// Finds any of many words in a text, in one walk over its bytes.
private struct WordFilter: Sendable {
  private let hashes: Set<UInt64>
  init(_ words: StaticString) {
    var hashes: Set<UInt64> = []
    words.withUTF8Buffer {
      Self.walk($0) {
        hashes.insert($0); return true
      }
    }
    self.hashes = hashes
  }

  func matches(_ text: String) -> Bool {
    var text = text
    var found = false
    text.withUTF8 { bytes in
      Self.walk(bytes) {
        found = hashes.contains($0)
        return !found
      }
    }
    return found
  }

  /// Tells the hash of each word until the closure has enough of them. Two words of one hash would only have a framework
  /// read that is not used.
  private static func walk(_ bytes: UnsafeBufferPointer<UInt8>, _ isWanted: (UInt64) -> Bool) {
    var hash: UInt64 = 0
    for byte in bytes {
      switch byte {
      case 48...57, 65...90, 95, 97...122:
        hash = ((hash == 0 ? 0xcbf2_9ce4_8422_2325 : hash) ^ UInt64(byte)) &* 0x100_0000_01b3
      default:
        if hash != 0, !isWanted(hash) { return }
        hash = 0
      }
    }
    if hash != 0 { _ = isWanted(hash) }
  }
}
