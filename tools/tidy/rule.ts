/** A lint rule: it checks one source, or the whole project, and reports what is wrong with a cure. */
import type { Node, Project, Source } from './source.ts'
import { lineAt } from './source.ts'

export type Finding = {
  readonly path: string
  readonly line: number
  readonly rule: string
  readonly words: string
}

export type Rule = {
  readonly name: string
  readonly look: (project: Project) => readonly Finding[]
}

/** A finding in one source: where, what, and what to do instead. */
export type Fault = { readonly start: number; readonly words: string }

/** A rule that needs only one source at a time. */
export function perSource(
  name: string,
  faultsOf: (source: Source, project: Project) => readonly Fault[],
): Rule {
  const look = (project: Project) =>
    project.sources.flatMap((source) =>
      faultsOf(source, project).map(({ start, words }) => ({
        path: source.path,
        line: lineAt(source.text, start),
        rule: name,
        words,
      })),
    )
  return { name, look }
}

/** A rule about single nodes of the syntax tree: returns the finding's text, or null. */
export function perNode(name: string, faultOf: (node: Node, source: Source) => string | null): Rule {
  return perSource(name, (source) => {
    const faults: Fault[] = []
    for (const node of source.nodes) {
      const words = faultOf(node, source)
      if (words !== null) faults.push({ start: node.start, words })
    }
    return faults
  })
}
