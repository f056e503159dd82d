import SwiftUI

/// A card of the shop that recommends an app: it is never presented here.
@MainActor open class SKOverlay {
  /// Where it stands.
  public enum Position: Int, Sendable {
    /// At the lower edge, above a bar there.
    case bottom, bottomRaised
  }
  /// What is recommended.
  @MainActor open class Configuration {}
  /// An app.
  open class AppConfiguration: Configuration {
    /// The number of the app in the shop.
    open var appIdentifier: String
    /// Where it stands.
    open var position: Position
    /// Where people come from.
    open var campaignToken: String?
    /// Where people come from.
    open var providerToken: String?
    /// A page of the app.
    open var customProductPageIdentifier: String?
    /// Whether a person can close it.
    open var userDismissible = true
    /// An app, and where the card stands.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }
  /// The app to which an app clip belongs.
  open class AppClipConfiguration: Configuration {
    /// Where it stands.
    open var position: Position
    /// Where people come from.
    open var campaignToken: String?
    /// Where people come from.
    open var providerToken: String?
    /// Where the card stands.
    public init(position: Position) { self.position = position }
  }
  /// What is recommended.
  public let configuration: Configuration
  /// A card.
  public init(configuration: Configuration) { self.configuration = configuration }
}

extension View {
  /// Recommends an app while `isPresented` is true: nothing is presented here.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
}
