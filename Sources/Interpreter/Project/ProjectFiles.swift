internal import SwiftSyntax

/// The other files of a project, as a file's missing names are looked up in them.
///
/// Names are resolved in the file itself; then, only those still missing, in the others. A name that several of them declare is an error, unless one of them lies in
/// the file's own folder. Of the other files only the declarations that are needed are taken, each to its end; their previews and their `@main` never are.
@MainActor
public struct ProjectFiles {
  /// More files than this are refused (design: 2,000 files or 20 MB).
  public nonisolated static let fileLimit = 2_000
  /// More bytes than this are refused.
  public nonisolated static let byteLimit = 20_000_000

  private let index: ProjectIndex
  /// The name in the index of the file that is shown.
  private let own: String?

  /// The files of a project, each by its path. The file that is shown may be among them.
  /// - Parameters:
  ///   - own: the name among them of the file that is shown.
  ///   - previous: the files before a change: those with the same text are not read again.
  public init(_ files: [SourceFile], own: String? = nil, after previous: ProjectFiles? = nil) {
    index = ProjectIndex(files, after: previous?.index)
    self.own = own
  }
  /// The same files, read once for all, around another one of them.
  public func around(_ own: String) -> ProjectFiles { ProjectFiles(index: index, own: own) }
  private init(index: ProjectIndex, own: String) {
    self.index = index
    self.own = own
  }

  /// The file with what it needs of others behind its own text.
  /// - Parameters:
  ///   - isWrong: something is wrong with the file: a member that the library has elsewhere, or an operator of more types, may be declared in another file.
  ///   - others: reads the other files; called only when a name is missing, or something is wrong.
  /// - Throws: a name that several files declare.
  public static func completing(_ source: SourceFile, isWrong: Bool = false, _ others: () -> [SourceFile]) throws(Diagnostic) -> SourceFile {
    try completing(source, isWrong: isWrong, in: { ProjectFiles(others()) })
  }
  /// The same, in files that may have been read before.
  public static func completing(_ source: SourceFile, isWrong: Bool = false, in project: () -> ProjectFiles) throws(Diagnostic) -> SourceFile {
    guard source.byteCount <= SourceFile.byteLimit else { return source }
    let source = source.read(after: nil)
    guard let parsed = source.parsed else { return source }
    let own = NameCollector.names(parsed.found)
    guard !own.missing.isEmpty || !own.unknownMembers.isEmpty || isWrong else { return source }
    return try project().complete(source, own, takesKnownMembers: isWrong)
  }

  private func complete(_ source: SourceFile, _ own: NameCollector.Names, takesKnownMembers: Bool) throws(Diagnostic) -> SourceFile {
    let isOwn = { (file: Int) in index.file(file).name == self.own }
    var members = takesKnownMembers ? own.members.union(own.operators) : own.unknownMembers
    var taken: [(file: Int, declaration: ProjectDeclaration)] = []
    var isTaken: Set<[Int]> = []
    var takenTypes: Set<String> = own.topLevel
    let folder = ProjectFiles.folder(self.own ?? source.name)
    let isNear = { (file: Int) in ProjectFiles.folder(index.file(file).name) == folder }
    /// Types of the library whose names the project has as well: those of its own stand before them. Those of other folders only where something is wrong without.
    func shadowed(_ names: NameCollector.Names) -> Set<String> {
      names.known.filter { index.files[$0]?.contains { !isOwn($0) && (takesKnownMembers || isNear($0)) } ?? false }
    }
    var known = shadowed(own)
    // A name that SwiftUI has and the library lacks may be the project's own.
    var waiting = (takesKnownMembers ? own.missing.union(own.listed).union(own.operators) : own.missing).union(known).sorted()
    var seen = Set(waiting)
    func take(_ declaration: ProjectDeclaration, _ file: Int) {
      taken.append((file, declaration))
      isTaken.insert([file, declaration.start])
      let names = NameCollector.names(declaration.found)
      takenTypes.formUnion(names.topLevel)
      let more = shadowed(names)
      known.formUnion(more)
      let wanted = (takesKnownMembers ? names.missing.union(names.operators) : names.missing).union(more)
      for name in wanted.sorted() where seen.insert(name).inserted { waiting.append(name) }
      members.formUnion(takesKnownMembers ? names.members.union(names.operators) : names.unknownMembers)
    }
    while true {
      while !waiting.isEmpty {
        let round = waiting.filter { !takenTypes.contains($0) }
        waiting = []
        index.read(Set(round.flatMap { index.files[$0] ?? [] }.filter { !isOwn($0) }))
        for name in round.reversed() where !takenTypes.contains(name) {
          let candidates = (index.files[name] ?? []).filter { file in
            !isOwn(file) && index.declarations(file).contains { $0.declares == name && ($0.isType || !known.contains(name)) }
          }
          if candidates.isEmpty { continue }
          // Functions of one operator may stand in many files.
          if name.first.map({ !$0.isLetter && $0 != "_" }) ?? false {
            for file in candidates { for declaration in index.declarations(file) where declaration.declares == name { take(declaration, file) } }
            continue
          }
          let near = candidates.filter(isNear)
          let chosen = near.count == 1 ? near : candidates
          if known.contains(name), chosen.count != 1 || !takesKnownMembers && near.isEmpty { continue }
          guard chosen.count == 1 else {
            throw Diagnostic("'\(name)' is declared by several files of the project: \(chosen.map { index.file($0).name }.sorted().joined(separator: ", "))", at: nil)
          }
          for declaration in index.declarations(chosen[0]) where declaration.declares == name { take(declaration, chosen[0]) }
        }
      }
      // Extensions of what is there, and those of other types with a member that nothing else has.
      var isDone = true
      let extending = index.extending.filter { file in !isOwn(file) && mayExtend(file, takenTypes, members) }
      index.read(Set(extending))
      for file in extending {
        for declaration in index.declarations(file) {
          guard let type = declaration.extends, !isTaken.contains([file, declaration.start]) else { continue }
          // It extends the type of its own file, not the one of that name here.
          if own.topLevel.contains(type), index.declarations(file).contains(where: { $0.declares == type }) { continue }
          if takenTypes.contains(type) || (!isDeclared(type) && !declaration.members.isDisjoint(with: members)) {
            take(declaration, file)
            isDone = false
          }
        }
      }
      if isDone, waiting.isEmpty { break }
    }
    if taken.isEmpty { return source }
    return source.appending(taken.map { SourceFile.Part(file: index.file($0.file), start: $0.declaration.start, end: $0.declaration.end, syntax: $0.declaration.syntax) })
  }

  /// Whether another file than the one that is shown has the name behind `struct` and the like.
  private func isDeclared(_ name: String) -> Bool { index.files[name]?.contains { index.file($0).name != own } ?? false }
  /// Whether a file may have an extension of one of these types, or of a type of the library with one of these members. A file that has neither word need not be read.
  private func mayExtend(_ file: Int, _ types: Set<String>, _ members: Set<String>) -> Bool {
    let extended = index.extended(file)
    if !extended.isDisjoint(with: types) { return true }
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
