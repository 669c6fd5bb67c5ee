import { acts } from '#game-kit/stepped/acts.ts'
import type { Act } from '#game-kit/stepped/acts.ts'
import { DECK } from '#game-kit/cards/cards.ts'
import type { Bet, BetType, Line, TheoryRow } from '#game-kit/game.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { quickStakes } from '#game-kit/one-bet.ts'
import { object } from '#game-kit/schema.ts'
import { checkSeveral } from '#game-kit/several-bets.ts'
import { steppedGame } from '#game-kit/stepped/stepped.ts'
import type { SteppedMath } from '#game-kit/stepped/stepped.ts'
import type { Minor } from '#kit/money.ts'
import { rational } from '#kit/rational.ts'
import type { BetKey, ShownEvent, TrioChoice, TrioEvent } from './events.ts'
import { bonusPays, madeOf, pairPlusPays, QUEEN_HIGH, strengthOf } from './hands.ts'
import { trioTheory } from './theory.ts'

/**
 * Swallow Trio: three-card poker against the dealer. After an ante three cards are dealt to each side; the member gives the ante up
 * or plays it with as much again. A dealer below queen high does not play: the ante wins 1 to 1 and the second bet comes back.
 * Otherwise both win or lose 1 to 1, and come back on a tie. A straight wins 1, three of a kind 4, a straight flush 5 antes
 * besides, no matter what the dealer has, if it was played. Pair plus stands on the member's cards alone and is paid after a fold, too.
 * Draw order: six cards picked of 52: member, dealer, in turn.
 */
const THREE = 3

export interface TrioConfig {
  readonly stakes: StakeRules
}

export type TrioAct = Act<'play' | 'fold'>

export interface TrioState {
  readonly bets: readonly Bet<TrioChoice>[]
  readonly mine: readonly number[]
  /** Secret until the member has decided. */
  readonly theirs: readonly number[]
  readonly result: ShownEvent['result'] | null
}

export const trioConfig: TrioConfig = { stakes: quickStakes }

const betType = (key: BetKey, most: number) =>
  ({
    key,
    i18n: `swallowTrio.bet.${key}`,
    choice: object<TrioChoice>({}),
    limits: key === 'ante' ? 'main' : 'side',
    maxReturn: () => rational(most),
  }) satisfies BetType<TrioConfig, TrioChoice>

/** Ante and play won, and the bonus of a straight flush: nine antes. */
export const ante = betType('ante', 4 + bonusPays.straightFlush)
export const betTypes = [ante, betType('pairPlus', pairPlusPays.straightFlush + 1)] as const

const stakeOf = (bets: readonly Bet<TrioChoice>[], key: BetKey): Minor =>
  bets.find((bet) => bet.key === key)?.stake ?? 0n

function shown({ mine, theirs }: TrioState, did: TrioAct['do']): ShownEvent {
  const strength = strengthOf(theirs)
  const difference = strengthOf(mine) - strength
  const isQualified = strength >= QUEEN_HIGH
  const result =
    did === 'fold' ? 'folded' : !isQualified || difference > 0 ? 'won' : difference === 0 ? 'tied' : 'lost'
  return { type: 'shown', cards: theirs, made: madeOf(theirs), isQualified, result }
}

/** The bets in their order; the second bet of a hand that is played comes last. */
function settle(_cfg: TrioConfig, { bets, mine, theirs, result }: TrioState): readonly Line[] | null {
  if (!result) return null
  const made = madeOf(mine)
  const bonus = result === 'folded' ? 0 : bonusPays[made]
  const isIdle = strengthOf(theirs) < QUEEN_HIGH
  const won = { won: 2, tied: 1, lost: 0, folded: 0 }[result]
  const line = (betKey: string, stake: Minor, times: number): Line => ({
    betKey,
    stake,
    factor: rational(times),
    tag: times > 1 ? 'win' : times === 1 ? 'push' : 'loss',
  })
  const lines = bets.map((bet) =>
    bet.key === 'ante'
      ? line('ante', bet.stake, won + bonus)
      : line('pairPlus', bet.stake, pairPlusPays[made] > 0 ? pairPlusPays[made] + 1 : 0),
  )
  if (result !== 'folded')
    lines.push(line('play', stakeOf(bets, 'ante'), result === 'won' && isIdle ? 1 : won))
  return lines
}

export const trioMath: SteppedMath<TrioConfig, TrioChoice, TrioState, TrioAct> = {
  id: 'swallow-trio',
  edition: 1,
  kind: 'stepped',
  configSchema: object<TrioConfig>({ stakes: stakeRules }),
  actionSchema: acts({ play: 0, fold: 0 }),
  maxBets: betTypes.length,
  betTypes: () => betTypes,
  check: checkSeveral({ types: betTypes, nameOf: ({ key }) => key, needed: 'ante' }),
  init: (_cfg, bets, chance) => {
    const six = chance.pick(2 * THREE, DECK)
    const mine = six.filter((_, nth) => nth % 2 === 0)
    const theirs = six.filter((_, nth) => nth % 2 === 1)
    const cards = mine.flatMap((card): TrioEvent[] => [
      { type: 'card', to: 'member', card },
      { type: 'card', to: 'dealer', card: null },
    ])
    return {
      state: { bets, mine, theirs, result: null },
      events: [...cards, { type: 'made', made: madeOf(mine) }],
    }
  },
  legal: (_cfg, { bets }) => [
    { action: { do: 'play' }, charge: stakeOf(bets, 'ante') },
    { action: { do: 'fold' }, charge: 0n },
  ],
  step: (_cfg, state, { do: did }) => {
    const end = shown(state, did)
    return { state: { ...state, result: end.result }, events: [{ type: 'decided', did }, end] }
  },
  settle,
  view: (_cfg, { mine, theirs, result }) => ({
    cards: mine,
    made: madeOf(mine),
    dealer: result ? theirs : null,
    result,
  }),
  timeout: () => ({ do: 'fold' }),
  theoretical: (): readonly TheoryRow[] => trioTheory(),
}

export const swallowTrio = steppedGame(trioMath, trioConfig)
