internal import Foundation

/// What is found in a `project.pbxproj` by its lines, as bytes: that is quick in a file of megabytes, and works in a
/// half-merged one.
public struct XcodeProjectLines {
  /// Of the settings `IPHONEOS_DEPLOYMENT_TARGET = 16.0;` and their like.
  public private(set) var deploymentTargets: [DeploymentTarget] = []
  /// The names of the targets that hold tests: the line `name = AppTests;` before
  /// `productType = "com.apple.product-type.bundle.unit-test";` in a target's record.
  public private(set) var testTargets: [String] = []
  /// The paths of the packages beside it: `relativePath = ../Models;`.
  public private(set) var packagePaths: [String] = []
  /// What its targets take of packages, and what they make themselves: `productName = Models;`.
  public private(set) var productNames: [String] = []

  /// Looks through the text of a project file; what is damaged in it is passed over.
  public init(_ text: String) {
    var name: String?
    for line in Array(text.utf8).split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let key = String(decoding: line[..<equals].prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      guard Self.keys.contains(key) || key.hasSuffix(Self.ending) else { continue }
      let value = String(decoding: line[(equals + 1)...], as: UTF8.self)
        .trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\";"))
      switch key {
      case "name": name = value
      case "productName": productNames.append(value)
      case "relativePath": packagePaths.append(value)
      case "productType":
        if value.hasSuffix(".unit-test") || value.hasSuffix(".ui-testing"), let name { testTargets.append(name) }
      default:
        guard let major = Int(value.prefix { $0.isNumber }) else { continue }
        let target = DeploymentTarget(system: String(key.dropLast(Self.ending.count)), version: major)
        if let target { deploymentTargets.append(target) }
      }
    }
  }
  private static let keys: Set = ["name", "productName", "productType", "relativePath"]
  private static let ending = "_DEPLOYMENT_TARGET"

  /// The names of the files that a project names, as far as their names end so: `path = Secrets.swift;`, in the records
  /// of files and of the versions of models.
  /// - Parameter endings: what the names end with, such as `.swift`.
  public static func fileNames(in text: String, endingWith endings: [String]) -> Set<String> {
    var names: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = Substring(line)
      guard let start = line.firstRange(of: "path = ")?.upperBound else { continue }
      let path = line[start...].prefix { $0 != ";" }.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
      guard let name = path.split(separator: "/").last, endings.contains(where: name.hasSuffix) else { continue }
      names.insert(String(name))
    }
    return names
  }
}
