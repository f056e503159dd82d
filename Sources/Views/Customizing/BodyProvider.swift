/// What view modifiers and styles have in common: a body, a name for traces, and dynamic properties.
@MainActor @preconcurrency
public protocol BodyProvider {
  /// The type's name where it is not that of the Swift type, as in an interpreter.
  nonisolated var providerName: String? { get }
  /// Connects the dynamic properties.
  mutating func connectProperties(to connection: PropertyConnection)
}

extension BodyProvider {
  /// The Swift type's own name.
  nonisolated public var providerName: String? { nil }
  /// Connects every dynamic property that is stored.
  public mutating func connectProperties(to connection: PropertyConnection) { connection.connectFields(of: &self) }
}

/// A place for views that are made elsewhere: the content of a modifier, the label of a control.
final class ContentSlot {
  var make: @MainActor (inout NodeList) -> Void = { _ in }
  /// Where what stands in it was written.
  var scope: Int32 = -1
}

extension ContentSlot {
  @MainActor func append(to nodes: inout NodeList) {
    let outer = (nodes.scope, nodes.source)
    nodes.scope = scope
    make(&nodes)
    (nodes.scope, nodes.source) = outer
  }
}

extension NodeList {
  /// What a modifier or a style makes of content: its body, under its name, kept while nothing that it depends on has changed.
  /// - Parameters:
  ///   - inputs: what the body depends on besides the provider.
  ///   - slots: the places of the content, as the body will find them.
  mutating func provided<Provider: BodyProvider, Inputs, Body: View>(
    _ provider: Provider, _ inputs: Inputs, slots: [(name: String, make: @MainActor (inout NodeList) -> Void)],
    body: (Provider, Inputs, [ContentSlot]) -> Body
  ) {
    let name = provider.providerName ?? self.name(of: Provider.self)
    let scope = scope
    customView(named: name, isModifier: true, source: nil) { nodes in
      let record = nodes.record(at: nodes.path.place(in: nodes.places))
      let places = slots.map { slot in
        let place = record.kept["slot " + slot.name] as? ContentSlot ?? ContentSlot()
        record.kept["slot " + slot.name] = place
        (place.make, place.scope) = (slot.make, scope)
        return place
      }
      let made = nodes.evaluated(ProvidedInputs(provider: provider, inputs: inputs), named: name) { connection, inputs in
        inputs.provider.connectProperties(to: connection)
      } run: {
        body($0.provider, $0.inputs, places)
      }
      Body.makeNodes(made, &nodes)
    }
  }
}

private struct ProvidedInputs<Provider, Inputs> {
  var provider: Provider
  let inputs: Inputs
}

extension ProvidedInputs: InputComparable {
  func isSameInput(as other: Self) -> Bool { firstDifference(from: other) == nil }
  func firstDifference(from other: Self) -> String? {
    InputComparison.firstDifference(provider, other.provider) ?? InputComparison.firstDifference(inputs, other.inputs)
  }
}
