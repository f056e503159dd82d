// What `import WebKit` brings along.
@_exported import Foundation
@_exported import UIKit
