internal import Foundation
internal import Runtime

/// What Foundation knows of units of measurement: the source of `Measurement` asks for it.
extension NativeTable {
  static let units: [String: NativeFunction] = [
    "Foundation._isSameUnit(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      .bool(try c.read(0, Unit.self).isEqual(try c.read(1, Unit.self)))
    },
    "Foundation._inBaseUnit(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      .double(try c.read(1, Dimension.self).converter.baseUnitValue(fromValue: try c.double(0)))
    },
    "Foundation._outOfBaseUnit(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      .double(try c.read(1, Dimension.self).converter.value(fromBaseUnitValue: try c.double(0)))
    },
    "Foundation._baseUnit(_:)": { (c: inout NativeCall) throws(Interruption) in
      let unit = try c.read(0, Dimension.self)
      return give(type(of: unit).baseUnit() as Any)
    },
  ]
}
