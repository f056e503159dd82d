// S46: an argument of another type
import SwiftUI

struct TagItem: View {
  var title: String

  var body: some View {
    Text(title)
  }
}

struct ContentView: View {
  var body: some View {
    TagItem(title: 3)  // error: cannot convert value of type 'Int' to expected argument type 'String'
  }
}
