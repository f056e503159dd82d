public import Drawing
public import Foundation
internal import LayoutCore

extension ViewHost {
  /// The scheme of colours that the root has: what was asked for, else what the views prefer.
  var isDark: Bool { colorScheme == .dark }

  /// The whole screen of a device of pixels, clipped to it: the page, what the views show, status bar and home indicator. Points from the screen's top-left corner.
  /// - Parameter canvas: the screen's size in points.
  public func screen(_ canvas: CGSize) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: canvas)
    let list = displayList
    let (safe, own) = (device.safeArea, list.bounds.size)
    let free = CGSize(width: canvas.width - safe.left - safe.right, height: canvas.height - safe.top - safe.bottom)
    let origin = CGPoint(x: safe.left + (free.width - own.width) / 2, y: safe.top + (free.height - own.height) / 2)
    let page: RGBA = isDark ? .black : .white
    let label: RGBA = isDark ? .white : .black
    var items = [DisplayList.Item(.fill(.rectangle(bounds), .color(page)))]
    items.append(DisplayList.Item(.layer(.transform(CGAffineTransform(translationX: origin.x, y: origin.y)), list.items)))
    let bars = ScreenBars(device: device, bounds: bounds, label: .color(label))
    items += (bars.status + bars.homeIndicator).map { DisplayList.Item($0) }
    return DisplayList(items: [DisplayList.Item(.layer(.clip(.rectangle(bounds)), items))], bounds: bounds)
  }
}
