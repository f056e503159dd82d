/// Where a picture begins to differ from its reference.
struct SnapshotDifference {
  /// What differs first.
  enum Kind {
    /// An event of the layout.
    case layout
    /// What is drawn, with the same layout.
    case drawing
    /// A path, an image or a gradient inside of what is drawn.
    case content
  }
  let kind: Kind
  /// The line of the reference; nil behind its end.
  let before: String?
  /// The line of now; nil behind its end.
  let after: String?

  /// Nil where nothing differs.
  init?(_ reference: LayoutRecord, _ now: LayoutRecord) {
    if reference == now { return nil }
    if let (before, after) = Self.first(reference.events, now.events) {
      (kind, self.before, self.after) = (.layout, before, after)
    } else if let (before, after) = Self.first(reference.drawn, now.drawn) {
      (kind, self.before, self.after) = (.drawing, before, after)
    } else {
      (kind, before, after) = (.content, nil, nil)
    }
  }
  private static func first(_ a: [String], _ b: [String]) -> (String?, String?)? {
    for index in 0..<max(a.count, b.count) {
      let (x, y) = (a.indices.contains(index) ? a[index] : nil, b.indices.contains(index) ? b[index] : nil)
      if x != y { return (x, y) }
    }
    return nil
  }

  /// In words, behind the name of what is looked at.
  var words: String {
    func quoted(_ line: String?, _ absent: String) -> String {
      line.map { $0.split(separator: " ").joined(separator: " ") } ?? absent
    }
    switch kind {
    case .layout:
      return "the first event that differs is: \(quoted(after, "no more")); it was: \(quoted(before, "no more"))"
    case .drawing:
      let (new, old) = (quoted(after, "nothing more"), quoted(before, "nothing more"))
      return "the layout is the same; what is drawn differs first in: \(new); it was: \(old)"
    case .content: return "the layout is the same; a path, an image or a gradient is drawn differently"
    }
  }
}
