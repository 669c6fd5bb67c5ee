/**
 * Filters and facets of a games page: the games that match every filter, sorted, and the count of each other choice. A facet's counts
 * ignore its own filter, so that a choice can be changed. Example: 3 slots of A and 2 slots of B; filtered by vendor A the list has 3
 * games, the vendor facet still reads A 3, B 2.
 */
import { byPopularity, searchable, type Played } from '../rules.ts'

export const volatilities = ['low', 'medium', 'high'] as const
export type Volatility = (typeof volatilities)[number]

/** Themes of games; the lobby has texts and a filter for each. */
export const themes = ['asia', 'myth', 'nature', 'classic', 'fruit', 'treasure', 'jackpot'] as const

export const sorts = ['usual', 'popular', 'new', 'name'] as const
export type Sort = (typeof sorts)[number]

export type Browsable = {
  readonly gameId: string
  readonly name: string
  readonly vassalage: string
  readonly category: string
  readonly kind: string
  readonly themes: readonly string[]
  readonly volatility: Volatility
  readonly isHot: boolean
  readonly isNew: boolean
}

export type BrowseFilter = {
  readonly category?: string | undefined
  readonly vassalage?: string | undefined
  /** A kind ("dice"), or one of the groups of decision 35. */
  readonly type?: string | undefined
  readonly theme?: string | undefined
  readonly volatility?: Volatility | undefined
}

export type Facet = { readonly key: string; readonly count: number }
export type Facets = {
  readonly vendors: readonly Facet[]
  readonly themes: readonly Facet[]
  readonly volatilities: readonly Facet[]
  readonly types: readonly Facet[]
}

/** Kinds of quick games that the lobby groups as mini games; jackpots and cards have their own groups. */
const MINI: ReadonlySet<string> = new Set([
  'dice',
  'crash',
  'mines',
  'tower',
  'plinko',
  'hilo',
  'keno',
  'limbo',
  'wheel',
])
const CARDS: ReadonlySet<string> = new Set(['cards', 'blackjack', 'poker', 'baccarat'])

/** The groups of the slots page that a game belongs to (decision 35); a slot with a jackpot is in two. */
export function typesOf({ kind, themes }: Pick<Browsable, 'kind' | 'themes'>): readonly string[] {
  const own = MINI.has(kind) ? 'mini' : CARDS.has(kind) ? 'card' : kind
  return themes.includes('jackpot') ? ['jackpot', own] : [own]
}

/** Variance of the win per stake: low volatility below a standard deviation of 2, high from 8. */
const CALM_BELOW = 4
const WILD_FROM = 64

/** `variance` is exact; only its position between two bounds matters here. */
export function volatilityOf(variance: { readonly n: bigint; readonly d: bigint }): Volatility {
  if (variance.n < BigInt(CALM_BELOW) * variance.d) return 'low'
  return variance.n < BigInt(WILD_FROM) * variance.d ? 'medium' : 'high'
}

type FilterName = keyof BrowseFilter

const meets: { readonly [N in FilterName]-?: (game: Browsable, wanted: string) => boolean } = {
  category: (game, wanted) => (wanted === 'HOT' ? game.isHot : game.category === wanted),
  vassalage: (game, wanted) => game.vassalage === wanted,
  type: (game, wanted) => typesOf(game).includes(wanted) || game.kind === wanted,
  theme: (game, wanted) => game.themes.includes(wanted),
  volatility: (game, wanted) => game.volatility === wanted,
}
const names: readonly FilterName[] = ['category', 'vassalage', 'type', 'theme', 'volatility']

function passes(game: Browsable, filter: BrowseFilter, but: FilterName | null): boolean {
  return names.every((name) => {
    const wanted = filter[name]
    return name === but || !wanted || meets[name](game, wanted)
  })
}

function countsOf(values: readonly string[]): Facet[] {
  const counts = new Map<string, number>()
  for (const key of values) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([key, count]) => ({ key, count })).toSorted((a, b) => b.count - a.count)
}

export function facetsOf<G extends Browsable>(games: readonly G[], filter: BrowseFilter): Facets {
  const under = (but: FilterName) => games.filter((game) => passes(game, filter, but))
  const volatile = countsOf(under('volatility').map((game) => game.volatility))
  return {
    vendors: countsOf(under('vassalage').map((game) => game.vassalage)),
    themes: countsOf(under('theme').flatMap((game) => game.themes)),
    // from low to high volatility
    volatilities: volatilities.flatMap((key) => volatile.filter((facet) => facet.key === key)),
    types: countsOf(under('type').flatMap(typesOf)),
  }
}

export function browse<G extends Browsable>(
  games: readonly G[],
  filter: BrowseFilter,
  { sort, played }: { readonly sort: Sort; readonly played: readonly Played[] },
): readonly G[] {
  const found = games.filter((game) => passes(game, filter, null))
  switch (sort) {
    case 'usual':
      return found
    case 'popular':
      return byPopularity(found, played)
    case 'new':
      return found.toSorted((a, b) => Number(b.isNew) - Number(a.isNew))
    case 'name':
      return found.toSorted((a, b) => (searchable(a.name) < searchable(b.name) ? -1 : 1))
  }
}

/** Posters per row of the home page; the row's link shows the rest. */
const ROW_MOST = 14
/** Posters per line on a desktop. */
const A_LINE = 7
/** Count of §9: popular games on the home page. */
export const POPULAR_MOST = 20
/** A catalogue of at most this size is shown as one list. */
const FEW = 6

export type HomeRow<G> = { readonly key: string; readonly total: number; readonly list: readonly G[] }

/** The slots category contains several kinds; each has its own row on the home page (decision 35), in this order. */
const SLOTS = 'RNG'
const kindRows = [
  { key: SLOTS, kind: 'slots' },
  { key: 'JACKPOT', kind: 'jackpot' },
  { key: 'MINI', kind: 'mini' },
  { key: 'CARD', kind: 'card' },
] as const

/** The category text on a tile: the kind on the slots page, where each kind has a row; elsewhere the category. */
export function shownCategory({
  category,
  ...game
}: Pick<Browsable, 'category' | 'kind' | 'themes'>): string {
  return (category === SLOTS && groupOf(typesOf(game).at(-1))) || category
}

/** The group of the slots page for games of this type, other than slots; names the page that shows the group. */
export function groupOf(type: string | undefined): string | null {
  return kindRows.find(({ key, kind }) => key !== SLOTS && kind === type)?.key ?? null
}

/** The rows of the home page: hot, new, each category, and most played. */
export function homeRows<G extends Browsable>(
  games: readonly G[],
  categories: readonly string[],
  played: readonly Played[],
): readonly HomeRow<G>[] {
  if (games.length <= FEW) return games.length ? [{ key: 'ALL', total: games.length, list: games }] : []
  const popular = byPopularity(games, played)
  const row = (key: string, found: readonly G[]): HomeRow<G> => ({
    key,
    total: found.length,
    list: found.slice(0, ROW_MOST),
  })
  const fresh = games.filter((game) => game.isNew)
  // in a small lobby more would only repeat the rows above
  const most = games.length >= 2 * POPULAR_MOST ? POPULAR_MOST : A_LINE
  return [
    row(
      'HOT',
      popular.filter((game) => game.isHot),
    ),
    // if all games are new, the row is pointless
    row('NEW', fresh.length < games.length ? fresh : []),
    ...categories.flatMap((category) => {
      const own = games.filter((game) => game.category === category)
      if (category !== SLOTS) return [row(category, own)]
      return kindRows.map(({ key, kind }) =>
        row(
          key,
          own.filter((game) => typesOf(game).includes(kind)),
        ),
      )
    }),
    { key: 'POPULAR', total: games.length, list: played.length ? popular.slice(0, most) : [] },
  ].filter(({ list }) => list.length > 0)
}
