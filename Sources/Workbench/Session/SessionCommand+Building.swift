internal import Foundation
internal import SwiftSource

extension SessionCommand {
  /// The commands that change the view by editing its source; a line that begins with a dot is one more.
  static let building: [SessionCommand] = [
    SessionCommand(
      name: "select", operands: "[SELECTOR]", summary: "what the next commands are about",
      detail: "#title, Text[2], \"Hello\", /0/1 or @12:7, as in ':layout'; without a selector it says what is selected."
    ) { session, operand in session.select(operand) },
    SessionCommand(name: "up", summary: "selects what is around", detail: "One modifier more, then the container.") { session, _ in session.select(around: true) },
    SessionCommand(name: "down", summary: "selects what is inside", detail: "One modifier less, then the first view of a container.") { session, _ in
      session.select(around: false)
    },
    edit("add", "VIEW", "puts a view behind the last one of the selected", "Behind the selected view, where that holds no others.") { source, unit, view throws(Failure) in
      try source.adding(view, to: unit)
    },
    edit("insert", "VIEW", "puts a view before the selected one", "In the same container.") { source, unit, view throws(Failure) in
      try source.inserting(view, beside: unit, isBefore: true)
    },
    edit("wrap", "CONTAINER", "puts the selected view into a container", "As in ':wrap VStack(spacing: 8)'.") { source, unit, view throws(Failure) in
      source.wrapping(unit, in: view)
    },
    edit("unwrap", nil, "puts what a container holds into its place", "Where a modifier is selected, it is taken away.") { source, unit, _ throws(Failure) in
      try source.unwrapping(unit)
    },
    edit("replace", "VIEW", "puts another view into the place of the selected", "A bare name keeps what is in the braces: ':replace HStack'.") {
      source, unit, view throws(Failure) in
      source.replacing(unit, by: view)
    },
    edit("remove", nil, "takes the selected view away", "With all its modifiers; where a modifier is selected, only that.") { source, unit, _ throws(Failure) in
      try source.removing(unit)
    },
    edit("move", "up|down", "exchanges the selected view with its neighbour", "In its container.") { source, unit, way throws(Failure) in
      guard ["up", "down"].contains(way) else { throw Failure("':move' wants up or down") }
      return try source.moving(unit, isUp: way == "up")
    },
    edit("change", "NAME VALUE", "gives an argument another value", "Of a modifier, a view or a label: ':change padding 12', ':change frame width: 80', ':change spacing 4'.") {
      source, unit, operand throws(Failure) in
      let name = operand.prefix { !$0.isWhitespace }
      let value = operand.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
      if value.isEmpty { throw Failure("':change' wants a name and a value, as in ':change padding 12'") }
      return try source.changing(String(name), to: value, in: unit)
    },
    edit("rename", "OLD NEW", "gives what is declared another name", "A type, a function or a property, and all its uses.") { source, _, operand throws(Failure) in
      let names = operand.split(whereSeparator: \.isWhitespace).map(String.init)
      guard names.count == 2 else { throw Failure("':rename' wants the old name and the new one") }
      return try source.renaming(names[0], to: names[1])
    },
    edit("extract", "NAME", "moves the selected view into a struct of its own", "In its place stands a call.") { source, unit, name throws(Failure) in
      try source.extracting(unit, as: name)
    },
  ]
  private typealias Failure = EditableSource.Failure

  private static func edit(
    _ name: String, _ operands: String?, _ summary: String, _ detail: String,
    _ change: @escaping @MainActor @Sendable (EditableSource, Range<Int>, String) throws(EditableSource.Failure) -> EditableSource.Change
  ) -> SessionCommand {
    SessionCommand(name: name, operands: operands ?? "", summary: summary, detail: detail) { session, operand in
      switch session.expanded(operand ?? "") {
      case .failure(let unknown): return [.show(.failure(unknown.message))]
      case .success(let operand): return session.build { source, unit throws(EditableSource.Failure) in try change(source, unit, operand) }
      }
    }
  }
}
