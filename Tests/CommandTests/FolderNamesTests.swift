internal import Foundation
internal import SwiftSource
internal import Testing

@Suite struct `The names in a folder` {
  @Test func `are read again when the folder has changed`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    #expect(FolderNames.names(in: folder.path) == [])
    try "".write(to: folder.appending(path: "a"), atomically: true, encoding: .utf8)
    #expect(FolderNames.names(in: folder.path) == ["a"])
    // A folder that was left alone for some time is remembered.
    try files.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: folder.path)
    #expect(FolderNames.names(in: folder.path) == ["a"])
    #expect(FolderNames.names(in: folder.path) == ["a"])
    try "".write(to: folder.appending(path: "b"), atomically: true, encoding: .utf8)
    let written = try files.attributesOfItem(atPath: folder.path)[.modificationDate] as? Date
    try files.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: folder.path)
    #expect(FolderNames.names(in: folder.path) == ["a"])
    try files.setAttributes([.modificationDate: try #require(written)], ofItemAtPath: folder.path)
    #expect(FolderNames.names(in: folder.path).sorted() == ["a", "b"])
    try files.removeItem(at: folder)
    #expect(FolderNames.names(in: folder.path) == [])
  }
}
