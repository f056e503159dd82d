// What `import SafariServices` brings along.
@_exported import Foundation
@_exported import UIKit
