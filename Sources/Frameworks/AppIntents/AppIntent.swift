import Foundation
import SwiftUI

/// What an action or a thing is called.
public struct TypeDisplayRepresentation: Hashable, ExpressibleByStringInterpolation, Sendable {
  /// The name.
  public let name: LocalizedStringResource
  /// A name.
  public init(name: LocalizedStringResource) { self.name = name }
  /// A name.
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}
/// How a thing is shown.
public struct DisplayRepresentation: Hashable, ExpressibleByStringInterpolation, Sendable {
  /// The title.
  public let title: LocalizedStringResource
  /// The second title.
  public let subtitle: LocalizedStringResource?
  /// A title.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
    self.title = title
    self.subtitle = subtitle
  }
  /// A title.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}
/// What an action is for.
public struct IntentDescription: Hashable, ExpressibleByStringInterpolation, Sendable {
  /// The text.
  public let descriptionText: LocalizedStringResource
  /// A text.
  public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {
    self.descriptionText = descriptionText
  }
  /// A text.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
/// What an action says at its end.
public struct IntentDialog: Hashable, ExpressibleByStringInterpolation, Sendable {
  /// The text.
  public let full: LocalizedStringResource
  /// A text.
  public init(_ full: LocalizedStringResource) { self.full = full }
  /// A text.
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}

/// Something that can be an action's parameter.
public protocol TypeDisplayRepresentable {
  /// What the kind is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
extension TypeDisplayRepresentable {
  /// Nothing.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "") }
}
/// A choice of an app.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, TypeDisplayRepresentable where RawValue == String {
  /// How the choices are shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
/// A thing of an app.
public protocol AppEntity: Identifiable, TypeDisplayRepresentable {
  /// What finds them.
  associatedtype DefaultQuery: EntityQuery
  /// What finds them.
  static var defaultQuery: DefaultQuery { get }
  /// How one is shown.
  var displayRepresentation: DisplayRepresentation { get }
}
/// What finds things of an app.
public protocol EntityQuery {
  /// The things.
  associatedtype Entity: AppEntity
  /// What finds them.
  init()
  /// The things of names.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The things that a person probably means.
  func suggestedEntities() async throws -> [Entity]
  /// The thing that is meant when nothing is said.
  func defaultResult() async -> Entity?
}
extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// None.
  public func defaultResult() async -> Entity? { nil }
}
/// What finds things of an app by words.
public protocol EntityStringQuery: EntityQuery {
  /// The things of words.
  func entities(matching string: String) async throws -> [Entity]
}

/// An action of an app: nobody calls it here.
public protocol AppIntent {
  /// What comes of it.
  associatedtype PerformResult: IntentResult
  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it is for.
  static var description: IntentDescription? { get }
  /// Whether it opens the app.
  static var openAppWhenRun: Bool { get }
  /// Whether a person finds it.
  static var isDiscoverable: Bool { get }
  /// Nothing is said.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}
extension AppIntent {
  /// Nothing.
  public static var description: IntentDescription? { nil }
  /// No.
  public static var openAppWhenRun: Bool { false }
  /// Yes.
  public static var isDiscoverable: Bool { true }
}
/// What comes of an action.
public protocol IntentResult {}
/// An action's end.
public struct PlainIntentResult: IntentResult, ProvidesDialog, Sendable {
  init() {}
}
/// An action's value.
public struct ValueIntentResult<Value>: IntentResult, ReturnsValue, ProvidesDialog {
  /// The value.
  public let value: Value?
}
/// What an action's value is.
public protocol ReturnsValue<Value> {
  /// The kind.
  associatedtype Value
  /// The value.
  var value: Value? { get }
}
/// An action that says something.
public protocol ProvidesDialog {}
/// An action that shows something.
public protocol ShowsSnippetView {}
/// An action that opens another.
public protocol OpensIntent {}
extension IntentResult where Self == PlainIntentResult {
  /// It is done.
  public static func result() -> PlainIntentResult { PlainIntentResult() }
  /// It is done, with words.
  public static func result(dialog: IntentDialog) -> PlainIntentResult { PlainIntentResult() }
}
extension IntentResult {
  /// It gives a value.
  public static func result<V>(value: V) -> Self where Self == ValueIntentResult<V> { ValueIntentResult(value: value) }
  /// It gives a value, with words.
  public static func result<V>(value: V, dialog: IntentDialog) -> Self where Self == ValueIntentResult<V> {
    ValueIntentResult(value: value)
  }
}
/// An action that sets up a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
  /// Nothing is done.
  public func perform() async throws -> some IntentResult { PlainIntentResult() }
}
/// An action that sets up a control.
public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
  /// Nothing is done.
  public func perform() async throws -> some IntentResult { PlainIntentResult() }
}
/// An action that sets a value.
public protocol SetValueIntent: AppIntent {
  /// The kind.
  associatedtype ValueType
  /// The value.
  var value: ValueType { get set }
}
/// An action that opens a thing.
public protocol OpenIntent: AppIntent {
  /// The kind.
  associatedtype Value
  /// The thing.
  var target: Value { get set }
}
/// An action of what goes on on the lock screen.
public protocol LiveActivityIntent: AppIntent {}
/// An action that plays something.
public protocol AudioPlaybackIntent: AppIntent {}

/// A parameter of an action.
@propertyWrapper public struct IntentParameter<Value> {
  private var stored: Value?
  /// A parameter without a title.
  public init() {}
  /// A parameter.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {}
  /// A parameter with a value to begin with.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value) {
    stored = value
  }
  /// A parameter whose values a query finds.
  public init<Q: EntityQuery>(title: LocalizedStringResource, query: Q) {}
  /// The value; one that was never set ends the program.
  public var wrappedValue: Value {
    get {
      guard let stored else { fatalError("a parameter of an intent has no value yet") }
      return stored
    }
    set { stored = newValue }
  }
  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }
}
extension AppIntent {
  /// A parameter of an action.
  public typealias Parameter = IntentParameter
}
/// A parameter of an action.
public typealias Parameter = IntentParameter

/// What a person can say to an app.
public protocol AppShortcutsProvider {
  /// What can be said.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
/// Puts together what can be said.
@resultBuilder public enum AppShortcutsBuilder {
  /// What can be said.
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}
/// Something that can be said.
public struct AppShortcut {
  /// An action with words for it.
  public init<I: AppIntent>(
    intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {}
}
/// Words for an action.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// A part of words.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
  }
  /// Words.
  public init(stringLiteral value: String) {}
  /// Words with parts.
  public init(stringInterpolation: StringInterpolation) {}
}
/// A part of words.
public enum AppShortcutPhraseToken: Sendable {
  /// The app's name.
  case applicationName
}
extension Button {
  /// A button for an action.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
}
extension Toggle {
  /// A switch for an action.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}
