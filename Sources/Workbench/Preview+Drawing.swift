public import Drawing
internal import Foundation
public import SwiftSource
internal import Views

extension Preview {
  /// What went wrong while a picture was drawn: what lies over the screen, as a sheet or a pushed view, is made then.
  public var diagnosticsOfDrawing: [Diagnostic] {
    (evaluation?.diagnostics ?? []).filter { !diagnostics.contains($0) }
  }

  /// What a picture shows: on a device of pixels the whole screen, cut off at its edges, unless the view alone was asked for; on a device of cells the view.
  public var drawing: DisplayList {
    guard let host else { return DisplayList() }
    if request.device.look == .cells || request.isFit || request.proposal != nil { return host.displayList }
    if let fixed = request.fixedSize { return host.page(fixed) }
    guard let canvas = request.canvas else { return host.displayList }
    return request.hasFrame ? host.framed(canvas) : host.screen(canvas)
  }
}
