import Foundation

/// Which parts of a device compute.
public enum MLComputeUnits: Int, Sendable {
  /// The processor.
  case cpuOnly = 0
  /// The processor and that of graphics.
  case cpuAndGPU = 1
  /// All parts.
  case all = 2
  /// The processor and that of neural nets.
  case cpuAndNeuralEngine = 3
}
/// How a model is loaded.
open class MLModelConfiguration: @unchecked Sendable {
  /// Which parts of the device compute.
  open var computeUnits = MLComputeUnits.all
  /// A name for a person.
  open var modelDisplayName: String?
  /// Whether the processor of graphics may be less exact.
  open var allowLowPrecisionAccumulationOnGPU = false
  /// The function of a model of several.
  open var functionName: String?
  /// Values by which a model learns.
  open var parameters: [MLParameterKey: Any]?
  /// As usual.
  public init() {}
}
/// The name of a value by which a model learns.
public struct MLParameterKey: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The part of the model.
  public let scope: String?
  private init(_ name: String, _ scope: String? = nil) {
    self.name = name
    self.scope = scope
  }
  /// How fast it learns.
  public static let learningRate = MLParameterKey("learningRate")
  /// How much it goes on as before.
  public static let momentum = MLParameterKey("momentum")
  /// How many examples it takes at once.
  public static let miniBatchSize = MLParameterKey("miniBatchSize")
  /// The first value that counts less with time.
  public static let beta1 = MLParameterKey("beta1")
  /// The second value that counts less with time.
  public static let beta2 = MLParameterKey("beta2")
  /// The smallest number to divide by.
  public static let eps = MLParameterKey("eps")
  /// How often it goes through the examples.
  public static let epochs = MLParameterKey("epochs")
  /// Whether the examples are mixed.
  public static let shuffle = MLParameterKey("shuffle")
  /// The seed of chance.
  public static let seed = MLParameterKey("seed")
  /// How many neighbours are asked.
  public static let numberOfNeighbors = MLParameterKey("numberOfNeighbors")
  /// How much an input counts.
  public static let weights = MLParameterKey("weights")
  /// What is added.
  public static let biases = MLParameterKey("biases")
  /// The same name in a part of the model.
  public func scoped(to scope: String) -> MLParameterKey { MLParameterKey(name, scope) }
}
/// How a value is predicted.
open class MLPredictionOptions: @unchecked Sendable {
  /// Whether only the processor computes.
  open var usesCPUOnly = false
  /// Where results are put.
  open var outputBackings: [String: Any] = [:]
  /// As usual.
  public init() {}
}

/// A model that predicts values. There is nothing that could run one, so that none is loaded.
open class MLModel: @unchecked Sendable {
  /// How it was loaded.
  public let configuration: MLModelConfiguration
  /// What it takes and gives.
  open var modelDescription: MLModelDescription { MLModelDescription() }

  /// Loads a model: it fails.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, configuration: MLModelConfiguration())
  }
  /// Loads a model: it fails.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    self.configuration = configuration
    throw Self.unavailable(url)
  }
  /// Loads a model: it fails.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw unavailable(url) }
  /// Loads a model: it fails.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) {
    let error = unavailable(url)
    DispatchQueue.global().async { handler(.failure(error)) }
  }
  /// Makes a model's file ready to be loaded: it fails.
  open class func compileModel(at modelURL: URL) throws -> URL { throw unavailable(modelURL) }
  /// Makes a model's file ready to be loaded: it fails.
  open class func compileModel(at modelURL: URL) async throws -> URL { throw unavailable(modelURL) }

  /// What the model predicts of values: no model was loaded.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
  /// What the model predicts of values: no model was loaded.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
  /// What the model predicts of many values: no model was loaded.
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
    throw MLModelError(.generic)
  }
  /// What the model predicts of many values: no model was loaded.
  open func predictions(
    from inputBatch: any MLBatchProvider, options: MLPredictionOptions
  ) throws -> any MLBatchProvider { throw MLModelError(.generic) }
  /// A value by which the model learns: no model was loaded.
  open func parameterValue(for key: MLParameterKey) throws -> Any { throw MLModelError(.parameters) }

  private class func unavailable(_ url: URL) -> MLModelError {
    MLModelError(.io, "Failed to load the model at \(url.lastPathComponent): models cannot be run here.")
  }
}
/// The name of a value that is known of a model.
public struct MLModelMetadataKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the model does.
  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  /// The edition.
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
  /// Who made it.
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  /// What is allowed.
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
  /// What its maker says more.
  public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}
/// What a model takes and gives.
open class MLModelDescription: @unchecked Sendable {
  /// What it takes.
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// What it gives.
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// The result that counts most.
  open var predictedFeatureName: String? { nil }
  /// How sure the model is of each result.
  open var predictedProbabilitiesName: String? { nil }
  /// What is known of the model.
  open var metadata: [MLModelMetadataKey: Any] { [:] }
  /// The names of what it tells apart.
  open var classLabels: [Any]? { nil }
  /// Whether it can learn.
  open var isUpdatable: Bool { false }
  init() {}
}
/// What a value of a model must be like.
open class MLFeatureDescription: @unchecked Sendable {
  /// The name.
  public let name: String
  /// The type.
  public let type: MLFeatureType
  /// Whether it may be missing.
  public let isOptional: Bool
  init(name: String, type: MLFeatureType, isOptional: Bool) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
  }
  /// Whether a value is of the type.
  open func isAllowedValue(_ value: MLFeatureValue) -> Bool { value.isUndefined ? isOptional : value.type == type }
}
