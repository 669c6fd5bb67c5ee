import type { PosterArt } from '#ui/art/poster.tsx'

/** Pictures that the games' own folders hold, by the folder's name, which is the game's id. */
const pictures = import.meta.glob<string>('../../../games/**/art/poster-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
const facts = import.meta.glob<unknown>('../../../games/**/art/poster.json', {
  eager: true,
  import: 'default',
})

const posters = new Map<string, PosterArt>()
for (const [path, src] of Object.entries(pictures)) {
  const match = /\/([^/]+)\/art\/poster-(\d+)\.webp$/.exec(path)
  if (!match) continue
  const [, game = '', width = ''] = match
  const colour = colourOf(facts[path.replace(/poster-\d+\.webp$/, 'poster.json')])
  const known = posters.get(game)
  const srcSet = [known?.srcSet, `${src} ${width}w`].filter(Boolean).join(', ')
  posters.set(game, { src: known?.src ?? src, srcSet, ...(colour ? { colour } : {}) })
}

/** The poster of a game; null where its maker gave none. */
export function posterOf(gameId: string): PosterArt | null {
  return posters.get(gameId) ?? null
}

/** The dominant colour, under whichever of the usual names the picture's maker wrote it. */
function colourOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const found = Object.entries(value).find(
    ([name, colour]) => /colou?r|dominant/i.test(name) && typeof colour === 'string',
  )
  return found ? String(found[1]) : null
}
