public import SwiftSource

extension Preview {
  /// What there is to say of the file where it is checked and not shown: what went wrong in a run that the playground
  /// cannot do yet is a warning, because Swift accepts it.
  public var diagnosticsOfCheck: [Diagnostic] {
    guard isSound else {
      let own = check?.diagnostics ?? diagnostics
      return own.contains(where: \.isError) ? own : diagnostics
    }
    return diagnostics.map { found in
      guard found.isError, found.isAboutLack || isGuessed else { return found }
      let reason = found.isAboutLack ? "this is not shown yet" : "without a preview of its own the view is not shown"
      return Diagnostic(.warning, "\(reason): \(found.message)", at: found.range, notes: found.notes)
    }
  }
  /// Whether a view is shown that no preview asks for: what it needs from around it is nobody's mistake.
  private var isGuessed: Bool {
    guard request.preview == .automatic, let shown = check?.shown, shown.offset != nil else { return false }
    if case .expression = shown.code { return true }
    return false
  }
}

extension [Diagnostic] {
  /// Whether the same is said of the same line and column.
  func says(_ other: Diagnostic) -> Bool {
    contains {
      $0.message == other.message && $0.range?.file == other.range?.file && $0.range?.line == other.range?.line
        && $0.range?.column == other.range?.column
    }
  }
}
