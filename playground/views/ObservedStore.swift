// S07: an observable object that several views share; after one change only the bodies that observe it run.
// At the prompt, ':tap "Buy"' says which bodies ran: the shop and the basket, never the greeting.
import SwiftUI

class Basket: ObservableObject {
  @Published var fruits = ["apple"] {
    didSet { changes += 1 }
  }
  @Published var isGift = false
  private(set) var changes = 0

  func buy(_ fruit: String) { fruits.append(fruit) }
}

struct Shop: View {
  @StateObject private var basket = Basket()
  var body: some View {
    VStack(alignment: .leading) {
      Greeting(name: "Ada")
      HStack {
        Button("Buy") { basket.buy("pear") }
        Button("Clear") { basket.fruits.removeAll() }
      }
      BasketView(basket: basket)
      Wrapping(isGift: $basket.isGift)
      Total()
    }
    .frame(width: 200)
    .environmentObject(basket)
  }
}

struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \(name)") }
}

struct BasketView: View {
  @ObservedObject var basket: Basket
  var body: some View {
    ForEach(basket.fruits, id: \.self) { Text("- \($0)") }
  }
}

struct Wrapping: View {
  @Binding var isGift: Bool
  var body: some View { Toggle("Gift", isOn: $isGift) }
}

struct Total: View {
  @EnvironmentObject private var basket: Basket
  var body: some View {
    Text("\(basket.fruits.count) in the basket, \(basket.changes) changes").font(.caption)
  }
}

#Preview {
  Shop()
}

// paints:
// Hello, Ada
// [ Buy ] [ Clear ]
// - apple
//
// Gift                 (●━)
//
// 1 in the basket, 0
// changes
