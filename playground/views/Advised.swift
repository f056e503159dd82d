// S57: what is allowed and better not done; 'playground check --advice' says why
import SwiftUI

struct Scores: View {
  let names: [String]
  let best: String

  init(names: [String]) {
    self.names = names
    best = names.sorted()[0]  // advice: making 'Scores' orders a collection with 'sorted'
  }
  var body: some View {
    Text("\(best) and \(names.count - 1) more")
  }
}

struct TagItem: View {  // advice: the initialiser of 'TagItem' has 2 optional parts: 'icon', 'isSelected'
  var icon: String = "#"
  var title: String
  var isSelected: Bool = false

  var body: some View {
    Text(icon + title)
      .underline(isSelected)
  }
}

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .bottom) {  // advice: the texts of this 'HStack' stand on their bottom edges, not on one line
        Text("Big").font(.title)
        Text("small")
      }
      Scores(names: ["Cleo", "Ada", "Ben"])
      TagItem(title: "matcha", isSelected: true)
    }
  }
}

#Preview {
  ContentView()
}

// paints:
// 🬴🬃🬠 🬖🬓
// 🬌🬀🬉 🬠🬄 small
//
// Ada and 2 more
// #matcha
