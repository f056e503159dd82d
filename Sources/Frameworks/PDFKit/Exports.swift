// What `import PDFKit` brings along.
@_exported import Foundation
@_exported import UIKit
