import type { Finding, Rule } from '../rule.ts'
import { perSource } from '../rule.ts'
import { featureOf, groups, levelOf } from '../groups.ts'
import { roomOf } from '../rooms.ts'
import { lineAt, type Project, type Source } from '../source.ts'

/** Registries under `features/`; they list what the folders export and belong to no group. */
const REGISTRY = /^features\/(texts\/|declared\/|[^/]+\.ts$)/

function isChecked({ path }: Source): boolean {
  return path.startsWith('features/') && !REGISTRY.test(path) && roomOf(path)?.name !== 'test'
}

/** A feature imports its own group and lower ones, types included; tests may import anything for their setup. */
export const layers: Rule = perSource('layer', (source) => {
  if (!isChecked(source) || !/\.tsx?$/.test(source.path)) return []
  const own = featureOf(source.path)
  if (!own || levelOf(own.group) < 0)
    return [
      {
        start: 0,
        words: `lies in no group of features. Cure: features/<group>/<name>/, group one of ${groups.join(', ')}`,
      },
    ]
  return source.imports.flatMap(({ from, start }) => {
    const other = featureOf(from)
    if (!other || REGISTRY.test(from) || levelOf(other.group) <= levelOf(own.group)) return []
    return [
      {
        start,
        words: `${own.group}/${own.name} imports ${other.group}/${other.name} of a higher group. Cure: an extension point of the lower feature, which the higher one fills (packages/server/extension/point.ts)`,
      },
    ]
  })
})

type Edge = { readonly line: number; readonly to: string }
type Edges = ReadonlyMap<string, readonly Edge[]>

/**
 * Files must not import each other in a cycle, within a feature or across several: the one loaded first would see the other incomplete.
 * Types are erased and do not count; dynamic `import()` loads later and does not count.
 */
export const cycles: Rule = { name: 'cycle', look: (project) => [...circles(project)] }

function* circles(project: Project): Generator<Finding> {
  const edges = edgesOf(project)
  for (const circle of stronglyConnected(edges))
    for (const path of circle)
      for (const { line, to } of edges.get(path) ?? [])
        if (circle.has(to))
          yield {
            path,
            line,
            rule: 'cycle',
            words: `imports ${to}, which imports it back, if by way of others (${circle.size} files). Cure: move what both need into a file of its own, or an extension point`,
          }
}

function edgesOf(project: Project): Edges {
  return new Map(
    project.sources
      .filter(isChecked)
      .map((source) => [
        source.path,
        source.imports
          .filter(({ from, isType, isLazy }) => from.startsWith('features/') && !isType && !isLazy)
          .map(({ from, start }) => ({ to: from, line: lineAt(source.text, start) })),
      ]),
  )
}

/** Tarjan's strongly connected components of two or more files. */
function stronglyConnected(edges: Edges): readonly ReadonlySet<string>[] {
  const found: Set<string>[] = []
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const visit = (node: string): number => {
    order.set(node, order.size)
    low.set(node, order.size - 1)
    open.push(node)
    for (const { to } of edges.get(node) ?? []) {
      if (!edges.has(to)) continue
      if (!order.has(to)) low.set(node, Math.min(low.get(node) ?? 0, visit(to)))
      else if (open.includes(to)) low.set(node, Math.min(low.get(node) ?? 0, order.get(to) ?? 0))
    }
    if (low.get(node) === order.get(node)) {
      const circle = new Set(open.splice(open.indexOf(node)))
      if (circle.size > 1) found.push(circle)
    }
    return low.get(node) ?? 0
  }
  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return found
}
