internal import Drawing
internal import Foundation
internal import LayoutCore
@testable internal import Views

/// A view on the whole screen of an iPhone, to be touched: what is drawn of it and of what lies over it.
@MainActor struct ShownScreen {
  let host: ViewHost
  private let canvas = CGSize(width: 390, height: 844)

  init(_ view: some View) {
    host = ViewHost(view, device: .iphone)
    let safe = Device.iphone.safeArea
    host.layOut(ProposedViewSize(width: 390, height: 844 - safe.top - safe.bottom), safeArea: safe)
  }
  /// All that is painted, back to front, out of all layers.
  var contents: [DisplayList.Content] { PhoneScene.contents(host.screen(canvas).items) }
  /// The first lines of all texts, back to front.
  var texts: [String] { contents.compactMap { if case .text(let run) = $0 { run.lines.first } else { nil } } }
  /// What is drawn of the topmost text with these words, moved to where it is on the screen.
  func place(of words: String) -> CGRect? { Self.places(of: words, host.screen(canvas).items, .identity).last }

  /// Does something to the topmost node with a label, or of a kind.
  func touch(_ label: String, _ gesture: (ViewHost, NodeID) -> Bool) -> Bool {
    _ = contents
    for shown in host.shownHosts.reversed() {
      let found = shown.infos.indices.first { shown.label(of: NodeID($0)) == label || shown.infos[$0].kind == label }
      guard let found, gesture(shown, NodeID(found)) else { continue }
      if shown !== host { host.refresh() }
      return true
    }
    return false
  }
  func tap(_ label: String) -> Bool { touch(label) { $0.tap($1) } }

  private static func places(of words: String, _ items: [DisplayList.Item], _ map: CGAffineTransform) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item.content {
      case .layer(.transform(let own), let inner): places(of: words, inner, own.concatenating(map))
      case .layer(_, let inner): places(of: words, inner, map)
      case .text(let run) where run.lines.first == words: [run.frame.applying(map)]
      default: []
      }
    }
  }
}
