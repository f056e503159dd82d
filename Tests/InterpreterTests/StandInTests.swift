import Testing

@testable import Interpreter

/// What stands for parts of other frameworks, and for modifiers that nobody sees.
@MainActor @Suite struct `Stand-ins of the library` {
  @Test func `are themselves Swift that the interpreter reads without a word`() {
    var scope = LibraryScope.base
    scope.include(LibraryStandIns.topics.flatMap(\.names).joined(separator: " "))
    #expect(LibrarySource.shared.lowering.diagnostics.map { "\($0.message) \($0.range.map { "\($0.line):\($0.column)" } ?? "")" } == [])
  }
  @Test func `a view of UIKit is a frame that takes what it is offered, with one warning, and what it does with UIKit is not looked into`() throws {
    let program = Interpreted(
      """
      struct Blur: UIViewRepresentable {
        @Binding var isOn: Bool
        var style: UIBlurEffect.Style = .systemMaterial
        func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
        func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = context.coordinator.effect }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        class Coordinator: NSObject, UIScrollViewDelegate { let blur: Blur; init(_ blur: Blur) { self.blur = blur } }
      }
      Blur(isOn: .constant(true)).frame(width: 80)
      """)
    #expect(program.said == ["1:8: warning: 'Blur' shows a view of UIKit, which the playground has not: a frame with its name stands for it"])
    #expect(try program.outline().contains("FrameworkView Blur"))
  }
  @Test func `what is done with objects of another framework is left out with a warning`() throws {
    let program = Interpreted(
      """
      class Scanner2: NSObject, AVCaptureMetadataOutputObjectsDelegate { var session = AVCaptureSession()
        func start() { session.sessionPreset = .high; session.startRunning() } }
      struct Shown: View { let scanner = Scanner2(); var body: some View { Text("here").onAppear { scanner.start() } } }
      Shown()
      """)
    #expect(program.said == ["1:82: warning: 'AVCaptureSession' is of AVFoundation, which the playground has not: what is done with it is left out"])
    #expect(try program.texts() == ["here"])
  }
  @Test func `charts and maps are frames, and their parts are checked`() throws {
    let chart = """
      import Charts
      struct Sale: Identifiable { let id: Int; let amount: Double }
      Chart([Sale(id: 1, amount: 2)]) { sale in
        BarMark(x: .value("Id", sale.id), y: .value("Amount", sale.amount)).foregroundStyle(by: .value("Id", "\\(sale.id)")).annotation(position: .top) { Text("a") }
      }.chartXAxis(.hidden).frame(height: 80)
      """
    #expect(Interpreted(chart).said == [])
    #expect(try Interpreted(chart).outline().contains("FrameworkView Chart"))
    #expect(Interpreted(chart.replacing("sale.amount", with: "sale.amunt")).said.count == 1)
    let map = """
      import MapKit
      struct Shown: View { @State var camera = MapCameraPosition.automatic
        var body: some View { Map(position: $camera) { Marker("Rock", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)) }.mapStyle(.hybrid) } }
      Shown()
      """
    #expect(Interpreted(map).said == [])
    #expect(try Interpreted(map).outline().contains("FrameworkView Map"))
  }
  @Test func `what one program names of the library is not there for the next one`() {
    // The first text of each pair names a topic; the second uses what the topic declares, and names nothing of it.
    let pairs = [
      ("let font = UIFont.systemFont(ofSize: 12)", "let r = \"abc\".boundingRect(with: CGSize(width: 10, height: 10), context: nil)"),
      ("struct O: OptionSet { let rawValue: Int }", "struct P: Hashable { let rawValue: Int }\nlet p = P(rawValue: 1).union(P(rawValue: 2))"),
    ]
    for (first, second) in pairs {
      let alone = Interpreted(second + "\nText(\"a\")").said
      #expect(alone.count == 1)
      #expect(Interpreted(first + "\nText(\"a\")").said == [])
      #expect(Interpreted(second + "\nText(\"a\")").said == alone)
    }
  }
  @Test func `an edit that names more of the library reads the file again`() {
    let use = "let r = \"abc\".boundingRect(with: CGSize(width: 10, height: 10), context: nil)\n"
    func file(_ body: String) -> SourceFile { SourceFile(name: "a.swift", text: use + "struct A: View { var body: some View { \(body) } }") }
    let before = Program.lower(file("Text(\"a\")"))
    #expect(!before.isRunnable)
    let named = Program.lower(file("Text(\"\\(UIFont.systemFont(ofSize: 12).pointSize)\")"), after: before)
    #expect(named.diagnostics.map(\.message) == [])
    #expect(!Program.lower(file("Text(\"a\")"), after: named).isRunnable)
  }
  @Test func `a class of a file's own is not taken for a stand-in of its name`() throws {
    #expect(try Interpreted("struct Chart: View { var body: some View { Text(\"mine\") } }\nChart()").texts() == ["mine"])
  }
  @Test func `glass is a material in the shape`() throws {
    #expect(try Interpreted("Text(\"a\").glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 8))").outline().contains("background"))
    #expect(Interpreted("Button(\"a\") {}.buttonStyle(.glass)").said == [])
  }
}
