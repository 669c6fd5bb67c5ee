import type { HallPlace } from '#features/play/lobby/site/hall/place.ts'

/** The pages of games (§2): each one's category, and its vendor when it shows one provider's games only. */
export const halls = {
  '/live': { category: 'LIVE' },
  '/sports': { category: 'SPORTS' },
  '/esports': { category: 'ESPORTS' },
  '/rng': { category: 'RNG' },
  '/fish': { category: 'FISH' },
  '/hot': { category: 'HOT' },
  '/jlrng': { category: 'RNG', vendor: 'JILI' },
  '/pgrng': { category: 'RNG', vendor: 'PG' },
  '/fcrng': { category: 'RNG', vendor: 'FC' },
  '/pprng': { category: 'RNG', vendor: 'PP' },
  '/bngrng': { category: 'RNG', vendor: 'BNG' },
} as const satisfies { readonly [path: string]: HallPlace }

export type HallPath = keyof typeof halls

export function isHallPath(path: string): path is HallPath {
  return Object.hasOwn(halls, path)
}

/** The requests of a hall's first view, with the page size of the list (PART in hall/place.ts). */
export function gamesAddress(path: HallPath): string {
  const place: HallPlace = halls[path]
  const query = new URLSearchParams({
    category: place.category,
    ...(place.vendor ? { vassalage: place.vendor } : {}),
    from: '0',
    count: '105',
  })
  return `/api/lobby/games?${query}`
}

export const hallPaths: readonly HallPath[] = Object.keys(halls).filter(isHallPath)
