internal import Foundation
@_spi(iOS16) internal import Views

extension Catalogue {
  /// What every view has since iOS 16, and `Text` had before.
  func registerTextLook() {
    let flag = Parameter<Bool>(nil, default: true)
    let pattern = Parameter<Text.LineStyle.Pattern>("pattern", default: .solid)
    let color = Parameter<Color?>("color", default: nil)
    modifier("fontWeight", Parameter<Font.Weight?>(nil), doc: "The weight of texts inside.", isDisfavored: true, since: 16) { $0.fontWeight($1) }
    modifier("bold", flag, doc: "Texts inside in bold, or not.", isDisfavored: true, since: 16) { $0.bold($1) }
    modifier("italic", flag, doc: "Texts inside slanted, or not.", isDisfavored: true, since: 16) { $0.italic($1) }
    modifier("underline", flag, pattern, color, doc: "A line under texts inside.", isDisfavored: true, since: 16) {
      $0.underline($1, pattern: $2, color: $3)
    }
    modifier("strikethrough", flag, pattern, color, doc: "A line through texts inside.", isDisfavored: true, since: 16) {
      $0.strikethrough($1, pattern: $2, color: $3)
    }
    let length = Parameter<CGFloat>(nil)
    modifier("kerning", length, doc: "The distance after each character, in points.", isDisfavored: true, since: 16) { $0.kerning($1) }
    modifier("tracking", length, doc: "The distance after each character, in points.", isDisfavored: true, since: 16) { $0.tracking($1) }
    modifier("baselineOffset", length, doc: "How far texts inside stand above their lines, in points.", isDisfavored: true, since: 16) {
      $0.baselineOffset($1)
    }
    modifier("monospacedDigit", doc: "Texts inside with digits of one width.", isDisfavored: true, since: 16) { $0.monospacedDigit() }
  }
}
