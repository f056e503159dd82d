import Foundation
import SwiftUI
import UIKit

/// How a line looks: a kind of ink and a colour.
public struct PKInk: Equatable {
  /// Kinds of ink.
  public typealias InkType = PKInkingTool.InkType
  /// The kind.
  public var inkType: PKInk.InkType
  /// The colour.
  public var color: UIColor
  /// An ink of a kind and a colour.
  public init(_ inkType: PKInk.InkType, color: UIColor = UIColor.black) {
    self.inkType = inkType
    self.color = color
  }
  /// The oldest version that knows the kind.
  public var requiredContentVersion: PKContentVersion { inkType.version }
}

/// Versions of drawings: newer ones know more inks.
public enum PKContentVersion: Int, Sendable {
  /// The pen, the pencil and the marker.
  case version1 = 1
  /// The other inks as well.
  case version2 = 2
  /// The reed pen as well.
  case version3 = 3
  /// The newest.
  public static let latest = PKContentVersion.version3
}

/// What a person draws, wipes or chooses with.
public protocol PKTool {}

/// What a person draws with.
public struct PKInkingTool: PKTool, Equatable {
  /// Kinds of ink.
  public enum InkType: String, CaseIterable, Sendable {
    /// A line that is thicker where it is slower.
    case pen = "com.apple.ink.pen"
    /// A grey line of grains.
    case pencil = "com.apple.ink.pencil"
    /// A wide line that shines through.
    case marker = "com.apple.ink.marker"
    /// A line of one width.
    case monoline = "com.apple.ink.monoline"
    /// A line that is wide in one direction.
    case fountainPen = "com.apple.ink.fountainpen"
    /// A line with soft edges.
    case watercolor = "com.apple.ink.watercolor"
    /// A wide line of grains.
    case crayon = "com.apple.ink.crayon"
    /// A line that is wide in one direction, without smooth ends.
    case reed = "com.apple.ink.reed"

    /// The usual width in points.
    public var defaultWidth: CGFloat {
      switch self {
      case .pen, .fountainPen, .reed: return 3
      case .pencil: return 4
      case .monoline: return 1
      case .marker: return 10
      case .watercolor, .crayon: return 30
      }
    }
    /// The widths that it can have, in points.
    public var validWidthRange: ClosedRange<CGFloat> {
      switch self {
      case .pen: return 0.9...25.7
      case .pencil: return 2.4...16
      case .marker: return 7.5...42.5
      case .monoline: return 0.5...4
      case .fountainPen, .reed: return 1.5...15
      case .watercolor: return 10...80
      case .crayon: return 10...50
      }
    }
    var version: PKContentVersion {
      switch self {
      case .pen, .pencil, .marker: return .version1
      case .reed: return .version3
      default: return .version2
      }
    }
  }
  /// The kind, and the colour.
  public var ink: PKInk
  /// In points.
  public var width: CGFloat
  /// A kind, a colour, and a width in points; nil for the usual one.
  public init(_ type: PKInkingTool.InkType, color: UIColor = UIColor.black, width: CGFloat? = nil) {
    ink = PKInk(type, color: color)
    self.width = PKInkingTool.valid(width, for: type)
  }
  /// An ink, and a width in points.
  public init(ink: PKInk, width: CGFloat) {
    self.ink = ink
    self.width = PKInkingTool.valid(width, for: ink.inkType)
  }
  private static func valid(_ width: CGFloat?, for type: PKInkingTool.InkType) -> CGFloat {
    guard let width else { return type.defaultWidth }
    let range = type.validWidthRange
    return min(max(width, range.lowerBound), range.upperBound)
  }
  /// The kind.
  public var inkType: PKInkingTool.InkType {
    get { ink.inkType }
    set { ink.inkType = newValue }
  }
  /// The colour.
  public var color: UIColor {
    get { ink.color }
    set { ink.color = newValue }
  }
  /// The oldest version that knows the kind.
  public var requiredContentVersion: PKContentVersion { inkType.version }
}

/// What a person wipes with.
public struct PKEraserTool: PKTool, Equatable {
  /// Ways to wipe.
  public enum EraserType: Int, Sendable {
    /// Whole lines are wiped.
    case vector = 0
    /// Parts of lines are wiped.
    case bitmap = 1
    /// Parts of lines are wiped in one width.
    case fixedWidthBitmap = 2
  }
  /// The way.
  public var eraserType: PKEraserTool.EraserType
  /// In points.
  public var width: CGFloat
  /// A way to wipe.
  public init(_ eraserType: PKEraserTool.EraserType) {
    self.eraserType = eraserType
    width = 16
  }
  /// A way to wipe, and a width in points.
  public init(_ eraserType: PKEraserTool.EraserType, width: CGFloat) {
    self.eraserType = eraserType
    self.width = width
  }
}

/// What a person chooses lines with.
public struct PKLassoTool: PKTool, Equatable {
  /// A lasso.
  public init() {}
}
