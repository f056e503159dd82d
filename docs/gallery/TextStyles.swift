import SwiftUI

struct TextStylesPage: View {
  var body: some View {
    HStack(alignment: .top, spacing: 32) {
      VStack(alignment: .leading, spacing: 0) {
        Text("largeTitle").font(.largeTitle)
        Text("title").font(.title)
        Text("title2").font(.title2)
        Text("title3").font(.title3)
        Text("headline").font(.headline)
        Text("subheadline").font(.subheadline)
        Text("body").font(.body)
        Text("callout").font(.callout)
        Text("footnote").font(.footnote)
        Text("caption").font(.caption)
        Text("caption2").font(.caption2)
      }
      VStack(alignment: .leading, spacing: 0) {
        Text("ultraLight").fontWeight(.ultraLight)
        Text("light").fontWeight(.light)
        Text("regular").fontWeight(.regular)
        Text("semibold").fontWeight(.semibold)
        Text("heavy").fontWeight(.heavy)
        Text("italic").italic()
        Text("underline").underline()
        Text("strikethrough").strikethrough()
        Text("kerning").kerning(8)
        Text("upper case").textCase(.uppercase)
        Text("**strong** *emphasis* `code` ~~struck~~")
        Text("a sum of ") + Text("parts").bold().foregroundColor(.red)
        Text("base") + Text("line").baselineOffset(8)
        Text("primary")
        Text("secondary").foregroundStyle(.secondary)
        Text("placeholder").redacted(reason: .placeholder)
      }
      VStack(alignment: .leading, spacing: 16) {
        Text("Lines that stand at the leading edge").frame(width: 128)
        Text("Lines that stand in the middle").multilineTextAlignment(.center).frame(width: 128)
        Text("Lines that stand at the trailing edge").multilineTextAlignment(.trailing).frame(width: 128)
        Text("A text that is too long for one line").lineLimit(1).frame(width: 128)
        Text("A text that is too long for one line").lineLimit(1).truncationMode(.middle).frame(width: 128)
        Text("A text that is too long for one line").lineLimit(1).truncationMode(.head).frame(width: 128)
      }
    }
  }
}

#Preview {
  TextStylesPage()
}
