import Foundation
import SwiftUI
import UIKit

extension NSTextAlignment {
  /// SwiftUI's word for where lines stand.
  fileprivate var rows: TextAlignment {
    switch self {
    case .center: return TextAlignment.center
    case .right: return TextAlignment.trailing
    default: return TextAlignment.leading
    }
  }
  /// Where a text stands in its room.
  fileprivate var spot: Alignment {
    switch self {
    case .center: return Alignment.center
    case .right: return Alignment.trailing
    default: return Alignment.leading
    }
  }
}

/// A field for one line of text, or a text.
struct NSFieldPicture: View {
  let field: NSTextField
  var body: some View { shown }
  private var shown: AnyView {
    if !field.isEditable { return AnyView(label) }
    if field.isBezeled || field.isBordered { return AnyView(editor.textFieldStyle(.roundedBorder)) }
    return AnyView(editor)
  }
  private var label: some View {
    let text: Text = Text(verbatim: field.stringValue).font(font).foregroundColor(color)
    return text.lineLimit(field.maximumNumberOfLines > 0 ? field.maximumNumberOfLines : nil)
      .multilineTextAlignment(field.alignment.rows)
      .frame(maxWidth: CGFloat.infinity, alignment: field.alignment.spot)
  }
  private var editor: some View {
    let isSecret: Bool = field is NSSecureTextField
    let words: String = isSecret ? String(repeating: "•", count: field.stringValue.count) : field.stringValue
    return TextField(field.placeholderString ?? "", text: Binding.constant(words))
      .font(font).foregroundColor(color).multilineTextAlignment(field.alignment.rows)
  }
  private var font: Font { (field.font ?? NSFont.systemFont(ofSize: 13)).shown }
  private var color: Color { (field.textColor ?? NSColor.controlTextColor).shown }
}
/// A field for searching.
struct SearchFieldPicture: View {
  let field: NSSearchField
  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "magnifyingglass").foregroundColor(NSColor.secondaryLabelColor.shown)
      text
      Spacer(minLength: 0)
    }
    .padding(EdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6))
    .background(NSColor.systemFill.shown)
    .cornerRadius(6)
  }
  private var text: Text {
    let words: String = field.stringValue
    if !words.isEmpty { return Text(verbatim: words) }
    return Text(verbatim: field.placeholderString ?? "Search").foregroundColor(NSColor.placeholderTextColor.shown)
  }
}
/// Lines of text.
struct NSTextPicture: View {
  let view: NSTextView
  var body: some View {
    let font: NSFont = view.font ?? NSFont.systemFont(ofSize: 12)
    let color: NSColor = view.textColor ?? NSColor.textColor
    let text: Text = Text(verbatim: view.string).font(font.shown).foregroundColor(color.shown)
    return text.multilineTextAlignment(view.alignment.rows)
      .padding(EdgeInsets(top: view.textContainerInset.height, leading: 5, bottom: 0, trailing: 5))
      .frame(maxWidth: CGFloat.infinity, maxHeight: CGFloat.infinity, alignment: Alignment.topLeading)
      .background(behind)
  }
  private var behind: Color {
    guard view.drawsBackground, let color = view.backgroundColor else { return Color.clear }
    return color.shown
  }
}
/// An image in a view.
struct NSImagePicture: View {
  let view: NSImageView
  var body: some View { shown }
  private var shown: AnyView {
    guard let image = view.image else { return AnyView(Color.clear) }
    let tint: NSColor = view.contentTintColor ?? NSColor.labelColor
    return AnyView(picture(image.picture).foregroundColor(tint.shown))
  }
  private func picture(_ image: Image) -> AnyView {
    switch view.imageScaling {
    case .scaleAxesIndependently: return AnyView(image.resizable())
    case .scaleNone: return AnyView(image)
    default: return AnyView(image.resizable().scaledToFit())
    }
  }
}
/// A bar that fills, or what turns.
struct ProgressPicture: View {
  let view: NSProgressIndicator
  var body: some View { shown.opacity(opacity) }
  private var opacity: Double {
    let isSeen: Bool = view.isMoving || view.isDisplayedWhenStopped || !view.isIndeterminate
    return isSeen ? 1 : 0
  }
  private var shown: AnyView {
    if view.style == .spinning { return AnyView(ProgressView()) }
    let length: Double = view.maxValue - view.minValue
    let done: Double = view.isIndeterminate || length <= 0 ? 0 : (view.doubleValue - view.minValue) / length
    return AnyView(ProgressView(value: min(1, max(0, done))))
  }
}
/// What lies behind, blurred, and the views on it.
struct MaterialPicture: View {
  let view: NSVisualEffectView
  let name: String
  var body: some View {
    ZStack {
      Rectangle().fill(material)
      InnerPicture(view: view, name: name)
    }
  }
  private var material: Material {
    switch view.material {
    case .hudWindow, .fullScreenUI, .popover, .menu: return .thickMaterial
    case .sidebar, .underWindowBackground, .underPageBackground: return .thinMaterial
    case .titlebar, .headerView: return .bar
    default: return .regularMaterial
    }
  }
}
/// A button.
struct NSButtonPicture: View {
  let button: NSButton
  var body: some View { shown }
  private var shown: AnyView {
    if button.kind == .switch || button.kind == .radio { return AnyView(box) }
    if !button.isBordered { return AnyView(label) }
    let padded = label.padding(EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10))
    let color: NSColor = button.bezelColor ?? NSColor.systemFill
    return AnyView(padded.background(color.shown).cornerRadius(6))
  }
  private var label: some View {
    HStack(spacing: 4) {
      if let image = button.image, button.imagePosition != .noImage { image.picture }
      if button.imagePosition != .imageOnly { Text(verbatim: button.title) }
    }
    .font((button.font ?? NSFont.systemFont(ofSize: 13)).shown)
    .foregroundColor((button.contentTintColor ?? NSColor.controlTextColor).shown)
  }
  private var box: some View {
    HStack(spacing: 5) {
      Image(systemName: symbol).foregroundColor(button.state == .off ? Color.secondary : Color.accentColor)
      Text(verbatim: button.title).font((button.font ?? NSFont.systemFont(ofSize: 13)).shown)
    }
  }
  private var symbol: String {
    let isOn: Bool = button.state != .off
    if button.kind == .radio { return isOn ? "largecircle.fill.circle" : "circle" }
    return isOn ? "checkmark.square.fill" : "square"
  }
}
/// A button with entries of which one is chosen.
struct ChoicePicture: View {
  let button: NSPopUpButton
  var body: some View {
    HStack(spacing: 6) {
      Text(verbatim: button.titleOfSelectedItem ?? "")
      Image(systemName: "chevron.up.chevron.down").font(Font.system(size: 9))
    }
    .font((button.font ?? NSFont.systemFont(ofSize: 13)).shown)
    .padding(EdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 6))
    .background(NSColor.systemFill.shown)
    .cornerRadius(6)
  }
}
/// A slider.
struct NSSliderPicture: View {
  let control: NSSlider
  var body: some View { Slider(value: Binding.constant(part)) }
  private var part: Double {
    let length: Double = control.maxValue - control.minValue
    let done: Double = control.doubleValue - control.minValue
    return length > 0 ? min(1, max(0, done / length)) : 0
  }
}
/// A switch.
struct NSSwitchPicture: View {
  let control: NSSwitch
  var body: some View { Toggle("", isOn: Binding.constant(control.state == .on)).labelsHidden() }
}
/// Parts of which one is chosen.
struct NSSegmentsPicture: View {
  let control: NSSegmentedControl
  var body: some View {
    Picker("", selection: Binding.constant(control.selectedSegment)) {
      ForEach(0..<control.segmentCount, id: \.self) { index in part(index).tag(index) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
  private func part(_ index: Int) -> AnyView {
    if let image = control.image(forSegment: index) { return AnyView(image.picture) }
    return AnyView(Text(verbatim: control.label(forSegment: index) ?? ""))
  }
}
