import Foundation
import SwiftUI
import UIKit

/// Symbols of a button for the location.
public enum CLLocationButtonIcon: Int, Sendable {
  /// There is no symbol.
  case none = 0
  /// The symbol is an arrow that is filled.
  case arrowFilled = 1
  /// The symbol is the outline of an arrow.
  case arrowOutline = 2
}

/// Titles of a button for the location.
public enum CLLocationButtonLabel: Int, Sendable {
  /// There is no title.
  case none = 0
  /// It says “Current Location”.
  case currentLocation = 1
  /// It says “Send Current Location”.
  case sendCurrentLocation = 2
  /// It says “Send My Current Location”.
  case sendMyCurrentLocation = 3
  /// It says “Share Current Location”.
  case shareCurrentLocation = 4
  /// It says “Share My Current Location”.
  case shareMyCurrentLocation = 5
}

/// A control that lets an app know once where the device is. Here it only sends its actions: nobody is asked.
open class CLLocationButton: UIControl {
  /// The symbol.
  open var icon = CLLocationButtonIcon.arrowOutline
  /// The title.
  open var label = CLLocationButtonLabel.none
  /// The size of the title, in points.
  open var fontSize: CGFloat = 17
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 9
}
