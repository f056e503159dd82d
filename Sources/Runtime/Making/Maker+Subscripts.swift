internal import Declarations

extension Maker {
  /// `a[0]`, `a[keyPath: p]` and what a program declares.
  func subscriptCall(_ expression: Expression, _ base: Expression, _ list: Expression.ArgumentList) -> Code {
    let type = withoutPlace(base.type)
    if standardName(type) == "Array", list.arguments.count == 1, list.arguments[0].label == nil,
      standardName(withoutPlace(list.arguments[0].value.type)) == "Int"
    {
      return ElementCode(self.expression(base), self.expression(list.arguments[0].value), place(expression.range))
    }
    guard let choice = settled.choice(of: expression), let function = choice.declaration as? FunctionDeclaration else {
      if list.arguments.first?.label == "keyPath" { return place(expression).reading }
      return fail("this subscript", expression.range)
    }
    var arguments = Arguments()
    let isMember = !function.isStatic
    if isMember { arguments.codes.append(self.expression(base)) }
    self.arguments(function, choice, list, into: &arguments, expression.range)
    let metatype = function.isStatic ? dynamicMetatype(base) : nil
    var isSuper = false
    if case .superReference = base.kind { isSuper = true }
    let code = dispatch(
      function, .get, choice, arguments, isMember: isMember, metatype: metatype, isSuper: isSuper, expression.range)
    return erasedResult(code, function, choice)
  }
}
