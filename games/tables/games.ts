import type { Json, Schema } from '#game-kit/schema.ts'
import type { SharedGame } from '#game-kit/shared/open.ts'
import { stakeIn, type TableBet, type TableStake, type TableStakes } from '#game-kit/tables/stakes.ts'
import { baccarat, baccaratEz, baccaratNoCommission, baccaratRules } from './baccarat/rules.ts'
import { blackjack, blackjackRules } from './blackjack/rules.ts'
import { bauCua, bauCuaRules, sicBo, sicBoRules, taiXiu, taiXiuRules } from './dice/rules.ts'
import { dragonTiger, dragonTigerRules } from './dragon-tiger/rules.ts'
import { kindOf, luckyRoulette, luckyRouletteGame, roulette, rouletteGame } from './roulette/rules.ts'
import { xocDia, xocDiaRules } from './xoc-dia/rules.ts'

/** The red numbers of the wheel, for roads. */
export { redNumbers } from './roulette/outcome.ts'

export type TableGameId =
  | 'baccarat'
  | 'baccarat-no-commission'
  | 'baccarat-ez'
  | 'dragon-tiger'
  | 'roulette'
  | 'lucky-roulette'
  | 'sic-bo'
  | 'tai-xiu'
  | 'bau-cua'
  | 'xoc-dia'
  | 'blackjack'

/** A table game: its shared game, and the short text of an outcome for roads and lists. */
export interface TableGame {
  readonly id: TableGameId
  readonly game: SharedGame
  /** The first public piece is the whole outcome; blackjack becomes public piece by piece. */
  readonly isShownAtOnce: boolean
  /** Throws on an outcome that is not this game's. */
  mark(outcome: Json): string
  /** The bets of a configuration, by key. */
  bets(config: Json): ReadonlyMap<string, TableBet>
  /** The limits of a configuration in a currency; null where it does not offer it. */
  stake(config: Json, currency: string): TableStake | null
  /** The row of the theory that a bet belongs to: its key, or the name of its kind. */
  theoryOf(key: string): string
  /** The bets that statistics count. */
  counted(config: Json): readonly string[]
}

type Rules<Cfg, Outcome> = {
  readonly outcomeSchema: Schema<Outcome>
  readonly configSchema: Schema<Cfg>
  mark(outcome: Outcome): string
  bets(cfg: Cfg): readonly TableBet[]
}

/** Of a wheel the numbers, dozens, columns and even chances are counted; of other tables every bet. */
const isCountedOfWheel = (key: string): boolean => /^(straight|dozen|column):|^[a-z]+$/.test(key)

function row<Cfg extends { readonly stakes: TableStakes }, Outcome>(
  id: TableGameId,
  game: SharedGame,
  rules: Rules<Cfg, Outcome>,
): TableGame {
  const isWheel = id === 'roulette' || id === 'lucky-roulette'
  const read = <T>(schema: Schema<T>, json: Json): T => {
    const value = schema.parse(json)
    if (!value.ok) throw new TypeError(`${id}: ${value.error}`)
    return value.value
  }
  const betsOf = (config: Json) => rules.bets(read(rules.configSchema, config))
  return {
    id,
    game,
    isShownAtOnce: id !== 'blackjack',
    mark: (json) => rules.mark(read(rules.outcomeSchema, json)),
    bets: (config) => new Map(betsOf(config).map((bet) => [bet.key, bet])),
    stake: (config, currency) => stakeIn(read(rules.configSchema, config).stakes, currency),
    theoryOf: (key) => (isWheel ? kindOf(key) : key),
    counted: (config) => {
      const keys = betsOf(config).map(({ key }) => key)
      return isWheel ? keys.filter(isCountedOfWheel) : keys
    },
  }
}

/** Every table game, in menu order. One line a game. */
export const tableGames: readonly TableGame[] = [
  row('baccarat', baccarat, baccaratRules('commission')),
  row('baccarat-no-commission', baccaratNoCommission, baccaratRules('noCommission')),
  row('baccarat-ez', baccaratEz, baccaratRules('ez')),
  row('dragon-tiger', dragonTiger, dragonTigerRules),
  row('roulette', rouletteGame, roulette),
  row('lucky-roulette', luckyRouletteGame, luckyRoulette),
  row('sic-bo', sicBo, sicBoRules),
  row('tai-xiu', taiXiu, taiXiuRules),
  row('bau-cua', bauCua, bauCuaRules),
  row('xoc-dia', xocDia, xocDiaRules),
  row('blackjack', blackjack, blackjackRules),
]
