internal import Dispatch
internal import SwiftParser
internal import SwiftSyntax
internal import Synchronization

/// The files of a project, each read once: first its words, then, when it may declare what is wanted, as Swift.
@MainActor
final class ProjectIndex {
  /// A file, and what was found in it so far.
  private struct Entry {
    let file: SourceFile
    let words: DeclaredWords
    var reading: Reading?
    var allWords: Set<String>?
  }
  /// A file that was read as Swift.
  struct Reading: Sendable {
    let syntax: SourceFileSyntax
    let declarations: [ProjectDeclaration]

    init(_ file: SourceFile) {
      syntax = Parser.parse(bounded: file.text)
      declarations = ProjectDeclaration.all(in: syntax)
    }
  }
  private var entries: [Entry]
  /// By name, the files with that word or operator behind `struct`, `func` and the like.
  private(set) var files: [String: [Int]] = [:]
  /// The files with extensions.
  private(set) var extending: [Int] = []

  /// - Parameter previous: the project before a change: files with the same text are not read again.
  init(_ files: [SourceFile], after previous: ProjectIndex?) {
    let known = Dictionary(previous?.entries.map { ($0.file.name, $0) } ?? []) { $1 }
    entries = files.map { file in
      if let known = known[file.name], known.file.bytes == file.bytes { return known }
      return Entry(file: file, words: DeclaredWords(file))
    }
    for index in entries.indices { findWords(of: index) }
  }
  /// Adds one more file.
  func add(_ file: SourceFile, after previous: ProjectIndex?) {
    let known = previous?.entries.last { $0.file.name == file.name && $0.file.bytes == file.bytes }
    entries.append(known ?? Entry(file: file, words: DeclaredWords(file)))
    findWords(of: entries.count - 1)
  }
  private func findWords(of index: Int) {
    let words = entries[index].words
    for name in words.names { files[name, default: []].append(index) }
    if !words.extended.isEmpty { extending.append(index) }
  }

  var count: Int { entries.count }
  /// A file by its number.
  func file(_ index: Int) -> SourceFile { entries[index].file }
  /// The types that a file's extensions may belong to.
  func extended(_ index: Int) -> Set<String> { entries[index].words.extended }
  /// What stands in a file behind `struct`, `func` and the like.
  func names(_ index: Int) -> Set<String> { entries[index].words.names }
  /// All words of a file.
  func words(_ index: Int) -> Set<String> {
    if let known = entries[index].allWords { return known }
    let words = DeclaredWords.all(in: entries[index].file)
    entries[index].allWords = words
    return words
  }
  /// The declarations of a file.
  func declarations(_ index: Int) -> [ProjectDeclaration] { reading(index).declarations }
  /// The tree of a file.
  func syntax(_ index: Int) -> SourceFileSyntax { reading(index).syntax }
  private func reading(_ index: Int) -> Reading {
    if let known = entries[index].reading { return known }
    let reading = Reading(entries[index].file)
    entries[index].reading = reading
    return reading
  }
  /// Reads files at the same time, as far as they were not read before.
  func read(_ indices: Set<Int>) {
    let missing = indices.filter { entries[$0].reading == nil }.sorted()
    guard missing.count > 1 else {
      for index in missing { _ = declarations(index) }
      return
    }
    let files = missing.map { entries[$0].file }
    let readings = Mutex<[Reading?]>(Array(repeating: nil, count: files.count))
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let reading = Reading(files[index])
      readings.withLock { $0[index] = reading }
    }
    for (index, reading) in zip(missing, readings.withLock { $0 }) { entries[index].reading = reading }
  }
}
