public import Foundation

/// How points become cells, and what a platform's defaults are (`playground … --device NAME`).
public struct Device: Hashable, Sendable {
  /// The name, as in `--device NAME`.
  public var name: String
  /// One cell, in points.
  public var cell: CGSize
  /// The canvas in points; nil is the window's size, else 80×24 cells.
  public var canvas: CGSize?
  /// The part of the canvas that its edges keep for themselves, in points.
  public var safeArea: Insets
  /// Default distance between two neighbours in a row, in points.
  public var columnSpacing: CGFloat
  /// Default distance between two neighbours in a column, in points.
  public var rowSpacing: CGFloat
  /// Default distance between two texts in a column, in points: of one line height in cells, of any in pixels.
  public var textRowSpacing: CGFloat
  /// What `.padding()` means without a number, in points.
  public var defaultPadding: CGFloat
  /// Columns that a button's sign takes on either side of its label.
  public var buttonColumns: Int
  /// How texts are measured and what the standard controls look like.
  public var look = Look.cells
  /// Pixels per point, to which sizes of texts and places are rounded, and at which pictures are drawn.
  public var scale: CGFloat = 1
  /// The height of the status bar in points; 0 is none.
  public var statusBar: CGFloat = 0
  /// Whether a bar at the bottom edge stands for the home gesture.
  public var hasHomeIndicator = false
  /// From the screen's edges to lists, titles and bars, in points.
  public var margin: CGFloat = 16
  /// The radius of the screen's corners in points, where the device is drawn around it.
  public var cornerRadius: CGFloat = 0
  /// What the front camera takes of the screen.
  public var camera = Camera.none

  /// What a front camera takes of a screen.
  public enum Camera: Hashable, Sendable {
    /// Nothing: the camera lies beside the screen.
    case none
    /// A notch in the upper edge, with the status bar beside it.
    case notch
    /// An island below the upper edge, with the status bar beside it.
    case island
  }

  /// How texts are measured and what the standard controls look like.
  public enum Look: Hashable, Sendable {
    /// Signs of a terminal in a grid.
    case cells
    /// Proportional letters, and the controls and bars that iOS 17 draws.
    case pixels
  }

  /// Distances from the four edges of a physical canvas, in points.
  public struct Insets: Hashable, Sendable {
    /// From the top edge.
    public var top: CGFloat
    /// From the left edge.
    public var left: CGFloat
    /// From the bottom edge.
    public var bottom: CGFloat
    /// From the right edge.
    public var right: CGFloat
    /// The four distances.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// Everything sits in the grid: 8×16 points a cell, spacing in whole cells (our choice).
  public static let terminal = Device(
    name: "terminal", cell: CGSize(width: 8, height: 16), canvas: nil, safeArea: Insets(), columnSpacing: 8, rowSpacing: 16, textRowSpacing: 0, defaultPadding: 16,
    buttonColumns: 2)
  /// Apple's canvas, safe area and constants (390×844 points, 59 at the top, 34 at the bottom).
  public static let phone = Device(
    name: "phone", cell: CGSize(width: 8, height: 16), canvas: CGSize(width: 390, height: 844), safeArea: Insets(top: 59, bottom: 34), columnSpacing: 8, rowSpacing: 8,
    textRowSpacing: 8, defaultPadding: 16, buttonColumns: 0)
  /// One point a cell, for conformance tests only: N characters are N wide and 1 high.
  public static let cells = Device(
    name: "cells", cell: CGSize(width: 1, height: 1), canvas: nil, safeArea: Insets(), columnSpacing: 8, rowSpacing: 8, textRowSpacing: 8, defaultPadding: 16,
    buttonColumns: 0)

  /// An iPhone 12 to 14 as iOS 17 draws it: 390×844 points at 3 pixels each (Apple's documents).
  public static let iphone = screen("iphone", 390, 844, scale: 3, top: 47, bottom: 34, statusBar: 47, cornerRadius: 47, camera: .notch)
  /// An iPhone SE: no home indicator.
  public static let iphoneSmall = screen("iphone-small", 375, 667, scale: 2, top: 20, bottom: 0, statusBar: 20, cornerRadius: 0)
  /// An iPhone 15 or 16.
  public static let iphoneNew = screen("iphone-new", 393, 852, scale: 3, top: 59, bottom: 34, statusBar: 54, cornerRadius: 55, camera: .island)
  /// A large iPhone.
  public static let iphoneLarge = screen(
    "iphone-large", 430, 932, scale: 3, top: 59, bottom: 34, statusBar: 54, margin: 20, cornerRadius: 55, camera: .island)
  /// An iPad.
  public static let ipad = screen("ipad", 820, 1180, scale: 2, top: 24, bottom: 20, statusBar: 24, margin: 20, cornerRadius: 18)

  /// An Apple Watch of 45 millimetres.
  public static let watch = screen("watch", 198, 242, scale: 2, top: 28, bottom: 0, statusBar: 28, margin: 8, cornerRadius: 40)

  /// The devices that draw pixels.
  public static let screens: [Device] = [.iphone, .iphoneSmall, .iphoneNew, .iphoneLarge, .ipad, .watch]

  private static func screen(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat, statusBar: CGFloat, margin: CGFloat = 16, cornerRadius: CGFloat,
    camera: Camera = .none
  ) -> Device {
    Device(
      name: name, cell: CGSize(width: 8, height: 16), canvas: CGSize(width: width, height: height), safeArea: Insets(top: top, bottom: bottom), columnSpacing: 8,
      rowSpacing: 8, textRowSpacing: 0, defaultPadding: 16, buttonColumns: 0, look: .pixels, scale: scale, statusBar: statusBar, hasHomeIndicator: bottom > 0,
      margin: margin, cornerRadius: cornerRadius, camera: camera)
  }

  /// The devices that `--device` knows; `cells` is not in `--help`.
  public static let all: [Device] = [.terminal, .phone] + screens + [.cells]
  /// The names that are told to people.
  public static let names = all.filter { $0 != .cells }.map(\.name)

  /// The canvas in points for a window of `columns` × `rows` cells.
  public func canvas(columns: Int, rows: Int) -> CGSize { canvas ?? CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height) }
}
