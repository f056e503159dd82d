import SwiftUI

class TrailStore: ObservableObject {
  @Published var trails = [
    Trail(id: 1, name: "Lake round", kilometres: 4.5, level: .easy, isFavourite: true),
    Trail(id: 2, name: "Fern gorge", kilometres: 7.2, level: .steep),
    Trail(id: 3, name: "North ridge", kilometres: 11.0, level: .alpine),
  ]
  @Published var showsFavouritesOnly = false

  var shown: [Trail] { trails.filter { $0.isFavourite || !showsFavouritesOnly } }

  func toggleFavourite(_ trail: Trail) {
    guard let index = trails.firstIndex(where: { $0.id == trail.id }) else { return }
    trails[index].isFavourite.toggle()
  }
}
