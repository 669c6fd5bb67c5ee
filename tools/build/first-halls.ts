import type { Plugin } from 'vite'

const POSTER = /games\/(?:.*\/)?([^/]+)\/art\/(poster-416\.webp|poster-208\.avif|poster-416\.avif)$/

export type FirstHalls = {
  /** The requests of each hall's first view. */
  readonly addresses: Readonly<Record<string, string>>
  /** A game's tile, with the built file names of its poster. */
  readonly tileOf: (art: { readonly src: string; readonly avif: string }) => string
  readonly most: number
  readonly few: number
}

/**
 * Writes `first-halls.json` beside the pages: the server, which has no page code of its own, inserts a hall's first posters from it
 * (apps/server/hall-document.ts).
 */
export function firstHalls({ addresses, tileOf, most, few }: FirstHalls): Plugin {
  return {
    name: 'first-halls',
    apply: 'build',
    generateBundle(_, bundle) {
      const found = Object.values(bundle).flatMap((file) =>
        file.type === 'asset'
          ? file.originalFileNames.map((name) => [name, `/${file.fileName}`] as const)
          : [],
      )
      const games = new Map<string, Map<string, string>>()
      for (const [name, file] of found) {
        const [, game, picture] = POSTER.exec(name) ?? []
        if (game && picture) games.set(game, (games.get(game) ?? new Map()).set(picture, file))
      }
      const tiles = [...games].flatMap(([game, files]) => {
        const src = files.get('poster-416.webp')
        const small = files.get('poster-208.avif')
        const large = files.get('poster-416.avif')
        return src && small && large ? [[game, tileOf({ src, avif: `${small} 208w, ${large} 416w` })]] : []
      })
      if (tiles.length === 0) throw new Error('the build has no posters where the halls expect them')
      const source = JSON.stringify({ most, few, addresses, tiles: Object.fromEntries(tiles) })
      this.emitFile({ type: 'asset', fileName: 'first-halls.json', source })
    },
  }
}
