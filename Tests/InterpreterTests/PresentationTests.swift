import Drawing
import Foundation
import SwiftSource
import Running
import Testing
import Views

private struct Book: Identifiable {
  let id: Int
  let name: String
}
private struct Lost: LocalizedError { var errorDescription: String? { "The page is lost." } }

/// What a modifier presents, compiled: the same words stand in `Presented.sources`.
private enum Presented: String, CaseIterable {
  case sheet, cover, popover, alert, sheetOfActions, older, about, aboutText, choice, choiceText, failure, failureWords, text

  @MainActor @ViewBuilder var view: some View {
    let item = Binding<Book?>.constant(Book(id: 3, name: "Emma"))
    let on = Binding<Bool>.constant(true)
    let book: Book? = Book(id: 4, name: "Persuasion")
    let lost: Lost? = Lost()
    switch self {
    case .sheet: Text("page").sheet(item: item) { Text($0.name).presentationDetents([.medium]) }
    case .cover: Text("page").fullScreenCover(item: item) { Text($0.name) }
    case .popover: Text("page").padding().popover(item: item, arrowEdge: .bottom) { Text($0.name).padding().presentationCompactAdaptation(.popover) }
    case .alert: Text("page").alert(item: item) { Alert(title: Text($0.name), message: Text("Read it?"), primaryButton: .default(Text("Yes")), secondaryButton: .cancel()) }
    case .sheetOfActions: Text("page").actionSheet(item: item) { ActionSheet(title: Text($0.name), buttons: [.destructive(Text("Burn")), .cancel()]) }
    case .older: Text("page").alert(isPresented: on) { Alert(title: Text("Older"), dismissButton: .default(Text("Fine"))) }
    case .about: Text("page").alert("Delete?", isPresented: on, presenting: book, actions: { Button($0.name, role: .destructive) {} }, message: { Text("\($0.name) is gone.") })
    case .aboutText: Text("page").alert(Text("Delete?"), isPresented: on, presenting: book) { Button($0.name) {} }
    case .choice: Text("page").confirmationDialog("Which?", isPresented: on, titleVisibility: .visible, presenting: book) { Button($0.name) {} }
    case .choiceText: Text("page").confirmationDialog(Text("A"), isPresented: on, presenting: book, actions: { Button($0.name) {} }, message: { Text("Not \($0.name)?") })
    case .failure: Text("page").alert(isPresented: on, error: lost) { Button("OK") {} }
    case .failureWords: Text("page").alert(isPresented: on, error: lost, actions: { Button($0.errorDescription ?? "") {} }, message: { _ in Text("Look for it.") })
    case .text: Text("page").confirmationDialog(Text("Which?"), isPresented: on, actions: { Button("This") {} }, message: { Text("Say.") })
    }
  }
  /// The line of `view` as it is written above.
  var source: String {
    let file = (try? String(contentsOf: URL(filePath: #filePath), encoding: .utf8)) ?? ""
    let line = file.split(separator: "\n").first { $0.hasPrefix("    case .\(rawValue): ") } ?? ""
    return String(line.dropFirst("    case .\(rawValue): ".count))
  }
}

@MainActor @Suite struct `What an interpreted file presents` {
  private let declarations = """
    struct Book: Identifiable { let id: Int; let name: String }
    struct Lost: LocalizedError { var errorDescription: String? { "The page is lost." } }
    struct Shown: View {
      @State var item: Book? = Book(id: 3, name: "Emma"); @State var on = true
      let book: Book? = Book(id: 4, name: "Persuasion"); let lost: Lost? = Lost()
      var body: some View {

    """
  private func interpreted(_ source: String) throws -> (view: any View, evaluation: any PreviewRun) {
    let root = try CheckedProgram.read(SourceFile(name: "a.swift", text: declarations + source + " } }\nShown()")).root(budget: Budget())
    return (root.view, root.evaluation)
  }
  /// The screen without the numbers of nodes, which one more custom view does not change.
  private func screen(_ view: any View, _ device: Device) -> DisplayList {
    let (canvas, safe) = (device.canvas ?? .zero, device.safeArea)
    let host = ViewHost(Erased(view), device: device)
    host.layOut(ProposedViewSize(width: canvas.width, height: canvas.height - safe.top - safe.bottom), safeArea: safe)
    return host.screen(canvas)
  }
  private func bare(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    items.map { item in if case .layer(let effect, let inner) = item.content { DisplayList.Item(.layer(effect, bare(inner))) } else { DisplayList.Item(item.content) } }
  }
  private func texts(_ items: [DisplayList.Item]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .text(let run): run.lines
      case .layer(_, let inner): texts(inner)
      default: []
      }
    }
  }

  @Test(arguments: [Device.iphone, .ipad]) func `is drawn as what a compiled one presents`(device: Device) throws {
    let bareScreen = texts(screen(Text("page"), device).items)
    for presented in Presented.allCases {
      let compiled = screen(presented.view, device)
      let (view, evaluation) = try interpreted(presented.source.replacing("(item: item", with: "(item: $item").replacing("isPresented: on", with: "isPresented: $on"))
      let drawn = screen(view, device)
      #expect(evaluation.diagnostics.isEmpty, "\(presented): \(evaluation.diagnostics)")
      #expect(texts(drawn.items).count > bareScreen.count, "\(presented) shows nothing: \(texts(drawn.items))")
      #expect(texts(compiled.items) == texts(drawn.items), "\(presented)")
      #expect(bare(compiled.items) == bare(drawn.items), "\(presented)")
    }
  }
  @Test func `is nothing while the binding holds nothing`() throws {
    for source in [
      "Text(\"page\").sheet(item: $item) { Text($0.name) }.onAppear { item = nil }",
      "Text(\"page\").alert(\"T\", isPresented: $on, presenting: book == nil ? book : nil) { Button($0.name) {} }",
    ] {
      let (view, _) = try interpreted(source)
      #expect(texts(screen(view, .iphone).items).filter { ["Emma", "Persuasion", "T"].contains($0) } == [])
    }
  }
  @Test func `that fails says so`() throws {
    let (view, evaluation) = try interpreted("Text(\"page\").alert(item: $item) { b in let n = [1][b.id]; return Alert(title: Text(\"\\(n)\")) }")
    _ = screen(view, .iphone)
    #expect(evaluation.diagnostics.count == 1)
  }
  @Test func `is not shown on devices of cells`() throws {
    let (view, _) = try interpreted("Text(\"page\").sheet(item: $item) { Text($0.name) }")
    let host = ViewHost(Erased(view), device: .terminal)
    host.layOut(ProposedViewSize(width: 100, height: 100))
    #expect(texts(host.displayList.items) == ["page"])
  }
}
