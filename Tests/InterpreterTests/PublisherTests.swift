import Testing

/// Publishers of a program: what they send arrives within the evaluation.
@MainActor @Suite struct `Publishers, interpreted` {
  @Test func `a published property sends its value, and each one that it gets`() throws {
    let declarations = """
      class Model: ObservableObject {
        @Published var text = "a"
        @Published var all = ["apple", "pear"]
        @Published var shown: [String] = []
        @Published var isEmpty = true
        private var bag = Set<AnyCancellable>()
        init() {
          $text.combineLatest($all).map(filtered).sink { [weak self] in self?.shown = $0 }.store(in: &bag)
          $shown.map(\\.isEmpty).removeDuplicates().assign(to: &$isEmpty)
        }
        private func filtered(text: String, all: [String]) -> [String] { all.filter { $0.hasPrefix(text) } }
      }
      func shown(_ texts: String...) -> String {
        let model = Model()
        return texts.map { model.text = $0; return model.shown.joined(separator: "+") + (model.isEmpty ? "!" : "") }.joined(separator: " ")
      }
      """
    #expect(try value("shown(\"a\", \"p\", \"x\", \"\")", after: declarations) == "apple pear ! apple+pear")
  }
  @Test func `subjects send to those that wait, until they end or are cancelled`() throws {
    let declarations = """
      func told() -> String {
        var text = ""
        let subject = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(7)
        let waiting = subject.filter { $0 > 1 }.scan(0) { $0 + $1 }.sink { text += "a\\($0) " }
        subject.send(1); subject.send(2); subject.send(3)
        waiting.cancel()
        subject.send(4)
        let kept = current.dropFirst().sink(receiveCompletion: { if case .finished = $0 { text += "end " } }, receiveValue: { text += "c\\($0) " })
        current.value = 8
        current.send(completion: .finished)
        current.send(9)
        return text + "\\(current.value)"
      }
      """
    #expect(try value("told()", after: declarations) == "a2 a5 c8 end 8")
  }
  @Test func `errors end a publisher, and are caught or replaced`() throws {
    let declarations = """
      enum Wrong: Error { case number }
      func told() -> String {
        var text = ""
        _ = [1, 2, 3].publisher.tryMap { n -> Int in if n == 2 { throw Wrong.number }; return n * 10 }
          .sink(receiveCompletion: { completion in
            switch completion { case .finished: text += "finished"; case .failure(let error): text += "failed \\(error) " }
          }, receiveValue: { text += "\\($0) " })
        _ = Fail<Int, Error>(error: Wrong.number).replaceError(with: 5).sink { text += "\\($0) " }
        _ = Future<Int, Error> { promise in promise(.success(6)) }.catch { _ in Just(0) }.sink { text += "\\($0)" }
        return text
      }
      """
    #expect(try value("told()", after: declarations) == "10 failed number 5 6")
  }
  @Test func `a view takes what comes once it appears, and notifications`() throws {
    let run = try Running(
      """
      extension Notification.Name { static let told = Notification.Name("told") }
      class Clock: ObservableObject { let ticks = CurrentValueSubject<Int, Never>(3) }
      struct Shown: View {
        @StateObject private var clock = Clock()
        @State private var n = 0
        @State private var notes = 0
        var body: some View {
          Text("n \\(n) notes \\(notes)").onReceive(clock.ticks) { n = $0 }
            .onReceive(NotificationCenter.default.publisher(for: .told)) { _ in notes += 1 }
          Button("go") { clock.ticks.send(n + 1); NotificationCenter.default.post(name: .told, object: nil) }
        }
      }
      Shown()
      """)
    #expect(run.texts.contains("n 3 notes 0"))
    try run.tap("go")
    #expect(run.texts.contains("n 4 notes 1"))
  }
}
