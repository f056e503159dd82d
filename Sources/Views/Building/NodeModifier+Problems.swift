internal import Foundation
public import LayoutCore

/// Something in the numbers of a modifier that layout ignores or repairs: what was done instead, and where it is written.
public struct NumberWarning: Hashable {
  /// What is wrong, and what counts instead.
  public var message: String
  /// The call; nil in compiled code.
  public var source: SourceSite?
  /// It tells of what is not around the file, an image of a file without any, and not of what is wrong in it.
  public var isNote = false
}

extension NodeModifier {
  /// What is wrong with its numbers; nil for nothing. SwiftUI warns of these at run time, and ignores or repairs them in the same way.
  var problem: String? {
    switch self {
    case .frame(let width, let height, _):
      return [("width", width), ("height", height)].lazy.compactMap { ignored($0.0, $0.1) }.first
    case .flexibleFrame(let limits, _):
      return contradiction("Width", limits.minWidth, limits.idealWidth, limits.maxWidth) ?? contradiction("Height", limits.minHeight, limits.idealHeight, limits.maxHeight)
    case .padding(let insets), .safeArea(.padding(let insets)):
      return [("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing)].lazy.compactMap { zero($0.0, $0.1) }.first
    case .offset(let offset):
      // Without end it is out of sight: programs hide views by that.
      return [("width", offset.width), ("height", offset.height)].lazy.compactMap { $1.isNaN ? zero($0, $1) : nil }.first
    case .position(let point): return zero("x", point.x) ?? zero("y", point.y)
    case .aspectRatio(let ratio?, _) where !(ratio > 0 && ratio.isFinite): return "a ratio of \(words(ratio)) is none: the view's own is kept"
    default: return nil
    }
  }
  private func ignored(_ name: String, _ length: CGFloat?) -> String? {
    guard let length, !(length >= 0 && length.isFinite) else { return nil }
    return "a \(name) of \(words(length)) is ignored: a frame's lengths are finite and not negative"
  }
  private func zero(_ name: String, _ length: CGFloat) -> String? { length.isFinite ? nil : "'\(name)' is \(words(length)): 0 counts instead" }
  private func contradiction(_ axis: String, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> String? {
    for (name, length) in [("min", least), ("ideal", ideal), ("max", most)] {
      guard let length else { continue }
      if length.isNaN { return "'\(name)\(axis)' is no number: it is ignored" }
      if length < 0 { return "'\(name)\(axis)' is \(words(length)): 0 counts instead" }
    }
    if let least, let ideal, least > ideal { return "contradictory limits: min\(axis) \(words(least)) is larger than ideal\(axis) \(words(ideal)); the minimum counts" }
    if let ideal, let most, ideal > most { return "contradictory limits: ideal\(axis) \(words(ideal)) is larger than max\(axis) \(words(most)); the ideal counts" }
    if let least, let most, least > most { return "contradictory limits: min\(axis) \(words(least)) is larger than max\(axis) \(words(most)); the minimum counts" }
    return nil
  }
  private func words(_ length: CGFloat) -> String {
    if length.isNaN { return "no number" }
    if length.isInfinite { return length < 0 ? "minus infinity" : "infinity" }
    return length == length.rounded() && abs(length) < 1e15 ? "\(Int(length))" : "\(length)"
  }
}

extension NodeList {
  /// More warnings than this are left out: one view in a list of thousands says it as well (our choice).
  private static let mostWarnings = 20

  mutating func warn(of modifier: PendingModifier) {
    guard warnings.count < NodeList.mostWarnings, let problem = modifier.modifier.problem else { return }
    let warning = NumberWarning(message: "\(modifier.kind): \(problem)", source: modifier.source)
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}
