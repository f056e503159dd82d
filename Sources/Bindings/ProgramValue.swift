internal import Declarations
internal import Drawing
internal import Foundation
internal import Runtime
internal import Views

/// A value of one of the program's types, behind a protocol of the library.
@MainActor
struct ProgramValue {
  var value: Value
  let type: RuntimeType
  let evaluation: Evaluation

  /// What fulfils a requirement gives; nil once the run has ended.
  func call(_ owner: String, _ name: String, _ arguments: [Value]) -> Value? {
    guard evaluation.failure == nil, let requirement = evaluation.standardRequirement(owner, name) else { return nil }
    return evaluation.entering {
      try? evaluation.invoke(evaluation.requirement(requirement, .body, of: type), [value] + arguments)
    }
  }
  /// The same for a method whose `inout` arguments are as it left them afterwards; nil where the type leaves it to the library.
  /// - Parameter first: the type of the first parameter, where there are several methods with these labels.
  func callOwn(
    _ owner: String, _ name: String, _ labels: [String?], taking first: String? = nil, _ arguments: inout [Value]
  ) -> Value? {
    let found = evaluation.standardRequirement(owner, name, labels: labels, taking: first)
    guard evaluation.failure == nil, let requirement = found,
      !evaluation.isLibrary(requirement, of: type)
    else { return nil }
    arguments.insert(value, at: 0)
    defer { arguments.removeFirst() }
    return evaluation.entering {
      try? evaluation.invoke(evaluation.requirement(requirement, .body, of: type), &arguments)
    }
  }
  func read(_ owner: String, _ name: String) -> Value? {
    guard evaluation.failure == nil, let requirement = evaluation.standardRequirement(owner, name) else { return nil }
    return evaluation.entering { try? evaluation.invoke(evaluation.requirement(requirement, .get, of: type), [value]) }
  }
  /// A body that a requirement makes of a configuration.
  func view(_ made: Value?, _ owner: String) -> Erased {
    guard let made else { return Erased(EndedView()) }
    let body = evaluation.associated("Body", owner, of: type)
    return (try? Conversion(evaluation, body).view(made)) ?? Erased(EndedView())
  }
  func conforms(to name: String) -> Bool {
    evaluation.program.settled.standard(name).map { evaluation.types.conforms(type, to: $0) } ?? false
  }
}

/// A modifier or a style of the program.
@MainActor
protocol ProgramProvider: BodyProvider {
  nonisolated var program: ProgramValue { get set }
}
extension ProgramProvider {
  nonisolated var providerName: String? { onMainThread(program) { $0.type.nominal?.name } }
  mutating func connectProperties(to connection: PropertyConnection) { program.connect(to: connection) }
}

extension ProgramValue {
  /// A shape of the program: it draws when the library asks for its path.
  var shape: RuntimeShape {
    let program = self
    evaluation.viewRun?.runsForPictures = true
    return RuntimeShape(name: type.nominal?.name ?? "Shape") { rect in
      onMainThread((program, rect)) { program, rect in
        guard let made = program.call("Shape", "path", [give(rect as Any)]) else { return Path() }
        return (try? Conversion(program.evaluation, nil).native(made, Path.self)) ?? Path()
      }
    }
  }
}
