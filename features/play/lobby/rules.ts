/**
 * The categories of the navigation (§2), and which games are new or hot.
 *
 * A category is shown if at least one vendor with a contract has an enabled game in it. A game is new for 30 days; it is hot if the
 * merchant marks it, or while it is among the three most played of the last 7 days with at least 100 rounds. Example: three games with 900,
 * 150 and 40 rounds: the first two are hot.
 */
export type CategoryKey = 'ELOTT' | 'LOTT' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'FISH' | 'RNG' | 'PVP'

export type CategoryRow = {
  readonly key: CategoryKey
  /** The specification's text key of its name. */
  readonly name: string
  readonly enName: string
  readonly page: `/${string}`
  readonly gameType: string
  readonly sideMenuIcon: string
}

export const categories: readonly CategoryRow[] = [
  {
    key: 'ELOTT',
    name: 'in_elott_game',
    enName: 'E-Lottery',
    page: '/elott',
    gameType: 'LOTTERY',
    sideMenuIcon: 'ticket',
  },
  {
    key: 'LOTT',
    name: 'in_lott_game',
    enName: 'Lottery',
    page: '/lottery',
    gameType: 'LOTTERY',
    sideMenuIcon: 'tickets',
  },
  {
    key: 'LIVE',
    name: 'hd_live_casino',
    enName: 'Live Casino',
    page: '/live',
    gameType: 'LIVE CASINO',
    sideMenuIcon: 'video',
  },
  {
    key: 'SPORTS',
    name: 'hd_sports_betting',
    enName: 'Sports',
    page: '/sports',
    gameType: 'SPORTS',
    sideMenuIcon: 'trophy',
  },
  {
    key: 'ESPORTS',
    name: 'hd_esports',
    enName: 'E-Sports',
    page: '/esports',
    gameType: 'ESPORTS',
    sideMenuIcon: 'gamepad',
  },
  {
    key: 'FISH',
    name: 'in_fish_game',
    enName: 'Fishing',
    page: '/fish',
    gameType: 'FISHING',
    sideMenuIcon: 'fish',
  },
  {
    key: 'RNG',
    name: 'hd_slots_games',
    enName: 'Slots',
    page: '/rng',
    gameType: 'SLOT',
    sideMenuIcon: 'gem',
  },
  {
    key: 'PVP',
    name: 'con_pvp',
    enName: 'Card Games',
    page: '/pvp',
    gameType: 'PVP',
    sideMenuIcon: 'spade',
  },
]

export function categoryRow(key: string): CategoryRow | null {
  return categories.find((row) => row.key === key) ?? null
}

/** The path of a game entry in the navigation, and the type that distinguishes it from a category (§4). */
export const GAME_PAGE = '/game'
export const GAME_ENTRY = 'game'

/** Account types of the lotteries that have a page of their own (§2, LOT-02), by the kind of the game. */
const LOTTERY_ACCOUNTS: Readonly<Record<string, string>> = { sea: 'TCG_SEA', vn: 'TCG_LOTTO_VN' }

/**
 * The account under which a game's stakes are booked (§3): a lottery's market where §2 names pages, otherwise its vendor, each of which has
 * its own account.
 */
export function accountTypeOf({
  category,
  kind,
  vendor,
}: {
  readonly category: string
  readonly kind: string
  readonly vendor: string
}): string {
  return (verticalOf(category) === 'lottery' && LOTTERY_ACCOUNTS[kind]) || vendor
}

/** The vertical of a category, which a jurisdiction may offer or forbid. */
export function verticalOf(category: string): 'casino' | 'sports' | 'lottery' {
  if (category === 'SPORTS' || category === 'ESPORTS') return 'sports'
  return category === 'LOTT' || category === 'ELOTT' ? 'lottery' : 'casino'
}

const DAY_MS = 24 * 60 * 60_000
const NEW_DAYS = 30
/** Days over which games are ranked. */
export const RANKED_DAYS = 7
const MOST_HOT = 3
const LEAST_ROUNDS = 100n

/** `since` is the day a game appeared, `2026-11-21`. */
export function isNew(since: string, now: Date): boolean {
  return now.getTime() - Date.parse(`${since}T00:00:00Z`) < NEW_DAYS * DAY_MS
}

export function rankedSince(now: Date): Date {
  return new Date(now.getTime() - RANKED_DAYS * DAY_MS)
}

export type Played = { readonly game: string; readonly rounds: bigint }

/** The games that members' play makes hot; `played` is sorted, most played first. */
export function hotGames(played: readonly Played[]): ReadonlySet<string> {
  return new Set(
    played
      .slice(0, MOST_HOT)
      .filter(({ rounds }) => rounds >= LEAST_ROUNDS)
      .map(({ game }) => game),
  )
}

/** Most played first, then the rest in their original order. */
export function byPopularity<G extends { readonly gameId: string }>(
  games: readonly G[],
  played: readonly Played[],
): readonly G[] {
  const place = new Map(played.map(({ game }, index) => [game, index]))
  const of = ({ gameId }: G): number => place.get(gameId) ?? played.length
  return games.toSorted((a, b) => of(a) - of(b))
}

/** Lower case without diacritics: "Rong Song" finds "Rồng Sông". */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'd')
    .toLowerCase()
    .trim()
}
