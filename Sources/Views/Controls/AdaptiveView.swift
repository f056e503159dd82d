/// A view with two appearances: signs in a grid of cells, and what iOS draws on a screen of pixels. What it is and does is described once, by its properties;
/// the device chooses the appearance in ``NodeList/adapted(_:)``, and no view asks for it elsewhere. Paints and symbols, which are no views, are chosen in
/// ``EnvironmentValues/adapted(cells:pixels:)``.
@MainActor @preconcurrency
protocol AdaptiveView {
  /// Its nodes on a device of cells (`terminal`, `phone`, `cells`).
  static func makeCells(_ view: Self, _ nodes: inout NodeList)
  /// Its nodes on a device of pixels (`iphone` …), with the measures of iOS 17.
  static func makePixels(_ view: Self, _ nodes: inout NodeList)
}

extension NodeList {
  /// Whether it is drawn what a finger does: that rows are swiped, that content is scrolled and headers stay. It is on
  /// devices of pixels alone.
  var isTouchable: Bool { device.look == .pixels }
  /// The nodes of a view in the appearance that the device has.
  mutating func adapted<V: AdaptiveView>(_ view: V) {
    switch device.look {
    case .cells: V.makeCells(view, &self)
    case .pixels: V.makePixels(view, &self)
    }
  }
}
