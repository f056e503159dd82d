internal import Foundation
internal import Testing

/// The samples, the manifest's list of them, and what their first lines say.
@Suite struct `The list of samples` {
  @Test func `is the folder`() throws {
    let files = try Checkout.names(in: "playground/views").filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
    #expect(try Checkout.sampleNames().sorted() == files)
  }
  @Test func `has names that a module can have`() throws {
    for name in try Checkout.sampleNames() { #expect(name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil, "\(name)") }
  }
  @Test func `tells the rows of each sample`() throws {
    for name in try Checkout.sampleNames() {
      let first = try Checkout.text("playground/views/\(name).swift").prefix { !$0.isNewline }
      #expect(first.wholeMatch(of: /\/\/ ((S|C)\d+ ?)+: .+/) != nil, "\(name): \(first)")
    }
  }
}
