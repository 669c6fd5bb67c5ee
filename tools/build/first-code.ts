import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** A page of the site and the module that draws it, as its tables of pages write them. */
const PAGE = /^const (\w+) = page\(async \(\) => \(await import\('([^']+)'\)/gm
const OWN = /^ {2}'(\/[^':]+)': page\(async \(\) => \(await import\('([^']+)'\)/gm
const SHARED = /^ {2}'(\/[^':]+)': (\w+),/gm
const PANEL = /^ {2}(\w+): \{[^}]*?Panel: part\(\s*async \(\) => \(await import\('([^']+)'\)/gm

const endOf = (specifier: string): string => specifier.replace(/^#/, '/').replace(/^\.+\//, '/')

/** Which module each address is drawn by: `/help` by a page, `member=withdraw` by a panel of the member centre. */
export function modulesOf(
  pages: string,
  panels: string,
  halls: readonly string[],
): ReadonlyMap<string, string> {
  const named = new Map([...pages.matchAll(PAGE)].map(([, name = '', path = '']) => [name, endOf(path)]))
  const shared = [...pages.matchAll(SHARED)].flatMap(([, path = '', name = '']) => {
    const own = named.get(name)
    return own ? [[path, own] as const] : []
  })
  const hall = named.get('hall')
  return new Map([
    ...[...pages.matchAll(OWN)].map(([, path = '', own = '']) => [path, endOf(own)] as const),
    ...shared,
    ...(hall ? halls.map((path) => [path, hall] as const) : []),
    ...[...panels.matchAll(PANEL)].map(([, name = '', own = '']) => [`member=${name}`, endOf(own)] as const),
  ])
}

export type FirstCode = {
  /** Files with the tables of pages and of the member centre's panels. */
  readonly pages: URL
  readonly panels: URL
  readonly halls: readonly string[]
  /** Module whose chunk is the page's own code. */
  readonly app: string
  /** Modules that an address needs besides its own: the words behind the first view, the member centre. */
  readonly besides: (address: string) => readonly string[]
  /** Modules that a Vietnamese page needs besides. */
  readonly vietnamese: (address: string) => readonly string[]
}

/**
 * The document tells the entry which files each address needs, so that all of them come at once and not one after the other; and the
 * script before the first paint is told the banner's pictures, which only the home page fetches.
 */
export function firstCode(own: FirstCode): Plugin {
  return {
    name: 'first-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const pictures = [...html.matchAll(/type="image\/avif"\s+srcset="([^"]+)"/g)]
        const [phone = '', wide = ''] = pictures.map(([, file]) => file)
        const app = chunkOf(chunks, own.app)
        if (!app || !wide) throw new Error('the first view is not where the document expects it')
        const code = JSON.stringify(codeOf(own, chunks, app)).replaceAll('"', "'")
        const told = `data-phone="${phone}" data-wide="${wide}" data-code="${code}"`
        const isEarly = (tag: string) => /modulepreload/.test(tag) && !/\/(early|rolldown)/.test(tag)
        return html
          .replace('src="/theme.js"', `src="/theme.js" ${told}`)
          .replace(/<link[^>]+>/g, (tag) => (isEarly(tag) ? '' : tag))
      },
    },
  }
}

/** Address → its files and those of a Vietnamese page; '' → those of every page. Names without their folder and ending. */
function codeOf(own: FirstCode, chunks: readonly Chunk[], app: Chunk) {
  const first = withImports(chunks, [app])
  const short = (file: string): string => file.replace(/^assets\/(.+)\.js$/, '$1')
  const filesOf = (names: readonly string[]): readonly string[] => {
    const found = names.map((name) => chunkOf(chunks, name)).filter((chunk) => chunk !== undefined)
    return withImports(chunks, found)
      .filter((file) => !first.includes(file))
      .map(short)
  }
  const modules = modulesOf(readFileSync(own.pages, 'utf8'), readFileSync(own.panels, 'utf8'), own.halls)
  return {
    '': [first.map(short), filesOf(own.vietnamese(''))],
    ...Object.fromEntries(
      [...modules].map(([address, module]) => [
        address,
        [filesOf([module, ...own.besides(address)]), filesOf(own.vietnamese(address))],
      ]),
    ),
  }
}

function chunkOf(chunks: readonly Chunk[], name: string): Chunk | undefined {
  return (
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(name)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(name)))
  )
}

/** The files of these chunks and of all that they import. */
function withImports(chunks: readonly Chunk[], wanted: readonly Chunk[]): readonly string[] {
  const files = new Set<string>()
  const add = ({ fileName, imports }: Chunk): void => {
    if (files.has(fileName)) return
    files.add(fileName)
    for (const file of imports) {
      const chunk = chunks.find((other) => other.fileName === file)
      if (chunk) add(chunk)
    }
  }
  for (const chunk of wanted) add(chunk)
  return [...files]
}
