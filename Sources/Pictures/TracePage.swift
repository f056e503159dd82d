internal import Drawing
public import Foundation

/// The events of a layout on one page that is stepped through in a browser: the picture with what is offered, answered and placed, the source, and each event in words.
/// Without scripts it is a picture, a source and a list to read.
public struct TracePage {
  /// One event.
  public struct Step {
    /// In words.
    public var text: String
    /// In how many others it lies.
    public var depth: Int
    /// As in `measure`.
    public var kind: String
    /// Where the view that it is about lies in the end, in points from the root's corner; nil for none.
    public var frame: CGRect?
    /// What is offered, in points; NaN is an unspecified length; nil for none.
    public var offer: (width: Double, height: Double)?
    /// What is answered, in points; nil for none.
    public var answer: CGSize?
    /// The lines of the source that it is about, from 1; nil for none.
    public var lines: ClosedRange<Int>?

    /// An event in words, as deep as `depth` others.
    public init(_ text: String, depth: Int, kind: String) { (self.text, self.depth, self.kind) = (text, depth, kind) }
  }

  /// The page's title.
  public var title: String
  /// The picture of the whole layout, an SVG file.
  public var svg: String
  /// The source of the view.
  public var source: String
  /// In order.
  public var steps: [Step]
  /// What is said behind the last event, as that some are left out; empty for nothing.
  public var note: String

  /// A page of events.
  public init(title: String, svg: String, source: String, steps: [Step], note: String = "") {
    (self.title, self.svg, self.source, self.steps, self.note) = (title, svg, source, steps, note)
  }

  /// The file.
  public var html: String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { "<li>\(escapedForXML(String($0)))</li>" }
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(escapedForXML(title))</title>
      <style>
      \(TracePage.style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(escapedForXML(title))</h1>
      <p id="sentence" aria-live="polite">\(steps.count) events; ← and → step through them, Home and End go to both ends.</p>
      <p id="controls" hidden><button id="back">← back</button> <button id="next">next →</button> <input id="step" type="range" min="0" max="\(steps.count)" value="0" aria-label="step"> <output id="count"></output></p>
      <figure>\(svg)</figure>
      <pre><ol id="source">\(lines.joined())</ol></pre>
      </main>
      <ol id="events">
      \(steps.map(item).joined(separator: "\n"))
      </ol>
      \(note.isEmpty ? "" : "<p>\(escapedForXML(note))</p>")
      <script>
      \(TracePage.script)
      </script>
      </body>
      </html>

      """
    return cleaned(page, keepsTabs: true)
  }

  private func item(_ step: Step) -> String {
    func number(_ value: Double) -> String { value.isNaN ? "nil" : value.isInfinite ? "inf" : SVGWriter.number(value) }
    var data = " data-kind=\"\(step.kind)\""
    if let f = step.frame { data += " data-frame=\"\(number(f.minX)) \(number(f.minY)) \(number(f.width)) \(number(f.height))\"" }
    if let o = step.offer { data += " data-offer=\"\(number(o.width)) \(number(o.height))\"" }
    if let a = step.answer { data += " data-answer=\"\(number(a.width)) \(number(a.height))\"" }
    if let l = step.lines { data += " data-lines=\"\(l.lowerBound) \(l.upperBound)\"" }
    return "<li style=\"--depth: \(min(step.depth, 24))\"\(data)>\(escapedForXML(step.text))</li>"
  }

  private static let style = """
    body { margin: 1.5em; font: 15px/1.45 system-ui, sans-serif; display: grid; grid-template-columns: minmax(20em, 1fr) minmax(20em, 1fr); gap: 2em; }
    @media (max-width: 60em) { body { display: block; } main { position: static; } }
    main { position: sticky; top: 1.5em; align-self: start; max-height: calc(100vh - 3em); overflow: auto; }
    h1 { font-size: 1.1em; margin: 0 0 0.5em; }
    #sentence { min-height: 3em; margin: 0 0 0.5em; font-size: 1.1em; }
    #controls input { width: 14em; vertical-align: middle; }
    figure { margin: 0 0 1em; }
    svg { max-width: 100%; height: auto; border: 1px solid #8884; }
    pre { margin: 0; overflow: auto; }
    #source { font: 13px/1.5 ui-monospace, monospace; padding-left: 3em; white-space: pre; }
    #source .now { background: #ffd54a66; }
    #events { margin: 0; padding-left: 3.5em; }
    #events li { padding-left: calc(var(--depth) * 1.1em + 0.3em); border-radius: 3px; cursor: pointer; }
    #events li.now { background: #ffd54a66; }
    #events.played li.later { opacity: 0.45; }
    """

  private static let script = """
    const events = [...document.querySelectorAll("#events li")], list = document.getElementById("events"), svg = document.querySelector("figure svg");
    const lines = document.getElementById("source").children, say = document.getElementById("sentence"), range = document.getElementById("step");
    const count = document.getElementById("count"), start = say.textContent, marks = document.createElementNS("http://www.w3.org/2000/svg", "g");
    const numbers = (e, name) => e.dataset[name] && e.dataset[name].split(" ").map(t => t === "nil" ? NaN : t === "inf" ? Infinity : +t);
    let now = 0;
    svg.appendChild(marks);
    document.getElementById("controls").hidden = false;
    function box(x, y, w, h, colour, dash, width) {
      const v = svg.viewBox.baseVal, r = document.createElementNS(svg.namespaceURI, "rect");
      w = Math.min(w, v.x + v.width - x); h = Math.min(h, v.y + v.height - y);
      if (!(w >= 0 && h >= 0)) return;
      for (const [k, t] of Object.entries({x, y, width: w, height: h, fill: "none", stroke: colour, "stroke-width": width, "vector-effect": "non-scaling-stroke"})) r.setAttribute(k, t);
      if (dash) r.setAttribute("stroke-dasharray", "6 4");
      marks.appendChild(r);
    }
    function show(k) {
      now = Math.max(0, Math.min(events.length, k));
      marks.replaceChildren();
      for (const l of lines) l.classList.remove("now");
      events.forEach((e, i) => {
        e.classList.toggle("now", i === now - 1);
        e.classList.toggle("later", i >= now);
        const f = numbers(e, "frame");
        if (i < now && e.dataset.kind === "place" && f) box(...f, "#1e88e5", false, 1);
      });
      list.classList.toggle("played", now > 0);
      range.value = now;
      count.value = `step ${now} of ${events.length}`;
      const e = events[now - 1];
      say.textContent = e ? e.textContent : start;
      if (!e) return;
      const f = numbers(e, "frame"), o = numbers(e, "offer"), a = numbers(e, "answer"), l = numbers(e, "lines");
      if (f && o) box(f[0], f[1], isNaN(o[0]) ? f[2] : o[0], isNaN(o[1]) ? f[3] : o[1], "#e53935", true, 2);
      if (f && a) box(f[0], f[1], a[0], a[1], "#43a047", false, 2);
      if (f && !o && !a) box(...f, "#fb8c00", false, 2);
      if (l) for (let i = l[0]; i <= l[1]; i++) lines[i - 1]?.classList.add("now");
      e.scrollIntoView({block: "nearest"});
    }
    events.forEach((e, i) => e.onclick = () => show(i + 1));
    document.getElementById("next").onclick = () => show(now + 1);
    document.getElementById("back").onclick = () => show(now - 1);
    range.oninput = () => show(+range.value);
    addEventListener("keydown", e => {
      const to = {ArrowRight: now + 1, n: now + 1, ArrowLeft: now - 1, b: now - 1, Home: 0, End: events.length}[e.key];
      if (to === undefined || e.ctrlKey || e.altKey || e.metaKey) return;
      e.preventDefault();
      show(to);
    });
    show(0);
    """
}
