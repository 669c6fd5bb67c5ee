import type { Chance } from '#kit/chance.ts'
import { moneyText } from '#kit/money.ts'
import type { Minor } from '#kit/money.ts'
import { add, multiply, rational, rationalText, ZERO } from '#kit/rational.ts'
import { winTier } from './events.ts'
import type { GameEvent, SettledEvent, TotalEvent } from './events.ts'
import type { Bet, GameMath, Line } from './game.ts'

/** A finished round: what the host stores and posts. */
export interface Played<Outcome> {
  readonly outcome: Outcome
  readonly events: readonly GameEvent[]
  readonly lines: readonly Line[]
  readonly stake: Minor
  readonly win: Minor
  /** Number of random words used. */
  readonly used: number
}

/**
 * Plays one instant round of bets that `check` has accepted. The only place where a win is rounded: the exact returns of all bets are
 * added and rounded down once to a whole ledger unit, in the operator's favour.
 */
export function playInstant<Cfg, Choice, Outcome>(
  game: GameMath<Cfg, Choice, Outcome>,
  cfg: Cfg,
  bets: readonly Bet<Choice>[],
  chance: Chance,
): Played<Outcome> {
  const before = chance.used
  const outcome = game.draw(cfg, chance)
  const lines = bets.map((bet) => game.settle(cfg, bet, outcome))
  const choices = bets.map((bet) => bet.choice)
  return {
    outcome,
    ...concluded(game.describe(cfg, outcome, bets), lines, choices),
    used: chance.used - before,
  }
}

/** Adds the money to a complete script: one `settled` per bet, one `total`; a win is rounded here and nowhere else. */
export function concluded(
  script: readonly GameEvent[],
  lines: readonly Line[],
  choices: readonly unknown[],
): Omit<Played<unknown>, 'outcome' | 'used'> {
  const stake = lines.reduce((total, line) => total + line.stake, 0n)
  const exact = lines.reduce((total, line) => add(total, multiply(rational(line.stake), line.factor)), ZERO)
  const win = exact.n / exact.d
  const settled = lines.map((line, index): SettledEvent => settledEvent(line, index, choices[index]))
  const total: TotalEvent = {
    type: 'total',
    stake: moneyText(stake),
    win: moneyText(win),
    tier: winTier(stake, win),
  }
  return { events: [...script, ...settled, total], lines, stake, win }
}

function settledEvent(line: Line, index: number, choice: unknown): SettledEvent {
  const { betKey, tag } = line
  const factor = rationalText(line.factor)
  return { type: 'settled', index, betKey, bet: choice, stake: moneyText(line.stake), factor, tag }
}
