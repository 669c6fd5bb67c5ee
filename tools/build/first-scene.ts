import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** `…/games/slots/river-dragon/scene/scene.ts` → folder and name of the game. */
const SCENE = /.*\/(games\/(?:[^/]+\/)?([^/]+))\/scene\/scene\.tsx?$/
/** Pictures that no first frame shows: lettering of big wins, the title of wide stages, a throw's animation. */
const LATER = /\/(banner-[^/]+|logo-wide|roll)\.webp$/
/** The fonts of a stage, as the first paint requests them. */
const LETTERS = /be-vietnam-pro-(latin|vietnamese)-500-normal\.woff2$/

export type FirstScene = {
  /** A page → the folders of its copies, one for each game: `play/river-dragon.html`. */
  readonly folders: Readonly<Record<string, readonly string[]>>
}

/**
 * Writes a page for each game beside the shared page: it preloads the game's code and pictures, so that they load in parallel with the
 * page's.
 */
export function firstScene({ folders }: FirstScene): Plugin {
  return {
    name: 'first-scene',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const scenes = scenesIn(bundle)
        for (const [page, copies] of Object.entries(folders)) {
          const html = bundle[page]
          if (html?.type !== 'asset') continue
          for (const scene of scenes) {
            const source = withLinks(String(html.source), linksOf(bundle, scene))
            for (const folder of copies)
              this.emitFile({ type: 'asset', fileName: `${folder}/${scene.game}.html`, source })
          }
        }
      },
    },
  }
}

export type SceneChunk = { readonly game: string; readonly folder: string; readonly chunk: Chunk }

export function scenesIn(bundle: Bundle): readonly SceneChunk[] {
  return Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk') return []
    const [, folder, game] = SCENE.exec(file.facadeModuleId ?? '') ?? []
    return folder && game ? [{ game, folder, chunk: file }] : []
  })
}

/** Code first, the largest first, since it takes longest; then the scene's styles, its fonts and its pictures. */
export function linksOf(bundle: Bundle, { folder, chunk }: SceneChunk): readonly string[] {
  const code = withImports(bundle, chunk)
  const styles = new Set(code.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]))
  const assets = Object.values(bundle).filter((file) => file.type === 'asset')
  const named = (wanted: (file: string) => boolean): readonly string[] =>
    assets
      .filter(({ originalFileNames }) => originalFileNames.some(wanted))
      .map(({ fileName }) => fileName)
      .toSorted()
  const pictures = named((file) => file.includes(`${folder}/art/stage/`) && !LATER.test(file))
  return [
    ...code
      .toSorted((a, b) => b.code.length - a.code.length)
      .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...named((file) => isStage(folder) && LETTERS.test(file)).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...pictures
      .filter((file) => file.endsWith('.webp'))
      .map((file) => `<link rel="preload" ${asOf(file, folder)} href="/${file}">`),
  ]
}

/** Slots have a stage with its own rendering and fonts; the page renders the others. */
const isStage = (folder: string): boolean => folder.includes('/slots/')

/** A stage fetches and decodes its pictures in a worker; what the page itself shows is an image. */
const asOf = (file: string, folder: string): string =>
  isStage(folder) && !/\/(logo|key|spin)[^/]*$/.test(file)
    ? 'as="fetch" crossorigin'
    : 'as="image" type="image/webp"'

/** Skips files that the page preloads already. */
export function withLinks(html: string, links: readonly string[]): string {
  const isNew = (link: string): boolean => !html.includes(/href="([^"]+)"/.exec(link)?.[1] ?? link)
  return html.replace('</head>', `  ${links.filter(isNew).join('\n    ')}\n  </head>`)
}

/** A chunk and all its static imports. */
function withImports(bundle: Bundle, wanted: Chunk): readonly Chunk[] {
  const found = new Set<Chunk>()
  const add = (chunk: Chunk): void => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) {
      const other = bundle[file]
      if (other?.type === 'chunk') add(other)
    }
  }
  add(wanted)
  return [...found]
}
