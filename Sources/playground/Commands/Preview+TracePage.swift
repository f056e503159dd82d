internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Pictures
internal import Tracing
internal import Workbench

extension Preview {
  /// The events of a level on a page for a browser.
  @MainActor func tracePage(_ level: Trace.Level, _ filter: TraceFilter) -> String {
    let style = PictureStyle(request.device, isDark: scheme == .dark)
    let frames = host?.tree.frames() ?? []
    var page = TracePage(
      title: "\(URL(filePath: source.name).lastPathComponent) · \(request.device.name)",
      svg: SVGPicture.svg(drawing, style, names: pictureNames), source: source.text, steps: [])
    guard let trace else { return page.html }
    for entry in trace.entries(level) {
      let event = trace.events[entry.event]
      guard filter.keeps(entry, event) else { continue }
      var step = TracePage.Step(trace.sentence(entry.event), depth: entry.depth, kind: "\(event.kind)")
      if event.kind != .evaluate {
        if frames.indices.contains(Int(event.node)) { step.frame = frames[Int(event.node)] }
        if let site = trace.node(event.node)?.source, site.file == source.name { step.lines = site.line...max(site.line, site.endLine) }
      }
      if event.kind == .measure { step.offer = (event.proposal.width.map { Double($0) } ?? .nan, event.proposal.height.map { Double($0) } ?? .nan) }
      if event.kind == .answer { step.answer = event.size }
      page.steps.append(step)
    }
    page.note = trace.omission
    return page.html
  }
}
