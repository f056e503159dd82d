import Foundation
import SwiftUI

/// What keeps a view of UIKit as long as its place is shown.
@MainActor final class RepresentedHolder<Content: UIViewRepresentable> {
  private var coordinator: Content.Coordinator?
  private var view: Content.UIViewType?
  init() {}

  /// The view: made at first, brought up to date whenever it is asked for.
  func current(_ content: Content, _ environment: EnvironmentValues) -> Content.UIViewType {
    let heard = coordinator ?? content.makeCoordinator()
    coordinator = heard
    let context = UIViewRepresentableContext<Content>(
      coordinator: heard, transaction: Transaction(), environment: environment)
    let shown = view ?? content.makeUIView(context: context)
    view = shown
    content.updateUIView(shown, context: context)
    return shown
  }
}

/// A view of UIKit as it is drawn here.
struct RepresentedView<Content: UIViewRepresentable>: View {
  let content: Content
  @State private var holder = RepresentedHolder<Content>()
  @Environment(\.self) private var environment
  var body: some View { shown }
  private var shown: AnyView {
    let name: String = "\(Content.self)"
    if UIViewPicture.draws(Content.UIViewType.self) {
      return AnyView(UIViewPicture(view: holder.current(content, environment), name: name))
    }
    return FrameworkSupport.frame(name)
  }
}

/// The simplest kinds of views of UIKit, drawn with SwiftUI's.
struct UIViewPicture: View {
  let view: UIView
  let name: String

  /// Whether views of a type are drawn, else they are frames with their names.
  static func draws(_ type: UIView.Type) -> Bool {
    let wanted = ObjectIdentifier(type)
    return drawn.contains { ObjectIdentifier($0) == wanted }
  }
  private static let drawn: [UIView.Type] = [
    UIView.self, UILabel.self, UIImageView.self, UIActivityIndicatorView.self, UITextField.self, UITextView.self,
    UIVisualEffectView.self, UIPageControl.self, UISwitch.self, UISlider.self, UIProgressView.self, UISearchBar.self,
    UIButton.self, UISegmentedControl.self, UIStackView.self,
  ]

  var body: some View {
    let shown: AnyView = view.isHidden ? AnyView(Color.clear) : contents
    return shown.background(background).opacity(opacity)
  }
  private var opacity: Double {
    if view.isHidden { return 0.0 }
    return view.alpha
  }
  private var background: Color {
    if let color = view.backgroundColor { return color.shown }
    return Color.clear
  }

  private var contents: AnyView {
    if let hosted = view as? HostedView, let root = hosted.root { return root }
    if let label = view as? UILabel { return AnyView(LabelPicture(label: label)) }
    if let image = view as? UIImageView { return AnyView(ImagePicture(view: image)) }
    if let spinner = view as? UIActivityIndicatorView { return AnyView(SpinnerPicture(view: spinner)) }
    if let field = view as? UITextField { return AnyView(FieldPicture(field: field)) }
    if let text = view as? UITextView { return AnyView(TextPicture(view: text)) }
    if let bar = view as? UISearchBar { return AnyView(SearchPicture(bar: bar)) }
    if let effect = view as? UIVisualEffectView { return AnyView(EffectPicture(view: effect, name: name)) }
    if let pages = view as? UIPageControl { return AnyView(PagesPicture(control: pages)) }
    return control
  }
  private var control: AnyView {
    if let toggle = view as? UISwitch { return AnyView(SwitchPicture(control: toggle)) }
    if let slider = view as? UISlider { return AnyView(SliderPicture(control: slider)) }
    if let progress = view as? UIProgressView { return AnyView(BarPicture(view: progress)) }
    if let button = view as? UIButton { return AnyView(ButtonPicture(button: button)) }
    if let segments = view as? UISegmentedControl { return AnyView(SegmentsPicture(control: segments)) }
    if let stack = view as? UIStackView { return AnyView(StackPicture(stack: stack, name: name)) }
    if UIViewPicture.draws(type(of: view)) { return AnyView(SubviewsPicture(view: view, name: name)) }
    return FrameworkSupport.frame("\(type(of: view))")
  }
}

/// Views inside of a view: where their frames say, or as large as it where they have none.
struct SubviewsPicture: View {
  let view: UIView
  let name: String
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(0..<view.subviews.count, id: \.self) { index in placed(view.subviews[index]) }
    }
  }
  private func placed(_ inner: UIView) -> AnyView {
    let picture = UIViewPicture(view: inner, name: name)
    let frame: CGRect = inner.frame
    if frame.isEmpty || inner.autoresizingMask.contains(.flexibleWidth) { return AnyView(picture) }
    return AnyView(picture.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY))
  }
}

/// Views one after the other.
struct StackPicture: View {
  let stack: UIStackView
  let name: String
  var body: some View { shown }
  private var shown: AnyView {
    if stack.axis == .horizontal { return AnyView(HStack(spacing: stack.spacing) { views }) }
    return AnyView(VStack(spacing: stack.spacing) { views })
  }
  private var views: some View {
    ForEach(0..<stack.arrangedSubviews.count, id: \.self) { index in
      UIViewPicture(view: stack.arrangedSubviews[index], name: name)
    }
  }
}
