// What `import MapKit` brings along.
@_exported import CoreLocation
@_exported import Foundation
