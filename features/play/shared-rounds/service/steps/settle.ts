import type { Tx } from '#db/pool.ts'
import { moneyText } from '#kit/money.ts'
import type { SettledSlip, StoredSlip } from '#game-kit/shared/open.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem } from '#ledger/types.ts'
import { settleRounds, type RoundEnd } from '#ledger/windows/settle.ts'
import { validBet } from '#features/play/settled-play/public.ts'
import { reverseKey, settleKey, voidKey } from '../../rules/ids.ts'
import { changeRound, type RoundRow } from '../../store/rounds.ts'
import { actsOf, slipsAfter, type ActedRow, type SlipOutcome, type SlipRow } from '../../store/slips.ts'
import type { Host, Opened } from '../host.ts'
import type { Stepped } from './step.ts'

/** The result of one slip as it is posted and stored. */
export type Reckoned = Pick<SettledSlip, 'stake' | 'win'> & {
  readonly valid: bigint
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
    return { stake, win, valid: validBet(results), won }
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

/** Settles the next slice of a drawn round, with its progress; the last one makes it settled. */
export async function settleSlice(host: Host, tx: Tx, round: RoundRow): Promise<Stepped> {
  const opened = await host.opened(round)
  const slips = await slipsAfter(tx, { round: round.id, after: round.settledTo, limit: host.slice })
  const open = slips.filter(({ state }) => state === 'open')
  const acts = opened.open.timed
    ? await actsOf(
        tx,
        round.id,
        open.map(({ id }) => id),
      )
    : null
  const reckon = reckoner(opened, round.outcome)
  const ends = open.map((slip) => endOf(host, round, slip, reckon(storedSlip(slip, acts?.get(slip.id)))))
  const isLast = slips.length < host.slice
  const settledSlips = round.settledSlips + slips.length
  await changeRound(
    tx,
    round.id,
    {
      due: 'now',
      settledTo: slips.at(-1)?.id ?? round.settledTo,
      settledSlips,
      ...(isLast ? { state: 'settled', settledNow: true, isHookDue: true } : {}),
    },
    isLast ? { kind: 'settled', data: { outcome: round.outcome, slips: settledSlips } } : null,
  )
  const { news, refused } = await settleRounds(tx, ends)
  const strange = refused.find(({ result }) => result.status === 'refused' && result.reason !== 'roundClosed')
  if (strange)
    throw new Error(
      `shared rounds: slip ${strange.end.round} was not settled: ${JSON.stringify(strange.result, plain)}`,
    )
  return { state: isLast ? 'settled' : 'drawn', news }
}

const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)

/** Returns the stakes of the next slice of a void round; also of slips that were settled before it was voided. */
export async function voidSlice(host: Host, tx: Tx, round: RoundRow): Promise<Stepped> {
  const { vendor } = host.rowOf(round.game)
  const slips = await slipsAfter(tx, { round: round.id, after: round.settledTo, limit: host.slice })
  const isLast = slips.length < host.slice
  const settledSlips = round.settledSlips + slips.length
  await changeRound(
    tx,
    round.id,
    {
      due: 'now',
      settledTo: slips.at(-1)?.id ?? round.settledTo,
      settledSlips,
      ...(isLast ? { voidedNow: true, isHookDue: true } : {}),
    },
    isLast ? { kind: 'voided', data: { slips: settledSlips } } : null,
  )
  const items = slips
    .filter(({ state }) => state !== 'void')
    .map(({ id, wallet }): LedgerItem => ({ step: 'void', key: voidKey(id), wallet, vendor, round: id }))
  if (items.length > 0) await post(tx, items)
  return { state: 'void' }
}

/** The corrections of a slice: slips whose result differs are reversed and settled again (P5). */
export async function correctSlice(host: Host, tx: Tx, round: RoundRow): Promise<Stepped> {
  const opened = await host.opened(round)
  const { vendor } = host.rowOf(round.game)
  const slips = await slipsAfter(tx, { round: round.id, after: round.settledTo, limit: host.slice })
  const isLast = slips.length < host.slice
  const reckon = reckoner(opened, round.outcome)
  const items = slips.flatMap((slip): LedgerItem[] => {
    const reckoned = reckon(storedSlip(slip))
    if (slip.state !== 'settled' || !differs(slip, reckoned)) return []
    const { outcome, ...end } = endOf(host, round, slip, reckoned)
    const before = slip.outcome?.settlement ?? 1
    return [
      {
        step: 'rollback',
        key: reverseKey(slip.id, before),
        wallet: slip.wallet,
        target: settleKey(slip.id, before),
      },
      { ...end, vendor, step: 'settle', outcome },
    ]
  })
  const settledTo = slips.at(-1)?.id ?? round.settledTo
  await changeRound(
    tx,
    round.id,
    {
      due: 'now',
      settledTo,
      settledSlips: round.settledSlips + slips.length,
      ...(isLast ? { settledNow: true, isHookDue: true } : {}),
    },
    isLast ? { kind: 'corrected', data: { outcome: round.outcome, settlement: round.settlement } } : null,
  )
  if (items.length > 0) await post(tx, items)
  return { state: round.state }
}

/** Whether a settled slip has another result now. */
export function differs(slip: Pick<SlipRow, 'win' | 'outcome'>, { win, won }: Reckoned): boolean {
  return win !== slip.win || JSON.stringify(won) !== JSON.stringify(slip.outcome?.won ?? [])
}
