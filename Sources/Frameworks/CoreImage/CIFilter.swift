import CoreGraphics
import Foundation
import SwiftUI
import UIKit

/// What a filter of the system is.
public protocol CIFilterProtocol: AnyObject {
  /// What comes out.
  var outputImage: CIImage? { get }
}
/// What would change an image: it gives the image that it was given.
open class CIFilter: CIFilterProtocol {
  private var values: [String: Any] = [:]
  private var usual: [String: Any] = [:]
  private var keys: [String] = [kCIInputImageKey]
  /// The name.
  open var name: String
  /// Whether it changes something.
  open var isEnabled = true
  /// A filter of a name, with the inputs of that of the system.
  public convenience init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.init(named: name, keys: [kCIInputImageKey], usual: [:])
  }
  /// A filter of a name, with values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }
  /// A filter of one's own.
  public init() { name = "CIFilter" }
  init(named name: String, keys: [String], usual: [String: Any]) {
    self.name = name
    self.keys = keys
    self.usual = usual
    values = usual
  }
  /// What comes out: the image that it was given.
  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
  /// Sets a part.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
    if value != nil, !keys.contains(key) { keys.append(key) }
  }
  /// A part.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  /// Sets all parts to what is usual.
  open func setDefaults() { values = usual }
  /// The names of its parts.
  open var inputKeys: [String] { keys }
  /// The names of what comes out.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// What is told of it: its name.
  open var attributes: [String: Any] { [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name] }
  /// The name that is shown.
  public static func localizedName(forFilterName filterName: String) -> String? { filterName }

  /// A filter of the system with the values that are usual; nil stands for a part without one.
  static func made(_ name: String, _ inputs: [String: Any?] = [:], isGenerator: Bool = false) -> BuiltInFilter {
    var usual: [String: Any] = [:]
    for (key, value) in inputs {
      if let value { usual[key] = value }
    }
    let first: [String] = isGenerator ? [] : [kCIInputImageKey]
    return BuiltInFilter(named: name, keys: first + inputs.keys.sorted(), usual: usual)
  }
  /// A filter of the system that puts an image on another.
  static func composing(_ name: String) -> BuiltInFilter { made(name, ["inputBackgroundImage": nil]) }
  /// A part that is a number.
  func number(_ key: String) -> Float {
    let value: Any? = values[key]
    if let value = value as? Float { return value }
    if let value = value as? Double { return Float(value) }
    if let value = value as? CGFloat { return Float(value) }
    if let value = value as? Int { return Float(value) }
    if let value = value as? NSNumber { return value.floatValue }
    return 0
  }
  /// A part, or another value where there is none.
  func known<Value>(_ key: String, _ other: Value) -> Value { values[key] as? Value ?? other }
}

/// A colour of Core Image.
public final class CIColor: Hashable, Sendable {
  /// From 0 to 1.
  public let red: CGFloat
  /// From 0 to 1.
  public let green: CGFloat
  /// From 0 to 1.
  public let blue: CGFloat
  /// How much it covers, from 0 to 1.
  public let alpha: CGFloat
  /// A colour of parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: cgColor.alpha)
  }
  /// A colour of UIKit.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
  /// A colour as it is written: numbers with spaces between them.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    self.init(
      red: parts.count > 0 ? parts[0] : 0, green: parts.count > 1 ? parts[1] : 0, blue: parts.count > 2 ? parts[2] : 0,
      alpha: parts.count > 3 ? parts[3] : 1)
  }
  /// The parts.
  public var components: [CGFloat] { [red, green, blue, alpha] }
  /// How many parts there are.
  public var numberOfComponents: Int { 4 }
  /// The space of colours.
  public var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }
  /// The colour as it is written.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Grey.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Blue and green.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Red and blue.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Red and green.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Nothing.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Whether it is the same colour.
  public static func == (a: CIColor, b: CIColor) -> Bool { a.components == b.components }
  /// The parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
/// Numbers of Core Image.
public final class CIVector: Hashable, Sendable {
  private let numbers: [CGFloat]
  /// Numbers.
  public init(values: [CGFloat]) { numbers = values }
  /// Numbers, as many as are told.
  public convenience init(values: [CGFloat], count: Int) { self.init(values: Array(values.prefix(count))) }
  /// One number.
  public convenience init(x: CGFloat) { self.init(values: [x]) }
  /// Two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  /// Three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
  /// Four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(values: [x, y, z, w]) }
  /// A point.
  public convenience init(cgPoint p: CGPoint) { self.init(values: [p.x, p.y]) }
  /// A rectangle.
  public convenience init(cgRect r: CGRect) {
    self.init(values: [r.origin.x, r.origin.y, r.size.width, r.size.height])
  }
  /// How many numbers there are.
  public var count: Int { numbers.count }
  /// A number; 0 where there is none.
  public func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The numbers as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// Whether the numbers are the same.
  public static func == (a: CIVector, b: CIVector) -> Bool { a.numbers == b.numbers }
  /// The numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
