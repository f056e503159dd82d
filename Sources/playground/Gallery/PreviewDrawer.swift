internal import Drawing
internal import FileAccess
internal import Foundation
internal import Pictures
internal import SwiftSource
internal import Terminal
internal import Tracing
internal import Views
internal import Workbench

/// Draws the previews of files into a folder, one file after the other: what a process on one core does.
@MainActor
struct PreviewDrawer {
  let arguments: Arguments
  let output: Output
  /// Where the pictures go.
  let folder: String
  private let variants: [PreviewVariant]
  private let scale: Double
  private let keepsLayouts: Bool

  init(_ arguments: Arguments, _ output: Output, into folder: String) throws(Failure) {
    (self.arguments, self.output, self.folder) = (arguments, output, folder)
    variants = try arguments.variants(.variants, PreviewVariant.allCases)
    scale = try arguments.pictureScale() ?? 1
    keepsLayouts = arguments.has(.layouts)
  }

  /// Draws each file that a line of standard input names, and says so in a line of its own.
  func drawNamedFiles() throws {
    while let path = readLine() {
      let drawn = try draw(path)
      let data = try JSONEncoder().encode(drawn)
      try output.save(.binary(data), to: "\(folder)/\(DrawnFile.recordName(path))", sparing: [])
      try output.write("\(path)\n")
    }
  }

  private func draw(_ path: String) throws -> DrawnFile {
    var file = DrawnFile(path: path)
    var said: [Diagnostic] = []
    var source = SourceFile(name: path, text: "")
    do {
      source = try Input.source(path)
      let program = Program.read(source)
      if program.hasSyntaxErrors { said = program.diagnostics }
      let asked = try Command.request(of: path, arguments, output, device: .iphone)
      var previews = PreviewList(program)
      var latest: Preview?
      while !program.hasSyntaxErrors, let item = previews[file.previews.count] {
        var request = asked
        request.preview = item.choice
        let name = "\(Fingerprint(path).text)-\(file.previews.count + 1)"
        var pictures: [DrawnPicture] = []
        for variant in variants {
          let preview = Preview(
            source, variant.applied(to: request), checkedAfter: latest, recordsEvents: keepsLayouts)
          // What it needs of other files it has now: another variant is not checked again.
          (source, request.others, latest) = (preview.source, nil, preview)
          previews.hear(preview)
          said += preview.diagnostics.filter { !said.contains($0) }
          pictures.append(picture(of: preview, variant, "\(name)-\(variant.rawValue).png"))
        }
        let title = previews[file.previews.count]?.title
        file.previews.append(DrawnPreview(title: title, line: item.line, pictures: pictures))
      }
      file.uses = source.others.map(\.name)
    } catch let diagnostic as Diagnostic {
      said.append(diagnostic)
    } catch let failure as Failure {
      said.append(Diagnostic(failure.message, at: nil))
    }
    file.hasErrors = said.contains(where: \.isError)
    file.diagnostics = rendered(said, source: source)
    return file
  }

  private func picture(of preview: Preview, _ variant: PreviewVariant, _ name: String) -> DrawnPicture {
    var picture = DrawnPicture(variant: variant)
    guard preview.host != nil, !preview.hasErrors else {
      picture.problem = preview.diagnostics.first(where: \.isError)?.message ?? "nothing is shown"
      return picture
    }
    do throws(Failure) {
      let data = try Command.data(of: [("", preview)], .png, scale: scale)
      try output.save(.binary(data), to: "\(folder)/\(name)", sparing: [])
      picture.file = name
      let size = preview.drawing.bounds.size
      (picture.width, picture.height) = (size.width, size.height)
      if keepsLayouts { picture.layout = LayoutRecord(preview) }
    } catch {
      picture.problem = error.message
    }
    return picture
  }
}

extension DrawnFile {
  /// What the record of a file's pictures is called.
  static func recordName(_ path: String) -> String { "\(Fingerprint(path).text).json" }
}

extension LayoutRecord {
  @MainActor init(_ preview: Preview) {
    let style = PictureStyle(preview.request.device, isDark: preview.scheme == .dark)
    let list = preview.drawing.withoutBackdrops
    fingerprint = Fingerprint(SVGPicture.svg(list, style)).text
    events = preview.trace.map(Self.lines) ?? []
    drawn = preview.lines(of: list).map(Self.rounded)
  }
}

extension LayoutRecord {
  /// Offers, answers and placements with the layouts' own steps, indented by depth.
  private static func lines(_ trace: Trace) -> [String] {
    trace.entries(.steps).map { entry in
      String(repeating: "  ", count: min(entry.depth, 40)) + rounded(trace.sentence(entry.event))
    }
  }
  /// A line with numbers of two decimals: less can be seen by nobody.
  private static func rounded(_ line: String) -> String {
    line.replacing(/\d+\.\d{3,}/) { match in
      let digits = String(format: "%.2f", Double(match.output) ?? 0)
      return digits.hasSuffix(".00")
        ? String(digits.dropLast(3)) : digits.hasSuffix("0") ? String(digits.dropLast()) : digits
    }
  }
}

extension DisplayList {
  /// What is blurred behind a material depends on fonts: its outline stands for it.
  fileprivate var withoutBackdrops: DisplayList {
    var list = self
    list.items = list.items.map(Self.withoutBackdrop)
    return list
  }
  private static func withoutBackdrop(_ item: Item) -> Item {
    switch item.content {
    case .backdrop(let outline, let backdrop): Item(.fill(outline, backdrop.paint), node: item.node)
    case .layer(let effect, let items): Item(.layer(effect, items.map(withoutBackdrop)), node: item.node)
    default: item
    }
  }
}
