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
