internal import FileAccess
internal import Foundation
internal import SwiftSource
internal import Terminal

extension Command {
  /// Whether every preview of a folder is asked for.
  static func isGallery(_ arguments: Arguments) -> Bool {
    arguments.has(.all) && arguments.operands.contains { FollowedFolder($0) != nil }
  }

  /// Draws every preview of a folder's files, and puts them on a page.
  @MainActor static func gallery(_ arguments: Arguments, _ output: Output) throws -> ExitCode {
    if let folder = arguments.value(.part) {
      try PreviewDrawer(arguments, output, into: folder).drawNamedFiles()
      return .success
    }
    guard arguments.operands.count == 1, let folder = arguments.operands.first else {
      throw Failure(code: .usage, message: "one folder at a time")
    }
    guard let target = arguments.value(.output), target != "-" else {
      throw Failure(
        code: .usage, message: "where to? -o gallery.html is one page, -o gallery a folder of pictures with an index")
    }
    let variants = try arguments.variants(.variants, PreviewVariant.allCases)
    let isPage = ["html", "htm"].contains(URL(filePath: target).pathExtension.lowercased())
    // A page holds all of its pictures: they are smaller there.
    let scale = try arguments.pictureScale() ?? (isPage ? 1 : 2)
    let start = ContinuousClock.now
    let words = try DrawingWords(arguments, variants: variants, scale: scale).words
    let left = URL(filePath: target).standardizedFileURL.path
    let files = try CheckSummary.files(folder).filter(DrawnFile.mayHavePreviews)
    let root = ProjectFolder(of: folder + "/x.swift", given: arguments.value(.project)).root?.path ?? folder
    let listing = ProjectListing(root, without: [left])
    let store = GalleryStore(of: folder, options: words, listing: listing, output.environment)
    let valid = store.valid(of: files)
    if !isPage { try GalleryPage.expectOwn(target + "/index.html") }
    let page = isPage ? target : target + "/index.html"
    let stale = files.filter { path in !valid.contains { $0.path == path } }
    FileWriter.makeFolder(store.folder)
    let processes = DrawingProcesses(words: words + ["--part", store.folder], folder: store.folder, output: output)
    let drawn = (valid + (try processes.draw(stale))).sorted { $0.path < $1.path }
    if !stale.isEmpty || !store.isWritten(page) {
      let gallery = GalleryPage(
        title: URL(filePath: folder).standardizedFileURL.lastPathComponent, files: drawn, pictures: store.folder)
      if isPage {
        try output.save(.text(TerminalText(gallery.html(embedsPictures: true))), to: target, sparing: files)
      } else {
        try gallery.put(into: target, output, replacing: store)
      }
      try store.keep(drawn, page: page, pictures: isPage ? [] : gallery.names.map { "\(target)/\($0)" })
    }
    let time = start.duration(to: .now)
    output.say(GalleryPage.summary(drawn, kept: valid.count, time) + ": \(page)\n")
    return drawn.contains(where: \.hasErrors) ? .source : .success
  }
}

extension DrawnFile {
  /// Whether a file's text says that there may be a preview in it.
  static func mayHavePreviews(_ path: String) -> Bool {
    // A pipe, or what cannot be read, is told by who draws it.
    guard let data = try? OpenFile(path).prefix(SourceFile.byteLimit) else { return true }
    return ["#Preview", "PreviewProvider"].contains { data.range(of: Data($0.utf8)) != nil }
  }
}

/// The command line of a process that draws.
struct DrawingWords {
  let words: [String]

  init(_ arguments: Arguments, variants: [PreviewVariant], scale: Double, keepsLayouts: Bool = false) throws(Failure) {
    var words = [
      "render", "--all", "--scale", "\(scale)", "--variants", variants.map(\.rawValue).joined(separator: ","),
    ]
    for option in [Option.device, .orientation, .size, .proposal, .project, .target, .scheme, .dynamicTypeSize] {
      if let value = arguments.value(option) { words += ["--\(option.name)", value] }
    }
    for option in [Option.fit, .frame] where arguments.has(option) { words.append("--\(option.name)") }
    self.words = keepsLayouts ? words + ["--layouts"] : words
    // What is wrong with them is said once, here.
    _ = try Command.request(arguments, window: .standard, device: .iphone)
  }
}
