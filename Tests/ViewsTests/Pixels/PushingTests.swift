internal import Foundation
internal import Testing
@testable internal import Views

/// A stack that a program leads itself.
@MainActor private final class Way {
  var path = NavigationPath()
  var numbers: [Int] = []
  var binding: Binding<NavigationPath> { Binding(get: { self.path }, set: { self.path = $0 }) }
  var numberBinding: Binding<[Int]> { Binding(get: { self.numbers }, set: { self.numbers = $0 }) }
}
private struct Leaving: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  var body: some View {
    VStack {
      Text("inside \(name)")
      Button("Leave") { dismiss() }
      Button("Leave as before") { mode.wrappedValue.dismiss() }
    }
    .navigationTitle(name)
  }
}
private struct Asking: View {
  @State private var isShown = false
  @State private var isAsking = false
  @State private var count = 0
  var body: some View {
    NavigationStack {
      VStack {
        Button("Sheet") { isShown = true }
        Button("Ask") { isAsking = true }
        Text("count \(count)")
      }
      .navigationTitle("Root")
    }
    .sheet(isPresented: $isShown, onDismiss: { count += 10 }) {
      NavigationStack {
        List { NavigationLink("Inner") { Leaving(name: "Screen") } }.navigationTitle("Card")
      }
    }
    .alert("Sure?", isPresented: $isAsking) {
      Button("Yes") { count += 1 }
      Button("No", role: .cancel) {}
    }
  }
}

@MainActor @Suite struct `Links that are tapped` {
  @Test func `push their screens, and the way back, dismiss and the older dismiss lead back`() {
    let screen = ShownScreen(
      NavigationStack {
        List { NavigationLink("Link") { Leaving(name: "Screen") } }.navigationTitle("Root")
      })
    for way in ["Root", "Leave", "Leave as before"] {
      #expect(screen.texts.contains("inside Screen") == false)
      #expect(screen.tap("Link"))
      #expect(screen.texts.contains("inside Screen"))
      #expect(screen.tap(way))
    }
    #expect(screen.texts.contains("inside Screen") == false)
  }
  @Test func `push values onto the path of the program, of one type or of several`() {
    let way = Way()
    func screens(_ content: some View) -> some View {
      content.navigationDestination(for: Int.self) { number in
        VStack {
          Text("number \(number)")
          NavigationLink("Deeper", value: number + 1)
        }
      }
      .navigationDestination(for: String.self) { Text("word \($0)") }
    }
    let several = ShownScreen(
      NavigationStack(path: way.binding) {
        screens(
          List {
            NavigationLink("Seven", value: 7)
            NavigationLink("Rome", value: "Rome")
            NavigationLink("Nowhere", value: Int?.none)
          })
      })
    #expect(several.tap("Rome"))
    #expect(way.path.count == 1 && several.texts.contains("word Rome"))
    way.path.append(3)
    several.host.update()
    #expect(several.texts.contains("number 3"))
    way.path.removeLast(2)
    several.host.update()
    #expect(several.tap("Nowhere") && way.path.isEmpty)
    let numbers = ShownScreen(
      NavigationStack(path: way.numberBinding) { screens(List { NavigationLink("Seven", value: 7) }) })
    #expect(numbers.tap("Seven") && way.numbers == [7])
    #expect(numbers.tap("Deeper") && way.numbers == [7, 8])
    #expect(numbers.texts.contains("number 8"))
    #expect(numbers.tap("Back") && way.numbers == [7])
  }
  @Test func `push values onto a stack without a path of the program, where a screen is told for them`() {
    let screen = ShownScreen(
      NavigationStack {
        List {
          NavigationLink("Seven", value: 7)
          NavigationLink("Rome", value: "Rome")
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      })
    #expect(screen.tap("Rome"))
    #expect(screen.texts.contains("Seven"))
    #expect(screen.tap("Seven"))
    #expect(screen.tap("Back"))
    #expect(screen.texts.contains("number 7") == false)
  }
  @Test func `lead nowhere outside of a stack`() {
    #expect(ShownScreen(List { NavigationLink("Link") { Text("inside") } }).tap("Link") == false)
  }
  @Test func `push inside of a sheet on its card, from which dismiss leads back and then away`() {
    let screen = ShownScreen(Asking())
    #expect(screen.tap("Sheet"))
    #expect(screen.texts.contains("Card"))
    #expect(screen.tap("Inner"))
    #expect(screen.texts.contains("inside Screen"))
    #expect((screen.place(of: "Screen")?.minY ?? 0) > 57)
    #expect(screen.tap("Leave"))
    #expect(screen.texts.contains("inside Screen") == false && screen.texts.contains("Inner"))
  }
  @Test func `the buttons of an alert end it`() {
    let screen = ShownScreen(Asking())
    #expect(screen.tap("Ask") && screen.texts.contains("Sure?"))
    #expect(screen.tap("Yes"))
    #expect(screen.texts.contains("Sure?") == false && screen.texts.contains("count 1"))
    #expect(screen.tap("Ask") && screen.tap("No"))
    #expect(screen.texts.contains("count 1"))
  }
  @Test func `tabs choose their screens, with a selection of the program or without`() {
    func tabs(_ selection: Binding<Int>?) -> ShownScreen {
      @ViewBuilder func content() -> some View {
        Text("first").tabItem { Label("One", systemImage: "star") }.tag(1)
        Text("second").tabItem { Label("Two", systemImage: "heart") }.tag(2)
      }
      return if let selection { ShownScreen(TabView(selection: selection) { content() }) } else {
        ShownScreen(TabView { content() })
      }
    }
    final class Chosen { var tab = 1 }
    let chosen = Chosen()
    let bound = tabs(Binding(get: { chosen.tab }, set: { chosen.tab = $0 }))
    #expect(bound.tap("Two") && chosen.tab == 2 && bound.texts.contains("second"))
    let free = tabs(nil)
    #expect(free.texts.contains("first") && free.tap("Two") && free.texts.contains("second"))
  }
}

@Suite struct `Paths of values` {
  @Test func `know their values, whatever their types`() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3 && !path.isEmpty)
    path.removeLast()
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(9)
    #expect(path.isEmpty && path == NavigationPath())
  }
  @Test func `keep their values as long as they are not written to a file`() throws {
    let path = NavigationPath(["a", "b"])
    let written = try #require(path.codable)
    #expect(NavigationPath(written) == path)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: JSONEncoder().encode(written))
    var counted = NavigationPath(read)
    #expect(counted.count == 2)
    counted.removeLast()
    #expect(counted.count == 1)
  }
}
