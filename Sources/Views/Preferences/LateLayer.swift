/// The content of an overlay or background that is made of what the primary hands up, once that is placed.
final class LateLayer {
  let preference: PreferenceDefinition
  let make: @MainActor (Any, inout NodeList) -> Void
  init(preference: PreferenceDefinition, make: @escaping @MainActor (Any, inout NodeList) -> Void) {
    self.preference = preference
    self.make = make
  }
}
