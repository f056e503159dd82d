// S12 S20: labels as wide as the widest of them, in a row with the distances that neighbours prefer. A layout value makes one count several times; a cache keeps what was measured.
import SwiftUI

struct PartCount: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func weight(_ weight: CGFloat) -> some View { layoutValue(key: PartCount.self, value: weight) }
}

struct EqualWidthRow: Layout {
  struct Cache {
    var unit: CGSize
    var gaps: [CGFloat]
    var total: CGFloat { gaps.reduce(0, +) }
  }

  func makeCache(subviews: Subviews) -> Cache {
    var unit = CGSize.zero
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      unit.width = max(unit.width, size.width / subview[PartCount.self])
      unit.height = max(unit.height, size.height)
    }
    let gaps = subviews.indices.dropLast().map { index in
      subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
    return Cache(unit: unit, gaps: gaps)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let parts = subviews.map { $0[PartCount.self] }.reduce(0, +)
    return CGSize(width: cache.unit.width * parts + cache.total, height: cache.unit.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for index in subviews.indices {
      let width = cache.unit.width * subviews[index][PartCount.self]
      subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: cache.unit.height))
      x += width + (index < cache.gaps.count ? cache.gaps[index] : 0)
    }
  }
}

struct Choice: View {
  let title: String
  var body: some View { Text(title).frame(maxWidth: .infinity).border(Color.gray) }
}

#Preview("Equal") {
  EqualWidthRow {
    Choice(title: "Yes")
    Choice(title: "No")
    Choice(title: "Perhaps")
  }
}

#Preview("Weighted") {
  VStack(alignment: .leading, spacing: 32) {
    EqualWidthRow {
      Choice(title: "1")
      Choice(title: "two parts").weight(2)
      Choice(title: "1")
    }
    EqualWidthRow {
      Choice(title: "ordered").layoutPriority(1)
      Spacer()
      Choice(title: "end")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}

// paints: --preview 1
// ┌─────┐ ┌─────┐┌───────┐
// │ Yes │ │  No ││Perhaps│
// └─────┘ └─────┘└───────┘

// paints: --preview 2
// ┌───┐┌─────────┐┌──┐
// │ 1 ││two parts││1 │
// └───┘└─────────┘└──┘
// ┌─────┐      ┌───────┐
// │ end │      │ordered│
// └─────┘      └───────┘
