import Foundation

/// Fetches subscriptions by their names.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The names; nil for all subscriptions.
  open var subscriptionIDs: [CKSubscription.ID]?
  /// Called with a subscription, or with why it cannot be had.
  open var perSubscriptionResultBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  /// Called at the end.
  open var fetchSubscriptionCompletionBlock: (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
  /// Called at the end.
  open var fetchSubscriptionsResultBlock: ((_ operationResult: Result<Void, any Error>) -> Void)?

  /// Fetches nothing yet.
  public override init() { super.init() }
  /// Fetches subscriptions of names.
  public convenience init(subscriptionIDs: [CKSubscription.ID]) {
    self.init()
    self.subscriptionIDs = subscriptionIDs
  }
  /// Fetches all subscriptions.
  open class func fetchAllSubscriptionsOperation() -> CKFetchSubscriptionsOperation {
    CKFetchSubscriptionsOperation()
  }
  override func fail(with error: CKError) {
    for id in subscriptionIDs ?? [] { perSubscriptionResultBlock?(id, .failure(error)) }
    fetchSubscriptionCompletionBlock?(nil, error)
    fetchSubscriptionsResultBlock?(.failure(error))
  }
}

/// Saves and deletes subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is saved.
  open var subscriptionsToSave: [CKSubscription]?
  /// What is deleted.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Called with a subscription that was saved, or with why not.
  open var perSubscriptionSaveBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  /// Called with a subscription that was deleted, or with why not.
  open var perSubscriptionDeleteBlock: ((CKSubscription.ID, Result<Void, any Error>) -> Void)?
  /// Called at the end.
  open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  /// Called at the end.
  open var modifySubscriptionsResultBlock: ((_ operationResult: Result<Void, any Error>) -> Void)?

  /// Saves nothing yet.
  public override init() { super.init() }
  /// Saves and deletes subscriptions.
  public convenience init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.init()
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }
  override func fail(with error: CKError) {
    for subscription in subscriptionsToSave ?? [] {
      perSubscriptionSaveBlock?(subscription.subscriptionID, .failure(error))
    }
    for id in subscriptionIDsToDelete ?? [] { perSubscriptionDeleteBlock?(id, .failure(error)) }
    modifySubscriptionsCompletionBlock?(nil, nil, error)
    modifySubscriptionsResultBlock?(.failure(error))
  }
}
