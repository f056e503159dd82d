import Foundation
import SwiftUI

/// A button that lets an app know once where the device is. Here it only does what the app says: nobody is asked.
@MainActor @preconcurrency public struct LocationButton: View {
  /// What a button of this kind may say.
  public struct Title: Hashable, Sendable {
    let words: String
    /// “Current Location”.
    public static let currentLocation = Title(words: "Current Location")
    /// “Share Current Location”.
    public static let shareCurrentLocation = Title(words: "Share Current Location")
    /// “Share My Current Location”.
    public static let shareMyCurrentLocation = Title(words: "Share My Current Location")
    /// “Send Current Location”.
    public static let sendCurrentLocation = Title(words: "Send Current Location")
    /// “Send My Current Location”.
    public static let sendMyCurrentLocation = Title(words: "Send My Current Location")
  }
  let title: Title?
  let action: () -> Void

  /// A button with a title, or with the symbol alone; the action runs at a tap.
  public init(_ title: LocationButton.Title? = nil, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
  /// The symbol of a location and the title in white, on the tint.
  public var body: some View {
    Button(action: action) { label }
      .buttonStyle(.borderedProminent)
      .accessibilityLabel(title?.words ?? Title.currentLocation.words)
  }
  @ViewBuilder private var label: some View {
    if let title {
      Label(title.words, systemImage: "location")
    } else {
      Image(systemName: "location")
    }
  }
}
