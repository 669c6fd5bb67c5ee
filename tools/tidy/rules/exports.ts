import { perNode, perSource, type Rule } from '../rule.ts'
import { isNode } from '../source.ts'

const MUST_DEFAULT = /\.config\.ts$|\.d\.ts$/

/** Default exports are forbidden: the same thing has the same name everywhere. */
export const defaultExports: Rule = perNode('default-export', (node, { path }) => {
  if (node.type !== 'ExportDefaultDeclaration' || MUST_DEFAULT.test(path)) return null
  return 'a default export has no name of its own. Cure: `export function name` or `export const name`'
})

/** A public module re-exports what other features may use, and often nothing more. */
const MAY_PASS_ON = /\/public\.ts$|\.d\.ts$/

/** A file that only re-exports hides where things are. */
export const barrels: Rule = perSource('barrel', ({ path, nodes: [program] }) => {
  const body = Array.isArray(program?.body) ? program.body.filter(isNode) : []
  const passesOn = body.filter(
    (node) => /^Export(All|Named)Declaration$/.test(node.type) && isNode(node.source),
  )
  if (!passesOn.length || passesOn.length < body.length || MAY_PASS_ON.test(path)) return []
  return [{ start: 0, words: 'is a barrel: it only re-exports. Cure: import from the files themselves' }]
})
