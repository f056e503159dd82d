// S04: rows that a person may remove or move, as far as each row lets them
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
