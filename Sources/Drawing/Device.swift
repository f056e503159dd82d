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
  /// Default distance between two texts of one line height in a column, in points.
  public var textRowSpacing: CGFloat
  /// What `.padding()` means without a number, in points.
  public var defaultPadding: CGFloat
  /// Columns that a button's sign takes on either side of its label.
  public var buttonColumns: Int

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

  /// The devices that `--device` knows; `cells` is not in `--help`.
  public static let all: [Device] = [.terminal, .phone, .cells]

  /// The canvas in points for a window of `columns` × `rows` cells.
  public func canvas(columns: Int, rows: Int) -> CGSize { canvas ?? CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height) }
}
