// What `import Charts` brings along.
@_exported import Foundation
@_exported import SwiftUI
