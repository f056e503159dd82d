import Foundation
import SwiftUI
import UIKit

/// What asks for a review: nobody is asked.
@MainActor public enum SKStoreReviewController {
  /// Asks: nobody is asked.
  public static func requestReview() {}
  /// Asks in a scene: nobody is asked.
  public static func requestReview(in windowScene: UIWindowScene) {}
}
/// Asks for a review: nobody is asked.
@MainActor public struct RequestReviewAction {
  init() {}
  /// Asks: nobody is asked.
  public func callAsFunction() {}
}
extension EnvironmentValues {
  /// Asks for a review.
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
}
/// Something that is sold: there is no shop.
public struct Product: Identifiable, Hashable, Sendable {
  /// Kinds.
  public struct ProductType: Hashable, Sendable {
    let name: String
    /// Used up.
    public static let consumable = ProductType(name: "consumable")
    /// Kept.
    public static let nonConsumable = ProductType(name: "nonConsumable")
    /// For a time.
    public static let autoRenewable = ProductType(name: "autoRenewable")
    /// For a time that ends.
    public static let nonRenewable = ProductType(name: "nonRenewable")
  }
  /// What came of buying.
  public enum PurchaseResult: Sendable {
    /// It was bought, or not, or waits.
    case success(VerificationResult<Transaction>), userCancelled, pending
  }
  /// The name.
  public let id: String
  /// What it is called.
  public let displayName: String
  /// What it is for.
  public let description: String
  /// What it costs.
  public let price: Decimal
  /// What it costs, in words.
  public let displayPrice: String
  /// The kind.
  public let type: ProductType
  /// Something that is sold for a time.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// How it stands: there is no shop, so nobody has one.
    public struct Status: Hashable, Sendable {
      /// Whether it runs.
      public let state: RenewalState
      /// What was bought.
      public let transaction: VerificationResult<Transaction>
      /// How it goes on.
      public let renewalInfo: VerificationResult<RenewalInfo>
    }
    /// Whether it runs.
    public struct RenewalState: Hashable, Sendable {
      let name: String
      /// It runs.
      public static let subscribed = RenewalState(name: "subscribed")
      /// It has ended.
      public static let expired = RenewalState(name: "expired")
      /// A payment failed.
      public static let inBillingRetryPeriod = RenewalState(name: "inBillingRetryPeriod")
      /// It runs though a payment failed.
      public static let inGracePeriod = RenewalState(name: "inGracePeriod")
      /// It was given back.
      public static let revoked = RenewalState(name: "revoked")
    }
    /// How it goes on.
    public struct RenewalInfo: Hashable, Sendable {
      /// What is sold now.
      public let currentProductID: String
      /// Whether it goes on by itself.
      public let willAutoRenew: Bool
      /// What is sold next.
      public let autoRenewPreference: String?
    }
    /// The group.
    public let subscriptionGroupID: String
    /// How those of a group stand: there are none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
  }
  /// How it is sold for a time; nil for what is sold once.
  public let subscription: SubscriptionInfo?
  /// How far the shop has got with one name.
  public enum TaskState: Sendable {
    /// It looks, has nothing of the name, failed, has it.
    case loading, unavailable
    case failure(any Error), success(Product)
  }
  /// How far the shop has got with names.
  public enum CollectionTaskState: Sendable {
    /// It looks, failed, has some and lacks others.
    case loading, failure(any Error)
    case success([Product], unavailable: [String])
    /// What was found; nil while it looks, or where it failed.
    public var products: [Product]? {
      if case .success(let products, _) = self { return products }
      return nil
    }
    /// The names of which nothing was found; nil while it looks, or where it failed.
    public var unavailableProductIDs: [String]? {
      if case .success(_, let names) = self { return names }
      return nil
    }
  }
  /// What is sold under names: there is no shop.
  public static func products<C: Collection>(for identifiers: C) async throws -> [Product] where C.Element == String {
    []
  }
  /// Buys it: nothing is bought.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
  /// How something is bought.
  public struct PurchaseOption: Hashable, Sendable {
    let name: String
    /// For an account of the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: token.uuidString) }
    /// So many.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
    /// As in a test, somebody else is asked.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(name: "ask \(simulateAskToBuy)")
    }
  }
  /// Whether a family shares it.
  public var isFamilyShareable: Bool { false }
  /// The bytes that tell of it: none.
  public var jsonRepresentation: Data { Data() }
  /// How its price is written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { Decimal.FormatStyle.Currency(code: "USD") }
  /// The last time that it was bought: never.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { nil }
  }
  /// The time that it is bought for: never.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { nil }
  }
}
/// Something that was bought.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number.
  public let id: UInt64
  /// What.
  public let productID: String
  /// When.
  public let purchaseDate: Date
  /// When it was given back.
  public let revocationDate: Date?
  /// It is done.
  public func finish() async {}
  /// What is owned: nothing.
  public static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }
  /// What was bought and is not done: nothing.
  public static var unfinished: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }
  /// What was ever bought: nothing.
  public static var all: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }
  /// What was bought last under a name: nothing.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// What is owned under a name: nothing.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// What is bought: nothing.
  public static var updates: AsyncStream<VerificationResult<Transaction>> { AsyncStream { $0.finish() } }
}
/// Whether something is proved.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// It is not.
  case unverified(SignedType, VerificationError)
  /// It is.
  case verified(SignedType)
  /// Why something is not proved.
  public enum VerificationError: Error, Hashable, Sendable {
    /// The certificate, the signature, the device or the form is wrong.
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    case missingRequiredProperties
  }
}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
/// What the shop wants a person to see: it never has anything to say.
public struct Message: Hashable, Sendable {
  /// Why.
  public struct Reason: Hashable, Sendable {
    let name: String
    /// Anything.
    public static let generic = Reason(name: "generic")
    /// A price rises.
    public static let priceIncreaseConsent = Reason(name: "priceIncreaseConsent")
    /// A payment failed.
    public static let billingIssue = Reason(name: "billingIssue")
  }
  /// Why.
  public let reason: Reason
  /// All that come: none.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
  /// Shows it in a scene: nothing is shown.
  @MainActor public func display(in scene: UIWindowScene) throws {}
}
/// Shows what the shop has to say: nothing.
@MainActor public struct DisplayMessageAction {
  init() {}
  /// Shows it: nothing is shown.
  public func callAsFunction(_ message: Message) throws {}
}
extension EnvironmentValues {
  /// Shows what the shop has to say.
  @MainActor public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
/// The shop: there is none.
public enum AppStore {
  /// Asks what was bought: nothing.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
  /// Whether something can be bought: no.
  public static var canMakePayments: Bool { false }
  /// The device: not known.
  public static var deviceVerificationID: UUID? { nil }
  /// Asks for stars: nobody is asked.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Shows what was bought: throws, there is no shop.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
  /// Shows where codes are written: throws, there is no shop.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
  /// Where an app comes from.
  public struct Environment: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A place of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The shop.
    public static let production = Environment(rawValue: "Production")
    /// A shop for tests.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// A program for programs.
    public static let xcode = Environment(rawValue: "Xcode")
  }
}
/// How far the shop has got with what is owned.
public enum EntitlementTaskState<T: Sendable>: Sendable {
  /// It looks, failed, or knows: nil for what is not owned.
  case loading
  case failure(any Error), success(T)
  /// What is known, as something else.
  public func map<U: Sendable>(_ transform: (T) async throws -> U) async rethrows -> EntitlementTaskState<U> {
    switch self {
    case .loading: return .loading
    case .failure(let error): return .failure(error)
    case .success(let known): return .success(try await transform(known))
    }
  }
  /// What is known; nil as long as nothing is.
  public var transaction: T? { value }
  /// What is known; nil as long as nothing is.
  public var value: T? {
    if case .success(let known) = self { return known }
    return nil
  }
}

extension View {
  /// Looks for what is sold under names: there is no shop, nothing is.
  public func storeProductsTask<Names: Collection & Equatable>(
    for ids: Names, priority: TaskPriority? = nil,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View where Names.Element == String {
    task(id: ids) {
      await action(.loading)
      await action(.success([], unavailable: Array(ids)))
    }
  }
  /// Looks for what is sold under a name: there is no shop, nothing is.
  public func storeProductTask(
    for id: String, priority: TaskPriority? = nil, action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id) {
      await action(.loading)
      await action(.unavailable)
    }
  }
  /// Looks whether something of a group is owned for a time: there is no shop, nothing is.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority? = nil,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID) {
      await action(.loading)
      await action(.success([]))
    }
  }
  /// Looks whether something is owned: there is no shop, it is not.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority? = nil,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID) {
      await action(.loading)
      await action(.success(nil))
    }
  }
}
