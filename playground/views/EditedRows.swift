// Rows that a person may remove or move: a list writes through the binding to its data, and a row can say that it
// stays.
import SwiftUI

struct Errand: Identifiable {
  let id: Int
  var title: String
}

struct Errands: View {
  @State private var errands = [
    Errand(id: 0, title: "Bread"), Errand(id: 1, title: "Stamps"), Errand(id: 2, title: "Library"),
  ]
  var body: some View {
    List($errands, editActions: [.delete, .move]) { $errand in
      Text(errand.title)
        .deleteDisabled(errand.title == "Stamps")
        .moveDisabled(errand.id == 0)
    }
    .environment(\.editMode, .constant(.active))
  }
}

#Preview {
  Errands()
}
