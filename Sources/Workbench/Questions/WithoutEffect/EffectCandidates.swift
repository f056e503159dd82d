internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Views

/// A call that can be taken out of the source, with what the source is then.
@MainActor
struct EffectCandidate {
  let site: SourceSite
  /// As it was written, on one line.
  let text: String
  /// Where its text was: what stood there is no part of the comparison.
  let removed: Range<Int>
  let host: ViewHost
  /// The nodes that stay, in tree order; beside them those of the same source without the call.
  var pairs: [(NodeID, NodeID)] = []

  /// The modifiers that are tried: all that size, place or paint (our choice). One that listens, animates or describes has its effect elsewhere.
  static let modifiers: Set<String> = [
    "frame", "padding", "fixedSize", "layoutPriority", "offset", "position", "aspectRatio", "scaledToFit", "scaledToFill", "alignmentGuide", "containerRelativeFrame",
    "ignoresSafeArea", "edgesIgnoringSafeArea", "safeAreaInset", "safeAreaPadding", "contentMargins", "gridCellColumns", "gridCellAnchor", "gridCellUnsizedAxes",
    "gridColumnAlignment", "zIndex", "background", "overlay", "border", "mask", "clipped", "clipShape", "cornerRadius", "hidden", "font", "fontWeight", "fontDesign", "bold",
    "italic", "underline", "strikethrough", "foregroundColor", "foregroundStyle", "tint", "accentColor", "opacity", "shadow", "blur", "brightness", "contrast", "saturation",
    "grayscale", "hueRotation", "colorInvert", "colorMultiply", "luminanceToAlpha", "blendMode", "compositingGroup", "scaleEffect", "rotationEffect", "rotation3DEffect",
    "lineLimit", "lineSpacing", "multilineTextAlignment", "truncationMode", "kerning", "tracking", "baselineOffset", "monospaced", "monospacedDigit", "textCase",
    "minimumScaleFactor", "allowsTightening", "redacted", "environment", "labelsHidden", "listRowInsets", "listRowBackground", "symbolVariant", "imageScale",
    "flipsForRightToLeftLayoutDirection",
  ]
}

extension Preview {
  /// The nodes of the shown tree, in order.
  static func shown(_ host: ViewHost) -> [NodeID] { host.tree.root.map { subtree($0, host) } ?? [] }

  /// The calls of this view that can be taken out, each laid out once.
  /// - Parameter isOver: whether the time is over.
  /// - Returns: those, and how many others there are that there was no time for.
  func effectCandidates(_ isOver: () -> Bool) -> ([EffectCandidate], unexamined: Int) {
    let written = Preview(source, request, after: program, checkedAfter: self, recordsWrittenViews: true)
    guard let host = written.host else { return ([], 0) }
    let editable = EditableSource(source.text)
    var seen = Set<SourceSite>()
    var found: [EffectCandidate] = []
    let cost = Preview.shown(host).count + source.text.utf8.count / 32
    var (work, unexamined) = (0, 0)
    var last = written
    for view in host.writtenViews {
      guard let site = view.source, site.file == source.name, view.name == "Spacer" || EffectCandidate.modifiers.contains(view.name), seen.insert(site).inserted
      else { continue }
      work += cost
      guard !isOver(), work <= EffectReport.candidateWork else {
        unexamined += 1
        continue
      }
      guard let unit = editable.unit(line: site.line, column: site.column), let change = try? editable.removing(unit)
      else { continue }
      let edited = Preview(
        SourceFile(name: source.name, text: change.text), request, after: program, checkedAfter: last)
      last = edited
      guard !edited.hasErrors, let other = edited.host else { continue }
      let removed = TextChange(from: written.source, to: edited.source).old
      let text = String(decoding: Array(source.text.utf8)[removed], as: UTF8.self)
      found.append(EffectCandidate(site: site, text: Preview.oneLine(text), removed: removed, host: other))
    }
    return (found.sorted { ($0.site.line, $0.site.column) < ($1.site.line, $1.site.column) }, unexamined)
  }
  private static func oneLine(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? words.prefix(59) + "…" : words
  }
}
