internal import Drawing
internal import Foundation
internal import LayoutCore

extension NodeList {
  /// A field of iOS: one line of text in the width that is offered, in a rounded frame where the style has one.
  mutating func phoneField<Label: View>(_ kind: String, _ field: TextField<Label>) {
    typealias Measures = PhoneMetrics.Field
    let style = environment.controls.textField
    if let style, !(style is any BuiltInTextFieldStyle) { return textField(style, kind, field) }
    let isFramed = style is RoundedBorderTextFieldStyle || style is SquareBorderTextFieldStyle
    let inset = isFramed ? EdgeInsets(top: Measures.verticalInset, leading: Measures.inset, bottom: Measures.verticalInset, trailing: Measures.inset) : EdgeInsets()
    let frame = fieldFrame
    container(kind, { $0.beginPadding(top: inset.top, leading: inset.leading, bottom: inset.bottom, trailing: inset.trailing) }) { nodes in
      nodes.responds(Interaction(type: field.commit))
      if isFramed { nodes.attach(.control(.pixels(frame))) }
      nodes.implicitly { nodes in
        nodes.container("Content", { $0.beginFlexibleFrame(maxWidth: .infinity, horizontal: .leading, vertical: .verticalCenter) }) { nodes in
          let outer = nodes.environment
          if field.axis == .horizontal { nodes.environment.lineLimit = 1 }
          let text = field.text()
          nodes.implicitly { nodes in
            if text.isEmpty {
              nodes.environment.foregroundStyle = SystemColor.placeholderText
              if let prompt = field.prompt { nodes.append(prompt) } else { nodes.append(field.label) }
            } else {
              if !nodes.environment.isEnabled { nodes.environment.foregroundStyle = SystemColor.tertiaryLabel }
              if field.isSecure { nodes.append(SecretDots(count: text.count)) } else { nodes.append(Text(text)) }
            }
          }
          nodes.environment = outer
          if nodes.builder.wrapChildren(after: 0, in: .hStack) != nil { nodes.noteImplicit("HStack", nodes.source, nodes.scope) }
        }
      }
    }
  }
  /// A rounded frame, a pixel thick, on the background.
  var fieldFrame: PixelDrawing {
    let ground = SystemColor.systemBackground.paint(in: environment)
    let border = PhoneMetrics.Field.border
    let line = SystemColor.secondaryLabel.rgba(in: environment)
    let paint = Paint.color(RGBA(red: line.red, green: line.green, blue: line.blue, alpha: environment.isDark ? border.dark : border.light))
    let width = environment.pixelLength
    return PixelDrawing { frame, _ in
      let radius = PhoneMetrics.Field.radius
      return [
        .fill(.rounded(frame, radius), ground), .stroke(.rounded(frame.insetBy(dx: width / 2, dy: width / 2), radius - width / 2), StrokeStyle(lineWidth: width), paint),
      ]
    }
  }
}

/// Dots instead of the characters of a text, as high as a line.
private struct SecretDots {
  let count: Int
}
extension SecretDots: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    typealias Measures = PhoneMetrics.Field
    let count = min(view.count, Measures.mostDots)
    let size = (nodes.environment.font ?? .body).resolved(in: nodes.environment).pointSize
    let paint = nodes.environment.foreground
    let width = size * (Measures.dotDistance * CGFloat(count - 1) + Measures.dot)
    let drawing = PixelDrawing(label: String(repeating: "•", count: count)) { frame, _ in
      let side = size * Measures.dot
      return (0..<count).map { index in
        let x = frame.minX + size * Measures.dotDistance * CGFloat(index)
        return .fill(.ellipse(in: CGRect(x: x, y: frame.midY + size * Measures.dotDrop - side / 2, width: side, height: side)), paint)
      }
    }
    nodes.append(
      Implicit {
        Drawn(
          kind: "Dots", drawing: .pixels(drawing), begin: { builder, _ in builder.beginFrame(width: width, height: nil, horizontal: .leading, vertical: .verticalCenter) },
          content: Implicit { Text(" ") })
      })
  }
}
