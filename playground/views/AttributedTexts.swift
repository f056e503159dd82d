// S35: a text whose parts have looks of their own, said by attributes and by Markdown
import SwiftUI

extension AttributedString {
  mutating func mark(_ word: String) {
    guard let range = range(of: word) else { return }
    self[range].backgroundColor = .yellow
    self[range].foregroundColor = .black
  }
}

struct ContentView: View {
  let literal: AttributedString = "a literal"

  var greeting: AttributedString {
    var text = AttributedString("Hello, World")
    text.foregroundColor = .red
    if let world = text.range(of: "World") {
      text[world].foregroundColor = .blue
      text[world].underlineStyle = .single
    }
    return text
  }
  var merged: AttributedString {
    var container = AttributeContainer()
    container.kern = 8
    container.foregroundColor = .purple
    var text = AttributedString("far", attributes: container)
    text += AttributedString(" found ")
    text.append(AttributedString("gone", attributes: AttributeContainer.strikethroughStyle(.single)))
    text.mark("found")
    return text
  }
  var energy: AttributedString {
    var square = AttributedString("2")
    square.baselineOffset = 16
    return AttributedString("E = mc") + square
  }
  var markdown: AttributedString {
    let source = "**strong**, *emphasis*, [a link](https://example.com)"
    return (try? AttributedString(markdown: source, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))) ?? AttributedString(source)
  }
  var runs: String {
    merged.runs.map { run in
      String(merged[run.range].characters) + (run.strikethroughStyle == nil ? "" : "!")
    }
    .joined(separator: "|")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(greeting)
      Text(merged)
      Text(runs)
      Text(energy)
      Text(markdown).bold()
      Text("within \(greeting) too")
      Text(literal) + Text(" and more").italic()
      Text(greeting.settingAttributes(AttributeContainer.font(.title)))
    }
  }
}

#Preview {
  ContentView()
}

// paints:
// Hello, World
// f a r  found gone
// far| |found| |gone!
//       2
// E = mc
// strong, emphasis, a link
// within Hello, World too
// a literal and more
// 🬲▌🬖🬓🬨 🬨 🬖🬏    ▌▌🬖🬏🬖🬃🬨 🬞▌
// 🬄🬄🬊🬃🬍🬃🬍🬃🬈🬀🬖   🬆🬄🬈🬀🬄 🬍🬃🬈🬄
