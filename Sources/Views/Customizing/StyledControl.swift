/// A part of a control that a style puts somewhere: its name, and what makes its nodes.
typealias StyledPart = (name: String, make: @MainActor (inout NodeList) -> Void)

extension NodeList {
  /// A control in a style of its own: its container holds what the style makes of the control's parts.
  ///
  /// Inside of the style the control has the library's look; inside of its parts the style holds again.
  /// - Parameters:
  ///   - inputs: what the body depends on besides the style.
  ///   - place: where the surroundings keep the style.
  ///   - parts: what the control consists of, in the order of the slots.
  mutating func styled<Style: BodyProvider, Kept, Inputs, Made: View>(
    _ kind: String, _ style: Style, _ inputs: Inputs, at place: WritableKeyPath<EnvironmentValues, Kept?>,
    _ parts: [StyledPart], interaction: Interaction? = nil, body: (Style, Inputs, [ContentSlot]) -> Made
  ) {
    let (site, outer) = (source, scope)
    container(kind, { $0.beginPadding(top: 0, leading: 0, bottom: 0, trailing: 0) }) { nodes in
      if let interaction { nodes.responds(interaction) }
      let around = nodes.environment[keyPath: place]
      nodes.environment[keyPath: place] = nil
      let slots: [StyledPart] = parts.map { part in
        let make: @MainActor (inout NodeList) -> Void = { nodes in
          let inner = nodes.environment[keyPath: place]
          nodes.environment[keyPath: place] = around
          part.make(&nodes)
          nodes.environment[keyPath: place] = inner
        }
        return (part.name, make)
      }
      nodes.provided(style, inputs, slots: slots, body: body)
      nodes.environment[keyPath: place] = around
      if nodes.builder.wrapChildren(after: 0, in: .vStack) != nil { nodes.noteImplicit("VStack", site, outer) }
    }
  }
  /// A part of a control; no view is an empty part.
  func part<Content: View>(_ name: String, _ content: Content?) -> StyledPart {
    (name, { nodes in if let content { Content.makeNodes(content, &nodes) } })
  }
}
