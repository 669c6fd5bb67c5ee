import type { Minor } from '#kit/money.ts'
import { awardsOf, potsOf, rakeOf, uncalled, type Pot } from '#game-kit/cards/poker/pots.ts'
import { changed, liveIn, playerAt, type Bets } from './bets.ts'

export interface RakedPot extends Pot {
  readonly rake: Minor
}

export interface Win {
  readonly seat: number
  readonly amount: Minor
  /** Index of the pot, main pot 0. */
  readonly pot: number
}

export interface BetResult {
  readonly returned: { readonly seat: number; readonly amount: Minor } | null
  readonly pots: readonly RakedPot[]
  readonly wins: readonly Win[]
  /** Seats that show their cards, in order. */
  readonly shown: readonly number[]
}

/** The uncalled part of the highest bet goes back before pots are made. */
export function withoutUncalled<Hand extends Bets>(
  hand: Hand,
): { readonly back: Hand; readonly returned: BetResult['returned'] } {
  const found = uncalled(hand.players)
  const player = found && hand.players[found.seat]
  if (!found || !player) return { back: hand, returned: null }
  const { seat, stack, put } = player
  const { amount } = found
  return {
    back: changed(hand, seat, { stack: stack + amount, put: put - amount }),
    returned: { seat, amount },
  }
}

/** The pots with their rake, with seats in place of indexes. Players who all put in the same make one pot. */
export function rakedPots(
  { players, config }: Bets,
  { isDue }: { readonly isDue: boolean },
): readonly RakedPot[] {
  const pots = potsOf(players)
  const rakes = rakeOf(pots, { ...config.rake, chip: config.chip, isDue })
  return pots.map(({ amount, seats }, at) => ({
    amount,
    seats: seats.map((index) => players[index]?.seat ?? 0),
    rake: rakes[at] ?? 0n,
  }))
}

/** Everything goes to the only player who did not fold. */
export const uncontested = (hand: Bets, pots: readonly RakedPot[]): readonly Win[] =>
  pots.map(({ amount, rake }, pot) => ({ seat: liveIn(hand)[0]?.seat ?? 0, amount: amount - rake, pot }))

/** What strengths win of the pots, rake taken. `part`: how much of a pot is played for; without it all. */
export function winsBy(
  { button, seats, config: { chip } }: Bets,
  pots: readonly RakedPot[],
  strengths: ReadonlyMap<number, number>,
  part: (amount: Minor) => Minor = (amount) => amount,
): readonly Win[] {
  return pots.flatMap((pot, at) => {
    const amount = part(pot.amount - pot.rake)
    const awards = awardsOf({ ...pot, amount }, strengths, { button, seats, chip })
    return [...awards].map(([seat, won]) => ({ seat, amount: won, pot: at }))
  })
}

/** With the wins in the stacks. */
export const paidOut = <Hand extends Bets>(hand: Hand, wins: readonly Win[]): Hand =>
  wins.reduce(
    (next, { seat, amount }) => changed(next, seat, { stack: (playerAt(next, seat)?.stack ?? 0n) + amount }),
    hand,
  )
