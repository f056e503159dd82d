public import Drawing
public import Foundation
public import SwiftSource
public import LayoutCore
internal import Running
public import Views

/// How a source is to be laid out: the options that all commands share.
public struct Request {
  /// How points become cells.
  public var device = Device.terminal
  /// Whether the device was asked for, so that a preview's own wish does not count.
  public var isDeviceFixed = false
  /// Whether a device of pixels is held across; nil leaves it to the preview.
  public var isLandscape: Bool?
  /// Whether a device of pixels shows the smallest rectangle around the view instead of its whole screen.
  public var isFit = false
  /// Whether the device is drawn around its screen.
  public var hasFrame = false
  /// The canvas in cells, when it was asked for.
  public var size: CellCount?
  /// The window in cells, when there is one; else 80×24.
  public var window = CellCount.standard
  /// The root is asked exactly this: no canvas, no safe area, no centring.
  public var proposal: ProposedViewSize?
  /// The scheme of colours; nil is the one that the views prefer, else the light one.
  public var scheme: ColorScheme?
  /// The size of texts that a person has chosen; nil is what the system begins with, `large`.
  public var dynamicTypeSize: DynamicTypeSize?
  /// What is known of the source's project.
  public var facts = ProjectFacts()
  /// Which of the file's views.
  public var preview = PreviewChoice.automatic
  /// Reads the other files of the project, where a name is missing in the one that is shown; nil for a source without a project.
  public var others: (@MainActor () -> ProjectFiles)?
  /// The images and colours beside the source; nil for a source without files.
  public var assets: AssetLibrary? {
    didSet {
      facts.hasColor = nil
      if let assets { facts.hasColor = { name in assets.hasColor(symbol: name) } }
    }
  }
  /// The folder of the target or project that the source belongs to; nil: its own.
  public var folder: (@MainActor () -> URL?)?
  /// How long checking a file by Swift's rules may take.
  public var checkLimit = CheckedProgram.limit
  /// How long the command may take whose purpose is to check.
  public static let longCheck = SourceCheck.limit
  /// What the evaluation may use up, and who may interrupt it.
  public var budget = Budget()
  /// The defaults: the device `terminal`, 80×24 cells, the file's own choice of view.
  public init() {}

  /// The room that a preview asks for in the place of the device's screen, in points.
  var fixedSize: CGSize?

  /// Takes on what a preview asks for, where nothing else was asked for on the way here: that counts more than what the file says.
  mutating func hear(_ wishes: PreviewWishes) {
    if device.look == .pixels {
      if !isDeviceFixed, let wanted = wishes.device.flatMap({ Device(appleName: $0.rawValue) }) { device = wanted }
      if isLandscape ?? wishes.orientation?.isLandscape ?? false { device = device.landscape }
    }
    guard size == nil, proposal == nil else { return }
    switch wishes.layout {
    case .sizeThatFits: isFit = true
    case .fixed(let width, let height): fixedSize = CGSize(width: max(width, 0), height: max(height, 0))
    case .device, nil: break
    }
  }

  /// What the screen keeps free around the view, in points.
  var safeArea: Device.Insets { canvas == nil || device.look == .pixels && fixedSize != nil ? Device.Insets() : device.safeArea }
  /// The canvas in points; nil where a proposal takes its place.
  public var canvas: CGSize? {
    if proposal != nil { return nil }
    if let size { return size.points(of: device) }
    return device.canvas(columns: window.columns, rows: window.rows)
  }
}

/// A size in whole cells, columns × rows.
public struct CellCount: Hashable, Sendable {
  /// How many columns.
  public var columns: Int
  /// How many rows.
  public var rows: Int
  /// A size of whole cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
  /// 80×24: lessons, tests and checks.
  public static let standard = CellCount(columns: 80, rows: 24)

  /// In points of a device.
  public func points(of device: Device) -> CGSize {
    CGSize(width: CGFloat(columns) * device.cell.width, height: CGFloat(rows) * device.cell.height)
  }
  /// Reads `80x24`; nil unless both numbers are whole and from 0 to 10,000.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]), (0...10_000).contains(columns), (0...10_000).contains(rows) else { return nil }
    self.init(columns: columns, rows: rows)
  }
}

extension ProposedViewSize {
  /// Reads `640x384`, `nilx50`, `infx10`: points; nil unless both are numbers from 0, `nil` or `inf`.
  public init?(text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Dimension(parts[0]), let height = Dimension(parts[1]) else { return nil }
    self.init(width: width.value, height: height.value)
  }
  private struct Dimension {
    var value: CGFloat?
    init?(_ text: Substring) {
      switch text {
      case "nil": value = nil
      case "inf": value = .infinity
      default:
        guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
        value = CGFloat(number)
      }
    }
  }
}

extension Request {
  /// What Swift says of a source as it would be shown.
  /// - Parameter limit: how long checking may take.
  @MainActor
  func check(_ source: SourceFile, within limit: Duration = SourceCheck.limit) -> SourceCheck {
    SourceCheck(source, among: others?(), facts: facts, assets: assets, within: limit)
  }
}
