// S38: modifiers as values: joined, doing nothing, and decided by the environment.
import SwiftUI

struct Framed: ViewModifier {
  var color = Color.gray
  func body(content: Content) -> some View { content.padding(8).border(color) }
}

struct Adaptive: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> Framed { Framed(color: environment.font == nil ? .gray : .red) }
}

#Preview {
  HStack {
    ModifiedContent(content: Text("wrapped"), modifier: Framed())
    Text("nothing").modifier(EmptyModifier())
    Text("plain").modifier(Adaptive())
    Text("styled").modifier(Adaptive()).font(.headline)
  }
}

// paints:
// ┌───────┐         ┌─────┐ ┌──────┐
// │wrapped│ nothing │plain│ │styled│
// └───────┘         └─────┘ └──────┘
