import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { ROOT } from '../launcher/place.ts'

type Chunk = Rolldown.OutputChunk

const ROUTES = '/apps/site/src/routes'

/** A page of the site and its module, as the tables of pages declare them. */
const PAGE = /^const (\w+) = page\(\s*async \(\) =>\s+\(await import\('([^']+)'\)/gm
const OWN = /^ {2}'(\/[^':]+)': page\(\s*async \(\) =>\s+\(await import\('([^']+)'\)/gm
const SHARED = /^ {2}'(\/[^':]+)': (\w+),/gm
/** In a feature's `site.ts`: a panel of the member centre by its name, or a page by its path. */
const DECLARED = /^ {2}'?([\w/:]+)'?: \{[^}]*?load: async \(\) => \(await import\('([^']+)'\)/gm

/** The path of a module, from the root, as a file in a folder names it: `#features/…`, `./help.tsx`. */
const placeOf = (specifier: string, folder: string): string =>
  specifier.startsWith('#') ? specifier.replace('#', '/') : posix.join(folder, specifier)

/** A feature's `site.ts`: its folder from the root, such as `/features/money/deposits`, and its text. */
export type SiteFile = { readonly folder: string; readonly text: string }

/** The module of each URL: `/help` of a page, `member=withdraw` of a panel of the member centre. */
export function modulesOf(
  pages: string,
  declared: readonly SiteFile[],
  halls: readonly string[],
): ReadonlyMap<string, string> {
  const named = new Map(
    [...pages.matchAll(PAGE)].map(([, name = '', path = '']) => [name, placeOf(path, ROUTES)]),
  )
  const shared = [...pages.matchAll(SHARED)].flatMap(([, path = '', name = '']) => {
    const own = named.get(name)
    return own ? [[path, own] as const] : []
  })
  const hall = named.get('hall')
  return new Map([
    ...[...pages.matchAll(OWN)].map(([, path = '', own = '']) => [path, placeOf(own, ROUTES)] as const),
    ...shared,
    ...(hall ? halls.map((path) => [path, hall] as const) : []),
    ...declared.flatMap(({ folder, text }) =>
      [...text.matchAll(DECLARED)]
        .filter(([, name = '']) => !name.includes(':'))
        .map(([, name = '', own = '']) => {
          return [name.startsWith('/') ? name : `member=${name}`, placeOf(own, folder)] as const
        }),
    ),
  ])
}

/** What the features declare for the site. */
export function siteFiles(): readonly SiteFile[] {
  return globSync('features/*/*/site.ts', { cwd: ROOT }).map((path) => ({
    folder: `/${posix.dirname(path.replaceAll('\\', '/'))}`,
    text: readFileSync(join(ROOT, path), 'utf8'),
  }))
}

export type FirstCode = {
  /** The file with the table of pages. */
  readonly pages: URL
  readonly halls: readonly string[]
  /** Names of the member centre's panels, English and Vietnamese. */
  readonly titles: Readonly<Record<string, readonly [string, string]>>
  /** The loading text of the member centre's panels, English and Vietnamese. */
  readonly says: readonly [string, string]
  /** Runs before the first paint. */
  readonly script: () => string
  /** Modules whose chunks the entry loads: the libraries, the page's own code. */
  readonly start: readonly string[]
  /** Modules that a URL needs besides its own: the texts behind the first view, the member centre. */
  readonly besides: (address: string) => readonly string[]
  /** Modules that a Vietnamese page needs besides. */
  readonly vietnamese: (address: string) => readonly string[]
  /** Modules that a desktop and a member need on every page. */
  readonly beside: readonly string[]
  /** URLs of home with a form open, each with the module that opens it. */
  readonly forms: Readonly<Record<string, string>>
}

const THEME = '<script src="/theme.js"></script>'
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/
const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/

/**
 * Inserts what the first paint needs into the document: its style, and the script that controls it. That script knows the entry and the
 * files that each URL needs, so that all of them load in parallel, after the first paint; and the banner's pictures, which only the home
 * page fetches.
 */
export function firstCode(own: FirstCode): Plugin {
  return {
    name: 'first-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const [phone, wide] = [...html.matchAll(/type="image\/avif"\s+srcset="([^"]+)"/g)].map(
          ([, file]) => file,
        )
        const [, entry] = ENTRY.exec(html) ?? []
        const [link = '', sheet = ''] = SHEET.exec(html) ?? []
        const style = bundle[sheet]
        const page = Object.keys(bundle).find((file) => /\/house-.*\.css$/.test(file))
        if (!phone || !wide || !entry || style?.type !== 'asset' || !page || !html.includes(THEME))
          throw new Error('the first view is not where the document expects it')
        delete bundle[sheet]
        const fonts = Object.keys(bundle).filter((file) =>
          /latin-(400|500|700|wght)-normal.*woff2$/.test(file),
        )
        const modules = modulesOf(readFileSync(own.pages, 'utf8'), siteFiles(), own.halls)
        const told = {
          phone,
          wide,
          entry,
          sheet: `/${page}`,
          fonts: fonts.map((file) => `/${file}`).join(' '),
          code: quoted(codeOf(own, chunks, modules)),
          titles: quoted(namesOf(own, modules)),
          says: own.says.join('|'),
        }
        const data = Object.entries(told).map(([name, value]) => `data-${name}="${value}"`)
        const script = `<script ${data.join(' ')}>${bare(own.script())}</script>`
        return html
          .replace(ENTRY, '')
          .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(link, () => `<style>${String(style.source)}</style>`)
          .replace(THEME, () => script)
      },
    },
  }
}

/** JSON that fits between double quotes. No text in it has a double quote of its own. */
function quoted(value: unknown): string {
  const text = JSON.stringify(value)
  if (text.includes("'")) throw new Error(`unexpected quote in the document’s data: ${text.slice(0, 80)}`)
  return text.replaceAll('"', "'")
}

/** The names of all panels. */
function namesOf({ titles }: FirstCode, modules: ReadonlyMap<string, string>) {
  return Object.fromEntries(Object.entries(titles).filter(([panel]) => modules.has(`member=${panel}`)))
}

/** A script without its comments and its indentation. */
function bare(script: string): string {
  const lines = script.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !/^(\/\/|\/\*\*)/.test(line)).join('\n')
}

/**
 * URL → its files and those of a Vietnamese page; '' → those of every page; 'beside' → those of a desktop and a member. Names without their
 * folder and extension.
 */
function codeOf(own: FirstCode, chunks: readonly Chunk[], modules: ReadonlyMap<string, string>) {
  const start = own.start.flatMap((name) => chunkOf(chunks, name) ?? [])
  const first = withImports(chunks, start)
  const short = (file: string): string => file.replace(/^assets\/(.+)\.js$/, '$1')
  const filesOf = (names: readonly string[]): readonly string[] => {
    const found = names.map((name) => chunkOf(chunks, name)).filter((chunk) => chunk !== undefined)
    return withImports(chunks, found)
      .filter((file) => !first.includes(file))
      .map(short)
  }
  return {
    '': [first.map(short), filesOf(own.vietnamese(''))],
    beside: [filesOf(own.beside), []],
    ...Object.fromEntries(
      [...modules, ...Object.entries(own.forms)].map(([address, module]) => [
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

/** The files of these chunks and of all their imports. */
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
