// S12: a layout of one's own: views on a circle, each by its centre. The first stands at the top.
import SwiftUI

struct RadialLayout: Layout {
  var startAngle = Angle.degrees(-90)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 160, height: 160))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.reduce(0) { max($0, max($1.width, $1.height)) }
    let radius = (min(bounds.width, bounds.height) - widest) / 2
    for (index, subview) in subviews.enumerated() {
      let angle = startAngle.radians + 2 * .pi * Double(index) / Double(subviews.count)
      let point = CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius)
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

#Preview("Clock") {
  RadialLayout {
    ForEach(0..<12, id: \.self) { hour in
      Text(hour == 0 ? "12" : "\(hour)")
    }
  }
  .frame(width: 192, height: 192)
  .border(Color.gray)
}

#Preview("From the right") {
  RadialLayout(startAngle: .zero) {
    Text("east")
    Text("south")
    Text("west")
    Text("north")
  }
  .padding(8)
  .border(Color.gray)
  .fixedSize()
  .environment(\.layoutDirection, .rightToLeft)
}

// paints: --preview 1
// ┌───────────────────────┐
// │          12           │
// │     11         1      │
// │                       │
// │10                  2  │
// │                       │
// │                       │
// │9                     3│
// │                       │
// │ 8                  4  │
// │                       │
// │     7          5      │
// │           6           │
// └───────────────────────┘

// paints: --preview 2
// ┌────────────────────┐
// │        north       │
// │                    │
// │                    │
// │                    │
// │ east           west│
// │                    │
// │                    │
// │                    │
// │        south       │
// └────────────────────┘
