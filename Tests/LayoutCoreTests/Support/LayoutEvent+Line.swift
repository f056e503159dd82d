internal import Foundation
internal import LayoutCore

extension LayoutEvent {
  /// `stack.share 1 w 632 2 → 316`, `measure 1 size 316 nil`, `answer 1 size 40 16 (cached)`, `place 1 0 184 40 16`, `guide 1 0 h 8`.
  var line: String {
    switch kind {
    case .step:
      let letter = axis == .horizontal ? "w" : "h"
      return (["\(rule?.id ?? "?")", subject < 0 ? "–" : "\(subject)", letter] + operands.map(word) + ["→", word(result)]).joined(separator: " ")
    case .measure: return "measure \(node) \(purpose.map { "\($0)" } ?? "?") \(offered)\(isCached ? " (cached)" : "")"
    case .answer: return "answer \(node) \(purpose.map { "\($0)" } ?? "?") \(word(size.width)) \(word(size.height))\(isCached ? " (cached)" : "")"
    case .place: return "place \(node) \(words(CGRect(origin: origin, size: size))) of \(offered)"
    case .guide: return "guide \(node) \(isExplicit ? "explicit" : "default") \(word(result))"
    case .evaluate, .preference: return "\(kind) \(node)"
    }
  }
  private var offered: String {
    "\(proposal.width.map { word(Double($0)) } ?? "nil") \(proposal.height.map { word(Double($0)) } ?? "nil")"
  }
}
