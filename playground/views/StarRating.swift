// S24 S25 S26: texts on one baseline, a guide moved by hand, and a guide of one's own that lines up views of separate branches
import SwiftUI

extension VerticalAlignment {
  private enum MidStarAndTitle: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
  }
  static let midStarAndTitle = VerticalAlignment(MidStarAndTitle.self)
}

struct Rating: View {
  var body: some View {
    HStack(alignment: .midStarAndTitle) {
      VStack {
        Text("★★★★★")
          .accessibilityIdentifier("stars")
          .alignmentGuide(.midStarAndTitle) { d in d[.bottom] / 2 }
        Text("5 stars").font(.caption)
      }
      VStack(alignment: .leading) {
        Text("Avocado Toast")
          .font(.title)
          .accessibilityIdentifier("title")
          .alignmentGuide(.midStarAndTitle) { d in d[.bottom] / 2 }
        Text("Ingredients: avocado, bread")
      }
    }
  }
}

struct Baselines: View {
  var body: some View {
    HStack(alignment: .lastTextBaseline) {
      Text("Delicious")
        .accessibilityIdentifier("delicious")
      Color.green.frame(width: 32, height: 64)
        .accessibilityIdentifier("picture")
        .alignmentGuide(.lastTextBaseline) { d in d[.bottom] * 0.75 }
      Text("Avocado").font(.title)
        .accessibilityIdentifier("avocado")
    }
  }
}

#Preview("Rating") {
  Rating()
}

#Preview("Baselines") {
  Baselines()
}

// paints: --preview Rating
//         🬳🬓🬓🬓🬖🬏🬖🬃🬩🬏🬞▌🬖🬏  🬨🬀🬖🬏🬩🬏🬵🬃🬫🬃
//  ★★★★★  🬄🬄🬈🬀🬈🬀🬈🬃🬌🬄🬈🬄🬈🬀  🬉 🬈🬀🬌🬄🬍🬀🬉🬃
// 5 stars
//         Ingredients: avocado, bread

// paints: --preview Baselines
//           ▒▒▒▒
//           ▒▒▒▒
// Delicious ▒▒▒▒ 🬳🬓🬓🬓🬖🬏🬖🬃🬩🬏🬞▌🬖🬏
//           ▒▒▒▒ 🬄🬄🬈🬀🬈🬀🬈🬃🬌🬄🬈🬄🬈🬀
