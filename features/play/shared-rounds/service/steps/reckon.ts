import { moneyText } from '#kit/money.ts'
import type { SettledSlip, StoredSlip } from '#game-kit/shared/open.ts'
import type { RoundEnd } from '#ledger/windows/settle.ts'
import { sidesOf, validBet, type BetSides, type Side } from '#features/play/settled-play/public.ts'
import { settleKey } from '../../rules/ids.ts'
import type { RoundRow } from '../../store/rounds.ts'
import type { ActedRow, SlipOutcome, SlipRow } from '../../store/slips.ts'
import type { Host, Opened } from '../host.ts'

/** The result of one slip as it is posted and stored. */
export type Reckoned = Pick<SettledSlip, 'stake' | 'win'> & {
  readonly valid: bigint
  /** What is on which side of which group of the round's bets. */
  readonly sides: readonly Side[]
  readonly won: SlipOutcome['won']
}

const NO_ACTS: readonly ActedRow[] = []

/** Reckons slips of a round by its outcome; pure. */
export function reckoner({ open }: Opened, outcome: RoundRow['outcome']): (slip: StoredSlip) => Reckoned {
  const settle = open.settler(outcome)
  return (slip) => {
    const { stake, win, results } = settle(slip)
    const won = results.flatMap((line, at) =>
      line.win > 0n ? [[at, moneyText(line.win), isWin(line) ? (line.hits ?? 1) : 0] as const] : [],
    )
    return { stake, win, valid: validBet(results), sides: sidesOf(results), won }
  }
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
