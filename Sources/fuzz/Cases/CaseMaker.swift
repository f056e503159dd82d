internal import Foundation

/// Makes the case of a seed.
@MainActor
struct CaseMaker {
  let seeds: SeedFiles
  private let mutator: SourceMutator
  private let views: ViewGenerator

  init(seeds: SeedFiles) {
    self.seeds = seeds
    mutator = SourceMutator(fragments: Fragments(seeds.sources))
    views = ViewGenerator()
  }

  func make(_ kind: CaseKind, _ seed: UInt64) -> FuzzCase {
    switch kind {
    case .sources: SourceCases(seeds: seeds, mutator: mutator).make(seed)
    case .views: ViewCases(generator: views).make(seed)
    case .lessons: LessonCases(seeds: seeds, mutator: mutator).make(seed)
    case .prompt: PromptCases(seeds: seeds, mutator: mutator).make(seed)
    case .images: ImageCases(seeds: seeds).make(seed)
    }
  }

  /// A file through every command of its kind.
  /// - Throws: it cannot be read.
  func one(_ path: String) throws -> FuzzCase {
    let data = try Data(contentsOf: URL(filePath: path))
    var random = RandomSource(seed: 1)
    switch path.split(separator: ".").last {
    case "md": return LessonCases.fuzzCase(0, data)
    case "png", "jpg", "jpeg", "webp", "svg", "pdf":
      return ImageCases.fuzzCase(0, data, ending: URL(filePath: path).pathExtension)
    case "txt": return PromptCases.fuzzCase(0, String(decoding: data, as: UTF8.self), file: nil, &random)
    default: return SourceCases.fuzzCase(.sources, 0, data, &random, all: true)
    }
  }
}
