import { perNode } from '../rule.ts'
import { isNode } from '../source.ts'

const MAY_BE_CLASS = /(Error|Host|Socket|Trouble|Refused|Failure|Boundary)$/

/** TypeScript with erasable syntax only, and values instead of objects with hidden state. */
export const constructs = perNode('construct', (node, { path, isTest }) => {
  if (node.type === 'TSEnumDeclaration')
    return 'an enum does not erase. Cure: a union of texts, or an `as const` table'
  if (node.type === 'TSModuleDeclaration' && node.declare !== true && !path.endsWith('.d.ts'))
    return 'a namespace does not erase. Cure: a file'
  if (node.type === 'TSParameterProperty')
    return 'a parameter property does not erase. Cure: a field and an assignment'
  if (node.type === 'Decorator') return 'decorators do not erase. Cure: call the function'
  if (isTest || (node.type !== 'ClassDeclaration' && node.type !== 'ClassExpression')) return null
  const name = isNode(node.id) ? String(node.id.name) : '(nameless)'
  const parent = isNode(node.superClass) ? String(node.superClass.name) : ''
  if (MAY_BE_CLASS.test(name) || parent.endsWith('Error')) return null
  return `class ${name}: classes are for errors, hosts and sockets. Cure: a function that returns an object of functions`
})
