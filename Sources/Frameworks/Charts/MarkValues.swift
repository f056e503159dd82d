import Foundation
import SwiftUI

/// How wide a mark is.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let dimension: FrameworkSupport.ChartDimension
  init(_ dimension: FrameworkSupport.ChartDimension) { self.dimension = dimension }
  /// So many points.
  public init(integerLiteral value: Int) { dimension = .fixed(CGFloat(value)) }
  /// So many points.
  public init(floatLiteral value: Double) { dimension = .fixed(CGFloat(value)) }
  /// As is usual.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// A part of the room that there is.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(ratio)) }
  /// The room that there is, without so many points on both sides.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(.inset(inset)) }
  /// So many points.
  public static func fixed(_ fixed: CGFloat) -> MarkDimension { MarkDimension(.fixed(fixed)) }
}
/// How marks at the same place share it.
public struct MarkStackingMethod: Equatable {
  let stacking: FrameworkSupport.ChartStacking
  /// One on the other.
  public static let standard = MarkStackingMethod(stacking: .standard)
  /// As parts of the whole.
  public static let normalized = MarkStackingMethod(stacking: .normalized)
  /// Around the middle.
  public static let center = MarkStackingMethod(stacking: .center)
  /// Each from the axis.
  public static let unstacked = MarkStackingMethod(stacking: .unstacked)
}
/// How a line goes from one value to the next.
public struct InterpolationMethod: CustomStringConvertible {
  let method: FrameworkSupport.ChartInterpolation
  /// Its name.
  public let description: String
  init(method: FrameworkSupport.ChartInterpolation, _ description: String) {
    self.method = method
    self.description = description
  }
  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(method: .linear, "linear") }
  /// Smooth, without more hills than the values have.
  public static var monotone: InterpolationMethod { InterpolationMethod(method: .monotone, "monotone") }
  /// Smooth.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// Smooth, straighter with more tension.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(method: .cardinal(tension: tension), "cardinal(tension: \(tension))")
  }
  /// Smooth, through all values.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// Smooth, through all values.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(method: .catmullRom(alpha: alpha), "catmullRom(alpha: \(alpha))")
  }
  /// In steps that begin at a value.
  public static var stepStart: InterpolationMethod { InterpolationMethod(method: .step(at: 0), "stepStart") }
  /// In steps around a value.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(method: .step(at: 0.5), "stepCenter") }
  /// In steps that end at a value.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(method: .step(at: 1), "stepEnd") }
}
