internal import Testing
internal import Views

private struct Row: View {
  var name: String
  var body: some View { Text(name) }
}
private struct Branches: View {
  var index: Int
  var body: some View {
    if index == 0 {
      Row(name: "a")
    } else if index == 1 {
      Row(name: "b")
    } else {
      Row(name: "c")
    }
  }
}

@MainActor @Suite struct `Identity` {
  /// The identities of the custom views, without the root's own name.
  private func identities(_ view: some View) -> [String] { ViewHost(view, device: .cells).scopes.map(\.identity.description) }

  @Test func `is the index in a list`() {
    #expect(
      identities(
        HStack {
          Row(name: "a")
          Row(name: "b")
        }) == ["0/Row", "1/Row"])
  }
  @Test func `is the branch of a conditional, nested as swiftc nests it`() {
    #expect(identities(Branches(index: 0)) == ["Branches", "Branches/first/first/Row"])
    #expect(identities(Branches(index: 1)) == ["Branches", "Branches/first/second/Row"])
    #expect(identities(Branches(index: 2)) == ["Branches", "Branches/second/Row"])
  }
  @Test func `is the id of an element, wherever it stands`() {
    let before = identities(ForEach(["x", "y"], id: \.self) { Row(name: $0) })
    let after = identities(ForEach(["y", "z", "x"], id: \.self) { Row(name: $0) })
    #expect(before == ["[x]/Row", "[y]/Row"])
    #expect(after == ["[y]/Row", "[z]/Row", "[x]/Row"])
  }
  @Test func `is the value of id`() {
    #expect(identities(Row(name: "a").id(1)) == ["#1/Row"])
    #expect(identities(Row(name: "a").id(2)) == ["#2/Row"])
  }
  @Test func `is the name of an erased view's type`() {
    #expect(identities(AnyView(Row(name: "a"))) == ["Row/Row"])
    #expect(identities(AnyView(Row(name: "a").padding())) == ["Modified/Row"])
  }
  @Test func `is the same whether types are known when compiled or at run time`() {
    let compiled = HStack {
      Row(name: "a")
      if true { Row(name: "b") }
    }
    let runtime = HStack { RuntimeTuple([Row(name: "a"), RuntimeOptional(Row(name: "b"))]) }
    #expect(identities(compiled) == identities(runtime))
    #expect(identities(ConditionalPair(isFirst: false)) == ["ConditionalPair", "ConditionalPair/second/Row"])
    #expect(identities(RuntimeBranch(isFirst: false, Row(name: "b"))) == ["second/Row"])
  }
}
private struct ConditionalPair: View {
  var isFirst: Bool
  var body: some View {
    if isFirst { Row(name: "a") } else { Row(name: "b") }
  }
}
