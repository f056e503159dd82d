// What `import CoreSpotlight` brings along.
@_exported import Foundation
