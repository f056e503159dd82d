// S09: an app of two screens. 'playground render playground/apps/Trails/TrailsApp.swift' shows its first window;
// 'playground render playground/apps/Trails/TrailDetail.swift' the second screen.
import SwiftUI

@main
struct TrailsApp: App {
  @StateObject private var store = TrailStore()

  var body: some Scene {
    WindowGroup {
      TrailList().environmentObject(store)
    }
  }
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
