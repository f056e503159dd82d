// What `import CoreLocationUI` brings along.
@_exported import CoreLocation
@_exported import Foundation
@_exported import UIKit
