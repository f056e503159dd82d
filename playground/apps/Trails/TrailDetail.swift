import SwiftUI

struct TrailDetail: View {
  let trail: Trail
  @EnvironmentObject private var store: TrailStore

  private var isFavourite: Bool { store.trails.contains { $0.id == trail.id && $0.isFavourite } }

  var body: some View {
    VStack(alignment: .leading) {
      Text(trail.name).font(.title)
      Label(trail.level.rawValue.capitalized, systemImage: trail.level.symbol)
      Facts(length: trail.length)
      Button(isFavourite ? "Forget" : "Remember") { store.toggleFavourite(trail) }
    }
    .padding()
  }
}

struct Facts: View {
  let length: String
  var body: some View { LabeledContent("Length", value: length).frame(width: 200) }
}

#Preview {
  TrailDetail(trail: TrailStore().trails[1]).environmentObject(TrailStore())
}

// paints:
//
//   🬴🬀🬖🬓🬖🬃🬚🬏  🬖🬓🬖🬏🬖🬃🬖🬓🬖🬓
//   🬄 🬊🬃🬄 🬄🬄  🬠🬄🬈🬀🬄 🬠🬄🬊🬃
//
//   △  Steep
//
//   Length             7.2 km
//   [ Remember ]
