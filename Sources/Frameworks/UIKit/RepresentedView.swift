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
  var body: some View {
    if UIViewPicture.draws(Content.UIViewType.self) {
      UIViewPicture(view: holder.current(content, environment), name: String(describing: Content.self))
    } else {
      FrameworkSupport.frame(String(describing: Content.self))
    }
  }
}

/// The simplest kinds of views of UIKit, drawn with SwiftUI's.
struct UIViewPicture: View {
  let view: UIView
  let name: String

  /// Whether views of a type are drawn, else they are frames with their names.
  static func draws(_ type: UIView.Type) -> Bool { drawn.contains(ObjectIdentifier(type)) }
  private static let drawn: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UILabel.self), ObjectIdentifier(UIImageView.self),
    ObjectIdentifier(UIActivityIndicatorView.self), ObjectIdentifier(UITextField.self),
    ObjectIdentifier(UITextView.self), ObjectIdentifier(UIVisualEffectView.self), ObjectIdentifier(UIPageControl.self),
    ObjectIdentifier(UISwitch.self), ObjectIdentifier(UISlider.self), ObjectIdentifier(UIProgressView.self),
    ObjectIdentifier(UISearchBar.self), ObjectIdentifier(UIButton.self), ObjectIdentifier(UISegmentedControl.self),
    ObjectIdentifier(UIStackView.self),
  ]

  var body: some View {
    if view.isHidden {
      Color.clear
    } else {
      contents.background(background).opacity(Double(view.alpha))
    }
  }

  private var background: Color { view.backgroundColor.map { Color(uiColor: $0) } ?? .clear }
  private var fillsWidth: CGFloat? {
    view.contentHuggingPriority(for: .horizontal).rawValue < UILayoutPriority.defaultHigh.rawValue ? .infinity : nil
  }
  private var fillsHeight: CGFloat? {
    view.contentHuggingPriority(for: .vertical).rawValue < UILayoutPriority.defaultHigh.rawValue ? .infinity : nil
  }

  @ViewBuilder private var contents: some View {
    if let hosted = view as? HostedView {
      hosted.root ?? AnyView(EmptyView())
    } else if let label = view as? UILabel {
      LabelPicture(label: label)
        .frame(maxWidth: fillsWidth, maxHeight: fillsHeight, alignment: UIViewPicture.place(label.textAlignment))
    } else if let image = view as? UIImageView {
      ImagePicture(view: image)
    } else if let spinner = view as? UIActivityIndicatorView {
      ProgressView().opacity(spinner.isAnimating || !spinner.hidesWhenStopped ? 1 : 0)
    } else {
      controls
    }
  }
  @ViewBuilder private var controls: some View {
    if let field = view as? UITextField {
      FieldPicture(field: field)
    } else if let text = view as? UITextView {
      TextPicture(view: text)
    } else if let bar = view as? UISearchBar {
      SearchPicture(bar: bar)
    } else if let effect = view as? UIVisualEffectView {
      ZStack {
        if let blur = effect.effect as? UIBlurEffect { Rectangle().fill(blur.material) } else { Color.clear }
        SubviewsPicture(view: effect.contentView, name: name)
      }
    } else if let pages = view as? UIPageControl {
      PagesPicture(control: pages)
    } else {
      smallControls
    }
  }
  @ViewBuilder private var smallControls: some View {
    if let toggle = view as? UISwitch {
      Toggle("", isOn: .constant(toggle.isOn)).labelsHidden()
    } else if let slider = view as? UISlider {
      Slider(value: .constant(Double(slider.value)), in: UIViewPicture.range(slider))
    } else if let progress = view as? UIProgressView {
      ProgressView(value: Double(min(max(progress.progress, 0), 1)))
    } else if let button = view as? UIButton {
      ButtonPicture(button: button)
    } else if let segments = view as? UISegmentedControl {
      SegmentsPicture(control: segments)
    } else if let stack = view as? UIStackView {
      StackPicture(stack: stack, name: name)
    } else if UIViewPicture.draws(type(of: view)) {
      SubviewsPicture(view: view, name: name)
    } else {
      FrameworkSupport.frame(String(describing: type(of: view)))
    }
  }

  static func place(_ alignment: NSTextAlignment) -> Alignment {
    switch alignment {
    case .center: return .center
    case .right: return .trailing
    default: return .leading
    }
  }
  private static func range(_ slider: UISlider) -> ClosedRange<Double> {
    let (low, high) = (Double(slider.minimumValue), Double(slider.maximumValue))
    return low < high ? low...high : 0...1
  }
}

/// Views inside of a view: where their frames say, or as large as it where they have none.
struct SubviewsPicture: View {
  let view: UIView
  let name: String
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(0..<view.subviews.count, id: \.self) { index in
        let inner = view.subviews[index]
        if inner.frame.isEmpty || inner.autoresizingMask.contains(.flexibleWidth) {
          UIViewPicture(view: inner, name: name)
        } else {
          UIViewPicture(view: inner, name: name)
            .frame(width: inner.frame.width, height: inner.frame.height)
            .offset(x: inner.frame.minX, y: inner.frame.minY)
        }
      }
    }
  }
}

/// Views one after the other.
struct StackPicture: View {
  let stack: UIStackView
  let name: String
  var body: some View {
    if stack.axis == .horizontal {
      HStack(spacing: stack.spacing) { views }
    } else {
      VStack(spacing: stack.spacing) { views }
    }
  }
  private var views: some View {
    ForEach(0..<stack.arrangedSubviews.count, id: \.self) { index in
      UIViewPicture(view: stack.arrangedSubviews[index], name: name)
    }
  }
}
