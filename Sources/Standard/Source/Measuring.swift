extension Standard {
  /// Measurements: what units mean is Foundation's.
  nonisolated static let measuring = """
    package func _isSameUnit(_ a: Unit, _ b: Unit) -> Bool { fatalError() }
    package func _inBaseUnit(_ value: Double, _ unit: Unit) -> Double { fatalError() }
    package func _outOfBaseUnit(_ value: Double, _ unit: Unit) -> Double { fatalError() }
    package func _baseUnit<UnitType>(_ unit: UnitType) -> UnitType { fatalError() }
    extension Measurement {
      package var _unit: UnitType
      package var _value: Double
      var unit: UnitType { get { return _unit } }
      var value: Double { get { return _value } set { _value = newValue } }
      init(value: Double, unit: UnitType) { _unit = unit; _value = value }
      package var _inBase: Double { return unit is Dimension ? _inBaseUnit(value, unit) : value }
      func hash(into hasher: inout Hasher) { hasher.combine(_inBase) }
      var description: String { get { return "\\(value) \\(unit.symbol)" } }
      var debugDescription: String { get { return "\\(value) \\(unit.symbol)" } }
      static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        precondition(_isSameUnit(lhs.unit, rhs.unit), "Attempt to add measurements with non-equal units")
        return Measurement(value: lhs.value + rhs.value, unit: lhs.unit)
      }
      static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        precondition(_isSameUnit(lhs.unit, rhs.unit), "Attempt to subtract measurements with non-equal units")
        return Measurement(value: lhs.value - rhs.value, unit: lhs.unit)
      }
      static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
        return Measurement(value: lhs.value * rhs, unit: lhs.unit)
      }
      static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        return Measurement(value: lhs * rhs.value, unit: rhs.unit)
      }
      static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
        return Measurement(value: lhs.value / rhs, unit: lhs.unit)
      }
      static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        return Measurement(value: lhs / rhs.value, unit: rhs.unit)
      }
      static func == <LeftHandSideType, RightHandSideType>(lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit {
        if _isSameUnit(lhs.unit, rhs.unit) { return lhs.value == rhs.value }
        if lhs.unit is Dimension, rhs.unit is Dimension, _isSameUnit(_baseUnit(lhs.unit), _baseUnit(rhs.unit)) {
          return lhs._inBase == rhs._inBase
        }
        return false
      }
      static func < <LeftHandSideType, RightHandSideType>(lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit {
        if _isSameUnit(lhs.unit, rhs.unit) { return lhs.value < rhs.value }
        if lhs.unit is Dimension, rhs.unit is Dimension, _isSameUnit(_baseUnit(lhs.unit), _baseUnit(rhs.unit)) {
          return lhs._inBase < rhs._inBase
        }
        fatalError("Attempt to compare measurements with non-equal dimensions")
      }
    }
    extension Measurement where UnitType: Dimension {
      func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
        if _isSameUnit(unit, otherUnit) { return Measurement(value: value, unit: otherUnit) }
        return Measurement(value: _outOfBaseUnit(_inBaseUnit(value, unit), otherUnit), unit: otherUnit)
      }
      mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
      static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        if _isSameUnit(lhs.unit, rhs.unit) { return Measurement(value: lhs.value + rhs.value, unit: lhs.unit) }
        return Measurement(value: lhs._inBase + rhs._inBase, unit: _baseUnit(lhs.unit))
      }
      static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        if _isSameUnit(lhs.unit, rhs.unit) { return Measurement(value: lhs.value - rhs.value, unit: lhs.unit) }
        return Measurement(value: lhs._inBase - rhs._inBase, unit: _baseUnit(lhs.unit))
      }
    }
    """
}
