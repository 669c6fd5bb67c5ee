import { perNode } from '../rule.ts'
import { isNode, type Node } from '../source.ts'

/** No `any`; no `as` outside packages (`as const` asserts nothing and is allowed). */
export const types = perNode('types', (node, { path, isTest }) => {
  if (node.type === 'TSAnyKeyword')
    return '`any` turns the compiler off. Cure: `unknown` and a check, or the true type'
  const isCast = node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion'
  if (!isCast || isConst(node) || path.startsWith('packages/') || isTest) return null
  return '`as` claims what nobody checked. Cure: a schema, a type guard or `satisfies`; a cast that must be goes into packages/ with its reason'
})

function isConst({ typeAnnotation }: Node): boolean {
  const name = isNode(typeAnnotation) ? typeAnnotation.typeName : null
  return isNode(name) && name.name === 'const'
}
