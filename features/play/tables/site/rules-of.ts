import type { Rational } from '#kit/rational.ts'
import { compare, ONE } from '#kit/rational.ts'
import type { TableRules } from '#game-kit/tables/table-game.ts'
import type { TableStakes } from '#game-kit/tables/stakes.ts'
import type { LiveGame } from './games.ts'

/** What a page needs of a game's rules: which bets a table offers, what they pay, and which have won. */
export type GameRules = {
  readonly bets: ReadonlyMap<string, 'main' | 'side'>
  /** What a bet pays for one at most, as text: "0.95", "12"; null where it is no bet of the table. */
  readonly oddsOf: (key: string) => string | null
  /** Whether a bet has returned more than its stake. */
  readonly hasWon: (key: string, outcome: unknown) => boolean
}

/** Odds to one from a total return: hundredths, cut downwards. */
function oddsText({ n, d }: Rational): string {
  const hundredths = ((n - d) * 100n) / d
  const rest = (hundredths % 100n).toString().padStart(2, '0').replace(/0+$/, '')
  return `${hundredths / 100n}${rest === '' ? '' : `.${rest}`}`
}

function view<Cfg extends { readonly stakes: TableStakes }, Outcome, Carry>(
  rules: TableRules<Cfg, Outcome, Carry>,
  config: unknown,
): GameRules | null {
  const read = rules.configSchema.parse(config)
  if (!read.ok) return null
  const types = new Map(rules.bets(read.value).map((type) => [type.key, type]))
  return {
    bets: new Map([...types].map(([key, { kind }]) => [key, kind])),
    oddsOf: (key) => {
      const type = types.get(key)
      return type ? oddsText(type.maxReturn) : null
    },
    hasWon: (key, outcome) => {
      const result = rules.outcomeSchema.parse(outcome)
      if (!result.ok || !types.has(key)) return false
      return compare(rules.returned(read.value, key, result.value).factor, ONE) > 0
    },
  }
}

/** Rules by game, each loaded with its first table; null for a configuration that this page does not know, or without such rules. */
export async function rulesOf(game: LiveGame, config: unknown): Promise<GameRules | null> {
  switch (game) {
    case 'baccarat':
    case 'baccarat-no-commission':
    case 'baccarat-ez': {
      const { baccaratRules } = await import('#games/tables/baccarat/rules.ts')
      const variants = {
        baccarat: 'commission',
        'baccarat-no-commission': 'noCommission',
        'baccarat-ez': 'ez',
      } as const
      return view(baccaratRules(variants[game]), config)
    }
    case 'dragon-tiger':
      return view((await import('#games/tables/dragon-tiger/rules.ts')).dragonTigerRules, config)
    case 'roulette':
    case 'lucky-roulette': {
      const { roulette, luckyRoulette } = await import('#games/tables/roulette/rules.ts')
      return view(game === 'roulette' ? roulette : luckyRoulette, config)
    }
    case 'sic-bo':
    case 'tai-xiu':
    case 'bau-cua': {
      const { sicBoRules, taiXiuRules, bauCuaRules } = await import('#games/tables/dice/rules.ts')
      return view({ 'sic-bo': sicBoRules, 'tai-xiu': taiXiuRules, 'bau-cua': bauCuaRules }[game], config)
    }
    case 'xoc-dia':
      return view((await import('#games/tables/xoc-dia/rules.ts')).xocDiaRules, config)
    case 'blackjack':
      return null
  }
}
