/// What the words of a trace mean, for `?word`. A test sees to it that every sentence of a trace is made of plain words and of these.
enum Glossary {
  /// A word with all its forms, and what it means here.
  struct Term: Sendable {
    /// The first is the one that help shows.
    var forms: [String]
    /// One or two sentences.
    var meaning: String

    init(_ forms: String..., meaning: String) {
      self.forms = forms
      self.meaning = meaning
    }
  }
  /// What a word means; nil for plain words, and for what the library declares.
  static func term(_ word: String) -> Term? { byForm[word.lowercased()] }
  private static let byForm: [String: Term] = Dictionary(terms.flatMap { term in term.forms.map { ($0, term) } }) { first, _ in first }

  static let terms: [Term] = [
    Term(
      "offer", "offers", "offered", "offering", "proposal", "proposals", "proposes", "proposed",
      meaning: """
        A container asks a view for its size by offering it one: the view answers with the size that it takes, which may be another. A length of an offer can \
        be nil or ∞.
        """),
    Term(
      "answer", "answers", "answered", "take", "takes", "took", "taken",
      meaning: """
        The size with which a view responds to an offer. It is the view's own decision; its container cannot change it.
        """),
    Term(
      "nil", "unspecified",
      meaning: """
        An offer that names no length: "take what you like best". A view answers it with its ideal length. Scroll views and fixedSize() offer nil.
        """),
    Term("infinity", "infinite", meaning: "An offer without end, written ∞: \"as much as you can use\". A stack tries it on its views, to learn what they take at most."),
    Term("ideal", meaning: "The length that a view takes when it is offered none (nil): a text on one line, 10 points for a shape or a colour."),
    Term("minimum", "least", meaning: "What a view answers to an offer of 0: the least that it can do with. A text is as narrow as its widest character."),
    Term("maximum", "most", meaning: "What a view answers to an offer of ∞: the most that it can use. A text takes one line, a colour everything."),
    Term(
      "probe", "probes", "tries", "asks", "asked",
      meaning: "A question that only serves to learn something: a stack offers each view 0 and ∞ first, to see how flexible it is, and shares its length afterwards."),
    Term("flexible", "flexibility", "vary", meaning: "How far a view's length can go: the answer to ∞ less the answer to 0. A stack serves the least flexible view first."),
    Term("priority", meaning: "Whom a stack serves first: 0 for every view, another number with layoutPriority(_:). A Spacer comes after all others."),
    Term(
      "served", "serves", "serve", "turn",
      meaning: """
        The order in which a stack makes its offers: the highest priority first, among equals the least flexible one. The views' places follow the source.
        """),
    Term(
      "share", "shares", "part", "parts",
      meaning: """
        What a stack offers a view along its axis: what is left, divided by the number of views of the same priority that still wait.
        """),
    Term(
      "kept", "back", "reserve",
      meaning: """
        Before a stack serves the views of a higher priority, it puts the minima of all others aside (kept back), and returns them when their turn comes.
        """),
    Term("left", "rest", "remainder", meaning: "What a stack still has to share when a view has taken its part. It is also the edge from which places are counted along x."),
    Term(
      "gap", "gaps", "apart", "distance",
      meaning: """
        The distance between two neighbours: the stack's spacing, or what the two prefer. Gaps are taken off before anything is shared.
        """),
    Term(
      "prefer", "preferred",
      meaning: """
        Without a spacing of the stack, two neighbours decide how far apart they stand: 8 points in a row here, 16 in a column; none beside a Spacer in a row.
        """),
    Term("view", "views", "node", meaning: "Whatever takes part in layout: a text, a shape, a stack, and also each modifier that sizes or places what it is applied to."),
    Term("container", meaning: "A view that lays out others inside it: a stack, a grid, a scroll view, or the window itself."),
    Term("stack", meaning: "HStack, VStack or ZStack: views beside, below or behind each other."),
    Term("layout", meaning: "What decides how large views are and where they lie: an offer goes down, an answer comes up, the parent places."),
    Term("root", "screen", meaning: "The root is the outermost view. The screen offers it its whole size without the safe area, and puts it in the middle."),
    Term(
      "placing", "placed", "place", "places", "puts",
      meaning: """
        The second half of layout: every size is known, and each view gets its place in its parent. The parent decides it.
        """),
    Term(
      "guide", "guides", "alignment", "aligned", "aligns",
      meaning: "A named line of a view, as its center or its leading edge, said as a distance from its left or top. A container puts the guides of its views on one line."),
    Term("line", "lines", meaning: "The guide line of a container is where the guides of all its views meet. A text's lines are what it was broken into."),
    Term("baseline", "baselines", meaning: "The line on which letters stand: a text has a first and a last one, and views can be aligned by them."),
    Term("default", "always", meaning: "What holds when nothing sets it: a guide's default follows from the view's size alone."),
    Term("inset", "insets", meaning: "What padding keeps free at an edge. It is taken off the offer on the way in and added to the size on the way out."),
    Term("margin", meaning: "What a scroll view keeps free around its content (contentMargins)."),
    Term("limit", "limits", meaning: "minWidth, maxWidth and their like: they bound what a flexible frame offers its view, and what it takes itself."),
    Term("ratio", "box", meaning: "aspectRatio offers a box: the largest of its ratio (width to height) inside the offer, or the smallest that covers it."),
    Term("layer", meaning: "overlay and background have two: the first is the view they are applied to and decides the size, the second is offered that size."),
    Term("anchor", "point", meaning: "A place said by parts of a size: (0.5, 0.5) is the middle. As a length, a point is the unit of all numbers here; a cell is 8×16 of them."),
    Term("axis", "along", "across", meaning: "The direction in which a container puts its views: along it lengths are shared, across it each view is offered all."),
    Term("safe", "area", meaning: "The safe area is what bars and the edges of the device leave. Views stay inside it, unless they ignore it."),
    Term("bar", meaning: "What safeAreaInset(edge:) puts at an edge; the view beside it keeps clear of it."),
    Term("track", "tracks", "column", "columns", "row", meaning: "A column or a row of a grid. Its cells share one length."),
    Term("cell", "cells", meaning: "One view of a grid, in a column and a row. On a terminal also the place of one character, 8×16 points."),
    Term("span", "spans", meaning: "How many columns a cell of a grid covers (gridCellColumns)."),
    Term("scrolls", "scroll", meaning: "A scroll view offers its content no length along the axes in which it scrolls, so that this is as long as it likes."),
    Term("cap", meaning: "Cap insets are the edges of a resizable image that are not stretched."),
    Term(
      "body", "bodies", "runs",
      meaning: """
        What a view of your own is made of. It runs when the view is new, and again when an input, a state or something it reads has changed.
        """),
    Term("preference", meaning: "A value that a view hands up to those around it (preference(key:value:))."),
    Term("event", "step", meaning: "One thing that happened: a question, an answer, a decision of a layout, a guide that was read, a place. Traces are lists of them."),
    Term("documented", meaning: "A rule that Apple has written down."),
    Term("measured", "published", "measurements", meaning: "A rule that nobody documents, seen in published numbers of SwiftUI."),
    Term("ours", meaning: "A rule that nobody has published: this playground's own choice, so SwiftUI may differ."),
  ]
}
