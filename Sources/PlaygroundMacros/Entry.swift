/// Declares an environment value in one line: `extension EnvironmentValues { @Entry var gap: CGFloat = 4 }`.
///
/// Makes the key and both accessors. A variable of optional type needs no default value.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MacroPlugin", type: "EntryMacro")
