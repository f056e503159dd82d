internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Testing
internal import Views

@testable internal import Workbench

/// The published numbers, through the interpreter and the whole way to frames.
@MainActor @Suite struct `Layouts with published numbers` {
  /// What the vocabulary does not cover yet. A case that has become right must leave this list.
  nonisolated static let leftForLater: Set<String> = []

  @Test func `are all there`() { #expect(LayoutCase.all.count == 121) }

  @Test(arguments: LayoutCase.all) func `are laid out exactly`(layout: LayoutCase) {
    let wrong = difference(layout)
    if Self.leftForLater.contains(layout.id) {
      #expect(wrong != nil, "\(layout.id) is right by now: take it off the list")
    } else {
      #expect(wrong == nil, "\(layout.id): \(wrong ?? "")")
    }
  }

  /// What differs; nil if nothing does.
  private func difference(_ layout: LayoutCase) -> String? {
    var request = Request()
    request.device = .cells
    request.proposal = ProposedViewSize(width: layout.proposal.w.map { CGFloat($0) }, height: layout.proposal.h.map { CGFloat($0) })
    request.assets = AssetLibrary(folder: LayoutCase.folder)
    let preview = Preview(SourceFile(name: layout.id, text: layout.view + "\n"), request)
    if let diagnostic = preview.diagnostics.first(where: \.isError) { return diagnostic.message }
    guard let host = preview.host else { return "nothing was laid out" }
    if !same(preview.size.width, layout.expect.size.w) || !same(preview.size.height, layout.expect.size.h) { return "size \(preview.size)" }
    let frames = host.tree.frames()
    for child in layout.expect.children ?? [] {
      guard let frame = leaf(child.label, host, frames) else { return "no leaf \(child.label)" }
      let want = child.frame
      if !same(frame.minX, want.x) || !same(frame.minY, want.y) || !same(frame.width, want.w) || !same(frame.height, want.h) { return "\(child.label) at \(frame)" }
    }
    return nil
  }
  /// The numbers are printed with four decimals.
  private func same(_ found: Double, _ wanted: Double?) -> Bool { found == wanted || abs(found - (wanted ?? .nan)) < 0.0001 }

  /// `red1` is the second leaf labelled `red`, in tree order.
  private func leaf(_ label: String, _ host: ViewHost, _ frames: [CGRect]) -> CGRect? {
    var found: [String: [CGRect]] = [:]
    func visit(_ node: NodeID) {
      if let label = host.label(of: node) { found[label, default: []].append(frames[Int(node)]) }
      for child in host.tree.children(of: node) { visit(child) }
    }
    if let root = host.tree.root { visit(root) }
    if let exact = found[label]?.first { return exact }
    let digits = label.suffix(while: \.isNumber)
    guard let index = Int(digits), let all = found[String(label.dropLast(digits.count))], all.indices.contains(index) else { return nil }
    return all[index]
  }
}
extension String {
  fileprivate func suffix(while predicate: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, predicate(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
