internal import Drawing
internal import SwiftSource
internal import Testing

@testable internal import Workbench

/// S39: accessibility modifiers feed a readable form of the view.
@MainActor @Suite struct `A view as a screen reader tells it` {
  private static func text(_ source: String) -> String {
    Preview(SourceFile(name: "a.swift", text: source), Request(), recordsWrittenViews: true).accessibilityText
  }

  @Test func `tells texts, images and controls in reading order`() {
    #expect(
      Self.text(
        """
        VStack {
          Text("Lighthouses").font(.title).accessibilityAddTraits(.isHeader)
          HStack { Image(systemName: "star"); Circle(); Text("Cape Arkona") }
          Toggle("Sound", isOn: .constant(true))
          Button("Add") {}
        }
        """) == """
          Lighthouses, heading
          star, image
          Cape Arkona
          Sound, on, switch
          Add, button

          """)
  }
  @Test func `takes labels, values and hints from modifiers, in both spellings`() {
    #expect(
      Self.text(
        """
        VStack {
          Image(systemName: "star").accessibilityLabel("Favourite").accessibilityValue("3 of 5").accessibilityHint("Tap twice.")
          Button("+") {}.accessibility(label: Text("Add")).accessibility(hint: Text("Adds one."))
          Circle().accessibilityLabel(Text("Status")).accessibilityRemoveTraits(.isImage)
        }
        """) == """
          Favourite, 3 of 5, image. Tap twice.
          Add, button. Adds one.
          Status

          """)
  }
  @Test func `hides, combines, replaces and reorders`() {
    #expect(Self.text("HStack { Text(\"a\").accessibilityHidden(true); Text(\"b\") }") == "b\n")
    #expect(Self.text("HStack { Text(\"a\"); Button(\"b\") {} }.accessibilityElement(children: .combine)") == "a, b, button\n")
    #expect(Self.text("HStack { Text(\"a\"); Text(\"b\") }.accessibilityElement().accessibilityLabel(\"both\")") == "both\n")
    #expect(Self.text("VStack { Text(\"a\"); Text(\"b\").accessibilitySortPriority(1) }") == "b\na\n")
  }
  /// Icons alone, also those of a bar, are told and found by their titles.
  @Test(arguments: [
    "Button(\"Add\", systemImage: \"plus\") { n += 1 }.labelStyle(.iconOnly)",
    "Button { n += 1 } label: { Label(\"Add\", systemImage: \"plus\").labelStyle(.iconOnly) }",
    "Button { n += 1 } label: { Image(systemName: \"plus\").accessibilityLabel(\"Add\") }",
    "Button { n += 1 } label: { Circle() }.accessibilityLabel(\"Add\")",
  ]) func `finds what it tells where no text shows it`(_ button: String) throws {
    let source = "struct A: View { @State private var n = 0; var body: some View { VStack { Text(\"\\(n) times\"); \(button) } } }\nA()\n"
    for device in [Device.terminal, .iphone] {
      var request = Request()
      request.device = device
      let preview = Preview(SourceFile(name: "a.swift", text: source), request, recordsWrittenViews: true)
      #expect(preview.accessibilityText == "0 times\nAdd, button\n")
      for act in try Act.all(in: "tap Add; tap \"Add\"") { _ = try preview.perform(act) }
      #expect(preview.accessibilityText == "2 times\nAdd, button\n")
      #expect(throws: SelectorError.self) { try preview.perform(Act.all(in: "tap \"Remove\"")[0]) }
    }
  }
  @Test func `says when there is nothing to tell`() {
    #expect(Self.text("Circle()") == "nothing to tell: the view has neither texts nor controls\n")
    #expect(Self.text("EmptyView()") == "nothing\n")
  }
}
