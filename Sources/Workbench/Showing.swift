internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Views

/// A root on its canvas: made, laid out, and what went wrong meanwhile.
@MainActor
struct Showing {
  let root: Root
  let host: ViewHost
  /// What a provider's views are called; nil for what is no provider.
  let parts: [String?]?
  /// What was asked for, with what the preview itself asks for.
  let request: Request
  /// In the order of its happening.
  let said: [Diagnostic]
  /// Whether something went wrong.
  var failed: Bool { said.contains(where: \.isError) }
  var isShown: Bool { !failed && !host.tree.wasInterrupted }

  /// - Parameter graph: the state that its views begin with.
  init(_ root: Root, _ asked: Request, graph: ViewGraph?, recordsWrittenViews: Bool, recordsEvents: Bool) {
    let run = root.evaluation
    run.projectFolder = asked.folder
    var said = asked.device.look == .cells ? root.unheard : []
    var request = asked
    request.hear(root.wishes)
    run.stands(on: request.device)
    let parts = root.part.map { PreviewParts(shown: $0) }
    let view = parts?.view(of: root.view) ?? root.view
    func makeHost() -> ViewHost {
      ViewHost(
        view, device: request.device, colorScheme: request.scheme, recordsWrittenViews: recordsWrittenViews,
        recordsEvents: recordsEvents, graph: graph, assets: request.assets,
        dynamicTypeSize: request.dynamicTypeSize)
    }
    var host = makeHost()
    // Modifiers inside of the preview may ask for another device: its views are made anew.
    if request.device.look == .pixels, host.wishes != PreviewWishes() {
      let device = request.device
      request = asked
      request.hear(root.wishes.completed(by: host.wishes))
      if request.device != device {
        run.rest()
        run.stands(on: request.device)
        host = makeHost()
      }
    }
    host.tree.isInterrupted = request.budget.isInterrupted
    // Placing makes what depends on a size, as the content of a GeometryReader: it may go wrong as well.
    if run.diagnostics.isEmpty, host.stopReason == nil {
      host.layOut(Preview.proposal(request), safeArea: request.safeArea)
    }
    // What runs while a picture is made, as what is presented, is tried now: what goes wrong there is known before anything
    // is shown.
    if run.runsForPictures || host.presents, run.diagnostics.isEmpty, host.stopReason == nil, !host.tree.wasInterrupted {
      run.rest()
      _ = Preview.drawing(of: host, request)
      run.rest()
    }
    if let parts, let part = root.part, part > 0, part >= parts.names.count, run.diagnostics.isEmpty {
      said.append(.noSuchPart(part + 1, of: root.name ?? "", count: parts.names.count))
    }
    said += run.diagnostics + run.takeActionDiagnostics()
    if let reason = host.shownHosts.lazy.compactMap(\.stopReason).first, run.diagnostics.isEmpty { said.append(Self.diagnostic(for: reason)) }
    if host.tree.wasInterrupted { said.append(.interrupted(at: nil)) }
    said += host.shownHosts.flatMap(\.warnings)
    (self.root, self.host, self.request, self.said) = (root, host, request, said)
    self.parts = parts?.names
  }

  /// Why a view that nothing else is wrong with is not all there.
  private static func diagnostic(for reason: StopReason) -> Diagnostic {
    switch reason {
    case .nodes(let limit): Diagnostic("the view has more than \(limit) parts; the playground stops there", at: nil)
    case .depth(let limit, let names):
      Diagnostic("views are nested more than \(limit) deep: … \(names.joined(separator: " → "))", at: nil)
    case .requested: Diagnostic("the view was not finished", at: nil)
    }
  }
}

extension Diagnostic {
  fileprivate static func noSuchPart(_ number: Int, of name: String, count: Int) -> Diagnostic {
    let there = count == 1 ? "one view" : "\(count) views"
    return Diagnostic("there is no preview '\(name)[\(number)]': \(name) has \(there)", at: nil)
  }
}

extension PreviewRun {
  /// `UIScreen.main` is the screen of a device of pixels; on those of cells it stays what it was.
  fileprivate func stands(on device: Device) {
    FrameworkSupport.device = device
    FrameworkSupport.screen = device.look == .pixels ? device.canvas : nil
    guard device.look == .pixels, let canvas = device.canvas else { return }
    self.canvas = canvas
    screenScale = device.scale
  }
}
