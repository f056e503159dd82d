import Interpreter
import Testing

@MainActor
@Suite struct CatalogueTests {
  @Test func `no two entries have one owner, name and parameter types`() {
    var seen: Set<String> = []
    var twice: [String] = []
    for item in CatalogueIndex.items {
      let key = "\(item.kind) \(item.owner).\(item.fullName) (\(item.parameterTypes.joined(separator: ", "))) \(item.result)"
      if !seen.insert(key).inserted { twice.append(key) }
    }
    #expect(twice == [])
  }
  @Test func `every entry says what it is for`() {
    #expect(CatalogueIndex.items.filter { $0.doc.isEmpty || !$0.doc.contains(" ") && !$0.doc.contains("0") && !$0.doc.contains("3.14") }.map(\.fullName) == [])
    #expect(CatalogueIndex.items.contains { $0.owner == "View" && $0.fullName == "frame(width:height:alignment:)" })
  }
}
