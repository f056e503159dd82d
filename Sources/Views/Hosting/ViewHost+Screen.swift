public import Drawing
public import Foundation
internal import LayoutCore

extension ViewHost {
  private var isDark: Bool { colorScheme == .dark }

  /// The whole screen of a device of pixels, cut off at its edges: the page, what the views show, status bar and home indicator.
  /// - Parameter canvas: the screen's size in points.
  /// - Returns: items in points from the screen's top-left corner.
  public func screen(_ canvas: CGSize) -> DisplayList {
    let indicator = nodes.overlays.hidesHomeIndicator ? [] : bars(canvas, isDark: isDark).homeIndicator
    let over = status(canvas) + presented(on: canvas, from: origin(canvas, device.safeArea))
    return page(canvas, safeArea: device.safeArea, over: over + indicator.map { DisplayList.Item($0) })
  }
  private func bars(_ canvas: CGSize, isDark: Bool) -> ScreenBars {
    let bounds = CGRect(origin: .zero, size: canvas)
    return ScreenBars(device: device, bounds: bounds, label: .color(isDark ? .white : .black))
  }
  /// The status bar, in the colours of the bar below it.
  private func status(_ canvas: CGSize) -> [DisplayList.Item] {
    if nodes.overlays.hidesStatusBar { return [] }
    let isDark = (nodes.overlays.statusScheme ?? colorScheme) == .dark
    return bars(canvas, isDark: isDark).status.map { DisplayList.Item($0) }
  }

  /// A screen that ends above the bar of another one: without a home indicator.
  func screen(_ canvas: CGSize, safeArea: Device.Insets) -> DisplayList {
    page(canvas, safeArea: safeArea, over: status(canvas) + presented(on: canvas, from: origin(canvas, safeArea)))
  }

  /// A page of a size without bars, cut off at its edges: what a preview of a fixed size shows. Points.
  public func page(_ size: CGSize) -> DisplayList { page(size, safeArea: Device.Insets(), over: []) }

  /// The screen in the device that holds it. Points from the screen's top-left corner; the device reaches beyond it.
  public func framed(_ canvas: CGSize) -> DisplayList { DeviceFrame(device: device, screen: screen(canvas)).list }

  /// Where the root lies on a page: in the middle of what is free, on whole pixels.
  private func origin(_ size: CGSize, _ safeArea: Device.Insets) -> CGPoint {
    let own = tree.root.map { tree.size(of: $0) } ?? .zero
    let free = CGSize(width: size.width - safeArea.left - safeArea.right, height: size.height - safeArea.top - safeArea.bottom)
    return CGPoint(
      x: device.rounded(safeArea.left + (free.width - own.width) / 2), y: device.rounded(safeArea.top + (free.height - own.height) / 2))
  }
  private func page(_ size: CGSize, safeArea: Device.Insets, over bars: [DisplayList.Item]) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    let origin = self.origin(size, safeArea)
    var items = [DisplayList.Item(.fill(.rectangle(bounds), .color(isDark ? .black : .white)))]
    items.append(DisplayList.Item(.layer(.transform(CGAffineTransform(translationX: origin.x, y: origin.y)), displayList.items)))
    items += bars
    return DisplayList(items: [DisplayList.Item(.layer(.clip(.rectangle(bounds)), items))], bounds: bounds)
  }
}

extension Device {
  /// A length in whole pixels; 0 for one that is not finite.
  func rounded(_ length: CGFloat) -> CGFloat { length.isFinite ? (length * scale).rounded() / scale : 0 }
}
