import type { TheoryRow } from '#game-kit/game.ts'
import type { SharedGame } from '#game-kit/shared/open.ts'
import {
  elevenFiveGame,
  k3Game,
  kenoGame,
  pc28Game,
  pk10Game,
  sixOf45Game,
  sixOf55Game,
  sscGame,
  threeDigitGame,
} from './lottery/digital.ts'
import { max3dGame, northGame, southGame, thaiGame } from './lottery/prizes.ts'
import { crashTheory } from '#game-kit/crash/crash.ts'
import { paperKite } from './paper-kite/rules.ts'
import { en } from './lottery/texts/en.ts'
import { vi } from './lottery/texts/vi.ts'
import { tableGames } from './tables/games.ts'
import { en as tableEn } from './tables/texts/en.ts'
import { vi as tableVi } from './tables/texts/vi.ts'

export { redNumbers, tableGames } from './tables/games.ts'
export type { TableGame, TableGameId } from './tables/games.ts'
export { possibleResults } from './tables/results.ts'

/**
 * Games whose rounds all members share, in their current version: one line per game. The host is features/play/shared-rounds
 * (docs/decisions/0070); a series (a lottery, a table) names its game by ID and version.
 */
export interface SharedRow {
  readonly game: SharedGame
  readonly name: { readonly en: string; readonly vi: string }
  readonly vendor: 'JADE_FORGE'
  /** Lobby category; decides the points, limits and reports that its bets count in. */
  readonly category: 'LOTT' | 'ELOTT' | 'LIVE' | 'RNG'
  /** Its feature sells its slips, by rules of its own, and tells pages of its rounds: there may be one every few seconds. */
  readonly isOwnSale?: true
  /** Its tile in the lobby, which opens a page of the site; lotteries have pages of their own. */
  readonly tile?: {
    readonly kind: 'crash'
    /** The bet that represents the game there. */
    readonly main: TheoryRow
    readonly bornOn: string
  }
}

type LotteryId = keyof typeof en extends infer Key
  ? Key extends `lottery.game.${infer Id}`
    ? Id
    : never
  : never

const lottery = (id: LotteryId, game: SharedGame, category: SharedRow['category']): SharedRow => ({
  game,
  name: { en: en[`lottery.game.${id}`], vi: vi[`lottery.game.${id}`] },
  vendor: 'JADE_FORGE',
  category,
})

export const sharedCatalogue: readonly SharedRow[] = [
  lottery('ssc', sscGame, 'LOTT'),
  lottery('3d', threeDigitGame, 'LOTT'),
  lottery('11x5', elevenFiveGame, 'LOTT'),
  lottery('k3', k3Game, 'ELOTT'),
  lottery('pk10', pk10Game, 'LOTT'),
  lottery('pc28', pc28Game, 'ELOTT'),
  lottery('keno20', kenoGame, 'ELOTT'),
  lottery('6of45', sixOf45Game, 'LOTT'),
  lottery('6of55', sixOf55Game, 'LOTT'),
  lottery('vn-north', northGame, 'LOTT'),
  lottery('vn-south', southGame, 'LOTT'),
  lottery('max3d', max3dGame, 'LOTT'),
  lottery('thai3d', thaiGame, 'LOTT'),
  ...tableGames.map(({ id, game }): SharedRow => ({
    game,
    name: { en: tableEn[`tables.game.${id}`], vi: tableVi[`tables.game.${id}`] },
    vendor: 'JADE_FORGE',
    category: 'LIVE',
  })),
  {
    game: paperKite,
    name: { en: 'Paper Kite', vi: 'Cánh Diều' },
    vendor: 'JADE_FORGE',
    category: 'RNG',
    isOwnSale: true,
    tile: { kind: 'crash', main: crashTheory(200), bornOn: '2026-12-13' },
  },
]

/** Earlier versions that sold slips: they stay here permanently, so that their rounds are settled and verified by their own rules. */
export const earlierShared: readonly SharedGame[] = []

/** A shared game in the version that a round was sold with; null if it is unknown. */
export function sharedGameOf(id: string, edition: number): SharedGame | null {
  const all = [...sharedCatalogue.map(({ game }) => game), ...earlierShared]
  return all.find((game) => game.id === id && game.edition === edition) ?? null
}

/** The golden rounds of tables and crash: one file a game, relative to this folder. */
export const goldenFiles: readonly { readonly game: SharedGame; readonly file: string }[] = [
  ...tableGames.map(({ id, game }) => ({ game, file: `tables/golden/${id}.json` })),
  { game: paperKite, file: 'paper-kite/golden/paper-kite.json' },
]
