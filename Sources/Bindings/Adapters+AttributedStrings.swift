internal import Foundation
internal import Runtime

/// Attributes of Foundation's texts, which are values of any type.
extension NativeTable {
  static let attributedStrings: [String: NativeFunction] = {
    let prefix = "Foundation.NSAttributedString."
    @MainActor func attributes(_ c: inout NativeCall, _ index: Int) throws(Interruption)
      -> [NSAttributedString.Key: Any]
    {
      let (text, place) = (try c.read(0, NSAttributedString.self), try c.int(index))
      guard place >= 0, place < text.length else { throw c.trap("Range or index out of bounds") }
      return text.attributes(at: place, effectiveRange: nil)
    }
    @MainActor func stored(_ value: Any, _ c: NativeCall) -> Value {
      guard let own = value as? Held else { return any(value, c.evaluation) }
      return .existential(ExistentialValue(own.value, own.type ?? c.evaluation.types.void))
    }
    return [
      prefix + "attribute(_:at:effectiveRange:)": { (c: inout NativeCall) throws(Interruption) in
        let found = try attributes(&c, 2)[try c.read(1, NSAttributedString.Key.self)]
        return Value(optional: found.map { stored($0, c) })
      },
      prefix + "attributes(at:effectiveRange:)": { (c: inout NativeCall) throws(Interruption) in
        var table = Table()
        for (key, value) in try attributes(&c, 1) { table[Key(give(key as Any), .library)] = stored(value, c) }
        return .dictionary(table)
      },
    ]
  }()
}
