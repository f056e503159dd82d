// S12: the columns of a lazy grid never look at their cells; a lazy stack takes the width it is offered
import SwiftUI

struct Tile: View {
  var number: Int

  var body: some View {
    Text("\(number)")
      .frame(maxWidth: .infinity)
      .border(Color.gray)
  }
}

struct ContentView: View {
  let columns = [GridItem(.fixed(64)), GridItem(.flexible(minimum: 40)), GridItem(.adaptive(minimum: 56, maximum: 80), alignment: .leading)]

  var body: some View {
    VStack(spacing: 16) {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(1..<8) { number in
          Tile(number: number)
        }
      }
      LazyVStack(alignment: .trailing, spacing: 0, pinnedViews: [.sectionHeaders]) {
        Text("a lazy column")
        Text("is as wide as its offer")
      }
      LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.fixed(16))], spacing: 8) {
        ForEach(1..<6) { number in
          Text("row \(number)")
        }
      }
      .frame(height: 48)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 4), alignment: .leading) {
        ForEach(1..<5) { number in
          Text("\(number)")
        }
      }
      LazyHStack(alignment: .top) {
        Text("left")
        Text("right")
      }
      .frame(height: 16)
    }
    .frame(width: 320)
  }
}

#Preview {
  ContentView()
}

// paints:
// ┌──────┐ ┌─────────────┐ ┌─────┐ ┌─────┐
// │   1  │ │      2      │ │  3  │ │  4  │
// ├──────┤ ├─────────────┤ ├─────┤ └─────┘
// │   5  │ │      6      │ │  7  │
// └──────┘ └─────────────┘ └─────┘
//                            a lazy column
//                  is as wide as its offer
//
//             row 1 row 3 row 5
//
//             row 2 row 4
//
// 1         2         3         4
//
//                left right
