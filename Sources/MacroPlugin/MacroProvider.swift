internal import Macros
@_spi(PluginMessage) internal import SwiftCompilerPluginMessageHandling
internal import SwiftSyntaxMacros

/// The macros of this plug-in, by the names that `#externalMacro` gives.
struct MacroProvider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "CustomizableMacro": CustomizableMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    case "EntryMacro": EntryMacro.self
    case "ModelMacro": ModelMacro.self
    case "PersistedPropertyMacro": PersistedPropertyMacro.self
    case "StoreNoteMacro": StoreNoteMacro.self
    case "ModelActorMacro": ModelActorMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }
}

/// A declaration names a macro that this plug-in does not have.
struct UnknownMacro: Error, CustomStringConvertible {
  var name: String
  var description: String { "the plug-in has no macro '\(name)'" }
}
