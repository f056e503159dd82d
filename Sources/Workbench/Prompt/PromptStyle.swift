internal import SwiftSource
internal import Terminal

/// How a part of an entry is drawn.
struct PromptStyle: Hashable {
  var foreground = CellColor.standard
  var attributes: Cell.Attributes = []
  static let plain = PromptStyle()
  static let dim = PromptStyle(attributes: .dim)
  static let bold = PromptStyle(attributes: .bold)
  static let suggested = PromptStyle(foreground: .rgb(128, 128, 128), attributes: .dim)
  static let mistaken = PromptStyle(foreground: .rgb(220, 60, 60), attributes: .underline)

  private init(foreground: CellColor = .standard, attributes: Cell.Attributes = []) {
    self.foreground = foreground
    self.attributes = attributes
  }
  init(_ syntax: PromptEntry.SyntaxClass) {
    switch syntax {
    case .keyword, .directive, .attribute: self.init(foreground: .rgb(205, 80, 160), attributes: .bold)
    case .type: self.init(foreground: .rgb(60, 160, 200))
    case .string: self.init(foreground: .rgb(200, 90, 70))
    case .number: self.init(foreground: .rgb(180, 150, 60))
    case .comment: self.init(attributes: .dim)
    case .label: self.init(foreground: .rgb(100, 160, 120))
    case .identifier, .operator: self.init()
    }
  }
}
