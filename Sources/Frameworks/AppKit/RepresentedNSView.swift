import Foundation
import SwiftUI

/// What keeps a view of AppKit as long as its place is shown.
@MainActor final class NSViewHolder<Content: NSViewRepresentable> {
  private var coordinator: Content.Coordinator?
  private var view: Content.NSViewType?
  init() {}

  /// The view: made at first, brought up to date whenever it is asked for.
  func current(_ content: Content, _ environment: EnvironmentValues) -> Content.NSViewType {
    let heard = coordinator ?? content.makeCoordinator()
    coordinator = heard
    let context = NSViewRepresentableContext<Content>(
      coordinator: heard, transaction: Transaction(), environment: environment)
    let shown = view ?? content.makeNSView(context: context)
    view = shown
    content.updateNSView(shown, context: context)
    return shown
  }
}

/// A view of AppKit as it is drawn here.
struct RepresentedNSView<Content: NSViewRepresentable>: View {
  let content: Content
  @State private var holder = NSViewHolder<Content>()
  @Environment(\.self) private var environment
  var body: some View { shown }
  private var shown: AnyView {
    let name: String = "\(Content.self)"
    guard let type = Content.NSViewType.self as? NSView.Type, NSViewPicture.draws(type) else {
      return FrameworkSupport.frame(name)
    }
    guard let view = holder.current(content, environment) as? NSView else { return FrameworkSupport.frame(name) }
    return AnyView(NSViewPicture(view: view, name: name))
  }
}

/// The simplest kinds of views of AppKit, drawn with SwiftUI's.
struct NSViewPicture: View {
  let view: NSView
  let name: String

  /// Whether views of a type are drawn, else they are frames with their names.
  static func draws(_ type: NSView.Type) -> Bool {
    let wanted = ObjectIdentifier(type)
    return type.isHosting || drawn.contains { ObjectIdentifier($0) == wanted }
  }
  private static let drawn: [NSView.Type] = [
    NSView.self, NSVisualEffectView.self, NSTextField.self, NSSecureTextField.self, NSSearchField.self,
    NSImageView.self, NSProgressIndicator.self, NSButton.self, NSSlider.self, NSSwitch.self, NSSegmentedControl.self,
    NSStackView.self, NSTextView.self, NSScrollView.self, NSClipView.self, NSBox.self, NSPopUpButton.self,
    NSColorWell.self,
  ]

  var body: some View {
    let shown: AnyView = view.isHidden ? AnyView(Color.clear) : contents
    return shown.background(background).opacity(opacity)
  }
  private var opacity: Double {
    if view.isHidden { return 0.0 }
    return Double(view.alphaValue)
  }
  private var background: some View {
    let radius: CGFloat = view.layer?.cornerRadius ?? 0
    return color.cornerRadius(radius)
  }
  private var color: Color {
    if let color = view.layer?.backgroundColor { return Color(cgColor: color) }
    return Color.clear
  }

  private var contents: AnyView {
    if let root = view.hosted { return root }
    if !NSViewPicture.draws(type(of: view)) { return FrameworkSupport.frame("\(type(of: view))") }
    if let search = view as? NSSearchField { return AnyView(SearchFieldPicture(field: search)) }
    if let field = view as? NSTextField { return AnyView(NSFieldPicture(field: field)) }
    if let image = view as? NSImageView { return AnyView(NSImagePicture(view: image)) }
    if let progress = view as? NSProgressIndicator { return AnyView(ProgressPicture(view: progress)) }
    if let effect = view as? NSVisualEffectView { return AnyView(MaterialPicture(view: effect, name: name)) }
    if let text = view as? NSTextView { return AnyView(NSTextPicture(view: text)) }
    if let stack = view as? NSStackView { return AnyView(NSStackPicture(stack: stack, name: name)) }
    if let scroll = view as? NSScrollView { return AnyView(ScrollPicture(view: scroll, name: name)) }
    if let box = view as? NSBox { return AnyView(BoxPicture(box: box, name: name)) }
    return control
  }
  private var control: AnyView {
    if let button = view as? NSPopUpButton { return AnyView(ChoicePicture(button: button)) }
    if let button = view as? NSButton { return AnyView(NSButtonPicture(button: button)) }
    if let slider = view as? NSSlider { return AnyView(NSSliderPicture(control: slider)) }
    if let toggle = view as? NSSwitch { return AnyView(NSSwitchPicture(control: toggle)) }
    if let segments = view as? NSSegmentedControl { return AnyView(NSSegmentsPicture(control: segments)) }
    if let well = view as? NSColorWell { return AnyView(well.color.shown.cornerRadius(4)) }
    return AnyView(InnerPicture(view: view, name: name))
  }
}

/// Views inside of a view: where their frames say, counted from the bottom, or as large as it where they have none.
struct InnerPicture: View {
  let view: NSView
  let name: String
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(0..<view.subviews.count, id: \.self) { index in placed(view.subviews[index]) }
    }
  }
  private func placed(_ inner: NSView) -> AnyView {
    let picture = NSViewPicture(view: inner, name: name)
    let frame: CGRect = inner.frame
    let fills: Bool = frame.isEmpty || inner.autoresizingMask.contains(.width) || inner.hosted != nil
    if fills || !inner.translatesAutoresizingMaskIntoConstraints { return AnyView(picture) }
    let height: CGFloat = view.frame.height
    let isFromTop: Bool = view.isFlipped || height <= 0
    let top: CGFloat = isFromTop ? frame.minY : height - frame.maxY
    return AnyView(picture.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: top))
  }
}

/// Views one after the other.
struct NSStackPicture: View {
  let stack: NSStackView
  let name: String
  var body: some View { shown }
  private var shown: AnyView {
    if stack.orientation == .horizontal { return AnyView(HStack(spacing: stack.spacing) { views }) }
    return AnyView(VStack(spacing: stack.spacing) { views })
  }
  private var views: some View {
    ForEach(0..<stack.arrangedSubviews.count, id: \.self) { index in
      NSViewPicture(view: stack.arrangedSubviews[index], name: name)
    }
  }
}
/// A part of something larger.
struct ScrollPicture: View {
  let view: NSScrollView
  let name: String
  var body: some View { inner.background(color).clipped() }
  private var inner: AnyView {
    guard let document = view.documentView else { return AnyView(Color.clear) }
    return AnyView(NSViewPicture(view: document, name: name))
  }
  private var color: Color { view.drawsBackground ? view.backgroundColor.shown : Color.clear }
}
/// A frame with a title, or a line.
struct BoxPicture: View {
  let box: NSBox
  let name: String
  var body: some View { shown }
  private var shown: AnyView {
    if box.boxType == .separator { return AnyView(NSColor.separatorColor.shown.frame(height: 1)) }
    let inner = InnerPicture(view: box, name: name)
    return AnyView(inner.background(box.fillColor.shown).border(box.borderColor.shown, width: box.borderWidth))
  }
}
