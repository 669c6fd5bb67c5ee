import { perNode } from '../rule.ts'
import { isNode, type Node } from '../source.ts'

/** Programs that hold personal data and money; the demo's sandboxes represent other companies. */
const SERVER_FILES =
  /^packages\/(server|db|ledger)\/|^packages\/live\/(?!client\.ts)|^features\/[^/]+\/[^/]+\/(service|store|routes|jobs|public|callers)(\/|\.ts)|^apps\/(server|worker)\//
const THE_WAY_OUT = 'packages/server/perimeter/outbound.ts'
const CALLERS = new Set(['request', 'get', 'connect', 'createConnection', 'Agent', 'Socket', 'fetch'])
const NETWORK = /^(node:)?(https?|http2|net|tls|undici)$/
const CURE = 'Cure: house.outbound.fetch, which asks no address of our own network'

const isFetch = (node: unknown): boolean =>
  isNode(node) && ((node.type === 'Identifier' && node.name === 'fetch') || isGlobalFetch(node))

function isGlobalFetch({ type, object, property }: Node): boolean {
  const isGlobal = isNode(object) && (object.name === 'globalThis' || object.name === 'global')
  return type === 'MemberExpression' && isGlobal && isNode(property) && property.name === 'fetch'
}

/** Whether an import can open a connection; types and address arithmetic cannot. */
function importsConnection({ type, source, importKind, specifiers }: Node): boolean {
  if (type !== 'ImportDeclaration' || importKind === 'type' || !isNode(source)) return false
  if (!NETWORK.test(String(source.value)) || !Array.isArray(specifiers)) return false
  return specifiers.some((each: unknown) => {
    if (!isNode(each) || each.importKind === 'type') return false
    return (
      each.type !== 'ImportSpecifier' || (isNode(each.imported) && CALLERS.has(String(each.imported.name)))
    )
  })
}

/** One module sends requests to external addresses, and it blocks internal networks (C3). */
export const outbound = perNode('outbound', (node, { path, isTest }) => {
  if (isTest || path === THE_WAY_OUT || !SERVER_FILES.test(path)) return null
  if (importsConnection(node)) return `this import can open a connection anywhere. ${CURE}`
  const uses =
    node.type === 'CallExpression'
      ? [node.callee]
      : node.type === 'LogicalExpression' || node.type === 'AssignmentPattern'
        ? [node.left, node.right]
        : node.type === 'VariableDeclarator'
          ? [node.init]
          : []
  return uses.some(isFetch) ? `\`fetch\` asks any address. ${CURE}` : null
})
