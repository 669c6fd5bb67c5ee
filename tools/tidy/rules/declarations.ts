import { kinds } from '../../generate/registries.ts'
import { featureOf } from '../groups.ts'
import { isNode, lineAt, type Node, type Project, type Source } from '../source.ts'
import type { Finding, Rule } from '../rule.ts'

const DECLARATION = new RegExp(`^features/[^/]+/[^/]+/(${kinds.join('|')})\\.ts$`)

/** Whether a file declares one kind of thing for its feature, such as its settings. */
export function isDeclaration(path: string): boolean {
  return DECLARATION.test(path)
}

/**
 * A feature declares its settings, permissions and so on in a file of that name, as one exported object of that name, which the generated
 * registry joins. Two features must not declare the same name: the registry would keep one of them.
 */
export const declarations: Rule = { name: 'declaration', look: (project) => [...faults(project)] }

function* faults(project: Project): Generator<Finding> {
  for (const kind of kinds) {
    const owners = new Map<string, string>()
    for (const source of project.sources.filter(({ path }) => kindOf(path) === kind)) {
      const finding = (start: number, words: string) => ({
        path: source.path,
        line: lineAt(source.text, start),
        rule: 'declaration',
        words,
      })
      const declared = exported(source, kind)
      if (!declared) yield finding(0, `exports no object called ${kind}. Cure: export const ${kind} = { … }`)
      for (const { name, start } of namesIn(declared ?? null)) {
        const first = owners.get(name)
        owners.set(name, featureOf(source.path)?.folder ?? source.path)
        if (first) yield finding(start, `declares ${name}, which ${first} declares too. Cure: another name`)
      }
    }
  }
}

function kindOf(path: string): string | undefined {
  return DECLARATION.exec(path)?.[1]
}

/** The value of `export const <kind> = …`. */
function exported({ nodes }: Source, kind: string): Node | undefined {
  const found = nodes.find(
    ({ type, id }) => type === 'VariableDeclarator' && isNode(id) && id.name === kind,
  )?.init
  return isNode(found) ? found : undefined
}

/** The names of an object's properties, also of objects that it spreads or passes to a function: `{ ...placed(10, { a, b }) }`. */
function* namesIn(node: Node | null): Generator<{ readonly name: string; readonly start: number }> {
  if (!node) return
  const inner = (value: unknown) => namesIn(isNode(value) ? value : null)
  if (node.type === 'CallExpression' && Array.isArray(node.arguments))
    for (const each of node.arguments) yield* inner(each)
  else if (node.type === 'SpreadElement') yield* inner(node.argument)
  else if (node.type === 'ObjectExpression' && Array.isArray(node.properties))
    for (const each of node.properties) yield* inner(each)
  else if (node.type === 'Property' && isNode(node.key)) {
    const name = node.key.type === 'Literal' ? node.key.value : node.key.name
    if (typeof name === 'string') yield { name, start: node.start }
  } else if (/^TS(As|Satisfies)Expression$/.test(node.type)) yield* inner(node.expression)
}
