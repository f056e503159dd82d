internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Testing
internal import Views

@MainActor private final class Counter {
  var count = 0
  func add(_ number: Int, _ manager: Views.UndoManager) {
    count += number
    manager.registerUndo(withTarget: self) { $0.add(-number, manager) }
    manager.setActionName("Add \(number)")
  }
}

@MainActor @Suite struct `An undo manager` {
  @Test func `undoes the last step and does it again`() {
    let (counter, manager) = (Counter(), Views.UndoManager())
    counter.add(2, manager)
    counter.add(3, manager)
    #expect(manager.undoMenuItemTitle == "Undo Add 3")
    manager.undo()
    #expect(counter.count == 2)
    #expect(manager.canRedo)
    manager.redo()
    #expect(counter.count == 5)
    #expect(!manager.canRedo)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(counter.count == 0)
    #expect(!manager.canUndo)
  }
  @Test func `undoes a group at once, the last change first, and keeps nothing while it is told not to`() {
    let manager = Views.UndoManager()
    var order: [Int] = []
    let owner = Counter()
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: owner) { _ in order.append(1) }
    manager.registerUndo(withTarget: owner) { _ in order.append(2) }
    manager.endUndoGrouping()
    manager.disableUndoRegistration()
    manager.registerUndo(withTarget: owner) { _ in order.append(3) }
    manager.enableUndoRegistration()
    manager.undo()
    #expect(order == [2, 1])
    manager.endUndoGrouping()
    manager.levelsOfUndo = 1
    counterSteps(manager, owner)
    #expect(manager.canUndo)
    manager.undo()
    #expect(!manager.canUndo)
  }
  private func counterSteps(_ manager: Views.UndoManager, _ owner: Counter) {
    for _ in 0..<3 { owner.add(1, manager) }
  }
}

private struct Edited: View {
  @Environment(\.undoManager) private var manager
  @Environment(\.refresh) private var refresh
  @State private var count = 0
  private final class Owner {}
  @State private var owner = Owner()
  var body: some View {
    Button("more") {
      count += 1
      manager?.registerUndo(withTarget: owner) { _ in count -= 1 }
    }
    Button("undo") { manager?.undo() }
    Text("\(count) \(refresh == nil ? "fixed" : "fresh")")
  }
}

private struct Saving: Commands {
  var body: some Commands {
    CommandMenu("Notes") { Button("Save") {}.keyboardShortcut("s") }
    CommandGroup(replacing: .newItem) {}
    SidebarCommands()
  }
}
@MainActor private struct Program: App {
  var body: some Scene {
    WindowGroup { Text("window") }
      .commands { Saving() }
      .backgroundTask(.urlSession("a")) {}.defaultAppStorage(.standard)
      .windowStyle(.hiddenTitleBar).windowResizability(.contentSize).defaultSize(width: 300, height: 200)
    Settings { Text("settings") }
    MenuBarExtra("extra", systemImage: "star") { Text("menu") }.menuBarExtraStyle(.window)
  }
}

@MainActor @Suite struct `A window` {
  @Test func `undoes what its views register`() {
    let host = ViewHost(Edited(), device: .cells)
    host.layOut(.unspecified)
    #expect(host.tap("more"))
    #expect(host.tap("more"))
    #expect(host.texts == ["more", "undo", "2 fixed"])
    #expect(host.tap("undo"))
    #expect(host.texts == ["more", "undo", "1 fixed"])
  }
  @Test func `can be refreshed where a view around says how`() {
    #expect(ViewHost(Edited().refreshable {}, device: .cells).texts.last == "0 fresh")
  }
  @Test func `is shown without its menus, and the first one of a program is`() {
    #expect(ViewHost(AppRoot(Program()), device: .cells).texts == ["window"])
  }
}

private struct Drop: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
}

@MainActor @Suite struct `What is dropped` {
  @Test func `is found by the kinds that its type belongs to`() throws {
    let note = NSItemProvider(object: "note")
    let info = DropInfo(location: CGPoint(x: 1, y: 2), providers: [note, NSItemProvider()])
    #expect(info.itemProviders(for: [UTType.plainText]) == [note])
    #expect(info.hasItemsConforming(to: ["public.item"]))
    #expect(!info.hasItemsConforming(to: [UTType.image]))
    #expect(Drop().performDrop(info: info))
    #expect(Drop().validateDrop(info: info))
    #expect(Drop().dropUpdated(info: info) == nil)
    let address = try #require(URL(string: "https://example.org"))
    #expect(NSItemProvider(object: address).hasItemConformingToTypeIdentifier("public.url"))
    #expect(NSItemProvider(object: address).canLoadObject(ofClass: URL.self))
  }
  @Test func `changes nothing of the view`() {
    let view = Text("a").onDrop(of: [.text], delegate: Drop()).onDrag { NSItemProvider(object: "a") }
    #expect(ViewHost(view, device: .cells).texts == ["a"])
  }
}

@MainActor @Suite struct `Glass` {
  private func drawn(_ view: some View) -> [String] {
    let host = ViewHost(view, device: .iphone)
    host.layOut(ProposedViewSize(width: 200, height: 200))
    return host.displayList.items.map {
      if case .backdrop = $0.content { return "backdrop" }
      return "\($0.content)"
    }
  }
  @Test func `lies behind the view, changes no size, and has a colour where one is said`() {
    let plain = drawn(Text("a"))
    let regular = drawn(Text("a").glassEffect())
    let tinted = drawn(Text("a").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 4)))
    #expect(plain.count < regular.count)
    #expect(regular.count < tinted.count)
    #expect(drawn(Text("a").glassEffect(.identity)) == plain)
    #expect(regular.contains { $0 == "backdrop" })
    let size = { (view: any View) in
      ViewHost(AnyView(view), device: .iphone).layOut(.unspecified)
    }
    #expect(size(Text("a").glassEffect()) == size(Text("a")))
  }
  @Test func `is drawn behind buttons of its style`() {
    let pressed = ViewHost(Button("go") {}.buttonStyle(.glass), device: .iphone)
    #expect(pressed.texts == ["go"])
    #expect(drawn(Button("go") {}.buttonStyle(.glass)).contains { $0 == "backdrop" })
    #expect(!drawn(Button("go") {}.buttonStyle(.glassProminent)).contains { $0 == "backdrop" })
  }
}

@MainActor @Suite struct `A tap on a point` {
  @Test func `is told the middle of the view in the space that is asked for`() {
    var places: [CGPoint] = []
    let host = ViewHost(
      VStack(spacing: 0) {
        Color.clear.frame(width: 40, height: 20)
        Text("local").frame(width: 40, height: 20).onTapGesture { places.append($0) }
        Text("global").frame(width: 40, height: 20).onTapGesture(count: 1, coordinateSpace: .global) {
          places.append($0)
        }
      }, device: .cells)
    host.layOut(.unspecified)
    #expect(host.tap("local"))
    #expect(host.tap("global"))
    #expect(places == [CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 50)])
  }
}
