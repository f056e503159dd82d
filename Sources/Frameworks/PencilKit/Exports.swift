// What `import PencilKit` brings along.
@_exported import Foundation
@_exported import UIKit
