// S09: programs as roots: the views of the first scene are shown, those of a notification on a watch
import SwiftUI

struct MyView: View {
  let place: String

  var body: some View {
    VStack {
      Text("Hello, \(place)!")
      Text("\(place.count) letters")
    }
  }
}

struct Program: App {
  var body: some Scene {
    WindowGroup {
      MyView(place: "window")
    }
    Settings {
      MyView(place: "settings")
    }
  }
}

struct Preferences: App {
  @AppStorage("name") private var name = "settings"

  var body: some Scene {
    Settings {
      MyView(place: name)
    }
  }
}

struct Notification: App {
  var body: some Scene {
    WKNotificationScene(category: "delivery") {
      MyView(place: "watch")
      Spacer()
      Text("delivered")
    }
  }
}

// paints:
// Hello, window!
//    6 letters
// paints: --view Preferences
// Hello, settings!
//     8 letters
// paints: --view Notification --size 40x18 --screen
//
//
//               Hello, watch!
//                 5 letters
//
//
//
//
//
//
//
//
//
//
//
//                 delivered
