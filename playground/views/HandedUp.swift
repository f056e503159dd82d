// S12: values that views hand up: a column of names as wide as the widest, and a frame around the chosen one, drawn where its anchor says.
import SwiftUI

struct WidestKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct ChosenKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

struct Row: View {
  let name: String
  let value: String
  let width: CGFloat?

  var body: some View {
    HStack {
      Text(name)
        .background(GeometryReader { proxy in Color.clear.preference(key: WidestKey.self, value: proxy.size.width) })
        .frame(width: width, alignment: .trailing)
      Text(value)
    }
  }
}

struct Register: View {
  @State private var width: CGFloat?
  let chosen: Int

  var body: some View {
    let rows = [("Name", "Ada"), ("Born in", "London"), ("Profession", "Mathematician")]
    VStack(alignment: .leading, spacing: 16) {
      ForEach(0..<3, id: \.self) { index in
        Row(name: rows[index].0, value: rows[index].1, width: width)
          .anchorPreference(key: ChosenKey.self, value: .bounds) { index == chosen ? $0 : nil }
      }
    }
    .onPreferenceChange(WidestKey.self) { width = $0 }
    .backgroundPreferenceValue(ChosenKey.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          let frame = proxy[anchor]
          Color.clear.border(Color.red).frame(width: frame.width + 16, height: frame.height + 32).offset(x: frame.minX - 8, y: frame.minY - 16)
        }
      }
    }
    .padding(8)
  }
}

#Preview("First") { Register(chosen: 0) }
#Preview("Last") { Register(chosen: 2) }

// paints: --preview 1
// ┌──────────────┐
// │      Name Ada│
// └──────────────┘
//     Born in London
//
//  Profession Mathematician

// paints: --preview 2
//
//        Name Ada
//
//     Born in London
// ┌────────────────────────┐
// │Profession Mathematician│
// └────────────────────────┘
