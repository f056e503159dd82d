/// A demand of a `where` clause on a type that generic parameters are part of.
struct GenericCondition {
  enum Demand {
    case conforms(String)
    case equals(StaticType)
  }
  let subject: StaticType
  let demand: Demand
}
