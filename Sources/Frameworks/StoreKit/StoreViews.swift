import Foundation
import SwiftUI
import UIKit

/// Something that is sold: a frame with its name.
public struct ProductView: View {
  /// What is sold under a name.
  public init(id: String, prefersPromotionalIcon: Bool = false) {}
  /// What is sold under a name, with an icon.
  public init<Icon: View>(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {}
  /// Something that is sold.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
  /// Something that is sold, with an icon.
  public init<Icon: View>(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {}
  /// The frame.
  public var body: some View { FrameworkSupport.frame("ProductView") }
}
/// A shop: a frame with its name.
public struct StoreView: View {
  /// What is sold under names.
  public init<Names: Collection>(ids: Names, prefersPromotionalIcon: Bool = false) where Names.Element == String {}
  /// What is sold under names, with icons.
  public init<Names: Collection, Icon: View>(
    ids: Names, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: (Product) -> Icon
  ) where Names.Element == String {}
  /// Things that are sold.
  public init(products: [Product], prefersPromotionalIcon: Bool = false) {}
  /// The frame.
  public var body: some View { FrameworkSupport.frame("StoreView") }
}
/// A shop for times: a frame with its name.
public struct SubscriptionStoreView: View {
  /// What is sold in a group.
  public init(groupID: String) {}
  /// What is sold in a group, below some views.
  public init<Marketing: View>(groupID: String, @ViewBuilder marketingContent: () -> Marketing) {}
  /// What is sold under names.
  public init<Names: Collection>(productIDs: Names) where Names.Element == String {}
  /// What is sold under names, below some views.
  public init<Names: Collection, Marketing: View>(
    productIDs: Names, @ViewBuilder marketingContent: () -> Marketing
  ) where Names.Element == String {}
  /// Things that are sold.
  public init(subscriptions: [Product]) {}
  /// The frame.
  public var body: some View { FrameworkSupport.frame("SubscriptionStoreView") }
}
/// How something that is sold looks.
public enum ProductViewStyleChoice: Hashable, Sendable {
  /// As usual, in little room, in a row, large.
  case automatic, compact, regular, large
}
/// How a shop for times looks.
public enum SubscriptionStoreControlChoice: Hashable, Sendable {
  /// As usual, to choose of, much to choose of, buttons.
  case automatic, picker, prominentPicker, buttons
}
/// Buttons of a shop.
public enum StoreButtonKind: Hashable, Sendable {
  /// Leaving, what was bought, codes, entering, rules.
  case cancellation, restorePurchases, redeemCode, signIn, policies
}
extension View {
  /// How things that are sold look: they are frames.
  public func productViewStyle(_ style: ProductViewStyleChoice) -> some View { self }
  /// How a shop for times looks: it is a frame.
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlChoice) -> some View { self }
  /// Which buttons a shop shows: it is a frame.
  public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View { self }
  /// What is done before something is bought: nothing is.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  /// What is done when something was bought: nothing is.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  /// Shows what was bought: nothing is shown.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Shows where codes are written: nothing is shown.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  /// Shows where money is asked back: nothing is shown.
  public func refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>) -> some View { self }
}
/// What went wrong with a shop.
public enum StoreKitError: LocalizedError, Sendable {
  /// Not known, a person left.
  case unknown, userCancelled
  /// The network, the system.
  case networkError(URLError), systemError(any Error)
  /// There is no shop, nothing is allowed.
  case notAvailableInStorefront, notEntitled
  /// What went wrong.
  public var errorDescription: String? { "There is no shop on this device." }
}
extension Transaction {
  /// The number of the first time.
  public var originalID: UInt64 { id }
  /// When it was bought first.
  public var originalPurchaseDate: Date { purchaseDate }
  /// When it ends: not known.
  public var expirationDate: Date? { nil }
  /// Whether something better was bought.
  public var isUpgraded: Bool { false }
  /// How many were bought.
  public var purchasedQuantity: Int { 1 }
  /// The account of the app.
  public var appAccountToken: UUID? { nil }
  /// The group of a thing for a time.
  public var subscriptionGroupID: String? { nil }
  /// The bytes that tell of it: none.
  public var jsonRepresentation: Data { Data() }
}
extension VerificationResult {
  /// What was signed, if the signature is good: throws otherwise.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// What was signed, whether the signature is good or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value): return value
    case .unverified(let value, _): return value
    }
  }
}
