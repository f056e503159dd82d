import Testing

@MainActor @Suite struct `Property wrappers of a file's own, interpreted` {
  private let clamped = """
    @propertyWrapper struct Clamped {
      private var value: Int
      private let range: ClosedRange<Int>
      init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
      }
      var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
      }
      var projectedValue: String { "in \\(range.upperBound)" }
    }
    @propertyWrapper struct Upper {
      var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }
      init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() }
    }
    struct Volume {
      @Clamped(0...10) var level = 11
      @Upper var name: String
      mutating func turn(_ level: Int) { self.level = level }
    }

    """
  @Test func `have a value, a projection and a storage`() throws {
    let declarations =
      clamped + """
        func tried() -> String {
          var volume = Volume(name: "ab")
          let first = volume.level
          volume.turn(-3)
          volume.name = "c"
          return "\\(first) \\(volume.level) \\(volume.$level) \\(volume.name)"
        }
        """
    #expect(try value("tried()", after: declarations) == "10 0 in 10 C")
  }
  @Test func `is made for a view with what it is given`() throws {
    let run = try Running(
      """
      @propertyWrapper struct Kept<Value>: DynamicProperty {
        @State private var inner: Value
        init(wrappedValue: Value) { _inner = State(initialValue: wrappedValue) }
        var wrappedValue: Value {
          get { inner }
          nonmutating set { inner = newValue }
        }
        var projectedValue: Binding<Value> { $inner }
      }
      struct Counting: View {
        @Kept private var n = 3
        @Kept var title: String
        var body: some View {
          Button("\\(title) \\(n)") { n += 1 }
          Text("\\($n.wrappedValue)")
          Button("reset") { $n.wrappedValue = 9 }
        }
      }
      Counting(title: "n")
      """)
    #expect(run.texts == ["n 3", "3", "reset"])
    try run.tap("n 3")
    #expect(run.texts == ["n 4", "4", "reset"])
    try run.tap("reset")
    #expect(run.texts == ["n 9", "9", "reset"])
  }
}
