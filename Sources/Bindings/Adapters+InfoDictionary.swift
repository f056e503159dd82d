internal import Foundation
internal import Runtime

/// The list of properties of an app: what its `Info.plist` says, over what a new app's says.
extension NativeTable {
  static let infoDictionary: [String: NativeFunction] = {
    let all: NativeFunction = { (c: inout NativeCall) throws(Interruption) in
      guard case .existential(let list) = any(c.infoDictionary(), c.evaluation) else { return .none }
      return Value(optional: list.value)
    }
    return [
      "Foundation.Bundle.infoDictionary": all, "Foundation.Bundle.localizedInfoDictionary": all,
      "Foundation.Bundle.object(forInfoDictionaryKey:)": { (c: inout NativeCall) throws(Interruption) in
        let name = try c.string(1)
        return Value(optional: c.infoDictionary()[name].map { any($0, c.evaluation) })
      },
    ]
  }()
}

extension NativeCall {
  /// What settings of a build stand for in a list of properties, as Xcode begins an app. Others are empty.
  private static let settings = [
    "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "PRODUCT_NAME": "playground",
    "EXECUTABLE_NAME": "playground", "TARGET_NAME": "playground", "PRODUCT_BUNDLE_IDENTIFIER": "playground",
    "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": "en",
  ]
  @MainActor fileprivate func infoDictionary() -> [String: Any] {
    var list: [String: Any] = [
      "CFBundleName": "playground", "CFBundleExecutable": "playground", "CFBundleIdentifier": "playground",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": "en",
    ]
    guard let url = evaluation.viewRun?.resource("Info.plist"), let data = try? contents(of: url),
      let own = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return list }
    list.merge(own.mapValues(Self.expanded)) { $1 }
    return list
  }
  /// `$(MARKETING_VERSION)` and its like, replaced.
  private static func expanded(_ value: Any) -> Any {
    switch value {
    case let text as String:
      return text.replacing(/\$[({]([A-Za-z_]+)(:[a-z0-9]+)?[)}]/) { settings[String($0.output.1)] ?? "" }
    case let elements as [Any]: return elements.map(expanded)
    case let entries as [String: Any]: return entries.mapValues(expanded)
    default: return value
    }
  }
}
