import Foundation
import SwiftUI

/// A label.
struct LabelPicture: View {
  let label: UILabel
  var body: some View {
    Text(verbatim: label.text ?? "")
      .font((label.font ?? UIFont.systemFont(ofSize: 17)).shown)
      .foregroundColor(Color(uiColor: label.textColor ?? .label))
      .lineLimit(label.numberOfLines > 0 ? label.numberOfLines : nil)
      .multilineTextAlignment(UILabel.lines(label.textAlignment))
  }
}
extension UILabel {
  /// SwiftUI's word for where lines stand.
  static func lines(_ alignment: NSTextAlignment) -> TextAlignment {
    switch alignment {
    case .center: return .center
    case .right: return .trailing
    default: return .leading
    }
  }
}

/// An image in a view.
struct ImagePicture: View {
  let view: UIImageView
  var body: some View {
    if let image = view.image {
      picture(image).foregroundColor(Color(uiColor: image.tint ?? view.tintColor ?? .systemBlue))
    } else {
      Color.clear
    }
  }
  @ViewBuilder private func picture(_ image: UIImage) -> some View {
    switch view.contentMode {
    case .scaleAspectFit: image.picture.resizable().aspectRatio(contentMode: .fit)
    case .scaleAspectFill: image.picture.resizable().aspectRatio(contentMode: .fill)
    case .scaleToFill, .redraw: image.picture.resizable()
    default: image.picture
    }
  }
}

/// A field for one line of text.
struct FieldPicture: View {
  let field: UITextField
  var body: some View {
    if field.borderStyle == .roundedRect {
      text.textFieldStyle(.roundedBorder)
    } else {
      text
    }
  }
  private var text: some View {
    TextField(field.placeholder ?? "", text: .constant(field.text ?? ""))
      .font((field.font ?? UIFont.systemFont(ofSize: 17)).shown)
      .foregroundColor(Color(uiColor: field.textColor ?? .label))
      .multilineTextAlignment(UILabel.lines(field.textAlignment))
  }
}

/// A field for lines of text.
struct TextPicture: View {
  let view: UITextView
  var body: some View {
    Text(verbatim: view.text ?? "")
      .font((view.font ?? UIFont.systemFont(ofSize: 14)).shown)
      .foregroundColor(Color(uiColor: view.textColor ?? .label))
      .multilineTextAlignment(UILabel.lines(view.textAlignment))
      .padding(.vertical, 8)
      .padding(.horizontal, 5)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A field for searching.
struct SearchPicture: View {
  let bar: UISearchBar
  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundColor(Color(uiColor: .secondaryLabel))
      if let text = bar.text, !text.isEmpty {
        Text(verbatim: text)
      } else {
        Text(verbatim: bar.placeholder ?? "").foregroundColor(Color(uiColor: .placeholderText))
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
    .padding(.horizontal, 8)
    .padding(.vertical, 10)
  }
}

/// Dots that tell the page.
struct PagesPicture: View {
  let control: UIPageControl
  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<max(control.numberOfPages, 0), id: \.self) { index in
        Circle().fill(color(index)).frame(width: 7, height: 7)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 26)
  }
  private func color(_ index: Int) -> Color {
    if index == control.currentPage { return Color(uiColor: control.currentPageIndicatorTintColor ?? .white) }
    return Color(uiColor: control.pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3))
  }
}

/// A button.
struct ButtonPicture: View {
  let button: UIButton
  var body: some View {
    HStack(spacing: 4) {
      if let image = button.currentImage { image.picture }
      if let title = button.currentTitle ?? button.configuration?.title { Text(verbatim: title) }
    }
    .font((button.titleLabel?.font ?? UIFont.systemFont(ofSize: 17)).shown)
    .foregroundColor(Color(uiColor: color))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
  private var color: UIColor {
    button.titleColor(for: .normal) ?? (button.buttonType == .custom ? .white : button.tintColor ?? .systemBlue)
  }
}

/// Parts of which one is chosen.
struct SegmentsPicture: View {
  let control: UISegmentedControl
  var body: some View {
    Picker("", selection: .constant(control.selectedSegmentIndex)) {
      ForEach(0..<control.numberOfSegments, id: \.self) { index in
        Text(verbatim: control.titleForSegment(at: index) ?? "").tag(index)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
}
