internal import Foundation
internal import Runtime

/// Objects of a program that the library makes: the delegate that an app names by its class only.
extension NativeTable {
  static let delegates: [String: NativeFunction] = [
    "SwiftUI.FrameworkSupport.lacks(_:)": { (c: inout NativeCall) throws(Interruption) in
      throw c.evaluation.lacks("\(try c.string(0)) is not in the playground yet")
    },
    "SwiftUI.FrameworkSupport.object(_:)": { (c: inout NativeCall) throws(Interruption) in
      guard let type = c.arguments.lazy.compactMap({ NativeTable.type($0) }).first else { throw c.mismatch(0, "type") }
      if let known = c.evaluation.viewRun?.delegates[type] { return known }
      let made = try c.evaluation.object(of: type)
      c.evaluation.viewRun?.delegates[type] = made
      return made
    },
  ]
  private static func type(_ value: Value) -> RuntimeType? {
    if case .metatype(let type) = value { type } else { nil }
  }
}
