// What `import CoreHaptics` brings along.
@_exported import Foundation
