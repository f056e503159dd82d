internal import SwiftSyntax
internal import Views

/// Names of Apple's frameworks besides SwiftUI and Foundation. Their objects are not there; what a file does with them is left out with a warning, and what
/// is made of them is shown as a frame.
extension Lowering {
  /// The prefixes of the names of types, by framework.
  private static let foreignPrefixes: [(prefix: String, framework: String)] = [
    ("UI", "UIKit"), ("NS", "AppKit"), ("CA", "QuartzCore"), ("CI", "CoreImage"), ("WK", "WebKit"), ("AV", "AVFoundation"), ("MK", "MapKit"),
    ("CL", "CoreLocation"), ("SK", "SpriteKit or StoreKit"), ("SCN", "SceneKit"), ("AR", "ARKit"), ("PH", "PhotosUI"), ("MF", "MessageUI"), ("SF", "SafariServices"),
    ("UN", "UserNotifications"), ("GK", "GameKit"), ("HK", "HealthKit"), ("CK", "CloudKit"), ("EK", "EventKit"), ("CN", "Contacts"), ("LA", "LocalAuthentication"),
    ("CM", "CoreMotion"), ("VN", "Vision"), ("PDF", "PDFKit"), ("PK", "PencilKit"), ("QL", "QuickLook"), ("AS", "AuthenticationServices"), ("MTL", "Metal"), ("MTK", "MetalKit"),
    ("MP", "MediaPlayer"), ("CB", "CoreBluetooth"), ("CX", "CallKit"), ("NW", "Network"), ("LP", "LinkPresentation"), ("VK", "VisionKit"),
    ("WC", "WatchConnectivity"), ("ML", "CoreML"), ("BG", "BackgroundTasks"),
  ]
  /// The framework whose type a name is, going by how it begins; nil for names that begin otherwise.
  static func framework(of name: String) -> String? {
    guard name.count > 4 else { return nil }
    return foreignPrefixes.last { prefix, _ in
      let rest = name.dropFirst(prefix.count)
      return name.hasPrefix(prefix) && rest.first?.isUppercase == true && rest.contains { $0.isLowercase }
    }?.framework
  }

  /// A name that nothing here has, of a framework that is not there: what is done with it is left out.
  func isForeign(_ name: String) -> Bool { foreignTypes.contains(name) || Lowering.framework(of: name) != nil }
  /// Says that what is done with a type of another framework is left out.
  func leaveOut(_ name: String, at range: SourceRange?) {
    guard let framework = Lowering.framework(of: name), !foreignTypes.contains(name) else { return }
    foreignTypes.insert(name)
    if !isInForeignCode { report(.foreign(name, framework, at: range)) }
  }
  /// A value of a type that is not there.
  func foreignValue(_ name: String, at range: SourceRange?, _ span: SourceFile.Span) -> Expression {
    leaveOut(name, at: range)
    return ConstantExpression(.view(EmptyView(), nil), .skipped, span)
  }

  /// Protocols of views that show another framework's, with that framework.
  static let representables: [String: String] = [
    "UIViewRepresentable": "UIKit", "UIViewControllerRepresentable": "UIKit", "NSViewRepresentable": "AppKit", "NSViewControllerRepresentable": "AppKit",
    "WKInterfaceObjectRepresentable": "WatchKit",
  ]
  /// Which members of a type are looked into: all, but for a view that shows another framework's, without those that only deal with it, which nothing here calls.
  func keptMembers(of declaration: TypeDeclaration, _ inheritance: InheritanceClauseSyntax?) -> (DeclSyntax) -> Bool {
    let inherited = (inheritance?.inheritedTypes ?? []).flatMap { parts(of: $0.type).map(\.text) }
    return keptMembers(of: declaration, inheriting: inherited)
  }
  /// The same of an extension that makes a type such a view, or a delegate.
  func keptMembers(of extended: ExtensionDeclSyntax, of declaration: TypeDeclaration) -> (DeclSyntax) -> Bool {
    keptMembers(of: declaration, inheriting: (extended.inheritanceClause?.inheritedTypes ?? []).flatMap { parts(of: $0.type).map(\.text) })
  }
  private func keptMembers(of declaration: TypeDeclaration, inheriting inherited: [String]) -> (DeclSyntax) -> Bool {
    if inherited.contains(where: { Lowering.responders.contains($0) || isCaller($0) }) { delegates.insert(declaration.name) }
    if delegates.contains(declaration.name) { return { [self] member in !isCalledByFramework(member) } }
    guard let framework = inherited.lazy.compactMap({ Lowering.representables[$0] }).first else { return { _ in true } }
    report(.representable(declaration.name, framework, at: range(declaration.span)))
    return { [self] member in
      if let variable = member.as(VariableDeclSyntax.self) {
        for token in variable.tokens(viewMode: .sourceAccurate) where isForeign(token.text) { foreignTypes.insert(token.text) }
        return variable.bindings.contains { $0.accessorBlock == nil && ($0.initializer == nil || !hasModifier("private", variable.modifiers)) }
      }
      if let function = member.as(FunctionDeclSyntax.self) {
        return ["Self", declaration.name, "some View"].contains(function.signature.returnClause?.type.trimmedDescription ?? "")
      }
      return member.is(InitializerDeclSyntax.self) || member.is(EnumDeclSyntax.self) || member.is(StructDeclSyntax.self)
    }
  }
  /// Classes of a framework that do nothing by themselves: what inherits from them is an object.
  static let responders: Set<String> = ["UIResponder", "NSResponder"]
  /// Whether a protocol is one through which a framework calls a program: `UIWindowSceneDelegate`.
  private func isCaller(_ name: String) -> Bool {
    protocols[name] == nil && Lowering.framework(of: name) != nil && ["Delegate", "DataSource"].contains { name.hasSuffix($0) }
  }
  /// Whether a function of such a class takes what only a framework has: nothing here can call it, and nothing shown
  /// depends on it.
  private func isCalledByFramework(_ member: DeclSyntax) -> Bool {
    guard let function = member.as(FunctionDeclSyntax.self) else { return false }
    return function.signature.parameterClause.tokens(viewMode: .sourceAccurate).contains { token in
      if case .identifier(let name) = token.tokenKind { return Lowering.framework(of: name) != nil && types[name] == nil }
      return false
    }
  }
  /// Leaves out a class that is nothing without another framework's class, which it inherits from.
  func leavesOutClass(_ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?) -> Bool {
    guard let first = inheritance?.inheritedTypes.first.flatMap({ parts(of: $0.type).first }), isLacking(first.text),
      !["Delegate", "DataSource", "Observer", "Protocol"].contains(where: { first.text.hasSuffix($0) })
    else { return false }
    leaveOut(first.text, at: range(first.span))
    foreignTypes.insert(name.identifierText)
    return true
  }
  /// A name of another framework that nothing here declares.
  func isLacking(_ name: String) -> Bool {
    isForeign(name) && !isProtocol(name) && types[name] == nil && aliases[name] == nil && catalogue.types[name] == nil && library.type(named: name) == nil
  }
}

extension Diagnostic {
  /// A type of a framework that is not there.
  static func foreign(_ name: String, _ framework: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(.warning, "'\(name)' is of \(framework), which the playground has not: what is done with it is left out", at: range).aboutLack
  }
  /// A member that the stand-in of a type of another framework lacks.
  static func foreignMember(_ name: String, of type: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(.warning, "the playground's stand-in for '\(type)' has no '\(name)': what is done with it is left out", at: range).aboutLack
  }
  /// A view that shows another framework's.
  static func representable(_ name: String, _ framework: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(.warning, "'\(name)' shows a view of \(framework), which the playground has not: a frame with its name stands for it", at: range).aboutLack
  }
}
