public import Drawing
internal import Foundation
internal import Views

extension Preview {
  /// What a picture shows: on a device of pixels the whole screen, cut off at its edges, unless the view alone was asked
  /// for; on a device of cells the view.
  public var drawing: DisplayList { host.map { Preview.drawing(of: $0, request) } ?? DisplayList() }
  /// What is presented, as a sheet or a pushed view, is made while the screen is drawn.
  static func drawing(of host: ViewHost, _ request: Request) -> DisplayList {
    if request.device.look == .cells || request.isFit || request.proposal != nil { return host.displayList }
    if let fixed = request.fixedSize { return host.page(fixed) }
    guard let canvas = request.canvas else { return host.displayList }
    return request.hasFrame ? host.framed(canvas) : host.screen(canvas)
  }
}
