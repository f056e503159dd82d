internal import Drawing
internal import FileAccess
internal import Foundation
internal import Terminal
internal import Views
internal import Workbench

extension Option {
  static let expression = Option(name: "execute", short: "e", value: "SOURCE", help: "run these entries instead of standard input, and end")
  static let noInit = Option(name: "no-init", help: "the prompt does not run $XDG_CONFIG_HOME/playground/init first")
  static let `private` = Option(name: "private", help: "the prompt reads no history and keeps none")
  static let keepGoing = Option(name: "keep-going", help: "a script goes on after errors")
}

extension Command {
  /// `playground` alone, or with a file.
  static let prompt = Command(
    name: "", operands: "[FILE]", summary: "the prompt: type a view and see it; a file's declarations are loaded, and the file is watched",
    options: [.device, .size, .target, .expression, .keepGoing, .noInit, .private, .color, .charset, .graphics], examples: ["playground -e 'Text(\"Hello\").padding()'"]
  ) { arguments, output in
    guard arguments.operands.count <= 1 else { throw Failure(code: .usage, message: "one FILE at a time: '\(arguments.operands[1])' is one too many") }
    try arguments.operands.first.map(refuseNoFile)
    let window = output.window.map { CellCount(columns: $0.columns, rows: $0.rows) } ?? .standard
    let request = try request(arguments, window: window)
    let style = try style(arguments, output)
    let graphics = try graphics(arguments)
    let isDumb = output.environment["TERM"] == "dumb"
    let script = arguments.value(.expression)
    @MainActor func session(_ colors: ColorSupport) -> Session {
      var session = Session(request, colors: colors, charset: style.charset)
      session.surroundings = { surroundings($0, arguments) }
      return session
    }
    if script == nil, isatty(STDIN_FILENO) == 1, output.isTerminal {
      let initFile = arguments.has(.noInit) ? nil : InitFile.path(output.environment)
      if isDumb {
        var prompt = PlainPrompt(session(.none), initFile: initFile, output)
        return try prompt.run(opening: arguments.operands.first)
      }
      let setting = Prompt.Setting(initFile: initFile, isPrivate: arguments.has(.private), graphics: graphics)
      let prompt = try Prompt(session(style.colors), setting, output)
      return try prompt.run(opening: arguments.operands.first)
    }
    var batch = Batch(session(style.colors), name: script == nil ? "-" : "-e", keepsGoing: arguments.has(.keepGoing))
    return try run(&batch, script, opening: arguments.operands.first, output)
  }

  static let watch = Command(
    name: "watch", operands: "FILE|DIR", summary: "full-screen live preview of a file, or of the file of a folder that was saved last: every save is on the screen at once",
    options: [.device, .orientation, .size, .target, .view, .preview, .color, .charset, .graphics, .noCompiler],
    examples: ["playground watch playground/views/HelloWorld.swift"]
  ) { arguments, output in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw Failure(code: .usage, message: "watch wants one FILE or DIR; see 'playground watch --help'")
    }
    guard isatty(STDIN_FILENO) == 1, output.isTerminal, output.environment["TERM"] != "dumb" else {
      throw Failure(code: .usage, message: "watch wants a terminal with a screen; 'playground render \(path)' draws once")
    }
    let style = try style(arguments, output)
    let wanted = try request(arguments, window: .standard)
    output.sayWhatFontsLack(on: wanted.device)
    var screen = WatchScreen(path, style, try graphics(arguments), BackgroundCheck(isWanted: !arguments.has(.noCompiler)), output) { path in
      var request = wanted
      request.others = others(path, arguments, isFollowed: true)
      request.assets = assets(path, arguments)
      request.facts.ofProject = projectTarget(path, arguments)
      request.folder = targetFolder(path, arguments)
      return request
    }
    return try screen.run()
  }

  /// What a session finds around its file, or without one in the working folder: images and colours.
  @MainActor private static func surroundings(_ path: String?, _ arguments: Arguments) -> Surroundings {
    guard let path = path.map({ ($0 as NSString).expandingTildeInPath }) else { return Surroundings(assets: AssetLibrary(folder: FileManager.default.currentDirectoryPath)) }
    return Surroundings(
      others: others(path, arguments, isFollowed: true), assets: assets(path, arguments), target: projectTarget(path, arguments),
      folder: targetFolder(path, arguments))
  }

  /// A folder, a pipe, a socket and a device are no source; of a folder the message names files that are.
  private static func refuseNoFile(_ path: String) throws(Failure) {
    do throws(FileError) {
      _ = try OpenFile((path as NSString).expandingTildeInPath)
      return
    } catch {
      switch error {
      case .notRegular: throw Failure(code: .missingFile, message: "\(path): \(error)")
      case .folder: break
      // The session tells the rest.
      default: return
      }
    }
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    let folder = path.hasSuffix("/") ? path : path + "/"
    let named = files.isEmpty ? "; there is no Swift file in it" : ": name one of its files, as in '\(folder)\(files[0])'" + (files.count > 1 ? " (there are \(files.count))" : "")
    throw Failure(code: .missingFile, message: "\(path) is a folder\(named)")
  }

  /// Colours and characters as options and environment want them.
  static func style(_ arguments: Arguments, _ output: Output, isFile: Bool = false) throws(Failure) -> TextPainter {
    let when = try arguments.value(.color, wants: "auto, always or never") { ColorSupport.Choice(rawValue: $0) } ?? .auto
    let charset = try arguments.value(.charset, wants: "unicode, sextants, octants or ascii") { Charset(rawValue: $0) } ?? .unicode
    return TextPainter(colors: .decide(when, environment: output.environment, isTerminal: output.isTerminal && !isFile), charset: charset)
  }

  /// Runs a script: an argument, or standard input entry by entry.
  @MainActor private static func run(_ batch: inout Batch, _ script: String?, opening path: String?, _ output: Output) throws -> ExitCode {
    var failure: Failure?
    var isUnwritten = false
    func perform(_ effect: Session.Effect) -> Session.Event? {
      switch effect {
      case .show(let block): failure = failure ?? write(block, output)
      case .update(let blocks, _): for block in blocks { failure = failure ?? write(block, output) }
      case .watch, .step, .quit: break
      case .read, .write, .render, .record, .edit, .keys:
        let answer = Files.answer(effect, output.writer)
        if case .written(_, _?) = answer { isUnwritten = true }
        return answer
      }
      return nil
    }
    let text = try script ?? Input.source("-").text
    var code = path.flatMap { batch.open($0, perform: perform) }
    code = code ?? batch.run(text, perform: perform)
    if let failure { throw failure }
    if isUnwritten { return .io }
    return ExitCode(rawValue: code ?? batch.exitCode) ?? .bug
  }
  private static func write(_ block: Block, _ output: Output) -> Failure? {
    do {
      switch block.stream {
      case .result: try output.write(block.styled(output.isTerminal))
      case .talk: output.say(block.styled(false))
      }
      return nil
    } catch {
      return error
    }
  }
}
