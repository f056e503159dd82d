// S07 S08: with '@Observable' a body depends on the properties that it reads, not on the whole object.
// At the prompt, ':tap "Older"' runs the body of Age only.
import SwiftUI

@Observable final class Person {
  var name = "Ada"
  var age = 36
  @ObservationIgnored var visits = 0
}

struct PersonCard: View {
  @State private var person = Person()
  var body: some View {
    VStack(alignment: .leading) {
      Name()
      Age(person: person)
      Editor(person: person)
      Button("Older") { person.age += 1 }
    }
    .frame(width: 160)
    .environment(person)
  }
}

struct Name: View {
  @Environment(Person.self) private var person
  var body: some View { Text(person.name).font(.headline) }
}

struct Age: View {
  let person: Person
  var body: some View { Text("\(person.age) years") }
}

struct Editor: View {
  @Bindable var person: Person
  var body: some View { TextField("Name", text: $person.name) }
}

#Preview {
  PersonCard()
}

// paints:
// Ada
// 36 years
// ▏Ada               ▕
// [ Older ]
