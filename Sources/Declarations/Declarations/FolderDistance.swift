/// How far a folder is away from another: steps up to the folder that holds both, then steps down. Fewer steps up are
/// nearer, whatever lies below.
package struct FolderDistance: Comparable {
  package let up: Int
  package let down: Int

  package init(to folder: some StringProtocol, from: some StringProtocol) {
    let (start, end) = (from.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(start, end).prefix { $0 == $1 }.count
    (up, down) = (start.count - common, end.count - common)
  }
  package static func < (a: FolderDistance, b: FolderDistance) -> Bool { (a.up, a.down) < (b.up, b.down) }
}
