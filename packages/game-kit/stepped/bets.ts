import { amount, bad, good } from '#game-kit/schema.ts'
import type { Bet, BetType } from '#game-kit/game.ts'
import type { Json, Result } from '#game-kit/schema.ts'

/** The data of a game that bet parsing needs. */
export interface BetRules<Cfg, Choice> {
  readonly maxBets: number
  betTypes(cfg: Cfg): readonly BetType<Cfg, Choice>[]
}

/** Untrusted bets, `[{ key, stake: "1.00", choice }]`, as the game's own. */
export function readBets<Cfg, Choice>(
  game: BetRules<Cfg, Choice>,
  cfg: Cfg,
  json: unknown,
): Result<readonly Bet<Choice>[], string> {
  if (!Array.isArray(json) || json.length < 1 || json.length > game.maxBets) {
    return bad(`not a list of 1 to ${game.maxBets} bets`)
  }
  const bets: Bet<Choice>[] = []
  for (const entry of json) {
    const bet = readBet(game, cfg, entry)
    if (!bet.ok) return bet
    bets.push(bet.value)
  }
  return good(bets)
}

function readBet<Cfg, Choice>(
  game: BetRules<Cfg, Choice>,
  cfg: Cfg,
  entry: unknown,
): Result<Bet<Choice>, string> {
  if (typeof entry !== 'object' || entry === null) return bad('bet: not an object')
  const fields = new Map<string, unknown>(Object.entries(entry))
  const type = game.betTypes(cfg).find((known) => known.key === fields.get('key'))
  if (!type) return bad('key: unknown bet')
  if (fields.size !== 3) return bad('bet: not exactly key, stake and choice')
  const stake = amount.parse(fields.get('stake'))
  if (!stake.ok) return bad(`stake: ${stake.error}`)
  const choice = type.choice.parse(fields.get('choice'))
  return choice.ok
    ? good({ key: type.key, stake: stake.value, choice: choice.value })
    : bad(`choice: ${choice.error}`)
}

/** A bet in its stored form. */
export function writeBet<Cfg, Choice>(game: BetRules<Cfg, Choice>, cfg: Cfg, bet: Bet<Choice>): Json {
  const type = game.betTypes(cfg).find((known) => known.key === bet.key)
  return { key: bet.key, stake: amount.write(bet.stake), choice: type ? type.choice.write(bet.choice) : null }
}
