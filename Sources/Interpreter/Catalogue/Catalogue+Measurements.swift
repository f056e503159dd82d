internal import Foundation
internal import Views

/// `Measurement`: a number with its unit. Its type keeps the kind of unit.
struct MeasuredValue: LibraryValue, Hashable {
  let measurement: Measurement<Dimension>
  static var libraryType: LibraryType { LibraryType("Measurement", ["Hashable", "Equatable", "Comparable", "Codable"]) }
  nonisolated static func == (a: MeasuredValue, b: MeasuredValue) -> Bool { a.measurement == b.measurement }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(measurement.unit.symbol) }
}
extension MeasuredValue: Comparable {
  nonisolated static func < (a: MeasuredValue, b: MeasuredValue) -> Bool { a.measurement < b.measurement }
}
/// A unit of a measurement.
struct MeasuringUnit: LibraryValue, Hashable {
  let unit: Dimension
  static var libraryType: LibraryType { LibraryType("Dimension", ["Hashable", "Equatable"]) }
  static func type(_ name: String) -> StaticType { .library(LibraryType(name, ["Hashable", "Equatable", "Dimension"]), []) }
}
enum UnitWidth: NamedChoices {
  case wide, abbreviated, narrow
  static var libraryType: LibraryType { LibraryType("Measurement.FormatStyle.UnitWidth", ["Hashable", "Equatable"]) }
}
/// `.measurement(width:usage:numberFormatStyle:)`.
struct MeasurementStyle: LibraryValue {
  var width = UnitWidth.abbreviated
  var fractions: Int?
  static var libraryType: LibraryType { LibraryType("Measurement.FormatStyle") }

  func text(_ measurement: Measurement<Dimension>) -> String {
    let digits = fractions.map { $0...$0 } ?? 0...(abs(measurement.value) < 10 ? 1 : 0)
    let number = measurement.value.formatted(.number.precision(.fractionLength(digits)).locale(FixedSurroundings.locale))
    let symbol = measurement.unit.symbol
    switch width {
    case .narrow: return number + (symbol.hasPrefix("°") ? "°" : symbol)
    case .abbreviated: return number + (symbol.hasPrefix("°") ? "" : " ") + symbol
    case .wide: return "\(number) \(MeasurementStyle.names[symbol].map { $0 + (number == "1" ? "" : "s") } ?? symbol)"
    }
  }
  private static let names = [
    "m": "meter", "km": "kilometer", "cm": "centimeter", "mi": "mile", "kg": "kilogram", "g": "gram", "lb": "pound", "L": "liter", "s": "second", "min": "minute", "hr": "hour",
    "km/h": "kilometer per hour", "mph": "mile per hour", "kcal": "kilocalorie",
  ]
}

extension Catalogue {
  /// Measurements and their units, calculated by Foundation. Foundation for Linux writes none: their texts are ours, in American English.
  func registerMeasurements() {
    let kind = TypeParameter("UnitType", ["Dimension"])
    let own = measured(.parameter(kind))
    addProtocol("Dimension")
    add(MeasuredValue.libraryType)
    for (name, units) in MeasuringUnits.all {
      let type = MeasuringUnit.type(name)
      add(LibraryType(name, ["Hashable", "Equatable", "Dimension"]))
      for (label, unit) in units {
        add(CatalogueEntry(.staticProperty, name, label, [], result: type, doc: "The unit '\(unit.symbol)'.") { _ in .library(MeasuringUnit(unit: unit)) })
      }
      add(
        CatalogueEntry(.property, name, "symbol", [], result: .string, doc: "The unit's sign.") { call throws(Interruption) -> Value in
          .string(try MeasuringUnit.read(call.base, call).unit.symbol)
        })
    }
    func parameter(_ label: String?, _ type: StaticType) -> ParameterSignature { ParameterSignature(label: label, name: label ?? "value", type: type) }
    func member(
      _ kinds: CatalogueEntry.Kind, _ name: String, _ parameters: [ParameterSignature], _ result: StaticType, _ doc: String,
      _ get: @escaping @MainActor (Measurement<Dimension>, CatalogueEntry.Call) throws(Interruption) -> Value
    ) {
      add(
        CatalogueEntry(kinds, "Measurement", name, parameters, result: result, typeParameters: [kind], ownerType: own, doc: doc) { call throws(Interruption) -> Value in
          try get(try MeasuredValue.read(call.base, call).measurement, call)
        })
    }
    add(
      CatalogueEntry(
        .initializer, "Measurement", "init", [parameter("value", .double), parameter("unit", .parameter(kind))], result: own, typeParameters: [kind], doc: "A number with its unit."
      ) { call throws(Interruption) -> Value in
        .library(MeasuredValue(measurement: Measurement(value: try Double.read(call.argument(0), call), unit: try MeasuringUnit.read(call.argument(1), call).unit)))
      })
    member(.property, "value", [], .double, "The number.") { measurement, _ in .double(measurement.value) }
    member(.property, "unit", [], .parameter(kind), "The unit.") { measurement, _ in .library(MeasuringUnit(unit: measurement.unit)) }
    member(.property, "description", [], .string, "The number and the unit.") { measurement, _ in .string("\(measurement.value) \(measurement.unit.symbol)") }
    member(.method, "converted", [parameter("to", .parameter(kind))], own, "The same in another unit.") { measurement, call throws(Interruption) -> Value in
      .library(MeasuredValue(measurement: measurement.converted(to: try MeasuringUnit.read(call.argument(0), call).unit)))
    }
    let convert = CatalogueEntry(
      .method, "Measurement", "convert", [parameter("to", .parameter(kind))], result: .void, typeParameters: [kind], ownerType: own, doc: "Changes the unit."
    ) { _ in .void }
    convert.mutate = { base, call throws(Interruption) -> Value in
      base = .library(MeasuredValue(measurement: try MeasuredValue.read(base, call).measurement.converted(to: try MeasuringUnit.read(call.argument(0), call).unit)))
      return .void
    }
    add(convert)
    for name in ["+", "-"] {
      add(
        CatalogueEntry(
          .staticMethod, "Measurement", name, [parameter(nil, own), parameter(nil, own)], result: own, typeParameters: [kind], ownerType: own, doc: "Calculates with two of them."
        ) { call throws(Interruption) -> Value in
          let (a, b) = (try MeasuredValue.read(call.argument(0), call).measurement, try MeasuredValue.read(call.argument(1), call).measurement)
          return .library(MeasuredValue(measurement: name == "+" ? a + b : a - b))
        })
    }
    for name in ["*", "/"] {
      add(
        CatalogueEntry(
          .staticMethod, "Measurement", name, [parameter(nil, own), parameter(nil, .double)], result: own, typeParameters: [kind], ownerType: own, doc: "So many times."
        ) { call throws(Interruption) -> Value in
          let (a, b) = (try MeasuredValue.read(call.argument(0), call).measurement, try Double.read(call.argument(1), call))
          return .library(MeasuredValue(measurement: name == "*" ? a * b : a / b))
        })
    }
    registerMeasurementTexts(member)
  }
  private func measured(_ kind: StaticType) -> StaticType { .library(MeasuredValue.libraryType, [kind]) }

  private func registerMeasurementTexts(
    _ member: (
      CatalogueEntry.Kind, String, [ParameterSignature], StaticType, String, @escaping @MainActor (Measurement<Dimension>, CatalogueEntry.Call) throws(Interruption) -> Value
    ) -> Void
  ) {
    choices(UnitWidth.self)
    choices(MeasurementUse.self)
    add(MeasurementStyle.libraryType)
    member(.method, "formatted", [], .string, "The number and the unit as text.") { measurement, _ in .string(MeasurementStyle().text(measurement)) }
    let style = ParameterSignature(label: nil, name: "style", type: MeasurementStyle.staticType)
    member(.method, "formatted", [style], .string, "The number and the unit as text.") { measurement, call throws(Interruption) -> Value in
      .string(try MeasurementStyle.read(call.argument(0), call).text(measurement))
    }
    maker(
      of: MeasurementStyle.self, "measurement", Parameter<UnitWidth>("width"), Parameter<MeasurementUse>("usage", default: .general),
      Parameter<NumberStyle?>("numberFormatStyle", default: nil), doc: "How a measurement is written."
    ) { width, _, numbers in MeasurementStyle(width: width, fractions: numbers == nil ? nil : 0) }
    add(LibraryType("MeasurementFormatter", ["AnyObject", "Formatter"]))
    value(MeasurementWriter.self, doc: "Writes measurements.") { MeasurementWriter() }
    let kind = TypeParameter("UnitType", ["Dimension"])
    add(
      CatalogueEntry(
        .method, "MeasurementFormatter", "string", [ParameterSignature(label: "from", name: "measurement", type: measured(.parameter(kind)))], result: .string,
        typeParameters: [kind], doc: "The measurement as text."
      ) { call throws(Interruption) -> Value in
        let writer = try MeasurementWriter.read(call.base, call)
        return .string(writer.style.text(try MeasuredValue.read(call.argument(0), call).measurement))
      })
    choices(WriterWidth.self)
    let entry = CatalogueEntry(.property, "MeasurementFormatter", "unitStyle", [], result: WriterWidth.staticType, doc: "How long units are written.") {
      call throws(Interruption) -> Value in
      switch try MeasurementWriter.read(call.base, call).style.width {
      case .wide: WriterWidth.long.value
      case .abbreviated: WriterWidth.medium.value
      case .narrow: WriterWidth.short.value
      }
    }
    entry.write = { call, new throws(Interruption) -> Value in
      let width: UnitWidth =
        switch try WriterWidth.read(new, call) {
        case .long: .wide
        case .medium: .abbreviated
        case .short: .narrow
        }
      try MeasurementWriter.read(call.base, call).style.width = width
      return call.base
    }
    add(entry)
    let numbers = CatalogueEntry(.property, "MeasurementFormatter", "numberFormatter", [], result: .library(LibraryType("NumberFormatter"), []), doc: "How numbers are written.") {
      call throws(Interruption) -> Value in .library(try MeasurementWriter.read(call.base, call).numbers)
    }
    numbers.write = { call, new throws(Interruption) -> Value in
      try MeasurementWriter.read(call.base, call).numbers = try NumberFormatter.read(new, call)
      return call.base
    }
    add(numbers)
    choices(WriterUnits.self)
    let units = CatalogueEntry(.property, "MeasurementFormatter", "unitOptions", [], result: WriterUnits.staticType, doc: "Which units are written: always the given ones here.") {
      _ in WriterUnits.providedUnit.value
    }
    units.write = { call, _ throws(Interruption) -> Value in call.base }
    add(units)
  }
}

/// `MeasurementFormatter`.
final class MeasurementWriter: LibraryValue {
  var style = MeasurementStyle()
  var numbers = NumberFormatter() {
    didSet { style.fractions = numbers.maximumFractionDigits }
  }
  static var libraryType: LibraryType { LibraryType("MeasurementFormatter", ["AnyObject", "Formatter"]) }
}
enum WriterWidth: NamedChoices {
  case short, medium, long
  static var libraryType: LibraryType { LibraryType("MeasurementFormatter.UnitStyle", ["Hashable", "Equatable"]) }
}
enum WriterUnits: NamedChoices {
  case providedUnit, naturalScale, temperatureWithoutUnit
  static var libraryType: LibraryType { LibraryType("MeasurementFormatter.UnitOptions", ["Hashable", "Equatable"]) }
}
enum MeasurementUse: NamedChoices {
  case general, asProvided, weather, road, person, personHeight, personWeight, food, workout
  static var libraryType: LibraryType { LibraryType("MeasurementFormatUnitUsage", ["Hashable", "Equatable"]) }
}

/// The units that programs name.
private enum MeasuringUnits {
  @MainActor static let all: [(String, KeyValuePairs<String, Dimension>)] = [
    ("UnitTemperature", ["celsius": UnitTemperature.celsius, "fahrenheit": UnitTemperature.fahrenheit, "kelvin": UnitTemperature.kelvin]),
    (
      "UnitLength",
      [
        "meters": UnitLength.meters, "kilometers": UnitLength.kilometers, "centimeters": UnitLength.centimeters, "millimeters": UnitLength.millimeters,
        "miles": UnitLength.miles, "feet": UnitLength.feet, "inches": UnitLength.inches, "yards": UnitLength.yards, "nauticalMiles": UnitLength.nauticalMiles,
      ]
    ),
    (
      "UnitMass",
      [
        "kilograms": UnitMass.kilograms, "grams": UnitMass.grams, "milligrams": UnitMass.milligrams, "pounds": UnitMass.pounds, "ounces": UnitMass.ounces,
        "stones": UnitMass.stones, "metricTons": UnitMass.metricTons,
      ]
    ),
    (
      "UnitVolume",
      [
        "liters": UnitVolume.liters, "milliliters": UnitVolume.milliliters, "cups": UnitVolume.cups, "pints": UnitVolume.pints, "gallons": UnitVolume.gallons,
        "fluidOunces": UnitVolume.fluidOunces, "tablespoons": UnitVolume.tablespoons, "teaspoons": UnitVolume.teaspoons, "cubicMeters": UnitVolume.cubicMeters,
      ]
    ),
    (
      "UnitSpeed",
      [
        "metersPerSecond": UnitSpeed.metersPerSecond, "kilometersPerHour": UnitSpeed.kilometersPerHour, "milesPerHour": UnitSpeed.milesPerHour, "knots": UnitSpeed.knots,
      ]
    ),
    (
      "UnitDuration", ["seconds": UnitDuration.seconds, "minutes": UnitDuration.minutes, "hours": UnitDuration.hours]
    ),
    ("UnitAngle", ["degrees": UnitAngle.degrees, "radians": UnitAngle.radians, "revolutions": UnitAngle.revolutions]),
    (
      "UnitPressure",
      ["hectopascals": UnitPressure.hectopascals, "kilopascals": UnitPressure.kilopascals, "millibars": UnitPressure.millibars, "inchesOfMercury": UnitPressure.inchesOfMercury]
    ),
    (
      "UnitEnergy", ["kilocalories": UnitEnergy.kilocalories, "kilojoules": UnitEnergy.kilojoules, "joules": UnitEnergy.joules, "kilowattHours": UnitEnergy.kilowattHours]
    ),
    ("UnitArea", ["squareMeters": UnitArea.squareMeters, "squareKilometers": UnitArea.squareKilometers, "acres": UnitArea.acres, "hectares": UnitArea.hectares]),
    (
      "UnitInformationStorage",
      [
        "bytes": UnitInformationStorage.bytes, "kilobytes": UnitInformationStorage.kilobytes, "megabytes": UnitInformationStorage.megabytes,
        "gigabytes": UnitInformationStorage.gigabytes,
      ]
    ),
  ]
}
