import CoreGraphics
import Foundation
import SwiftUI

/// Shows what is inside.
public protocol CIXRay: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}
