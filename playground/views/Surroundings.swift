// S44: what a view says to all views inside it, a field style of one's own, and views that wait for an image, a minute or a phase
import SwiftUI

struct BoxedFieldStyle: TextFieldStyle {
  @Environment(\.isEnabled) private var isEnabled
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(.horizontal, 8)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(isEnabled ? Color.blue : .gray))
  }
}

struct Fields: View {
  @State private var name = "Ada"
  @State private var place = ""
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Name", text: $name)
      TextField("Place", text: $place).disabled(true)
      TextField("Plain", text: $place).textFieldStyle(.plain)
    }
    .textFieldStyle(BoxedFieldStyle())
    .padding()
  }
}

struct Waiting: View {
  var body: some View {
    VStack(alignment: .leading) {
      AsyncImage(url: URL(string: "https://example.org/cat.png")) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Text("No cat")
        } else {
          Text("A cat is coming")
        }
      }
      PhaseAnimator(["first", "second"]) { phase in Text("The \(phase) phase") }
      Text("Changed").phaseAnimator([1, 2]) { content, count in
        HStack {
          content; Text("×\(count)")
        }
      }
      ScrollViewReader { proxy in Button("To the top") { proxy.scrollTo(0, anchor: .top) } }
      TimelineView(.everyMinute) { context in Text(context.date > Date(timeIntervalSince1970: 0) ? "Now" : "Long ago") }
    }
  }
}

struct Spacing: View {
  @Environment(\.lineSpacing) private var spacing
  var body: some View { Text("Spacing \(Int(spacing))") }
}

struct Levels: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("First").foregroundStyle(.primary)
      Text("Second").foregroundStyle(.secondary)
      Text("Third").foregroundStyle(.tertiary)
      Text("Tint").foregroundStyle(.tint)
      Text("Ground").background(.background)
      Spacing()
    }
    .foregroundStyle(.red, .blue, .green)
    .tint(.purple)
    .backgroundStyle(.yellow)
    .transformEnvironment(\.lineSpacing) { $0 += 2 }
    .environment(\.lineSpacing, 5)
  }
}

#Preview("Fields") { Fields() }

#Preview("Waiting") { Waiting() }

#Preview("Levels") { Levels() }

// paints: --preview Fields
//   ╭──────────────────────────────────────────────────────────────────────────╮
//   │▏Ada                                                                     ▕│
//   ├──────────────────────────────────────────────────────────────────────────┤
//   │▏Place                                                                   ▕│
//   ╰──────────────────────────────────────────────────────────────────────────╯
//   Plain

// paints: --preview Waiting
// A cat is coming
// The first phase
// Changed ×1
// [ To the top ]
// Now

// paints: --preview Levels
// First
// Second
// Third
// Tint
// Ground
// Spacing 7
