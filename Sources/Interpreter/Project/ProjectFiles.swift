internal import SwiftParser
internal import SwiftSyntax

/// The other files of a project, as a file's missing names are looked up in them.
///
/// Names are resolved in the file itself; then, only those still missing, in the others. A name that several of them declare is an error, unless one of them lies in
/// the file's own folder. Of the other files only the declarations that are needed are read, each to its end; their previews and their `@main` never are.
@MainActor
public struct ProjectFiles {
  /// More files than this are refused (design: 2,000 files or 20 MB).
  public nonisolated static let fileLimit = 2_000
  /// More bytes than this are refused.
  public nonisolated static let byteLimit = 20_000_000

  private let files: [SourceFile]
  private var outlines: [Int: [ProjectDeclaration]] = [:]
  private var names: [String: [Int]] = [:]
  private var extensionFiles: [Int] = []

  /// The files beside the one that is shown, each by its path.
  public init(_ files: [SourceFile]) {
    self.files = files
    for (index, file) in files.enumerated() {
      let words = ProjectFiles.declaredWords(file)
      for name in words.names { names[name, default: []].append(index) }
      if words.hasExtension { extensionFiles.append(index) }
    }
  }

  /// The file with what it needs of others behind its own text.
  /// - Parameters:
  ///   - isWrong: something is wrong with the file: a member that the library has elsewhere may be declared in another file.
  ///   - others: reads the other files; called only when a name is missing, or something is wrong.
  /// - Throws: a name that several files declare.
  public static func completing(_ source: SourceFile, isWrong: Bool = false, _ others: () -> [SourceFile]) throws(Diagnostic) -> SourceFile {
    guard source.byteCount <= SourceFile.byteLimit else { return source }
    let own = NameCollector.names(in: Parser.parse(source: source.text))
    guard !own.missing.isEmpty || !own.unknownMembers.isEmpty || isWrong else { return source }
    var project = ProjectFiles(others())
    return try project.complete(source, own, takesKnownMembers: isWrong)
  }

  private mutating func complete(_ source: SourceFile, _ own: NameCollector.Names, takesKnownMembers: Bool) throws(Diagnostic) -> SourceFile {
    var known = own.declared
    var members = takesKnownMembers ? own.members : own.unknownMembers
    var taken: [ProjectDeclaration] = []
    var takenTypes: Set<String> = own.topLevel
    // A name that SwiftUI has and the library lacks may be the project's own.
    let missing = takesKnownMembers ? own.missing.union(own.listed) : own.missing
    var waiting = missing.sorted()
    var seen = missing
    func take(_ declaration: ProjectDeclaration) {
      taken.append(declaration)
      known.formUnion(declaration.names.topLevel)
      takenTypes.formUnion(declaration.names.topLevel)
      for name in declaration.names.missing.sorted() where seen.insert(name).inserted { waiting.append(name) }
      members.formUnion(takesKnownMembers ? declaration.names.members : declaration.names.unknownMembers)
    }
    while true {
      while let name = waiting.popLast() {
        if takenTypes.contains(name) { continue }
        let candidates = (names[name] ?? []).filter { index in outline(index).contains { $0.declares == name } }
        if candidates.isEmpty { continue }
        let near = candidates.filter { ProjectFiles.folder(files[$0].name) == ProjectFiles.folder(source.name) }
        let chosen = near.count == 1 ? near : candidates
        guard chosen.count == 1 else {
          throw Diagnostic("'\(name)' is declared by several files of the project: \(chosen.map { files[$0].name }.sorted().joined(separator: ", "))", at: nil)
        }
        for declaration in outline(chosen[0]) where declaration.declares == name { take(declaration) }
      }
      // Extensions of what is there, and those of other types with a member that nothing else has.
      var isDone = true
      for index in extensionFiles {
        for declaration in outline(index) {
          guard let type = declaration.extends, !taken.contains(where: { $0.id == declaration.id }) else { continue }
          // It extends the type of its own file, not the one of that name here.
          if own.topLevel.contains(type), outline(index).contains(where: { $0.declares == type }) { continue }
          if takenTypes.contains(type) || (names[type] == nil && !declaration.members.isDisjoint(with: members)) {
            take(declaration)
            isDone = false
          }
        }
      }
      if isDone, waiting.isEmpty { break }
    }
    return taken.isEmpty ? source : source.appending(taken.map { SourceFile.Part(file: $0.file, start: $0.start, end: $0.end) })
  }

  private mutating func outline(_ index: Int) -> [ProjectDeclaration] {
    if let known = outlines[index] { return known }
    let declarations = ProjectDeclaration.all(of: files[index], id: index)
    outlines[index] = declarations
    return declarations
  }
  private static func folder(_ path: String) -> Substring { path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex) }

  /// Words behind `struct`, `class`, `func` and the like, whatever they declare: a file that lacks a name need not be parsed for it.
  private static func declaredWords(_ file: SourceFile) -> (names: Set<String>, hasExtension: Bool) {
    var names: Set<String> = []
    var hasExtension = false
    var isExpected = false
    for word in file.text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      if isExpected { names.insert(String(word)) }
      isExpected = ["struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var"].contains(word)
      if word == "extension" { hasExtension = true }
    }
    return (names, hasExtension)
  }
}
