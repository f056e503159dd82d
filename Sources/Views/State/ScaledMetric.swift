internal import Foundation

/// A number that grows with the size of texts, as the distance between the lines of a text style does. On devices of cells it stays what it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var factor: Environment<CGFloat>
  /// A number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    factor = Environment(named: "dynamicTypeSize") { environment in
      environment.adapted(cells: 1, pixels: textStyle.leading(at: environment.dynamicTypeSize) / textStyle.leading(at: .large))
    }
  }
  /// A number that grows as the body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  /// The number at the view's place.
  public var wrappedValue: Value { base * Value(factor.wrappedValue) }
  /// Finds the size of texts at the view's place.
  @MainActor public mutating func connect(to connection: PropertyConnection) { factor.connect(to: connection) }
}

extension ScaledMetric: InputComparable {
  /// The number is an input; the size of texts is noted when it is read.
  public func isSameInput(as other: ScaledMetric<Value>) -> Bool { base == other.base }
}
