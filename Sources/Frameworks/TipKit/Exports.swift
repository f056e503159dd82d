// What `import TipKit` brings along.
@_exported import Foundation
@_exported import SwiftUI
