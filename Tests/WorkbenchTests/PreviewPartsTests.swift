internal import SwiftSource
internal import Testing
internal import Workbench

/// Each view of a provider is a preview of its own.
@MainActor @Suite struct `The views of a provider` {
  private static let source = """
    import SwiftUI
    struct Row: View { let title: String; var body: some View { Text(title) } }
    struct Rows: PreviewProvider {
      static var previews: some View {
        Group {
          Row(title: "one").previewDisplayName("First")
          Row(title: "two").previewDisplayName("Second").previewLayout(.fixed(width: 100, height: 50))
        }
        ForEach(["x", "y"], id: \\.self) { Row(title: $0) }
      }
    }
    struct Alone: PreviewProvider { static var previews: some View { Row(title: "alone") } }
    #Preview("Macro") { Row(title: "macro") }
    """
  private func preview(_ choice: PreviewChoice, device: String = "terminal") -> Preview {
    var request = Request()
    request.preview = choice
    if device == "iphone" { request.device = .iphone }
    return Preview(SourceFile(name: "Rows.swift", text: Self.source), request)
  }
  private func text(_ choice: PreviewChoice) throws -> String {
    try preview(choice).picture(isScreen: false, colors: .none, charset: .unicode).text.filter { !$0.isWhitespace }
  }

  @Test(arguments: [
    ("Rows", "one"), ("Rows[2]", "two"), ("1[3]", "x"), ("Rows[4]", "y"), ("Second", "two"), ("First", "one"),
    ("Alone", "alone"), ("2", "alone"), ("Macro", "macro"), ("3", "macro"),
  ])
  func `are found by the provider's name or number, and by their own`(_ name: String, _ shown: String) throws {
    #expect(try text(.preview(name)) == shown)
  }
  @Test func `are asked for what they are called, and for their room`() throws {
    let first = preview(.preview("Rows"), device: "iphone")
    #expect(first.parts == ["First", "Second", nil, nil])
    #expect(first.drawing.bounds.width == 390)
    #expect(preview(.preview("Second"), device: "iphone").drawing.bounds.size == .init(width: 100, height: 50))
    #expect(preview(.preview("Macro")).parts == [])
  }
  @Test(arguments: ["Rows[5]", "Alone[2]", "Macro[1]", "Third", "0", "Rows[0]"])
  func `that are not there are no preview`(_ name: String) {
    let made = preview(.preview(name))
    #expect(made.hasErrors && made.diagnostics.contains { $0.message.contains("there is no preview '\(name)'") })
  }

  @Test func `stand in a list with all previews of their file`() throws {
    let previews = preview(.automatic).everyPreview()
    #expect(previews.map(\.title) == ["First", "Second", "Rows[3]", "Rows[4]", "Alone", "Macro"])
  }
  @Test func `are passed through by the keys of the live preview, and found again after an edit`() throws {
    var live = LivePreview(path: "Rows.swift", request: Request())
    func shown() -> String? {
      guard let host = live.latest?.host else { return nil }
      return host.infos.indices.lazy.compactMap { host.label(of: Int32($0)) }.first
    }
    _ = live.read(.text(Self.source))
    var seen = [shown()]
    for _ in 0..<6 {
      _ = live.choose(.next)
      seen.append(shown())
    }
    #expect(seen == ["macro", "one", "two", "x", "y", "alone", "macro"])
    #expect(live.chosen?.count == 6)
    _ = live.choose(.number(5))
    _ = live.read(.text("import SwiftUI\n#Preview(\"New\") { Text(\"new\") }\n" + Self.source))
    #expect(shown() == "alone")
  }
}

/// The preview of a widget shows the first entry of its timeline.
@MainActor @Suite struct `The preview of a widget` {
  private static let source = """
    import SwiftUI
    import WidgetKit
    struct Entry: TimelineEntry { let date: Date; let text: String }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now, text: "") }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
    }
    struct Shown: View {
      @Environment(\\.widgetFamily) var family
      let entry: Entry
      var body: some View { Text(entry.text + (family == .systemMedium ? " medium" : "")) }
    }
    struct Clock: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "clock", provider: Provider()) { Shown(entry: $0) }
          .configurationDisplayName("Clock").supportedFamilies([.systemSmall])
      }
    }
    #Preview("Small", as: .systemSmall) { Clock() } timeline: {
      Entry(date: .now, text: "one")
      Entry(date: .now, text: "two")
    }
    #Preview("Medium", as: .systemMedium) { Clock() } timeline: { Entry(date: .now, text: "three") }
    """
  @Test(arguments: [("Small", "one", 158.0), ("Medium", "three medium", 338)])
  func `has the size of its family`(_ name: String, _ text: String, _ width: Double) throws {
    var request = Request()
    request.preview = .preview(name)
    (request.device, request.isFit) = (.iphone, true)
    let preview = Preview(SourceFile(name: "Clock.swift", text: Self.source), request)
    #expect(preview.diagnostics.isEmpty, "\(preview.diagnostics)")
    let host = try #require(preview.host)
    #expect(host.infos.indices.compactMap { host.label(of: Int32($0)) }.contains(text))
    #expect(abs(preview.size.width - width) < 0.01)
  }
}
