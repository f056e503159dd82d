internal import Drawing
internal import Foundation
internal import Pictures
internal import Terminal
internal import Views

extension Command {
  static let symbols = Command(
    name: "symbols", operands: "[PATTERN]",
    summary: "lists the names of symbols that are drawn, with what is drawn for them; '*' stands for any letters, a word without it for a part of a name",
    options: [.symbolFormat, .output, .scale], examples: ["playground symbols", "playground symbols 'star*' --format svg"]
  ) { arguments, output in
    guard arguments.operands.count <= 1 else { throw Failure(code: .usage, message: "one PATTERN at a time") }
    let names = try symbolNames(arguments.operands.first)
    guard let kind = PictureKind(rawValue: try symbolFormat(arguments)) else {
      let width = names.map(\.count).max() ?? 0
      let lines = names.map { name in name + String(repeating: " ", count: width - name.count + 2) + Symbol.named(name).origin + "\n" }
      try output.save(.text(TerminalText(lines.joined())), to: arguments.value(.output) ?? "-", sparing: [])
      return .success
    }
    let scale = try arguments.pictureScale() ?? 1
    output.sayWhatFontsLack(on: .iphone)
    let data = try symbolSheet(names, kind, scale: scale)
    let content: Output.FileContent = kind.isText ? .text(TerminalText(String(decoding: data, as: UTF8.self))) : .binary(data)
    try output.save(content, to: arguments.value(.output) ?? "-", sparing: [])
    return .success
  }

  /// Names that a pattern fits; a name that is put together from others only where it is written out.
  private static func symbolNames(_ pattern: String?) throws(Failure) -> [String] {
    guard let pattern, !pattern.isEmpty else { return Symbol.names }
    if Symbol.named(pattern).isKnown, !Symbol.names.contains(pattern) { return [pattern] }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    let found = Symbol.names.filter { parts.count == 1 ? $0.contains(pattern) : fits($0[...], parts[...]) }
    if !found.isEmpty { return found }
    let near = Symbol.nearest(to: pattern).map { "; did you mean '\($0)'?" } ?? ""
    throw Failure(code: .failure, message: "no symbol has a name like '\(cleaned(pattern.prefix(60), keepsLineBreaks: false))'" + near)
  }
  /// Whether a name is made of the parts, with anything between them.
  private static func fits(_ name: Substring, _ parts: ArraySlice<String>) -> Bool {
    guard let first = parts.first, let last = parts.last, name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
  private static func symbolFormat(_ arguments: Arguments) throws(Failure) -> String {
    let formats = ["text"] + PictureKind.allCases.map(\.rawValue)
    if let format = try arguments.value(.symbolFormat, wants: "text, svg, png, pdf or html", { formats.contains($0) ? $0 : nil }) { return format }
    let ending = arguments.value(.output).map { URL(filePath: $0).pathExtension.lowercased() } ?? ""
    return PictureKind(rawValue: ending) == nil ? "text" : ending
  }

  /// A sheet of drawings, each with its name below it.
  @MainActor private static func symbolSheet(_ names: [String], _ kind: PictureKind, scale: Double) throws(Failure) -> Data {
    let host = ViewHost(SymbolSheet(names: names), device: .iphone)
    host.layOut(ProposedViewSize(width: nil, height: nil))
    let list = host.displayList
    let style = PictureStyle(.iphone, scale: scale, title: "Symbols")
    do throws(PictureError) {
      switch kind {
      case .png: return try CairoPicture.png(list, style)
      case .pdf: return try CairoPicture.pdf(list, style)
      case .svg: return Data(SVGPicture.svg(list, style).utf8)
      case .html: return Data(SVGPicture.html([("", SVGPicture.svg(list, style))], style).utf8)
      }
    } catch {
      throw Failure(code: .io, message: "\(error)")
    }
  }
}

extension Option {
  static let symbolFormat = Option(name: "format", value: "FORMAT", help: "text, or a sheet as svg, png, pdf or html; default: by the name of -o, else text")
}

/// Drawings of symbols in rows, each above its name.
private struct SymbolSheet: View {
  let names: [String]
  private var columns: Int { min(10, max(names.count, 1)) }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(Array(stride(from: 0, to: names.count, by: columns)), id: \.self) { start in
        HStack(alignment: .top, spacing: 8) {
          ForEach(Array(names[start..<min(start + columns, names.count)]), id: \.self) { name in
            VStack(spacing: 4) {
              Image(systemName: name).font(.title).frame(width: 96, height: 40)
              Text(verbatim: name).font(.caption2).foregroundColor(.secondary).lineLimit(2).multilineTextAlignment(.center)
            }
            .frame(width: 96, alignment: .top)
          }
        }
      }
    }
    .padding(16)
  }
}
