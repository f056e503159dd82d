internal import Foundation
internal import Runtime
internal import Views

/// Texts in the language of the run, out of the project's tables.
extension NativeTable {
  /// A key without values is shown as its text in the table.
  private static let key: NativeFunction = { (c: inout NativeCall) throws(Interruption) in
    let key = try c.string(0)
    return box(LocalizedStringKey(c.evaluation.viewRun?.table("Localizable").format(key, []) ?? key))
  }
  static let localizing: [String: NativeFunction] = [
    "SwiftUI.LocalizedStringKey.init(_:)": key, "SwiftUI.LocalizedStringKey.init(stringLiteral:)": key,
    "Foundation._localizedFormat(_:_:_:)": { (c: inout NativeCall) throws(Interruption) in
      guard case .array(let values) = c.value(2) else { throw c.mismatch(2, "array") }
      let texts = values.map { if case .string(let text) = $0 { text } else { "" } }
      let name: String
      if case .string(let table) = c.value(1) { name = table } else { name = "Localizable" }
      return Value(optional: c.evaluation.viewRun?.table(name).format(try c.string(0), texts).map { .string($0) })
    },
    "Foundation.Bundle.localizedString(forKey:value:table:)": { (c: inout NativeCall) throws(Interruption) in
      let key = try c.string(1)
      let name: String
      if case .string(let table) = c.value(3) { name = table } else { name = "Localizable" }
      if let found = c.evaluation.viewRun?.table(name).format(key, []) { return .string(found) }
      guard case .string(let value) = c.value(2), !value.isEmpty else { return .string(key) }
      return .string(value)
    },
  ]
}

extension ViewRun {
  /// The texts of a table; none where the project has no such file.
  fileprivate func table(_ name: String) -> StringTable {
    if let known = tables[name] { return known }
    func data(_ file: String) -> Data? { resource(file).flatMap { try? contents($0) } }
    let found =
      data("\(name).xcstrings").flatMap { StringTable(catalogue: $0, language: language) }
      ?? (data("\(language).lproj/\(name).strings") ?? data("Base.lproj/\(name).strings") ?? data("\(name).strings"))
      .flatMap { String(data: $0, encoding: $0.starts(with: [0xff, 0xfe]) ? .utf16 : .utf8) }
      .map { StringTable(strings: $0) }
    let made = found ?? StringTable(strings: "")
    tables[name] = made
    return made
  }
}
