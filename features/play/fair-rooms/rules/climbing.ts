import type { Minor } from '#kit/money.ts'
import type { Sign } from './collusion.ts'

/**
 * Signs of collusion in one game of Tien Len or Sam Loc, from its decisions and all cards (G18). As in hold'em one sign says nothing: a
 * player may keep a two for later. Only a pattern against one opponent raises a flag (patterns.ts).
 *
 * Chip dumping: one player pays the winner at least thirteen cards and brought it about. `sam`: declared Sam with a hand that takes six
 * plays or more. `covered`: let the winner's last card through and pays for the others too. `two`: played a two that no one asked for,
 * which the winner chopped. `gaveUp`: could beat the winner three times, and never did. Example: of four chances none is taken and 26
 * cards are paid.
 *
 * Soft play, `spared`: passes on the play of an opponent with three cards or fewer, or of one who declared Sam, although it could be
 * beaten; no one else beats it and that opponent wins. `fed`: gives the next player, who has one card, a single that this card beats,
 * although a higher single or another combination was at hand, and that player wins with it. Who takes such a chance in a game was firm
 * against that opponent, which counts against the pattern.
 *
 * What the clock decided is no one's choice and is left out.
 */
export interface ClimbFacts {
  /** What one card is worth. */
  readonly unit: Minor
  readonly members: ReadonlyMap<number, bigint>
  readonly winner: number
  /** What one seat paid another. */
  readonly paid: readonly { readonly from: number; readonly to: number; readonly amount: Minor }[]
  /** Who pays for the others, and who was chopped by whom. */
  readonly covers: number | null
  readonly chopped: readonly { readonly from: number; readonly to: number }[]
  /** Who declared Sam, and with how many plays the hand could be empty. */
  readonly sam: { readonly seat: number; readonly plays: number } | null
  readonly turns: readonly ClimbTurn[]
}

export interface ClimbTurn {
  readonly seat: number
  readonly isOwn: boolean
  readonly did: 'play' | 'pass'
  /** A play was possible. */
  readonly could: boolean
  /** Whose play it was to beat, and the cards that one had left; null: a lead. */
  readonly on: { readonly seat: number; readonly left: number } | null
  /** The next player has one card that a single can be kept from: who, and whether it was; null: it has not, or nothing could. */
  readonly guard: { readonly seat: number; readonly kept: boolean } | null
  /** A two was played although other cards could be. */
  readonly threwTwo: boolean
}

const FEW_CARDS = 3
const DUMP_CARDS = 13n
const GIVEN_UP = 3
const HOPELESS_PLAYS = 6

const between = (
  { members }: ClimbFacts,
  from: number,
  to: number,
): Pick<Sign, 'member' | 'other'> | null => {
  const [member, other] = [members.get(from), members.get(to)]
  return member === undefined || other === undefined ? null : { member, other }
}

const paidBy = ({ paid, winner }: ClimbFacts, from: number): Minor =>
  paid.reduce((sum, each) => (each.from === from && each.to === winner ? sum + each.amount : sum), 0n)

/** How a seat brought about what it paid the winner; null: it played to win. */
function dumpWhy({ turns, winner, covers, chopped, sam }: ClimbFacts, seat: number): Sign['why'] {
  if (sam?.seat === seat && sam.plays >= HOPELESS_PLAYS) return 'sam'
  const own = turns.filter((turn) => turn.seat === seat && turn.isOwn)
  if (covers === seat && own.some(({ guard }) => guard?.kept === false)) return 'covered'
  const isChopped = chopped.some(({ from, to }) => from === seat && to === winner)
  if (isChopped && own.some(({ threwTwo }) => threwTwo)) return 'two'
  const chances = own.filter(({ on, could }) => on?.seat === winner && could)
  return chances.length >= GIVEN_UP && chances.every(({ did }) => did === 'pass') ? 'gaveUp' : null
}

type Chance = {
  readonly seat: number
  readonly against: number
  readonly why: Sign['why']
  readonly kept: boolean
}

/** The chances of a game to keep an opponent from winning, taken or not. One that made no difference is none. */
function chancesOf({ turns, winner, sam }: ClimbFacts): readonly Chance[] {
  return turns.flatMap((turn, nth): Chance[] => {
    const { seat, did, could, on, guard, isOwn } = turn
    if (!isOwn) return []
    const next = turns.slice(nth + 1).find((each) => each.did === 'play')
    if (guard) {
      const { seat: against, kept } = guard
      const isOut = next?.seat === against && against === winner
      return kept || isOut ? [{ seat, against, why: did === 'pass' ? 'spared' : 'fed', kept }] : []
    }
    if (!on || !could || (on.left > FEW_CARDS && on.seat !== sam?.seat)) return []
    const kept = did === 'play'
    const stood = next?.seat === on.seat && on.seat === winner
    return kept || stood ? [{ seat, against: on.seat, why: 'spared', kept }] : []
  })
}

function softOf(facts: ClimbFacts, chances: readonly Chance[]): readonly Sign[] {
  const first = chances.filter(
    ({ seat, against }, nth) =>
      chances.findIndex((each) => each.seat === seat && each.against === against) === nth,
  )
  return first.flatMap(({ seat, against, why }): Sign[] => {
    const pair = between(facts, seat, against)
    if (!pair) return []
    const isFirm = chances.some((each) => each.seat === seat && each.against === against && each.kept)
    if (isFirm) return [{ kind: 'firm', ...pair, amount: 0n, why: 'stopped' }]
    return [{ kind: 'soft', ...pair, amount: paidBy(facts, seat), why }]
  })
}

function dumpsOf(facts: ClimbFacts, chances: readonly Chance[]): readonly Sign[] {
  return [...facts.members.keys()].flatMap((seat): Sign[] => {
    const pair = between(facts, seat, facts.winner)
    const amount = paidBy(facts, seat)
    if (seat === facts.winner || !pair || amount < facts.unit * DUMP_CARDS) return []
    if (chances.some((each) => each.seat === seat && each.against === facts.winner && each.kept)) return []
    const why = dumpWhy(facts, seat)
    return why ? [{ kind: 'dump', ...pair, amount, why }] : []
  })
}

/** The signs of one game. */
export function climbSignsOf(facts: ClimbFacts): readonly Sign[] {
  const chances = chancesOf(facts)
  return [...dumpsOf(facts, chances), ...softOf(facts, chances)]
}
