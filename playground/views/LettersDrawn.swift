// S10: texts that a program draws itself: lines, runs and letters, with marks on parts of the text
import SwiftUI

struct Emphasis: TextAttribute {
  var color = Color.red
}

struct Stairs: TextRenderer {
  var step = 4.0
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout {
      var depth = 0.0
      for run in line {
        for slice in run {
          var copy = ctx
          copy.translateBy(x: 0, y: depth)
          if let emphasis = run[Emphasis.self] {
            copy.fill(Path(slice.typographicBounds.rect), with: .color(emphasis.color.opacity(0.3)))
          }
          copy.draw(slice)
          depth += step
        }
      }
    }
  }
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height + 40)
  }
}

#Preview {
  VStack(spacing: 16) {
    Text("Steps")
    Text("Down \(Text("here").customAttribute(Emphasis()))").textRenderer(Stairs())
  }
}
