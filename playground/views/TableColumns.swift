// S27: tables: columns with widths, texts and views in cells, sorted rows, rows that are chosen, and rows of one's own.
import SwiftUI

struct Person: Identifiable, Hashable {
  let id: Int
  let givenName: String
  let familyName: String
  var age = 30
}

struct PeopleTable: View {
  @State private var people = [
    Person(id: 1, givenName: "Mei", familyName: "Chen", age: 41), Person(id: 2, givenName: "Juan", familyName: "Chavez"),
    Person(id: 3, givenName: "Tom", familyName: "Clark", age: 7),
  ]
  @State private var sortOrder = [KeyPathComparator(\Person.givenName)]
  @State private var selected: Person.ID? = 2

  var body: some View {
    VStack {
      Table(people, selection: $selected, sortOrder: $sortOrder) {
        TableColumn("Given name", value: \.givenName)
        TableColumn("Family name", value: \.familyName).width(120)
        TableColumn("Age", value: \.age) { person in Text("\(person.age)").foregroundStyle(.secondary) }
      }
      .onChange(of: sortOrder) { _, order in people.sort(using: order) }
      Table(of: Person.self) {
        TableColumn("Name") { Text("\($0.givenName) \($0.familyName)") }
        TableColumn("Number") { Text("\($0.id)") }.width(min: 40, max: 80)
      } rows: {
        ForEach(people) { TableRow($0) }
        TableRow(Person(id: 4, givenName: "Zoe", familyName: "Zeller"))
      }
    }
  }
}

#Preview { PeopleTable() }
