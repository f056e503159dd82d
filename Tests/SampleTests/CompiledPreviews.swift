internal import CPreviewSection
internal import PlaygroundMacros
internal import Views

/// Every `#Preview` of a sample module linked into this program, in source order.
func compiledPreviews(of sample: String) -> [CompiledPreview] {
  allCompiledPreviews().filter { $0.fileID.hasPrefix("Sample_\(sample)/") }.sorted { $0.line < $1.line }
}

/// Every `#Preview` of every sample, in the linker's order.
func allCompiledPreviews() -> [CompiledPreview] {
  UnsafeBufferPointer(start: preview_records(), count: preview_count()).compactMap { record in
    // The record hands over one reference.
    record.make?().map { Unmanaged<CompiledPreview>.fromOpaque($0).takeRetainedValue() }
  }
}

/// A struct of a sample by its name in source, without importing the sample: `ContentView_Previews`.
func compiledType(_ name: String, of sample: String) -> Any.Type? {
  let module = "Sample_\(sample)"
  return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)V")
}

/// A sample's `PreviewProvider` by its name in source.
func compiledProvider(_ name: String, of sample: String) -> (any PreviewProvider.Type)? { compiledType(name, of: sample) as? any PreviewProvider.Type }

/// What a sample's `App` shows, by its name in source.
@MainActor func compiledProgram(_ name: String, of sample: String) -> (any View)? {
  func root(_ program: (some App).Type) -> any View { AppRoot(program.init()) }
  return (compiledType(name, of: sample) as? any App.Type).map { root($0) }
}
