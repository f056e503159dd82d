// S46: what a view needs stands in its initialiser, the rest has defaults
import SwiftUI

enum IconImage {
  case hash
  case manga

  var symbol: String {
    switch self {
    case .hash: "#"
    case .manga: "@"
    }
  }
}

struct TagItem: View {  // advice: the initialiser of 'TagItem' has 2 optional parts: 'icon', 'isSelected'
  var icon: IconImage = .hash
  var title: String
  var isSelected: Bool = false

  var body: some View {
    HStack(spacing: 8) {
      Text(icon.symbol)
        .foregroundColor(isSelected ? .white : .gray)
      if isSelected {
        Text(title).bold()
          .foregroundColor(.white)
      } else {
        Text(title)
      }
    }
    .padding(.horizontal, 8)
    .background(isSelected ? Color.blue : Color.clear)
    .accessibilityIdentifier(title)
  }
}

struct TagList: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TagItem(icon: .manga, title: "manga")
      TagItem(title: "matcha", isSelected: true)
      TagItem(title: "mochi")
    }
  }
}

#Preview {
  TagList()
}

// paints:
//  @ manga
// █#█matcha█
//  # mochi
