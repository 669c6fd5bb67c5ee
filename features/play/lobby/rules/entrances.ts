import { pagePaths } from './pages.ts'

/**
 * Where a lottery or instant ticket is played: not in a frame as other games, but on a page of the site (§3: /lottery, /vnlottery,
 * /seaLottery, /elott with `gameCode`). Loaded by every page of the site, so it names games only; a test compares it with the catalogues.
 */
type LotteryPage = '/lottery' | '/vnlottery' | '/seaLottery' | '/elott'

const ENTRANCES: Readonly<Record<string, readonly [page: LotteryPage, gameCode: string]>> = {
  ssc: ['/lottery', 'SSC_1M'],
  '11x5': ['/lottery', 'ELEVEN5_1M'],
  pk10: ['/lottery', 'PK10_1M'],
  '3d': ['/lottery', 'D3'],
  '6of45': ['/lottery', 'L645'],
  '6of55': ['/lottery', 'L655'],
  max3d: ['/lottery', 'MAX3D'],
  'vn-north': ['/vnlottery', 'NORTH_1M'],
  'vn-south': ['/vnlottery', 'SOUTH_1M'],
  thai3d: ['/seaLottery', 'THAI3D_1M'],
  k3: ['/elott', 'K3_1M'],
  pc28: ['/elott', 'PC28_1M'],
  keno20: ['/elott', 'KENO_1M'],
  'ticket-koi': ['/elott', 'TICKET_KOI'],
  'ticket-moon': ['/elott', 'TICKET_MOON'],
  'ticket-harvest': ['/elott', 'TICKET_HARVEST'],
}

export interface Entrance {
  readonly page: string
  /** `gameCode` where several games share a page. */
  readonly search: Readonly<Record<string, string>>
}

/** The page of a game that is played on one; null for a game that opens in a frame. */
export function entranceOf(game: string): Entrance | null {
  const found = Object.hasOwn(ENTRANCES, game) ? ENTRANCES[game] : undefined
  if (found) return { page: found[0], search: { gameCode: found[1] } }
  const page = Object.hasOwn(pagePaths, game) ? pagePaths[game] : undefined
  return page === undefined ? null : { page, search: {} }
}

/** The address of an entrance, as a launch returns it. */
export function entrancePath({ page, search }: Entrance): string {
  const query = Object.entries(search).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return query.length === 0 ? page : `${page}?${query.join('&')}`
}

/** Every lottery and instant ticket with an entrance. */
export const entranceGames: readonly string[] = Object.keys(ENTRANCES)
