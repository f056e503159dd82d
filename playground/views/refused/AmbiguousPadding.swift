// S37: an own method that returns some View does not hide the library's method with the same parameters
import SwiftUI

extension View {
  func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
}

struct ContentView: View {
  var body: some View {
    Text("two candidates").padding(.horizontal, 8)  // error: ambiguous use of 'padding'
  }
}
