import Testing

/// SwiftData in a program: a store in memory.
@MainActor @Suite struct `Models that a program keeps` {
  static let declarations = """
    import SwiftUI
    import SwiftData
    @Model final class Trip {
      var name: String
      var days: Int
      var stops: [Stop] = []
      init(name: String, days: Int) { self.name = name; self.days = days }
    }
    @Model final class Stop { var title: String; init(title: String) { self.title = title } }
    @MainActor let container: ModelContainer = {
      let container = try! ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      for (name, days) in [("Rome", 3), ("Oslo", 9), ("Bath", 5)] { container.mainContext.insert(Trip(name: name, days: days)) }
      return container
    }()
    """
  @Test func `a query finds what was inserted, filtered and in its order, and tells of changes`() throws {
    let run = try Running(
      ModelStoreTests.declarations + """

        struct Trips: View {
          @Environment(\\.modelContext) private var context
          @Query(filter: #Predicate<Trip> { $0.days > 4 }, sort: \\Trip.days, order: .reverse) private var long: [Trip]
          @Query(sort: [SortDescriptor(\\Trip.name)]) private var all: [Trip]
          var body: some View {
            Text(long.map(\\.name).joined(separator: " "))
            Text(all.map(\\.name).joined(separator: " "))
            Button("add") { context.insert(Trip(name: "Cork", days: 7)) }
            Button("lengthen") { all.first { $0.name == "Rome" }?.days = 20 }
            Button("remove") { context.delete(long[0]) }
          }
        }
        Trips().modelContainer(container)
        """)
    #expect(run.texts.prefix(2) == ["Oslo Bath", "Bath Oslo Rome"])
    try run.tap("add")
    #expect(run.texts.prefix(2) == ["Oslo Cork Bath", "Bath Cork Oslo Rome"])
    try run.tap("lengthen")
    #expect(run.texts.first == "Rome Oslo Cork Bath")
    try run.tap("remove")
    #expect(run.texts.prefix(2) == ["Oslo Cork Bath", "Bath Cork Oslo"])
  }
  @Test func `a context fetches what a descriptor asks for, also what models lead to`() throws {
    let after =
      ModelStoreTests.declarations + """

        @MainActor func fetched() -> String {
          let context = container.mainContext
          let trip = Trip(name: "Lima", days: 1)
          trip.stops = [Stop(title: "Plaza")]
          context.insert(trip)
          var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.days < 6 }, sortBy: [SortDescriptor(\\.days, order: .reverse)])
          descriptor.fetchLimit = 2
          let names = ((try? context.fetch(descriptor)) ?? []).map(\\.name).joined(separator: " ")
          return names + " \\((try? context.fetchCount(FetchDescriptor<Stop>())) ?? 0)"
        }
        """
    #expect(try value("fetched()", after: after) == "Bath Rome 1")
  }
}
private typealias ModelStoreTests = `Models that a program keeps`
