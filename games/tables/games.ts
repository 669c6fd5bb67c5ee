import type { Json, Schema } from '#game-kit/schema.ts'
import type { SharedGame } from '#game-kit/shared/open.ts'
import { baccarat, baccaratEz, baccaratNoCommission, baccaratRules } from './baccarat/rules.ts'
import { bauCua, bauCuaRules, sicBo, sicBoRules, taiXiu, taiXiuRules } from './dice/rules.ts'
import { dragonTiger, dragonTigerRules } from './dragon-tiger/rules.ts'
import { luckyRoulette, luckyRouletteGame, roulette, rouletteGame } from './roulette/rules.ts'
import { xocDia, xocDiaRules } from './xoc-dia/rules.ts'

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

/** A table game: its shared game, and the short text of an outcome for roads and lists. */
export interface TableGame {
  readonly id: TableGameId
  readonly game: SharedGame
  /** Throws on an outcome that is not this game's. */
  mark(outcome: Json): string
}

function row<Outcome>(
  id: TableGameId,
  game: SharedGame,
  rules: { readonly outcomeSchema: Schema<Outcome>; mark(outcome: Outcome): string },
): TableGame {
  return {
    id,
    game,
    mark: (json) => {
      const outcome = rules.outcomeSchema.parse(json)
      if (!outcome.ok) throw new TypeError(`${id}: outcome: ${outcome.error}`)
      return rules.mark(outcome.value)
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
]
