internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Terminal
internal import Tracing
internal import Views
internal import Workbench

extension Command {
  static let render = Command(
    name: "render", operands: "FILE|DIR",
    summary: "draws a view: the smallest rectangle of cells that holds it; with --all every preview of a file or folder",
    options: Option.layout + [
      .format, .screen, .fit, .frame, .output, .charset, .graphics, .scale, .all, .variants, .part, .layouts,
      .transition, .transitionProgress, .failOn,
    ],
    examples: [
      "playground render playground/views/HelloWorld.swift", "playground render playground/views/HelloWorld.swift --screen --size 60x12",
      "playground render playground/views/HelloWorld.swift --format svg", "playground render playground/views/SettingsForm.swift --format svg --frame",
      "playground render playground/views/TransitionEnds.swift --transition Circle --progress 0.5",
      "playground render playground/apps --all -o gallery.html",
    ]
  ) { arguments, output in
    let target = arguments.value(.output)
    let faults = try faults(arguments)
    let format = try pictureFormat(arguments, output)
    if arguments.has(.part) || isGallery(arguments) { return try gallery(arguments, output) }
    if let kind = PictureKind(rawValue: format) { return try drawFile(kind, arguments, output) }
    let preview = try previewed(arguments, output)
    try showTransition(of: preview, arguments, output)
    if let pixels = try pixels(of: preview, arguments, output) {
      try output.write(pixels)
      return report(faults, of: preview, output)
    }
    let picture = try picture(of: preview, arguments, output, isFile: target != nil)
    let text = format == "ansi" ? picture.ansi : TerminalText(picture.text)
    if let target { try output.save(.text(text), to: target, sparing: preview.files) } else { try output.write(text) }
    return report(faults, of: preview, output)
  }

  static let layout = Command(
    name: "layout", operands: "FILE", summary: "prints the layout tree with sizes and frames in points", options: Option.layout + [.json, .failOn],
    examples: ["playground layout playground/views/HelloWorld.swift", "playground layout playground/views/HelloWorld.swift --json --proposal 100xnil"]
  ) { arguments, output in
    let faults = try faults(arguments)
    let preview = try previewed(arguments, output)
    try output.write(arguments.has(.json) ? preview.layoutDocument.text + "\n" : preview.layoutText)
    return report(faults, of: preview, output)
  }

  static let tree = Command(
    name: "tree", operands: "FILE", summary: "prints the view tree as written, and which layout node each line became", options: Option.layout + [.accessibility],
    examples: ["playground tree playground/views/HelloWorld.swift", "playground tree playground/views/ControlGallery.swift --accessibility"]
  ) { arguments, output in
    let preview = try previewed(arguments, output, recordsWrittenViews: true)
    try output.write(arguments.has(.accessibility) ? preview.accessibilityText : preview.treeText)
    return .success
  }

  static let trace = Command(
    name: "trace", operands: "FILE", summary: "prints every proposal, answer, step and placement, numbered, in points",
    options: Option.layout + [.traceFormat, .level, .node, .kind, .depth],
    examples: [
      "playground trace playground/views/HelloWorld.swift", "playground trace playground/views/HelloWorld.swift --level 1 --format json",
      "playground trace playground/views/Priority.swift --node Text --kind measure,answer", "playground trace playground/views/HelloWorld.swift --format html",
    ]
  ) { arguments, output in
    let format = try arguments.value(.traceFormat, wants: "text, json or html") { ["text", "json", "html"].contains($0) ? $0 : nil } ?? "text"
    let level = try arguments.value(.level, wants: "1, 2 or 3") { Int($0).flatMap { Trace.Level(rawValue: $0) } } ?? .steps
    let preview = try previewed(arguments, output, recordsEvents: true)
    return try asking {
      let filter = try preview.traceFilter(node: arguments.value(.node) ?? "", kinds: arguments.value(.kind) ?? "", depth: arguments.value(.depth) ?? "")
      switch format {
      case "json": try output.write(preview.traceDocument(level, filter).text + "\n")
      case "html": try output.write(preview.tracePage(level, filter))
      default: try output.write(preview.traceText(level, filter))
      }
      return .success
    }
  }

  static let dump = Command(
    name: "dump", operands: "FILE", summary: "prints what a stage of the pipeline made: \(Preview.Stage.allCases.map(\.rawValue).joined(separator: ", "))",
    options: [.stage] + Option.layout, examples: ["playground dump --stage nodes playground/views/HelloWorld.swift"]
  ) { arguments, output in
    let stage = try arguments.value(.stage, wants: Preview.Stage.allCases.map(\.rawValue).joined(separator: ", ")) { Preview.Stage(rawValue: $0) }
    guard let stage else { throw Failure(code: .usage, message: "dump wants --stage NAME; see 'playground dump --help'") }
    let preview = try previewed(arguments, output, recordsWrittenViews: true, recordsEvents: true, needsRoot: !stage.isBeforeEvaluation)
    try output.write(preview.dump(stage))
    return .success
  }
}

extension Option {
  static let accessibility = Option(name: "accessibility", help: "as a screen reader tells it: labels, values, kinds and hints, in reading order")
  static let format = Option(name: "format", value: "FORMAT", help: "text, ansi, svg, png, pdf or html; default: by the name of -o, ansi on a terminal, else text")
  static let traceFormat = Option(name: "format", value: "FORMAT", help: "text (default), json or html: a page to step through in a browser")
  static let level = Option(name: "level", value: "N", help: "1 offers, answers, placements; 2 (default) also steps and probes; 3 also remembered answers and the second pass")
  static let node = Option(name: "node", value: "SELECTOR", help: "only events about these nodes: Text[2], #title, \"label\", /0/1")
  static let kind = Option(name: "kind", value: "KINDS", help: "only these events: evaluate, measure, answer, step, guide, preference, place; several with commas")
  static let depth = Option(name: "depth", value: "N", help: "only events that lie in at most N others, from 0")
  static let screen = Option(name: "screen", help: "the whole canvas, not only what the view takes")
  static let fit = Option(name: "fit", help: "on a device of pixels the smallest rectangle around the view, not the whole screen")
  static let frame = Option(name: "frame", help: "a device of pixels with its case around the screen")
  static let output = Option(name: "output", short: "o", value: "FILE", help: "write to a file; '-' is standard output")
  static let json = Option(name: "json", help: "as JSON; the schema is playground/schema/layout.json")
  static let stage = Option(name: "stage", value: "NAME", help: "the stage")
}

extension Command {
  /// What the options ask for.
  /// - Parameter device: the device where none is asked for.
  static func request(_ arguments: Arguments, window: CellCount, device: Device = .terminal) throws(Failure) -> Request {
    var request = Request()
    request.device = device
    request.window = window
    if let device = try arguments.value(.device, wants: Device.names.joined(separator: ", "), { name in Device.all.first { $0.name == name } }) {
      (request.device, request.isDeviceFixed) = (device, true)
    }
    request.isLandscape = try arguments.value(.orientation, wants: "portrait or landscape") { ["portrait": false, "landscape": true][$0] }
    (request.isFit, request.hasFrame) = (arguments.has(.fit), arguments.has(.frame))
    request.size = try arguments.value(.size, wants: "columns and rows, as in 80x24") { CellCount($0) }
    request.proposal = try arguments.value(.proposal, wants: "a width and a height in points, as in 640x384, nilx50, infx10") { ProposedViewSize(text: $0) }
    if let scheme = try arguments.value(.scheme, wants: "light or dark", { ["light": ColorScheme.light, "dark": .dark][$0] }) { request.scheme = scheme }
    let sizes = Option.typeSizes.joined(separator: ", ")
    request.dynamicTypeSize = try arguments.value(.dynamicTypeSize, wants: sizes) { name in
      DynamicTypeSize.allCases.first { "\($0)" == name }
    }
    request.facts.wanted = try arguments.value(.target, wants: "a system with its version, as in ios16 or macos13") { DeploymentTarget($0) }
    if let view = arguments.value(.view) { request.preview = .view(view) }
    if let name = arguments.value(.preview) { request.preview = .preview(name) }
    return request
  }

  /// What reads the other files of a file's project; nil for standard input, which has none.
  /// - Parameter isFollowed: they are looked at anew each time, because a person works on them.
  static func others(_ path: String, _ arguments: Arguments, isFollowed: Bool = false) -> (@MainActor () -> ProjectFiles)? {
    if !Input.isInFolder(path) { return nil }
    return { ProjectReader.shared.files(of: ProjectFolder(of: path, given: arguments.value(.project)), isFollowed: isFollowed) }
  }

  /// The deployment target of a file's project; nil for standard input, which has none.
  static func projectTarget(_ path: String, _ arguments: Arguments) -> (@MainActor () -> DeploymentTarget?)? {
    if path == "-" { return nil }
    return { ProjectFolder(of: path, given: arguments.value(.project)).deploymentTarget }
  }

  /// The folder of a file's target, whose resources it can name; nil for standard input.
  static func targetFolder(_ path: String, _ arguments: Arguments) -> (@MainActor () -> URL?)? {
    if path == "-" { return nil }
    return { ProjectFolder(of: path, given: arguments.value(.project)).targetFolder }
  }

  /// The images and colours that a file can name; nil for standard input, which has no project.
  static func assets(_ path: String, _ arguments: Arguments) -> AssetLibrary? {
    if !Input.isInFolder(path) { return nil }
    let file = URL(fileURLWithPath: path)
    let project = ProjectFolder(of: path, given: arguments.value(.project))
    return AssetLibrary(folder: file.deletingLastPathComponent().path, project: project.root?.path)
  }

  /// Reads the one FILE and lays it out; diagnostics go to standard error, errors end the command.
  @MainActor static func previewed(
    _ arguments: Arguments, _ output: Output, device: Device = .terminal, operandCount: Int = 1, recordsWrittenViews: Bool = false, recordsEvents: Bool = false,
    needsRoot: Bool = true
  ) throws -> Preview {
    guard let path = arguments.operands.first else { throw Failure(code: .usage, message: "which FILE? '-' is standard input; see 'playground --help'") }
    guard arguments.operands.count <= operandCount else {
      throw Failure(code: .usage, message: (operandCount == 1 ? "one FILE at a time: " : "") + "'\(arguments.operands[operandCount])' is one too many")
    }
    return try previewed(path, arguments, output, device: device, recordsWrittenViews: recordsWrittenViews, recordsEvents: recordsEvents, needsRoot: needsRoot)
  }
  /// What the options ask for of a file, with what lies around it.
  @MainActor static func request(
    of path: String, _ arguments: Arguments, _ output: Output, device: Device
  ) throws(Failure) -> Request {
    let window = output.window.map { CellCount(columns: $0.columns, rows: $0.rows) } ?? .standard
    var request = try request(arguments, window: window, device: device)
    request.others = others(path, arguments)
    request.assets = assets(path, arguments)
    request.facts.ofProject = projectTarget(path, arguments)
    request.folder = targetFolder(path, arguments)
    return request
  }
  /// Reads a file and lays it out.
  @MainActor static func previewed(
    _ path: String, _ arguments: Arguments, _ output: Output, device: Device = .terminal,
    recordsWrittenViews: Bool = false, recordsEvents: Bool = true, needsRoot: Bool = true
  ) throws -> Preview {
    let request = try request(of: path, arguments, output, device: device)
    do {
      let preview = Preview(try Input.source(path), request, recordsWrittenViews: recordsWrittenViews, recordsEvents: recordsEvents)
      tellPrinted(by: preview, output)
      report(preview.diagnostics, of: preview.source, arguments, output)
      if needsRoot, preview.hasErrors { throw Failure(code: .source, message: "") }
      if let script = arguments.value(.acts) { try act(script, with: preview, arguments, output) }
      return preview
    } catch let diagnostic as Diagnostic {
      report([diagnostic], of: SourceFile(name: path, text: ""), arguments, output)
      throw Failure(code: .source, message: "")
    }
  }

  /// Does what `--do` says, one act after the other, and tells what goes wrong on the way: an error ends the command, as
  /// it would end the program.
  @MainActor private static func act(
    _ script: String, with preview: Preview, _ arguments: Arguments, _ output: Output
  ) throws {
    let acts: [Act]
    do throws(Act.Mistake) { acts = try Act.all(in: script) } catch {
      throw Failure(code: .usage, message: "--do: \(cleaned(error.message, keepsLineBreaks: false))")
    }
    for act in acts {
      var failed = false
      do throws(SelectorError) {
        let response = try preview.perform(act)
        tellPrinted(by: preview, output)
        report(response.diagnostics, of: preview.source, arguments, output)
        failed = response.diagnostics.contains(where: \.isError)
      } catch {
        let said = cleaned("\(act.text): \(error.message)", keepsLineBreaks: false)
        throw Failure(code: .failure, message: "--do: \(said)")
      }
      if failed { throw Failure(code: .source, message: "") }
    }
  }

  /// What the program prints goes to standard error: standard output has the picture.
  @MainActor private static func tellPrinted(by preview: Preview, _ output: Output) {
    let text = preview.takePrinted()
    if !text.isEmpty { output.say(cleaned(text, keepsLineBreaks: true)) }
  }

  /// Tells a person what is wrong, or was skipped.
  /// - Parameter others: what else they may point into.
  static func report(_ diagnostics: [Diagnostic], of source: SourceFile, others: [SourceFile] = [], _ arguments: Arguments, _ output: Output) {
    if diagnostics.isEmpty { return }
    output.say(paintedText(diagnostics, of: source, others: others, arguments, output, isTerminal: output.isErrorTerminal))
  }
  static func paintedText(
    _ diagnostics: [Diagnostic], of source: SourceFile, others: [SourceFile] = [], _ arguments: Arguments, _ output: Output, isTerminal: Bool
  ) -> TerminalText {
    let choice = arguments.value(.color).flatMap { ColorSupport.Choice(rawValue: $0) } ?? .auto
    let isColored = ColorSupport.decide(choice, environment: output.environment, isTerminal: isTerminal) != .none
    let expression = arguments.value(.view).map { [SourceFile(name: ShownPart.outsideName, text: $0)] } ?? []
    return painted(renderedPieces(diagnostics, source: source, others: expression + others), isColored: isColored)
  }

  @MainActor private static func picture(of preview: Preview, _ arguments: Arguments, _ output: Output, isFile: Bool) throws -> Picture {
    let style = try style(arguments, output, isFile: isFile)
    do throws(CellGridError) {
      return try preview.picture(isScreen: arguments.has(.screen), colors: style.colors, charset: style.charset)
    } catch {
      throw Failure(code: .source, message: "\(error)")
    }
  }
}
