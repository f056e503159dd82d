internal import Drawing
internal import Terminal
internal import Views
internal import Workbench

extension Option {
  /// What completes its value.
  enum Choices: Hashable {
    case words([String])
    /// Previews of the file that the line names.
    case previews
    case files
    case folders
    /// Whatever a person types.
    case anything
  }
  /// What completes the value of this option.
  var choices: Choices {
    switch name {
    case "device": .words(Device.names)
    case "target": .words(["ios15", "ios16", "ios17", "ios18", "ios26"])
    case "orientation": .words(["portrait", "landscape"])
    case "dynamic-type-size": .words(Option.typeSizes)
    case "scheme": .words(["light", "dark"])
    case "color": .words(["auto", "always", "never"])
    case "graphics": .words(GraphicsProtocol.Choice.allCases.map(\.rawValue))
    case "charset": .words(Charset.allCases.map(\.rawValue))
    case "level": .words(["1", "2", "3"])
    case "stage": .words(Preview.Stage.allCases.map(\.rawValue))
    case "format": .words(["text", "json", "html", "ansi"] + PictureKind.allCases.map(\.rawValue).filter { $0 != "html" })
    case "report": .words(["tap", "github", "json", "text"])
    case "fail-on": .words(["overflow", "truncation", "overflow,truncation"])
    case "preview": .previews
    case "output", "script": .files
    case "project", "keep": .folders
    default: .anything
    }
  }

  /// The names of `DynamicTypeSize`.
  static let typeSizes = DynamicTypeSize.allCases.map { "\($0)" }
}
