internal import Drawing

/// A text from outside on one line, without control characters.
func cleanedLine(_ text: some StringProtocol) -> String { cleaned(text, keepsLineBreaks: false) }

/// The candidate that was probably meant: at most two letters changed, missing or added.
func nearest(_ name: String, among candidates: [String]) -> String? { Spelling.nearest(name, among: candidates) }
