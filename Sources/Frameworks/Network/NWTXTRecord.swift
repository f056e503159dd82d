import Foundation

/// What a service says of itself nearby: names with values.
public struct NWTXTRecord: Hashable, CustomDebugStringConvertible, Sendable {
  /// A value.
  public enum Entry: Hashable, CustomDebugStringConvertible, Sendable {
    /// A name without a value.
    case none
    /// An empty value.
    case empty
    /// A text.
    case string(String)
    /// Bytes that are no text.
    case data(Data)

    /// A value of bytes.
    public init(_ data: Data?) {
      guard let data else {
        self = .none
        return
      }
      if data.isEmpty {
        self = .empty
      } else if let text = String(data: data, encoding: .utf8) {
        self = .string(text)
      } else {
        self = .data(data)
      }
    }
    /// The bytes.
    public var data: Data? {
      switch self {
      case .none: return nil
      case .empty: return Data()
      case .string(let text): return Data(text.utf8)
      case .data(let data): return data
      }
    }
    /// The value as a text.
    public var debugDescription: String {
      switch self {
      case .none: return "none"
      case .empty: return ""
      case .string(let text): return text
      case .data(let data): return "\(data.count) bytes"
      }
    }
  }
  private var entries: [String: Entry] = [:]

  /// A record of names with texts.
  public init(_ dictionary: [String: String] = [:]) {
    entries = dictionary.mapValues { $0.isEmpty ? .empty : .string($0) }
  }
  /// A record of bytes: each entry is its length and `name=value`.
  public init(_ data: Data) {
    var rest = [UInt8](data)[...]
    while let length = rest.popFirst() {
      let entry = rest.prefix(Int(length))
      rest = rest.dropFirst(Int(length))
      let name = entry.prefix { $0 != 61 }
      guard !name.isEmpty else { continue }
      let value = entry.count > name.count ? Data(entry.dropFirst(name.count + 1)) : nil
      entries[String(decoding: name, as: UTF8.self)] = Entry(value)
    }
  }
  /// The bytes: each entry is its length and `name=value`.
  public var data: Data {
    var bytes: [UInt8] = []
    for name in entries.keys.sorted() {
      var entry = [UInt8](name.utf8)
      if let value = entries[name]?.data { entry += [61] + [UInt8](value) }
      if entry.count < 256 { bytes += [UInt8(entry.count)] + entry }
    }
    return Data(bytes)
  }
  /// Names with texts, without other values.
  public var dictionary: [String: String] {
    entries.compactMapValues { entry in
      if case .string(let text) = entry { return text }
      return entry == .empty ? "" : nil
    }
  }
  /// Takes a value away, and says whether there was one.
  @discardableResult
  public mutating func removeEntry(key: String) -> Bool { entries.removeValue(forKey: key) != nil }
  /// The value of a name.
  public func getEntry(for key: String) -> Entry? { entries[key] }
  /// Gives a name a value, and says whether that is possible.
  @discardableResult
  public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
    guard !key.isEmpty, key.utf8.count + (entry.data?.count ?? 0) < 255 else { return false }
    entries[key] = entry
    return true
  }
  /// The text of a name.
  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { entries[key] = newValue.map { $0.isEmpty ? .empty : .string($0) } }
  }
  /// Names and values.
  public var debugDescription: String {
    entries.keys.sorted().map { "\($0)=\(entries[$0]?.debugDescription ?? "")" }.joined(separator: ", ")
  }
}
