// S08 S12: a layout of one's own that breaks its views into rows, as words into lines, and keeps their sizes in a cache. AnyLayout puts a column in its place.
import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  var lineSpacing: CGFloat = 0

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arrange(width: proposal.width ?? .infinity, sizes: cache.sizes).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let points = arrange(width: bounds.width, sizes: cache.sizes).points
    for (subview, point) in zip(subviews, points) {
      subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func arrange(width: CGFloat, sizes: [CGSize]) -> (size: CGSize, points: [CGPoint]) {
    var points: [CGPoint] = []
    var corner = CGPoint.zero
    var rowHeight: CGFloat = 0
    var widest: CGFloat = 0
    for size in sizes {
      if corner.x > 0, corner.x + size.width > width {
        corner.x = 0
        corner.y += rowHeight + lineSpacing
        rowHeight = 0
      }
      points.append(corner)
      corner.x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
      widest = max(widest, corner.x - spacing)
    }
    return (CGSize(width: widest, height: corner.y + rowHeight), points)
  }
}

struct Tags: View {
  @State var isFlowing = true

  var body: some View {
    let layout = isFlowing ? AnyLayout(FlowLayout(spacing: 16)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
    VStack(alignment: .leading, spacing: 0) {
      Button(isFlowing ? "Column" : "Flow") { isFlowing.toggle() }
      layout {
        ForEach(["layout", "is", "a", "conversation", "between", "parents", "and", "children"], id: \.self) { word in
          Text(word).underline()
        }
      }
    }
    .frame(width: 200, alignment: .leading)
  }
}

#Preview("Flow") { Tags() }
#Preview("Column") { Tags(isFlowing: false) }

// paints: --preview 1
// [ Column ]
// layout  is  a
// conversation  between
// parents  and  children

// paints: --preview 2
// [ Flow ]
// layout
// is
// a
// conversation
// between
// parents
// and
// children
