// S04 S06: repeated views, from a range, from names and from values with an identity
import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var name: String
  var isDone = false
}

struct Checklist: View {
  let chores = [Chore(id: 1, name: "read", isDone: true), Chore(id: 2, name: "write"), Chore(id: 3, name: "test")]

  var doneCount: Int {
    chores.filter { $0.isDone }.count
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(doneCount) of \(chores.count)")
        .accessibilityIdentifier("count")
      ForEach(chores) { chore in
        HStack(spacing: 8) {
          Text(chore.isDone ? "x" : "-")
          if chore.isDone {
            Text(chore.name).strikethrough()
          } else {
            Text(chore.name)
          }
        }
        .id(chore.id)
      }
      Divider()
      ForEach(["one", "two"], id: \.self) { name in
        Text(name)
      }
      HStack(spacing: 8) {
        ForEach(0..<3) { index in
          Color.gray
            .frame(width: CGFloat(8 * (index + 1)), height: 16)
        }
      }
    }
    .frame(width: 160)
  }
}

#Preview {
  Checklist()
}

// paints:
// 1 of 3
// x read
// - write
// - test
// one
// two
// ▒ ▒▒ ▒▒▒
