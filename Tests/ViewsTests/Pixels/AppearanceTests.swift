internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Testing
@testable internal import Views

@MainActor @Suite struct `Where an appearance is chosen` {
  @Test func `no view asks a device for its look or its name`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let views = root.appending(path: "Sources/Views").resolvingSymlinksInPath()
    let choosers = ["Controls/AdaptiveView.swift", "Values/EnvironmentValues.swift"]
    let names = try FileManager.default.subpathsOfDirectory(atPath: views.path).filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Hosting/") }
    #expect(names.count > 100)
    for name in names where !choosers.contains(name) {
      let text = try String(contentsOf: views.appending(path: name), encoding: .utf8)
      #expect(!text.contains("look == ") && !text.contains("switch device.look") && !text.contains("device.name"), "\(name)")
    }
  }
  @Test func `a split view on a narrow screen is its sidebar`() {
    let view = NavigationSplitView {
      Text("Side")
    } detail: {
      Text("Detail")
    }
    func texts(_ device: Device) -> [String] {
      let host = ViewHost(view, device: device)
      host.layOut(ProposedViewSize(width: 390, height: 763))
      return PhoneScene.contents(host.displayList.items).compactMap { if case .text(let run) = $0 { run.lines.joined() } else { nil } }
    }
    #expect(texts(.iphone) == ["Side"])
    #expect(texts(.phone) == ["Side"])
    #expect(texts(.ipad) == ["Side", "Detail"])
  }
  @Test func `the camera lies in the middle of the upper edge, of a device held across at the left`() throws {
    func camera(_ device: Device) throws -> CGRect? {
      let canvas = try #require(device.canvas)
      let host = ViewHost(EmptyView(), device: device)
      host.layOut(ProposedViewSize(canvas))
      // the case, its metal, the screen, then the camera
      guard case .fill(let outline, _) = host.framed(canvas).items.dropFirst(3).first?.content else { return nil }
      return outline.bounds
    }
    #expect(try camera(.iphone) == CGRect(x: 114, y: -4, width: 162, height: 35))
    #expect(try camera(.iphoneNew) == CGRect(x: 134, y: 11, width: 125, height: 37))
    #expect(try camera(.iphone.landscape) == CGRect(x: -4, y: 114, width: 35, height: 162))
    #expect(try camera(.ipad) == nil)
  }
}
