import type { Chance } from '#kit/chance.ts'
import { compare, ONE, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { GameEvent, LineTag } from '../events.ts'
import type { BetType, Hedge, TheoryRow } from '../game.ts'
import { bad, good, type Result, type Schema } from '../schema.ts'
import type { Settled, SharedMath } from '#game-kit/shared/shared.ts'
import { checkTable, type TableBet, type TableStakes } from './stakes.ts'

/** An event of the script of a deal: what is shown when, in milliseconds after the draw. */
export interface TimedEvent extends GameEvent {
  readonly atMs: number
}

/** The call that a chip belongs to ("voisins"), or null. It names the line in the betting record and changes nothing else. */
export type TableChoice = string | null

/** Return per stake of a bet, the stake included. */
export type Returned = { readonly factor: Rational; readonly hedge?: Hedge }

/**
 * The rules of a table whose outcome is public when its bets are closed. As with every game, no function sees a member, a balance, a bank
 * or a clock. The outcome is shown as its script says; the money is settled when the script is over.
 */
export interface TableRules<Cfg extends { readonly stakes: TableStakes }, Outcome, Carry = null> {
  readonly id: string
  readonly edition: number
  readonly configSchema: Schema<Cfg>
  readonly outcomeSchema: Schema<Outcome>
  bets(cfg: Cfg): readonly TableBet[]
  /** Whether a bet belongs to a call; a game without calls leaves it out. */
  isOfCall?(call: string, key: string): boolean
  draw(cfg: Cfg, chance: Chance, carry: Carry): { readonly outcome: Outcome; readonly carry: Carry }
  readonly carry?: { readonly schema: Schema<Carry>; first(cfg: Cfg): Carry }
  /** Reads a result that a dealer has dealt by hand; left out by a game that is only drawn from its chain. */
  readByHand?(outcome: Outcome): Result<Outcome, string>
  /** What a bet that the table offers returns. */
  returned(cfg: Cfg, key: string, outcome: Outcome): Returned
  describe(cfg: Cfg, outcome: Outcome): readonly TimedEvent[]
  /** The result as a short text, for roads and lists. */
  mark(outcome: Outcome): string
  outcomes?(cfg: Cfg): Iterable<{ readonly o: Outcome; readonly w: bigint }>
  theoretical(cfg: Cfg): readonly TheoryRow[]
}

/** How long the result stands before the money moves. */
const TAIL_MS = 1_500
const MOST_LINES = 200

export const tagOf = (factor: Rational): LineTag => {
  if (compare(factor, ZERO) === 0) return 'loss'
  const won = compare(factor, ONE)
  return won > 0 ? 'win' : won === 0 ? 'push' : 'halfLoss'
}

/** When the script of a deal is over. */
export const dealMs = (script: readonly TimedEvent[]): number => (script.at(-1)?.atMs ?? 0) + TAIL_MS

const CALL = /^[a-zA-Z]+(:\d{1,2}){0,2}$/

const choiceOf = (isOfCall: (call: string) => boolean): Schema<TableChoice> => ({
  parse: (json) => {
    if (json === null) return good(null)
    if (typeof json !== 'string' || !CALL.test(json)) return bad('not a call')
    return isOfCall(json) ? good(json) : bad('not a bet of this call')
  },
  write: (call) => call,
})

/** A table's rules as a game of the shared-round host. */
export function tableMath<Cfg extends { readonly stakes: TableStakes }, Outcome, Carry = null>(
  rules: TableRules<Cfg, Outcome, Carry>,
): SharedMath<Cfg, TableChoice, Outcome, Carry> {
  const { outcomes, readByHand } = rules
  return {
    id: rules.id,
    edition: rules.edition,
    kind: 'shared',
    configSchema: rules.configSchema,
    outcomeSchema: rules.outcomeSchema,
    maxLines: MOST_LINES,
    betTypes: (cfg) =>
      rules.bets(cfg).map(({ key, kind, maxReturn }): BetType<Cfg, TableChoice> => ({
        key,
        i18n: `tables.bet.${key}`,
        choice: choiceOf((call) => rules.isOfCall?.(call, key) ?? false),
        limits: kind,
        maxReturn: () => maxReturn,
      })),
    check: (cfg, bets, ctx) => {
      const types = new Map(rules.bets(cfg).map((type) => [type.key, type]))
      return checkTable(cfg.stakes, ctx, { types, bets })
    },
    draw: (cfg, chance, carry) => rules.draw(cfg, chance, carry),
    settler: (cfg, outcome) => {
      const known = new Map<string, Settled>()
      return ({ key }) => {
        const before = known.get(key)
        if (before) return before
        const returned = rules.returned(cfg, key, outcome)
        const settled = { ...returned, tag: tagOf(returned.factor) }
        known.set(key, settled)
        return settled
      }
    },
    ...(readByHand
      ? {
          parseOutcome: (_: Cfg, json: unknown) => {
            const read = rules.outcomeSchema.parse(json)
            return read.ok ? readByHand(read.value) : read
          },
        }
      : {}),
    describe: (cfg, outcome) => rules.describe(cfg, outcome),
    piecewise: {
      isLive: false,
      // the outcome is public immediately: bets are closed; the second piece ends the deal
      pieces: (cfg, outcome) => [
        { piece: rules.outcomeSchema.write(outcome), afterMs: 0 },
        { piece: 'end', afterMs: dealMs(rules.describe(cfg, outcome)) },
      ],
      join: () => bad('this table is dealt from its chain'),
    },
    ...(rules.carry ? { carry: rules.carry } : {}),
    ...(outcomes ? { outcomes: (cfg: Cfg) => outcomes(cfg) } : {}),
    theoretical: (cfg) => rules.theoretical(cfg),
  }
}
