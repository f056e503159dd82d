// S03 S06: a list in sections, under a navigation bar with a title and items
import SwiftUI

struct Grocery: Identifiable {
  let id: Int
  var name: String
  var count = 1
}

struct GroceryList: View {
  @State private var groceries = [Grocery(id: 1, name: "Milk", count: 2), Grocery(id: 2, name: "Bread"), Grocery(id: 3, name: "Eggs", count: 12)]
  @State private var isAdding = false

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("To buy")) {
          ForEach(groceries) { grocery in
            NavigationLink(destination: Text(grocery.name)) {
              Text(grocery.name)
              Spacer()
              Text("\(grocery.count)").foregroundColor(.secondary)
            }
          }
          .onDelete { _ in }
        }
        Section {
          Text("Butter").badge(3)
          Text("Salt").listRowInsets(EdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0))
        } header: {
          Text("Later")
        } footer: {
          Text("Swipe to remove.")
        }
      }
      .listStyle(.plain)
      .navigationTitle("Food")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: { isAdding = true }) { Image(systemName: "plus") }
        }
      }
      .sheet(isPresented: $isAdding) { Text("New") }
    }
    .frame(width: 320, height: 368)
  }
}

#Preview {
  GroceryList()
}

// paints:
//   [ Edit ]                      [ ＋ ]
//   🬴🬀🬖🬏🬖🬏🬞▌
//   🬄 🬈🬀🬈🬀🬈🬄
//   To buy
//
//   Milk                             2 ›
// ────────────────────────────────────────
//   Bread                            1 ›
// ────────────────────────────────────────
//   Eggs                            12 ›
//
//   Later
//
//   Butter                             3
// ────────────────────────────────────────
//       Salt
//
//   Swipe to remove.
