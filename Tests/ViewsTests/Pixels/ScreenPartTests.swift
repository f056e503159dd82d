internal import Drawing
internal import Foundation
internal import Testing
@testable internal import Views

@MainActor @Suite struct `Parts of screens on a phone` {
  private func frames(_ kind: String, _ scene: PhoneScene) -> [CGRect] {
    let frames = scene.host.tree.frames()
    return frames.indices.filter { scene.host.infos[$0].kind == kind }.map { frames[$0] }
  }

  @Test func `titles of labels below each other begin at one place, whatever their symbols take`() {
    let scene = PhoneScene(
      VStack(alignment: .leading) {
        Label("Walk", systemImage: "figure.walk")
        Label("Heart", systemImage: "heart.fill")
        Label("More", systemImage: "ellipsis")
      })
    let texts = frames("Text", scene)
    #expect(texts.count == 3)
    #expect(Set(texts.map { ($0.minX * 3).rounded() }).count == 1)
    #expect(frames("Image", scene).allSatisfy { abs($0.width - 20) < 0.01 })
  }
  @Test func `alone a symbol takes its ink and the room around it`() {
    let scene = PhoneScene(HStack { Image(systemName: "figure.walk") })
    #expect(frames("Image", scene)[0].width < 16)
  }
  @Test func `a symbol that lies low on its grid is drawn low`() {
    let scene = PhoneScene(
      Image(systemName: "leaf.fill").font(.system(size: 100)).frame(width: 200, height: 200), width: 200, height: 200)
    let ink = PhoneScene.contents(scene.host.displayList.items).compactMap {
      if case .fill(let outline, _) = $0 { outline.extent } else { nil }
    }
    #expect(ink.count == 1 && ink[0].midY > 101 && ink[0].midY < 106)
  }
  @Test func `a small title stands in the middle of a bar without items`() {
    let scene = PhoneScene(
      NavigationStack { Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }, width: 390,
      height: 700)
    let texts = frames("Text", scene)
    #expect(texts.count == 1 && abs(texts[0].midX - 195) < 1)
  }

  @Test func `of several views of a control's label those after the first stand below it, in grey`() {
    func isColumn(_ control: some View) -> Bool {
      let scene = PhoneScene(Form { control })
      let texts = frames("Text", scene)
      guard texts.count >= 2, scene.host.texts.starts(with: ["Title", "Words"]) else { return false }
      return texts[0].minX == texts[1].minX && texts[1].minY >= texts[0].maxY && scene.paints.contains("3C3C43 60")
    }
    @ViewBuilder func label() -> some View {
      Text("Title")
      Text("Words")
    }
    #expect(isColumn(Toggle(isOn: .constant(true)) { label() }))
    #expect(
      isColumn(
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          label()
        }))
    #expect(isColumn(DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { label() }))
    #expect(isColumn(Stepper(value: .constant(1)) { label() }))
    #expect(
      isColumn(
        LabeledContent {
          Text("Value")
        } label: {
          label()
        }))
  }
  @Test func `a long label makes way for the fields of a date`() {
    let words = "A label that is much longer than the room that is left beside the fields of a date"
    let scene = PhoneScene(Form { DatePicker(words, selection: .constant(Date(timeIntervalSince1970: 0))) })
    #expect(!scene.host.texts.contains { $0.contains("…") })
    #expect(frames("Text", scene)[0].height > 30)
  }

  @Test func `headers of sections are lines of a lazy grid`() {
    let columns = [GridItem(.flexible()), GridItem(.flexible())]
    let grid = LazyVGrid(columns: columns, spacing: 10) {
      ForEach(0..<2) { section in
        Section {
          ForEach(0..<3) { _ in Color.red.frame(height: 40) }
        } header: {
          Color.blue.frame(height: 20)
        }
      }
    }
    let scene = PhoneScene(grid, width: 208, height: 700)
    // a header, two lines of cells, of which the last is not full, and the same again
    let section = [
      CGRect(x: 0, y: 0, width: 208, height: 20), CGRect(x: 0, y: 30, width: 100, height: 40),
      CGRect(x: 108, y: 30, width: 100, height: 40),
      CGRect(x: 0, y: 80, width: 100, height: 40),
    ]
    #expect(scene.fills == section + section.map { $0.offsetBy(dx: 0, dy: 130) })
    // on a device of cells they are cells, as before
    #expect(outline(grid, .terminal, width: 40).contains("Line") == false)
  }
}
