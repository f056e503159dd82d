import Foundation
import SwiftSource
import LayoutCore
import Testing

@testable import Tracing
@testable import Workbench

/// `?word` answers for every word that a trace uses and a learner may not know.
@MainActor @Suite struct `Words of a trace` {
  /// Words that everybody knows.
  private static let plain = Set(
    """
    a about add after all an and are as at be because before behind below between beyond both broken but by can centre character content corner count counted counts cover \
    covers decided decides does done drawn each edge edges empty end ends far first fit fits fixed follow for free from given give given goes grows half has height high higher \
    horizontal how in infinity inside instead into is it its itself keeps known large larger largest last learn leave leaves less lies look long longest lower lowest makes many max middle \
    more moves much narrow needs neighbour never next no nobody none not nothing notice number of off on one only or other out own passes reaches remembered right room s said same \
    says second seen set sets shape shifts shown shows side size sizes smaller smallest so something spacing spacer stands start starts sum text than that the them they there third \
    they those though times to together top two up wants was way ways well went were what whatever where which whole whose wide width with within without words would yet x y
    """.split { $0.isWhitespace }.map(String.init))

  /// The words of a sentence without what is filled in.
  private static func words(_ template: String) -> Set<String> {
    Set(template.replacing(/\{[^}]*\}|'[^']*'/, with: " ").lowercased().split { !$0.isLetter }.map(String.init))
  }

  @Test func `every word of every rule's sentence is plain, or explained by ?word`() {
    var driver = SessionDriver()
    var unknown: [String: Set<String>] = [:]
    for rule in Rule.allCases {
      for word in Self.words(rule.template) where !Self.plain.contains(word) && Glossary.term(word) == nil {
        if driver.type("?" + word).hasPrefix("nothing is called") { unknown[word, default: []].insert(rule.id) }
      }
    }
    #expect(unknown.isEmpty, "explain these in Glossary: \(unknown)")
  }
  @Test func `every word of a story is plain, or explained`() throws {
    for source in [
      "HStack { Text(\"a\"); Spacer(); Circle() }", "VStack(alignment: .leading) { Text(\"a b\").padding().frame(maxWidth: 50).lineLimit(1); Divider() }",
      "ScrollView { ZStack { Color.red; Text(\"a\").offset(x: 8).fixedSize() }.overlay { Text(\"b\") } }", "Image(systemName: \"star\").aspectRatio(2, contentMode: .fit)",
      "Grid { GridRow { Text(\"a\"); Text(\"b\") }; GridRow { Text(\"c\").gridCellColumns(2) } }",
    ] {
      let preview = Preview(SourceFile(name: "a.swift", text: source), Request(), recordsEvents: true)
      let story = Story(try #require(preview.trace))
      for index in story.trace.events.indices {
        var sentence = story.words(index)
        for title in story.trace.nodes.map(\.title).sorted(by: { $0.count > $1.count }) { sentence = sentence.replacing(title, with: " ") }
        let unknown = Self.words(sentence).filter { !Self.plain.contains($0) && Glossary.term($0) == nil }
        #expect(unknown.isEmpty, "\(sentence): \(unknown)")
      }
    }
  }
  @Test(arguments: Glossary.terms.map { $0.forms[0] }) func `is answered in at most three sentences, by every form`(form: String) throws {
    var driver = SessionDriver()
    let term = try #require(Glossary.term(form))
    for other in term.forms {
      let help = driver.type("?" + other)
      #expect(!driver.failed && help.replacing("\n", with: " ").hasPrefix("\(form): \(term.meaning.prefix(30))"), "\(help)")
    }
    #expect(term.meaning.hasSuffix(".") && term.meaning.components(separatedBy: ". ").count <= 3, "\(form)")
  }
  @Test func `has one meaning each, and leaves names of views and modifiers to the catalogue`() {
    let forms = Glossary.terms.flatMap(\.forms)
    #expect(Set(forms).count == forms.count)
    #expect(Set(forms).isDisjoint(with: TopicExample.lines.keys))
    var driver = SessionDriver()
    #expect(driver.type("?ofer").contains("did you mean '?offer'"))
  }
}
