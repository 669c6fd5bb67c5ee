import type { PosterArt } from '#ui/art/poster.tsx'
import { isSparing } from '#ui/state/sparing.ts'

/** Posters in the games' own folders, by the folder's name, which is the game's id. A card needs at most 416 pixels. */
const pictures = import.meta.glob<string>(
  ['../../../../games/**/art/poster-208.avif', '../../../../games/**/art/poster-416.avif'],
  { eager: true, query: '?url', import: 'default' },
)
/** For browsers that do not read AVIF. */
const plain = import.meta.glob<string>('../../../../games/**/art/poster-416.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
const facts = import.meta.glob<unknown>('../../../../games/**/art/poster.json', {
  eager: true,
  import: 'default',
})

const posters = new Map<string, PosterArt>()
for (const [path, src] of Object.entries(plain)) {
  const [, folder = '', game = ''] = /^(.*\/([^/]+)\/art\/)poster-416\.webp$/.exec(path) ?? []
  const colour = colourOf(facts[`${folder}poster.json`])
  const srcSet = [208, 416].flatMap((width) => {
    const own = pictures[`${folder}poster-${width}.avif`]
    return own ? [`${own} ${width}w`] : []
  })
  posters.set(game, { src, avif: srcSet.join(', '), ...(colour ? { colour } : {}) })
}

/** The poster of a game; null if the provider has none, and with data saving on: the card shows the name instead. */
export function posterOf(gameId: string): PosterArt | null {
  return isSparing() ? null : (posters.get(gameId) ?? null)
}

/** The dominant colour, under any of the field names that image tools use. */
function colourOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const found = Object.entries(value).find(
    ([name, colour]) => /colou?r|dominant/i.test(name) && typeof colour === 'string',
  )
  return found ? String(found[1]) : null
}
