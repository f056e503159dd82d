// What `import CloudKit` brings along.
@_exported import CoreLocation
@_exported import Foundation
