internal import SwiftSyntax

/// The other files of a project, as a file's missing names are looked up in them.
///
/// Names are resolved in the file itself; then, only those still missing, in the others. Of several files that declare
/// a name the nearest one counts: the file itself that names it, then one of the same folder, then one of the folder
/// that is the fewest steps away. What is `private` stays in its file. Of the other files only the declarations that
/// are needed are taken, each to its end; their previews and their `@main` never are.
@MainActor
public struct ProjectFiles {
  /// More files than this are refused (design: 2,000 files or 20 MB).
  public nonisolated static let fileLimit = 2_000
  /// More bytes than this are refused.
  public nonisolated static let byteLimit = 20_000_000

  let index: ProjectIndex
  /// Whether the files are of one module; else they only stand in one folder, each for itself.
  let isModule: Bool
  /// The name in the index of the file that is shown.
  package let own: String?
  /// What is to be said of the project's Core Data models.
  package let modelRemarks: [Diagnostic]
  /// Looks for what else the project is built of, at the first name that is not found.
  let unreadSources: @MainActor () -> UnreadSources

  /// The files of a project, each by its path. The file that is shown may be among them.
  /// - Parameters:
  ///   - own: the name among them of the file that is shown.
  ///   - models: its Core Data models, for which Xcode makes classes.
  ///   - unread: what else the project is built of.
  ///   - previous: the files before a change: those with the same text are not read again.
  ///   - isModule: false for files that only stand in one folder: what one of them calls as the library calls
  ///     something is its own.
  public init(
    _ files: [SourceFile], models: [DataModelFile] = [], own: String? = nil, isModule: Bool = true,
    besides unread: @escaping @MainActor () -> UnreadSources = { UnreadSources() }, after previous: ProjectFiles? = nil
  ) {
    index = ProjectIndex(files, after: previous?.index)
    if let made = ProjectFiles.generated(of: models, in: index) { index.add(made, after: previous?.index) }
    (self.own, self.isModule) = (own, isModule)
    modelRemarks = models.flatMap(\.remarks)
    let hasModel = !models.isEmpty
    unreadSources = {
      var found = unread()
      found.hasDataModel = hasModel
      return found
    }
  }
  /// The same files, read once for all, around another one of them.
  public func around(_ own: String) -> ProjectFiles {
    ProjectFiles(of: self, around: own)
  }
  private init(of other: ProjectFiles, around own: String) {
    (index, self.own, isModule, modelRemarks) = (other.index, own, other.isModule, other.modelRemarks)
    unreadSources = other.unreadSources
  }

  /// The file with what it needs of others behind its own text.
  /// - Parameters:
  ///   - isWrong: something is wrong with the file: a member that the library has elsewhere, or an operator of more types, may be declared in another file.
  ///   - others: reads the other files; called only when a name is missing, or something is wrong.
  public static func completing(_ source: SourceFile, isWrong: Bool = false, _ others: () -> [SourceFile]) -> SourceFile {
    completing(source, isWrong: isWrong, in: { ProjectFiles(others()) })
  }
  /// The same, in files that may have been read before.
  public static func completing(_ source: SourceFile, isWrong: Bool = false, in project: () -> ProjectFiles) -> SourceFile {
    guard source.byteCount <= SourceFile.byteLimit else { return source }
    let source = source.read(after: nil)
    guard let parsed = source.parsed else { return source }
    let own = NameCollector.names(parsed.found)
    guard !own.missing.isEmpty || !own.unknownMembers.isEmpty || isWrong else { return source }
    return project().complete(source, own, takesKnownMembers: isWrong)
  }

  /// A name that is wanted, and the file that names it; nil for the one that is shown.
  private struct Wanted {
    let name: String
    let file: Int?
  }

  private func complete(_ source: SourceFile, _ own: NameCollector.Names, takesKnownMembers: Bool) -> SourceFile {
    let isOwn = { (file: Int) in index.file(file).name == self.own }
    var members = takesKnownMembers ? own.members.union(own.operators) : own.unknownMembers
    var taken: [(file: Int, declaration: ProjectDeclaration)] = []
    var isTaken: Set<[Int]> = []
    /// What the types and functions there are were taken from; nil for the file that is shown.
    var homes = Dictionary(uniqueKeysWithValues: own.topLevel.map { ($0, Int?.none) })
    var remarks: [Diagnostic] = []
    /// Members of the library's types, as they were declared.
    var signatures: Set<String> = []
    let ownFolder = ProjectFiles.folder(self.own ?? source.name)
    func folder(of file: Int?) -> Substring { file.map { ProjectFiles.folder(index.file($0).name) } ?? ownFolder }
    let isNear = { (file: Int) in folder(of: file) == ownFolder }
    /// Whether an extension in a file extends the type that was taken from `home`: the one that is nearest to it.
    func isMeant(_ type: String, of home: Int?, by file: Int) -> Bool {
      let all = declaring(type, for: file, typesOnly: true).filter { !isOwn($0) }
      if let home { return nearest(all, to: file, folder(of: file)).contains(home) }
      let others = all.map { FolderDistance(to: folder(of: $0), from: folder(of: file)) }
      return !all.contains(file) && others.allSatisfy { FolderDistance(to: ownFolder, from: folder(of: file)) <= $0 }
    }
    /// Types of the library whose names the project has as well: those of its own stand before them. Those of other folders only where something is wrong without.
    func shadowed(_ names: NameCollector.Names) -> Set<String> {
      names.known.filter { index.files[$0]?.contains { !isOwn($0) && (takesKnownMembers || isNear($0)) } ?? false }
    }
    var known = shadowed(own)
    // A name that SwiftUI has and the library lacks may be the project's own.
    let first = (takesKnownMembers ? own.missing.union(own.listed).union(own.operators) : own.missing).union(known)
    var waiting = first.sorted().map { Wanted(name: $0, file: nil) }
    var seen = first
    func take(_ declaration: ProjectDeclaration, _ file: Int) {
      taken.append((file, declaration))
      isTaken.insert([file, declaration.start])
      let names = NameCollector.names(declaration.found)
      for name in names.topLevel where homes[name] == nil { homes[name] = file }
      let more = shadowed(names)
      known.formUnion(more)
      let wanted = (takesKnownMembers ? names.missing.union(names.operators) : names.missing).union(more)
      for name in wanted.sorted() where seen.insert(name).inserted { waiting.append(Wanted(name: name, file: file)) }
      members.formUnion(takesKnownMembers ? names.members.union(names.operators) : names.unknownMembers)
      signatures.formUnion(declaration.signatures)
    }
    while true {
      while !waiting.isEmpty {
        let round = waiting.filter { homes[$0.name] == nil }
        waiting = []
        index.read(Set(round.flatMap { index.files[$0.name] ?? [] }.filter { !isOwn($0) }))
        for wanted in round.reversed() where homes[wanted.name] == nil {
          let name = wanted.name
          let candidates = declaring(name, for: wanted.file, typesOnly: known.contains(name)).filter { !isOwn($0) }
          if candidates.isEmpty { continue }
          // Functions of one operator may stand in many files.
          if name.first.map({ !$0.isLetter && $0 != "_" }) ?? false {
            for file in candidates { for declaration in index.declarations(file) where declaration.declares == name { take(declaration, file) } }
            continue
          }
          let isByItself = candidates.contains { folder(of: $0) == folder(of: wanted.file) }
          if known.contains(name), !isByItself, !takesKnownMembers || candidates.count != 1 { continue }
          let nearest = nearest(candidates, to: wanted.file, folder(of: wanted.file))
          if nearest.count > 1 { remarks.append(.oneOfSeveral(name, nearest.map { index.file($0).name })) }
          for declaration in index.declarations(nearest[0]) where declaration.declares == name { take(declaration, nearest[0]) }
        }
      }
      // Extensions of what is there, and those of other types with a member that nothing else has.
      var isDone = true
      let extending = index.extending.filter { file in !isOwn(file) && mayExtend(file, homes, members) }
      index.read(Set(extending))
      for file in extending.sorted(by: { FolderDistance(to: folder(of: $0), from: ownFolder) < FolderDistance(to: folder(of: $1), from: ownFolder) }) {
        for declaration in index.declarations(file) {
          guard let type = declaration.extends, !isTaken.contains([file, declaration.start]) else { continue }
          if let home = homes[type] {
            guard isMeant(type, of: home, by: file) else { continue }
          } else {
            guard !isDeclared(type) else { continue }
            let isHome = taken.contains { $0.file == file }
            let found = (isHome ? declaration.members.union(declaration.privateMembers) : declaration.members).intersection(members)
            // Of two targets with the same member the nearer one's counts.
            if found.isEmpty || (!declaration.signatures.isEmpty && declaration.signatures.isSubset(of: signatures)) { continue }
          }
          take(declaration, file)
          isDone = false
        }
      }
      if isDone, waiting.isEmpty { break }
    }
    // More than a file may have is left where it is: the checker reads the other files themselves.
    let bytes = taken.reduce(source.byteCount) { $0 + $1.declaration.end - $1.declaration.start }
    if taken.isEmpty || bytes > SourceFile.byteLimit { return source }
    var whole = source.appending(taken.map { SourceFile.Part(file: index.file($0.file), start: $0.declaration.start, end: $0.declaration.end, syntax: $0.declaration.syntax) })
    whole.remarks = remarks
    return whole
  }

  // MARK: Which file is meant

  /// The files that declare a name as a file sees it: what is private counts in its own file alone.
  private func declaring(_ name: String, for asking: Int?, typesOnly: Bool) -> [Int] {
    (index.files[name] ?? []).filter { file in
      index.declarations(file).contains { $0.declares == name && ($0.isType || !typesOnly) && (!$0.isPrivate || file == asking) }
    }
  }
  /// Those that are nearest: the asking file itself, else the fewest steps from its folder, with the fewest of them up;
  /// where several are equally near, in the order of their names.
  private func nearest(_ files: [Int], to asking: Int?, _ folder: Substring) -> [Int] {
    if let asking, files.contains(asking) { return [asking] }
    let all = files.map { (file: $0, distance: FolderDistance(to: ProjectFiles.folder(index.file($0).name), from: folder)) }
    guard let least = all.map(\.distance).min() else { return [] }
    return all.filter { $0.distance == least }.map(\.file).sorted { index.file($0).name < index.file($1).name }
  }
  /// Whether another file than the one that is shown has the name behind `struct` and the like.
  private func isDeclared(_ name: String) -> Bool { index.files[name]?.contains { index.file($0).name != own } ?? false }
  /// Whether a file may have an extension of one of these types, or of a type of the library with one of these members. A file that has neither word need not be read.
  private func mayExtend(_ file: Int, _ types: [String: Int?], _ members: Set<String>) -> Bool {
    let extended = index.extended(file)
    if extended.contains(where: { types[$0] != nil }) { return true }
    if members.isEmpty || extended.allSatisfy(isDeclared) { return false }
    let words = index.words(file)
    // Of `Color.init(hex:)` and `subscript(safe:)` the label.
    return members.contains { member in
      words.contains(member) || index.names(file).contains(member)
        || member.hasSuffix(":)") && (member.dropLast(2).split(separator: "(").last).map { words.contains(String($0)) || $0 == "_" } ?? true
    }
  }
  private static func folder(_ path: String) -> Substring { path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex) }
}
