import SwiftUI

struct TrailList: View {
  @EnvironmentObject private var store: TrailStore

  var body: some View {
    NavigationStack {
      List {
        Toggle("Favourites only", isOn: $store.showsFavouritesOnly)
        ForEach(store.shown) { trail in
          NavigationLink {
            TrailDetail(trail: trail)
          } label: {
            TrailRow(trail: trail)
          }
        }
      }
      .navigationTitle("Trails")
    }
  }
}

struct TrailRow: View {
  let trail: Trail

  var body: some View {
    HStack {
      Image(systemName: trail.level.symbol)
      Text(trail.name)
      Spacer()
      if trail.isFavourite { Image(systemName: "star.fill") }
      Text(trail.length).foregroundColor(.secondary)
    }
  }
}

#Preview {
  TrailList().environmentObject(TrailStore())
}

// paints:
//   🬨🬀🬖🬃🬩🬏🬠 🬨 🬵🬃
//   🬉 🬄 🬌🬄🬉 🬍🬃🬍🬀
//   Favourites only                                                         (●━)
// ────────────────────────────────────────────────────────────────────────────────
//   🍃 Lake round                                                    ★  4.5 km ›
// ────────────────────────────────────────────────────────────────────────────────
//   △  Fern gorge                                                       7.2 km ›
// ────────────────────────────────────────────────────────────────────────────────
//   ❄  North ridge                                                     11.0 km ›
