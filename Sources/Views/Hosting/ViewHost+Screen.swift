public import Drawing
public import Foundation
internal import LayoutCore

extension ViewHost {
  private var isDark: Bool { colorScheme == .dark }

  /// The whole screen of a device of pixels, cut off at its edges: the page, what the views show, status bar and home indicator.
  /// - Parameter canvas: the screen's size in points.
  /// - Returns: items in points from the screen's top-left corner.
  public func screen(_ canvas: CGSize) -> DisplayList {
    let bars = ScreenBars(device: device, bounds: CGRect(origin: .zero, size: canvas), label: .color(isDark ? .white : .black))
    return page(
      canvas, safeArea: device.safeArea, over: bars.status.map { DisplayList.Item($0) } + presented(on: canvas) + bars.homeIndicator.map { DisplayList.Item($0) })
  }

  /// A page of a size without bars, cut off at its edges: what a preview of a fixed size shows. Points.
  public func page(_ size: CGSize) -> DisplayList { page(size, safeArea: Device.Insets(), over: []) }

  /// The screen in the device that holds it. Points from the screen's top-left corner; the device reaches beyond it.
  public func framed(_ canvas: CGSize) -> DisplayList { DeviceFrame(device: device, screen: screen(canvas)).list }

  private func page(_ size: CGSize, safeArea: Device.Insets, over bars: [DisplayList.Item]) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    let list = displayList
    let own = list.bounds.size
    let free = CGSize(width: size.width - safeArea.left - safeArea.right, height: size.height - safeArea.top - safeArea.bottom)
    func rounded(_ value: CGFloat) -> CGFloat { value.isFinite ? (value * device.scale).rounded() / device.scale : 0 }
    let (x, y) = (rounded(safeArea.left + (free.width - own.width) / 2), rounded(safeArea.top + (free.height - own.height) / 2))
    var items = [DisplayList.Item(.fill(.rectangle(bounds), .color(isDark ? .black : .white)))]
    items.append(DisplayList.Item(.layer(.transform(CGAffineTransform(translationX: x, y: y)), list.items)))
    items += bars
    return DisplayList(items: [DisplayList.Item(.layer(.clip(.rectangle(bounds)), items))], bounds: bounds)
  }
}
