// What `import AppIntents` brings along.
@_exported import Foundation
// Foundation's, which is declared beside the views that show it.
@_exported import struct SwiftUI.LocalizedStringResource
