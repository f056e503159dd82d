internal import Declarations
package import Runtime

extension NativeTable {
  /// Lets programs call the libraries that are bound.
  package func addBindings() {
    thunk = { declaration, part in
      guard let number = declaration.entryNumber else { return nil }
      return BindingTable.table(of: declaration.module.name)?.thunk(of: number, part == .set ? .set : .call)
    }
    match = { declaration in
      declaration.entryNumber.flatMap { BindingTable.table(of: declaration.module.name)?.thunk(of: $0, .match) }
    }
    guardedModules = ["Foundation", "SwiftUI", "Drawing", "LayoutCore"]
    size = GrowingTypes.size(of:)
    bridge = Self.bridged
    elements = { value, limit in (value as? any Collection).map { $0.prefix(limit).map { give($0) } } }
    observation = { Observation(of: $0, in: $1, $2) }
    add(Self.adapters)
  }
}
