// What `import SwiftUI` brings along on Apple's platforms.
@_exported public import Foundation
@_exported public import Observation
@_exported public import LayoutCore
