import Foundation
import SwiftUI
import UIKit
import Vision

/// What would read pictures: it cannot be done.
public final class ImageAnalyzer: Sendable {
  /// How it reads.
  public struct Configuration: Sendable {
    /// What is read.
    public let analysisTypes: ImageAnalyzer.AnalysisTypes
    /// The languages, the most likely first.
    public var locales: [String] = []
    /// Reads some things.
    public init(_ types: ImageAnalyzer.AnalysisTypes) { analysisTypes = types }
  }
  /// What is read.
  public struct AnalysisTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Things of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Text.
    public static let text = AnalysisTypes(rawValue: 1)
    /// Signs that machines read.
    public static let machineReadableCode = AnalysisTypes(rawValue: 2)
    /// Things that more is known of.
    public static let visualLookUp = AnalysisTypes(rawValue: 4)
  }
  /// What reads pictures.
  public init() {}
  /// Whether it can be done: no.
  public static var isSupported: Bool { false }
  /// The languages that it reads: none.
  public static var supportedTextRecognitionLanguages: [String] { [] }
  /// Reads a picture: throws, it cannot be done.
  public func analyze(
    _ image: UIImage, configuration: ImageAnalyzer.Configuration
  ) async throws -> ImageAnalysis { throw VNError(.unsupportedRequest) }
  /// Reads a picture: throws, it cannot be done.
  public func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: ImageAnalyzer.Configuration
  ) async throws -> ImageAnalysis { throw VNError(.unsupportedRequest) }
}

/// What was read in a picture.
public final class ImageAnalysis: Sendable {
  /// The text.
  public let transcript: String
  init(transcript: String) { self.transcript = transcript }
  /// Whether something was found.
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool {
    analysisTypes.contains(.text) && !transcript.isEmpty
  }
}

/// What lets a person touch what was read in a view.
@MainActor public final class ImageAnalysisInteraction: NSObject {
  /// What a person can do.
  public struct InteractionTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Things of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is best.
    public static let automatic = InteractionTypes(rawValue: 1)
    /// Choose text.
    public static let textSelection = InteractionTypes(rawValue: 2)
    /// Touch addresses and numbers.
    public static let dataDetectors = InteractionTypes(rawValue: 4)
    /// Lift things.
    public static let imageSubject = InteractionTypes(rawValue: 8)
    /// Ask for more.
    public static let visualLookUp = InteractionTypes(rawValue: 16)
    /// What is best for text.
    public static let automaticTextOnly = InteractionTypes(rawValue: 32)
  }
  /// What was read.
  public var analysis: ImageAnalysis?
  /// What a person can do.
  public var preferredInteractionTypes: InteractionTypes = []
  /// Whether text is marked.
  public var selectableItemsHighlighted = false
  /// Whether buttons are not shown.
  public var isSupplementaryInterfaceHidden = false
  /// An interaction.
  public override init() { super.init() }
  /// The text.
  public var text: String { analysis?.transcript ?? "" }
  /// The text that is chosen: none.
  public var selectedText: String { "" }
  /// Whether text is chosen: no.
  public var hasActiveTextSelection: Bool { false }
  /// Chooses no text.
  public func resetTextSelection() {}
}
