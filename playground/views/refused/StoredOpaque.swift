// S41: a stored property cannot be some View without a value that tells its type
import SwiftUI

struct CardView: View {
  var content: some View  // error: property declares an opaque return type, but has no initializer expression

  var body: some View {
    content
      .padding()
      .background(Color.white)
  }
}
