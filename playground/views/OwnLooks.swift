// S03: styles of one's own for controls that hold others, and for what is filled
import SwiftUI

struct Drawer: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          Text(configuration.isExpanded ? "-" : "+")
          configuration.label
        }
      }
      if configuration.isExpanded { configuration.content.padding(.leading, 16) }
    }
  }
}

struct Dotted: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("...")
      configuration.content
    }
  }
}

struct Share: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int(configuration.value * 100)) %")
    }
  }
}

struct Brand: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.orange : Color.blue
  }
}

struct Looks: View {
  @State private var isOpen = true
  var body: some View {
    VStack(alignment: .leading) {
      DisclosureGroup("Details", isExpanded: $isOpen) { LabeledContent("Size", value: "12 KB") }
      Gauge(value: 0.25) { Text("Used") }
      Rectangle().fill(Brand()).frame(width: 80, height: 16)
    }
    .disclosureGroupStyle(Drawer())
    .labeledContentStyle(Dotted())
    .gaugeStyle(Share())
  }
}

#Preview {
  Looks()
}
