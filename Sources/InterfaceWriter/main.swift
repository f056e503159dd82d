internal import FileAccess
internal import Foundation

// `swift run interfaces`: writes the texts of `Sources/Interfaces` anew, those of the toolchain only when it is another one than before. `--all` writes them in any case.
// Then it writes the thunks of `Sources/Bindings`; `--bindings` writes those alone, from the texts that are there.
let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
let folder = package.appendingPathComponent("Sources/Interfaces/Generated")
let arguments = CommandLine.arguments.dropFirst()
do {
  let generator = try Generator(package: package)
  FileWriter.makeFolder(folder.path)
  func old(_ name: String) -> String { (try? String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)) ?? "" }
  func write(_ source: String, _ name: String) throws {
    if source != old(name) { try FileWriter().write(Data(source.utf8), to: folder.appendingPathComponent("\(name).swift").path) }
  }
  func writeBindings(_ texts: [String: InterfaceFile] = [:]) throws {
    let shown = Dictionary(uniqueKeysWithValues: LibraryModule.all.map { ($0.name, texts[$0.name]?.text ?? InterfaceFile.text(in: old($0.name))) })
    try BindingsFolder(package: package).write(BindingsWriter(texts: shown))
  }
  if arguments.contains("--bindings") {
    try writeBindings()
    exit(0)
  }
  var texts: [String: InterfaceFile] = [:]
  var index = IndexFile(source: old("Index"))
  if arguments.contains("--all") || !LibraryModule.all.filter(\.isOfToolchain).allSatisfy({ old($0.name).prefix(500).contains(generator.mark) }) {
    index = IndexFile()
    texts = try generator.toolchainTexts()
    for module in LibraryModule.all { if let text = texts[module.name] { index.replace(module, by: text) } }
  }
  texts.merge(try generator.packageTexts(index)) { first, _ in first }
  for module in LibraryModule.all {
    guard let text = texts[module.name] else { continue }
    index.replace(module, by: text)
    let source = generator.source(of: module, text)
    try write(source, module.name)
    print("\(module.name): \(text.count) declarations, \(source.utf8.count / 1024) KB")
  }
  try write(index.source, "Index")
  let frameworks = try FrameworkWriter(folder: package.appendingPathComponent("Sources/Frameworks"), index).sources
  for (name, source) in frameworks { try write(source, name) }
  for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
    let name = String(file.dropLast(".swift".count))
    if name.hasPrefix("Framework+"), frameworks[name] == nil { try FileManager.default.removeItem(at: folder.appendingPathComponent(file)) }
  }
  try writeBindings(texts)
  print("Index: \(index.source.utf8.count / 1024) KB")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
