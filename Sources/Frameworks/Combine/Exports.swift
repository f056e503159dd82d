// What Apple's Combine declares, and the views here need, is declared beside them.
@_exported import protocol SwiftUI.ObservableObject
@_exported import class SwiftUI.ObservableObjectPublisher
@_exported import struct SwiftUI.Published
