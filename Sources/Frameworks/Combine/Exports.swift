// What Apple's Combine declares, and the views here need, is declared beside them.
@_exported import protocol Views.ObservableObject
@_exported import class Views.ObservableObjectPublisher
@_exported import struct Views.Published
