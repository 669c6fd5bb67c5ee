import { moneyText } from '#kit/money.ts'
import type { SettledSlip, StoredSlip } from '#game-kit/shared/open.ts'
import type { RoundEnd } from '#ledger/windows/settle.ts'
import {
  opposingOf,
  sidesOf,
  validBet,
  type BetSides,
  type EndedBet,
  type Opposing,
  type Side,
} from '#features/play/settled-play/public.ts'
import { settleKey } from '../../rules/ids.ts'
import type { RoundRow } from '../../store/rounds.ts'
import type { ActedRow, SlipOutcome, SlipRow } from '../../store/slips.ts'
import type { Host, Opened } from '../host.ts'

/** The result of one slip as it is posted and stored. */
export type Reckoned = Pick<SettledSlip, 'stake' | 'win'> & {
  readonly valid: bigint
  /** What is on which side of which group of the round's bets. */
  readonly sides: readonly Side[]
  /** The bets that other slips of the member could oppose; empty: none. */
  readonly opposable: readonly EndedBet[]
  readonly won: SlipOutcome['won']
}

const NO_ACTS: readonly ActedRow[] = []

/** Reckons slips of a round by its outcome; pure. `all`: the sides of every slip of the member on the round, where it has several. */
export function reckoner(
  { open }: Opened,
  outcome: RoundRow['outcome'],
): (slip: StoredSlip, all?: Opposing) => Reckoned {
  const settle = open.settler(outcome)
  return (slip, all) => {
    const { stake, win, results } = settle(slip)
    const won = results.flatMap((line, at) =>
      line.win > 0n ? [[at, moneyText(line.win), isWin(line) ? (line.hits ?? 1) : 0] as const] : [],
    )
    const opposable = results.filter(({ hedge, hedges }) => hedge ?? hedges)
    const valid = opposable.length > 0 ? validBet(results, all ?? opposingOf(results)) : validBet(results)
    return { stake, win, valid, sides: sidesOf(results.flatMap(pairsOf)), opposable, won }
  }
}

/** What of a line is on sides of which any two oppose each other; numbers of a place oppose only where all of them are bet. */
const pairsOf = (line: SettledSlip['results'][number]): readonly Pick<EndedBet, 'stake' | 'hedge'>[] => {
  const { hedges } = line
  if (!hedges) return [line]
  return hedges
    .filter(({ of }) => of === undefined || of === 2)
    .map(({ share, ...hedge }) => ({ stake: (line.stake * share.n) / share.d, hedge }))
}

/** A losing line may return a rebate, and a push its stake: neither is a hit. */
const isWin = ({ tag }: SettledSlip['results'][number]): boolean =>
  tag === 'win' || tag === 'halfWin' || tag === 'jackpot'

export function storedSlip(
  { inputs }: Pick<SlipRow, 'inputs'>,
  acts: readonly ActedRow[] = NO_ACTS,
): StoredSlip {
  return { lines: inputs.lines, epoch: inputs.epoch, acts }
}

/** What the ledger stores of a settled slip: nothing where a first settlement lost. */
export function outcomeOf({ won }: Reckoned, settlement: number): SlipOutcome | null {
  return won.length > 0 || settlement > 1 ? { settlement, won } : null
}

/** On which sides of the round's events a slip was. */
export function betSides(
  round: RoundRow,
  slip: Pick<SlipRow, 'id' | 'wallet'>,
  { sides }: Reckoned,
): BetSides {
  return {
    round: slip.id,
    wallet: slip.wallet,
    sides: sides.map(({ event, ...rest }) => ({ event: `${round.id}:${event}`, ...rest })),
  }
}

/** The posting that settles a slip; a crash repeats it with the same key. */
export function endOf(
  host: Host,
  round: RoundRow,
  slip: Pick<SlipRow, 'id' | 'wallet'>,
  reckoned: Reckoned,
): RoundEnd {
  const { vendor } = host.rowOf(round.game)
  const { stake, win, valid } = reckoned
  const key = settleKey(slip.id, round.settlement)
  const outcome = outcomeOf(reckoned, round.settlement)
  return { round: slip.id, key, wallet: slip.wallet, vendor, stake, win, valid, outcome }
}

/** Whether a settled slip has another result now. */
export function differs(slip: Pick<SlipRow, 'win' | 'outcome'>, { win, won }: Reckoned): boolean {
  return win !== slip.win || JSON.stringify(won) !== JSON.stringify(slip.outcome?.won ?? [])
}
