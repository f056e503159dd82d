internal import Foundation
internal import Runtime

/// Who hears of a program's notifications: closures, in the order in which they asked.
@MainActor
final class ProgramCenter {
  /// What is given for a closure, and takes it away again.
  final class Token: NSObject, @unchecked Sendable {}
  struct Receiver {
    let token: Token
    let name: String?
    let object: Value?
    let closure: Value
  }
  fileprivate var receivers: [Receiver] = []
}

extension NativeTable {
  static let notificationCenters: [String: NativeFunction] = [
    "Foundation.NotificationCenter.default": { (c: inout NativeCall) throws(Interruption) in
      guard let run = c.evaluation.viewRun else { return .library(LibraryValue(ProgramCenter())) }
      if let known = run.center { return known }
      let made = Value.library(LibraryValue(ProgramCenter()))
      run.center = made
      return made
    },
    "Foundation.NotificationCenter.init()": { (_: inout NativeCall) throws(Interruption) in
      .library(LibraryValue(ProgramCenter()))
    },
    "Foundation._receivers(_:_:_:)": { (c: inout NativeCall) throws(Interruption) in
      let (center, name, object) = (try c.center(), try c.string(1), c.value(2).unwrapped)
      return .array(
        center.receivers.filter { receiver in
          (receiver.name == nil || receiver.name == name) && (receiver.object == nil || isSame(receiver.object, object))
        }.map(\.closure))
    },
    "Foundation._receive(_:_:_:_:)": { (c: inout NativeCall) throws(Interruption) in
      let (center, token) = (try c.center(), ProgramCenter.Token())
      let name: String?
      if case .string(let text) = c.value(1) { name = text } else { name = nil }
      center.receivers.append(
        ProgramCenter.Receiver(token: token, name: name, object: c.value(2).unwrapped, closure: c.value(3)))
      return .existential(ExistentialValue(.library(LibraryValue(token)), c.evaluation.types.void))
    },
    "Foundation.NotificationCenter.removeObserver(_:)": { (c: inout NativeCall) throws(Interruption) in
      guard let token = c.token() else { return .void }
      try c.center().receivers.removeAll { $0.token === token }
      return .void
    },
    "Foundation.NotificationCenter.removeObserver(_:name:object:)": { (c: inout NativeCall) throws(Interruption) in
      guard let token = c.token() else { return .void }
      let name = c.isGiven(2) && !c.value(2).isNil ? c.value(2) : nil
      try c.center().receivers.removeAll { receiver in
        receiver.token === token && (name == nil || receiver.name == NativeTable.text(name))
      }
      return .void
    },
  ]
  private static func text(_ name: Value?) -> String? {
    if case .structure(let fields)? = name, case .string(let text)? = fields.first { return text }
    return nil
  }
  /// The same object.
  private static func isSame(_ a: Value?, _ b: Value?) -> Bool {
    switch (plain(a), plain(b)) {
    case (.object(let x)?, .object(let y)?): x === y
    case (.library(let x)?, .library(let y)?): x === y || (x.value as AnyObject) === (y.value as AnyObject)
    default: false
    }
  }
  private static func plain(_ value: Value?) -> Value? {
    if case .existential(let existential)? = value { existential.value } else { value }
  }
}

extension NativeCall {
  @MainActor fileprivate func center() throws(Interruption) -> ProgramCenter {
    if case .library(let library) = arguments[0], let center = library.value as? ProgramCenter { return center }
    throw mismatch(0, "notification center")
  }
  @MainActor fileprivate func token() -> ProgramCenter.Token? {
    var value = value(1)
    while case .existential(let existential) = value { value = existential.value }
    if case .library(let library) = value { return library.value as? ProgramCenter.Token }
    return nil
  }
}
