import Foundation
import SwiftUI

/// A label: as large as its offer, as long as it does not want to be as small as its text.
struct LabelPicture: View {
  let label: UILabel
  var body: some View {
    let text: Text = Text(verbatim: label.text ?? "").font(font).foregroundColor(color)
    return text.lineLimit(lines).multilineTextAlignment(label.textAlignment.lines)
      .frame(maxWidth: room(.horizontal), maxHeight: room(.vertical), alignment: label.textAlignment.place)
  }
  private var font: Font {
    if let font = label.font { return font.shown }
    return Font.body
  }
  private var color: Color {
    if let color = label.textColor { return color.shown }
    return Color.primary
  }
  private var lines: Int? { label.numberOfLines > 0 ? label.numberOfLines : nil }
  private func room(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let priority: Float = label.contentHuggingPriority(for: axis).rawValue
    if priority < 750 { return CGFloat.infinity }
    return nil
  }
}
extension NSTextAlignment {
  /// SwiftUI's word for where lines stand.
  var lines: TextAlignment {
    switch self {
    case .center: return TextAlignment.center
    case .right: return TextAlignment.trailing
    default: return TextAlignment.leading
    }
  }
  /// Where a text stands in its room.
  var place: Alignment {
    switch self {
    case .center: return Alignment.center
    case .right: return Alignment.trailing
    default: return Alignment.leading
    }
  }
}

/// An image in a view.
struct ImagePicture: View {
  let view: UIImageView
  var body: some View { shown }
  private var shown: AnyView {
    guard let image = view.image else { return AnyView(Color.clear) }
    let tint: UIColor = image.tint ?? view.tintColor ?? UIColor.systemBlue
    return AnyView(picture(image.picture).foregroundColor(tint.shown))
  }
  private func picture(_ image: Image) -> AnyView {
    switch view.contentMode {
    case .scaleAspectFit: return AnyView(image.resizable().scaledToFit())
    case .scaleAspectFill: return AnyView(image.resizable().scaledToFill())
    case .scaleToFill, .redraw: return AnyView(image.resizable())
    default: return AnyView(image)
    }
  }
}

/// What turns while something takes time.
struct SpinnerPicture: View {
  let view: UIActivityIndicatorView
  var body: some View {
    let opacity: Double = view.isAnimating || !view.hidesWhenStopped ? 1 : 0
    return ProgressView().opacity(opacity)
  }
}

/// What is done with what lies behind, and the views on it.
struct EffectPicture: View {
  let view: UIVisualEffectView
  let name: String
  var body: some View {
    ZStack {
      behind
      SubviewsPicture(view: view.contentView, name: name)
    }
  }
  private var behind: AnyView {
    if let blur = view.effect as? UIBlurEffect { return AnyView(Rectangle().fill(blur.material)) }
    return AnyView(Color.clear)
  }
}

/// A field for one line of text.
struct FieldPicture: View {
  let field: UITextField
  var body: some View { shown }
  private var shown: AnyView {
    if field.borderStyle == .roundedRect { return AnyView(text.textFieldStyle(.roundedBorder)) }
    return AnyView(text)
  }
  private var text: some View {
    let font: UIFont = field.font ?? UIFont.systemFont(ofSize: 17)
    let color: UIColor = field.textColor ?? UIColor.label
    return TextField(field.placeholder ?? "", text: Binding.constant(field.text ?? ""))
      .font(font.shown).foregroundColor(color.shown).multilineTextAlignment(field.textAlignment.lines)
  }
}

/// A field for lines of text.
struct TextPicture: View {
  let view: UITextView
  var body: some View {
    let font: UIFont = view.font ?? UIFont.systemFont(ofSize: 14)
    let color: UIColor = view.textColor ?? UIColor.label
    let text: Text = Text(verbatim: view.text ?? "").font(font.shown).foregroundColor(color.shown)
    return text.multilineTextAlignment(view.textAlignment.lines)
      .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
      .frame(maxWidth: CGFloat.infinity, maxHeight: CGFloat.infinity, alignment: Alignment.topLeading)
  }
}

/// A field for searching.
struct SearchPicture: View {
  let bar: UISearchBar
  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundColor(UIColor.secondaryLabel.shown)
      text
      Spacer(minLength: 0)
    }
    .padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
    .frame(height: 36)
    .background(UIColor.tertiarySystemFill.shown)
    .cornerRadius(10)
    .padding(EdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8))
  }
  private var text: Text {
    let words: String = bar.text ?? ""
    if !words.isEmpty { return Text(verbatim: words) }
    return Text(verbatim: bar.placeholder ?? "").foregroundColor(UIColor.placeholderText.shown)
  }
}

/// Dots that tell the page.
struct PagesPicture: View {
  let control: UIPageControl
  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<control.numberOfPages, id: \.self) { index in
        Circle().fill(color(index)).frame(width: 7, height: 7)
      }
    }
    .frame(maxWidth: CGFloat.infinity, minHeight: 26)
  }
  private func color(_ index: Int) -> Color {
    let faint: UIColor = control.pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    let strong: UIColor = control.currentPageIndicatorTintColor ?? UIColor.white
    return index == control.currentPage ? strong.shown : faint.shown
  }
}

/// A switch.
struct SwitchPicture: View {
  let control: UISwitch
  var body: some View { Toggle("", isOn: Binding.constant(control.isOn)).labelsHidden() }
}

/// A slider.
struct SliderPicture: View {
  let control: UISlider
  var body: some View { Slider(value: Binding.constant(part)) }
  private var part: Double {
    let length: Float = control.maximumValue - control.minimumValue
    let done: Float = control.value - control.minimumValue
    return length > 0 ? Double(done / length) : 0
  }
}

/// A bar that fills.
struct BarPicture: View {
  let view: UIProgressView
  var body: some View {
    let done: Double = Double(view.progress)
    return ProgressView(value: done)
  }
}

/// A button.
struct ButtonPicture: View {
  let button: UIButton
  var body: some View {
    let font: UIFont = button.titleLabel?.font ?? UIFont.systemFont(ofSize: 17)
    return HStack(spacing: 4) {
      if let image = button.currentImage { image.picture }
      Text(verbatim: title)
    }
    .font(font.shown)
    .foregroundColor(color.shown)
    .frame(maxWidth: CGFloat.infinity, maxHeight: CGFloat.infinity)
  }
  private var title: String { button.currentTitle ?? button.configuration?.title ?? "" }
  private var color: UIColor {
    if let color = button.titleColor(for: .normal) { return color }
    if button.buttonType == .custom { return UIColor.white }
    return button.tintColor ?? UIColor.systemBlue
  }
}

/// Parts of which one is chosen.
struct SegmentsPicture: View {
  let control: UISegmentedControl
  var body: some View {
    Picker("", selection: Binding.constant(control.selectedSegmentIndex)) {
      ForEach(0..<control.numberOfSegments, id: \.self) { index in
        Text(verbatim: control.titleForSegment(at: index) ?? "").tag(index)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
}
