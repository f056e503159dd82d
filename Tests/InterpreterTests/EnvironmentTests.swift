import Testing

@MainActor @Suite struct `The environment, interpreted` {
  @Test func `is set through a key path`() throws {
    let program = Interpreted(
      """
      VStack {
        Text("x").environment(\\.font, .title)
        Text("y").environment(\\.font, nil)
      }
      """)
    #expect(try program.outline() == "VStack\n  environment\n    Text x\n  environment\n    Text y")
    #expect(program.said.isEmpty)
  }
  @Test func `refuses a value of another type`() {
    #expect(Interpreted("Text(\"x\").environment(\\.font, 3)").said == ["1:31: error: cannot convert value of type 'Int' to expected argument type 'Font?'"])
  }
}
