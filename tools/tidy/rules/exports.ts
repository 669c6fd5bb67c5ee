import { perNode, perSource, type Rule } from '../rule.ts'
import { isNode } from '../source.ts'

const MUST_DEFAULT = /\.config\.ts$|\.d\.ts$/

/** Nothing is exported without its name: the same thing is called the same everywhere. */
export const defaultExports: Rule = perNode('default-export', (node, { path }) => {
  if (node.type !== 'ExportDefaultDeclaration' || MUST_DEFAULT.test(path)) return null
  return 'a default export has no name of its own. Cure: `export function name` or `export const name`'
})

/** A public module says what other features may call, and often nothing more. */
const MAY_PASS_ON = /\/public\.ts$|\.d\.ts$/

/** A file that only passes on what others export hides where things are. */
export const barrels: Rule = perSource('barrel', ({ path, nodes: [program] }) => {
  const body = Array.isArray(program?.body) ? program.body.filter(isNode) : []
  const passesOn = body.filter(
    (node) => /^Export(All|Named)Declaration$/.test(node.type) && isNode(node.source),
  )
  if (!passesOn.length || passesOn.length < body.length || MAY_PASS_ON.test(path)) return []
  return [{ start: 0, words: 'is a barrel: it only re-exports. Cure: import from the files themselves' }]
})
