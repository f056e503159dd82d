public import Foundation

/// Where the programs under test are: beside the test's own executable.
public enum Products {
  public static let folder: URL = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: own).deletingLastPathComponent()
  }()
  public static func path(of program: String) -> String { folder.appending(path: program).path }
}
