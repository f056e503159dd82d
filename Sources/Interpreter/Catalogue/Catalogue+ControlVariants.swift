internal import Foundation
internal import Views

extension Font.Leading: LibraryValue { static var libraryType: LibraryType { LibraryType("Font.Leading", ["Hashable", "Equatable"]) } }
extension Text.Scale: LibraryValue { static var libraryType: LibraryType { LibraryType("Text.Scale", ["Hashable", "Equatable"]) } }
extension Text.LineStyle.Pattern: LibraryValue { static var libraryType: LibraryType { LibraryType("Text.LineStyle.Pattern", ["Hashable", "Equatable"]) } }
extension SensoryFeedback.Weight: LibraryValue { static var libraryType: LibraryType { LibraryType("SensoryFeedback.Weight", ["Hashable", "Equatable"]) } }
extension SensoryFeedback.Flexibility: LibraryValue { static var libraryType: LibraryType { LibraryType("SensoryFeedback.Flexibility", ["Hashable", "Equatable"]) } }

extension Catalogue {
  /// Further ways to make controls, fonts, and the values that modifiers are given.
  func registerControlVariants() {
    let (title, image, label) = (Parameter<String>(nil), Parameter<String>("systemImage"), Parameter<ViewContent>("label"))
    view("Toggle", title, image, Parameter<Binding<Bool>>("isOn"), doc: "A switch with a title and a symbol.") { Toggle($0, systemImage: $1, isOn: $2) }
    let (value, total) = (Parameter<Double?>("value"), Parameter<Double>("total", default: 1))
    view("ProgressView", label, doc: "Something takes a while, with a label of views.") { label in ProgressView { label.view } }
    view("ProgressView", value, total, label, doc: "A bar with a label of views.") { value, total, label in ProgressView(value: value, total: total) { label.view } }
    let (item, subject, message) = (Parameter<AnyArgument>("item"), Parameter<Text?>("subject", default: nil), Parameter<Text?>("message"))
    view("ShareLink", item, subject, message, doc: "Hands something to others.") { ShareLink(item: $0, subject: $1, message: $2) }
    view("ShareLink", title, item, subject, message, doc: "Hands something to others.") { ShareLink($0, item: $1, subject: $2, message: $3) }
    view("ShareLink", item, subject, message, label, doc: "Hands something to others.") { item, subject, message, label in
      ShareLink(item: item, subject: subject, message: message) { label.view }
    }
    registerOpenDates()
    registerFontVariants()
    maker(of: ButtonBorderShape.self, "roundedRectangle", Parameter<Double>("radius"), doc: "A rectangle with corners of a radius.") { .roundedRectangle(radius: $0) }
    let variants: [(String, KeyPath<SymbolVariants, SymbolVariants>)] = [
      ("fill", \.fill), ("circle", \.circle), ("square", \.square), ("rectangle", \.rectangle), ("slash", \.slash),
    ]
    for (name, path) in variants { property(of: SymbolVariants.self, name, doc: "The same, and '\(name)'.") { $0[keyPath: path] } }
    let effects: [(String, KeyPath<SymbolEffect, SymbolEffect>)] = [
      ("up", \.up), ("down", \.down), ("byLayer", \.byLayer), ("wholeSymbol", \.wholeSymbol), ("iterative", \.iterative), ("cumulative", \.cumulative),
      ("reversing", \.reversing), ("downUp", \.downUp), ("left", \.left), ("right", \.right), ("clockwise", \.clockwise), ("counterClockwise", \.counterClockwise),
    ]
    for (name, path) in effects { property(of: SymbolEffect.self, name, doc: "The same, '\(name)'.") { $0[keyPath: path] } }
    maker(
      of: ContentTransition.self, "symbolEffect", Parameter<SymbolEffect>(nil), Parameter<SymbolEffectOptions>("options", default: .default), doc: "As a symbol is replaced."
    ) { .symbolEffect($0, options: $1) }
    constant(AnyTransition.blurReplace, "blurReplace", doc: "Fading and out of focus.")
    cases(SensoryFeedback.Weight.self)
    cases(SensoryFeedback.Flexibility.self)
    let intensity = Parameter<Double>("intensity", default: 1)
    maker(of: SensoryFeedback.self, "impact", Parameter<SensoryFeedback.Weight>("weight", default: .medium), intensity, doc: "Something of a weight hits.") {
      .impact(weight: $0, intensity: $1)
    }
    maker(of: SensoryFeedback.self, "impact", Parameter<SensoryFeedback.Flexibility>("flexibility"), intensity, doc: "Something of a hardness hits.") {
      .impact(flexibility: $0, intensity: $1)
    }
  }

  private func registerOpenDates() {
    let (title, label) = (Parameter<String>(nil), Parameter<ViewContent>("label"))
    let (date, parts) = (Parameter<Binding<Date>>("selection"), Parameter<DatePickerComponents>("displayedComponents", default: [.hourAndMinute, .date]))
    let (from, through) = (Parameter<PartialRangeFrom<Date>>("in"), Parameter<PartialRangeThrough<Date>>("in"))
    view("DatePicker", title, date, from, parts, doc: "A date from a day on.") { DatePicker($0, selection: $1, in: $2, displayedComponents: $3) }
    view("DatePicker", title, date, through, parts, doc: "A date up to a day.") { DatePicker($0, selection: $1, in: $2, displayedComponents: $3) }
    view("DatePicker", date, from, parts, label, doc: "A date from a day on.") { date, range, parts, label in
      DatePicker(selection: date, in: range, displayedComponents: parts) { label.view }
    }
    view("DatePicker", date, through, parts, label, doc: "A date up to a day.") { date, range, parts, label in
      DatePicker(selection: date, in: range, displayedComponents: parts) { label.view }
    }
  }

  private func registerFontVariants() {
    cases(Font.Leading.self)
    cases(Text.Scale.self)
    cases(Text.LineStyle.Pattern.self)
    let name = Parameter<String>(nil)
    maker(of: Font.self, "custom", name, Parameter<CGFloat>("size"), Parameter<Font.TextStyle>("relativeTo"), doc: "A named font; the grid shows its size.") {
      .custom($0, size: $1, relativeTo: $2)
    }
    maker(of: Font.self, "custom", name, Parameter<CGFloat>("fixedSize"), doc: "A named font; the grid shows its size.") { .custom($0, fixedSize: $1) }
    method(of: Font.self, "smallCaps", doc: "The same font with small capitals.") { $0.smallCaps() }
    method(of: Font.self, "lowercaseSmallCaps", doc: "The same font with small capitals for small letters.") { $0.lowercaseSmallCaps() }
    method(of: Font.self, "uppercaseSmallCaps", doc: "The same font with small capitals for large letters.") { $0.uppercaseSmallCaps() }
    method(of: Font.self, "leading", Parameter<Font.Leading>(nil), doc: "The same font with another distance of lines.") { $0.leading($1) }
    method(of: Font.self, "width", Parameter<Font.Width>(nil), doc: "The same font, wider or narrower.") { $0.width($1) }
    let (isActive, pattern) = (Parameter<Bool>(nil, default: true), Parameter<Text.LineStyle.Pattern>("pattern"))
    let color = Parameter<Color?>("color", default: nil)
    method(of: Text.self, "underline", isActive, pattern, color, doc: "Draws a line under this text.") { $0.underline($1, pattern: $2, color: $3) }
    method(of: Text.self, "strikethrough", isActive, pattern, color, doc: "Draws a line through this text.") { $0.strikethrough($1, pattern: $2, color: $3) }
    method(of: Text.self, "textScale", Parameter<Text.Scale>(nil), Parameter<Bool>("isEnabled", default: true), doc: "How large the text is beside others.") {
      $0.textScale($1, isEnabled: $2)
    }
  }
}
