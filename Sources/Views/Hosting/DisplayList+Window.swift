internal import Drawing
internal import Foundation

extension DisplayList.TextRun {
  /// A text of a screen of pixels without the lines far outside of a window.
  fileprivate func shown(in window: CGRect) -> DisplayList.Content {
    var copy = self
    let seen = places.indices.filter { index in
      let foot = frame.minY + places[index].baseline
      return foot + font.pointSize > window.minY && foot - font.pointSize * 1.5 < window.maxY
    }
    copy.lines = seen.map { lines[$0] }
    copy.places = seen.map { places[$0] }
    return .text(copy)
  }
}

extension DisplayList.Content {
  /// What is seen of it through a scroll view; nil for nothing. Rectangles are cut off, texts by whole lines; shapes are clipped.
  func seen(through window: CGRect) -> DisplayList.Content? {
    func isSeen(_ rect: CGRect) -> Bool { rect.maxX > window.minX && rect.minX < window.maxX && rect.maxY > window.minY && rect.minY < window.maxY }
    switch self {
    case .fill(.rectangle(let rect), let paint):
      return isSeen(rect) ? .fill(.rectangle(rect.overlap(with: window)), paint) : nil
    case .fill, .stroke, .layer, .image, .backdrop:
      guard let extent else { return nil }
      return window.contains(extent) ? self : isSeen(extent) ? .layer(.clip(.rectangle(window)), [DisplayList.Item(self)]) : nil
    case .border(let rect, _, _): return isSeen(rect) ? self : nil
    case .text(var run):
      guard isSeen(run.frame), !run.lines.isEmpty else { return nil }
      if !run.places.isEmpty { return window.contains(run.frame) ? self : .layer(.clip(.rectangle(window)), [DisplayList.Item(run.shown(in: window))]) }
      let height = run.frame.height / CGFloat(run.lines.count)
      let seen = run.lines.indices.filter { index in
        let middle = run.frame.minY + (CGFloat(index) + 0.5) * height
        return middle > window.minY && middle < window.maxY
      }
      guard let first = seen.first, let last = seen.last else { return nil }
      run.frame = CGRect(x: run.frame.minX, y: run.frame.minY + CGFloat(first) * height, width: run.frame.width, height: CGFloat(last - first + 1) * height)
      run.lines = Array(run.lines[first...last])
      return .text(run)
    }
  }
}
