/// The player of a device: there is no Game Center here, and nobody is known to it.
open class GKLocalPlayer {
  /// The one player.
  public static let local = GKLocalPlayer()
  init() {}
  /// Whether Game Center knows the player: it does not.
  open var isAuthenticated: Bool { false }
  /// The name that others see.
  open var displayName: String { "Player" }
  /// Called once it is known whether the player is: never here.
  open var authenticateHandler: ((AnyObject?, (any Error)?) -> Void)?
}
