import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from '../launcher/place.ts'

const IMPORT = /^import \{ ([^}]+) \} from '([^']+)'\n/gm
const DECLARED = /^export const \w+ = \{\n([\s\S]*?)^\}( as const)?\n/m

/**
 * Builds the registry `features/declared/<kind>.ts` as one object instead of one per feature, for a registry that the first view loads:
 * the features' modules and their joining would cost it some hundred bytes. `without` removes what only the server reads. The module that
 * matches `forPages` gets the entries whose name is a path, and all others the rest: the chunk of one does not contain the other's. Throws
 * on a declaration that is more than one object.
 */
export function joinedRegistry(kind: string, { without, forPages }: Options = {}): Plugin {
  const own = new RegExp(`features/declared/${kind}\\.ts$`)
  return {
    name: `joined-${kind}`,
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!own.test(source) || !forPages?.test(importer ?? '')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && `${found.id}${PAGES}`
    },
    load(id) {
      const isPages = id.endsWith(PAGES)
      if (!own.test(isPages ? id.slice(0, -PAGES.length) : id)) return null
      const whole = joined(kind, filesOf(kind)).replaceAll(without ?? /(?!)/g, '')
      return forPages ? only(whole, isPages) : whole
    },
  }
}

type Options = { readonly without?: RegExp; readonly forPages?: RegExp }

const PAGES = '?pages'
/** An entry of the object, on one line or several, with its name. */
const ENTRY = /^ {2}(\S+): \{(?:.*\},|[\s\S]*?^ {2}\},)\n/gm

/** A joined module with only the entries whose name is a path, or only the others. */
export function only(module: string, isPages: boolean): string {
  return module.replaceAll(ENTRY, (entry, name: string) => (/^['"]\//.test(name) === isPages ? entry : ''))
}

export type Declaration = { readonly path: string; readonly text: string }

function filesOf(kind: string): readonly Declaration[] {
  return globSync(`features/*/*/${kind}.ts`, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

/** The text of one module with everything that the files declare. */
export function joined(kind: string, files: readonly Declaration[]): string {
  const imported = new Map<string, Set<string>>()
  const bodies = files.map(({ path, text }) => {
    const code = text.replaceAll(/^\/\*\*[\s\S]*?\*\/\n/gm, '')
    const [whole, body = ''] = DECLARED.exec(code) ?? []
    const imports = [...code.matchAll(IMPORT)]
    const rest = imports.reduce((left, [line]) => left.replace(line, ''), code.replace(whole ?? '', ''))
    if (!whole || rest.trim() !== '') throw new Error(`${path} is more than imports and one object`)
    for (const [, names = '', from = ''] of imports)
      for (const name of names.split(',').map((each) => each.trim()))
        imported.set(from, (imported.get(from) ?? new Set()).add(name))
    return body.replaceAll("import('./", `import('#${dirname(path)}/`)
  })
  const head = [...imported].map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}'\n`)
  return `${head.join('')}export const ${kind} = {\n${bodies.join('')}}\n`
}
