internal import Declarations
internal import Foundation
internal import Runtime

/// `NSString`: the program holds it as a text; its members count in UTF-16.
extension NativeTable {
  static let nsStrings: [String: NativeFunction] = {
    var table: [String: NativeFunction] = [:]
    let prefix = "Foundation.NSString."
    for name in ["init(string:)", "init(stringLiteral:)", "init(unicodeScalarLiteral:)"] {
      table.add(prefix + name) { (c: inout NativeCall) throws(Interruption) in .string(try c.text(0)) }
    }
    table.add(prefix + "init()") { (_: inout NativeCall) throws(Interruption) in .string("") }
    func reading(_ name: String, _ read: @escaping @MainActor (NSString) -> Value) {
      table.add(prefix + name) { (c: inout NativeCall) throws(Interruption) in
        read(NSString(string: try c.text(0)))
      }
    }
    reading("length") { .int($0.length) }
    reading("description") { .string($0 as String) }
    reading("lastPathComponent") { .string($0.lastPathComponent) }
    reading("pathExtension") { .string($0.pathExtension) }
    reading("deletingPathExtension") { .string($0.deletingPathExtension) }
    reading("deletingLastPathComponent") { .string($0.deletingLastPathComponent) }
    reading("pathComponents") { .array($0.pathComponents.map { .string($0) }) }
    reading("isAbsolutePath") { .bool($0.isAbsolutePath) }
    reading("uppercased") { .string($0.uppercased) }
    reading("lowercased") { .string($0.lowercased) }
    reading("capitalized") { .string($0.capitalized) }
    reading("intValue") { .int(Int($0.intValue)) }
    reading("integerValue") { .int($0.integerValue) }
    reading("doubleValue") { .double($0.doubleValue) }
    reading("floatValue") { .double(Double($0.floatValue)) }
    reading("boolValue") { .bool($0.boolValue) }
    reading("hash") { .int($0.hash) }
    func taking(_ name: String, _ make: @escaping @MainActor (NSString, String) -> Value) {
      table.add(prefix + name) { (c: inout NativeCall) throws(Interruption) in
        make(NSString(string: try c.text(0)), try c.text(1))
      }
    }
    taking("appendingPathComponent(_:)") { .string($0.appendingPathComponent($1)) }
    taking("appendingPathExtension(_:)") { .string($0.appendingPathExtension($1) ?? "") }
    taking("appending(_:)") { .string($0.appending($1)) }
    taking("hasPrefix(_:)") { .bool($0.hasPrefix($1)) }
    taking("hasSuffix(_:)") { .bool($0.hasSuffix($1)) }
    taking("isEqual(to:)") { .bool($0.isEqual(to: $1)) }
    taking("contains(_:)") { .bool($0.contains($1)) }
    taking("components(separatedBy:String)") { .array($0.components(separatedBy: $1).map { .string($0) }) }
    taking("range(of:)") { give($0.range(of: $1) as Any) }
    @MainActor func within(_ c: NativeCall, _ range: NSRange) throws(Interruption) -> String {
      let text = NSString(string: try c.text(0))
      guard range.location >= 0, range.length >= 0, range.location <= text.length,
        range.length <= text.length - range.location
      else { throw c.trap("Range or index out of bounds") }
      return text.substring(with: range)
    }
    table.add(prefix + "substring(with:)") { (c: inout NativeCall) throws(Interruption) in
      .string(try within(c, try c.read(1, NSRange.self)))
    }
    table.add(prefix + "substring(from:)") { (c: inout NativeCall) throws(Interruption) in
      let start = try c.int(1)
      return .string(try within(c, NSRange(location: start, length: (try c.text(0)).utf16.count - start)))
    }
    table.add(prefix + "substring(to:)") { (c: inout NativeCall) throws(Interruption) in
      .string(try within(c, NSRange(location: 0, length: try c.int(1))))
    }
    table.add(prefix + "character(at:)") { (c: inout NativeCall) throws(Interruption) in
      let part = try within(c, NSRange(location: try c.int(1), length: 1))
      return .int(Int(part.utf16.first ?? 0))
    }
    table.add(prefix + "replacingOccurrences(of:with:)") { (c: inout NativeCall) throws(Interruption) in
      .string(try c.text(0).replacingOccurrences(of: try c.text(1), with: try c.text(2)))
    }
    table.add(prefix + "replacingCharacters(in:with:)") { (c: inout NativeCall) throws(Interruption) in
      let range = try c.read(1, NSRange.self)
      _ = try within(c, range)
      return .string(NSString(string: try c.text(0)).replacingCharacters(in: range, with: try c.text(2)))
    }
    table.add(prefix + "trimmingCharacters(in:)") { (c: inout NativeCall) throws(Interruption) in
      .string(try c.text(0).trimmingCharacters(in: try c.read(1, CharacterSet.self)))
    }
    return table
  }()
}
