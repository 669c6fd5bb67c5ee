import { commitUnflushed, type Tx } from '#db/pool.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem } from '#ledger/types.ts'
import { settleRounds } from '#ledger/windows/settle.ts'
import { noteSides } from '#features/play/settled-play/public.ts'
import { reverseKey, settleKey, voidKey } from '../../rules/ids.ts'
import { changeRound, type RoundRow } from '../../store/rounds.ts'
import { slipsAfter } from '../../store/slips.ts'
import type { Host } from '../host.ts'
import { reckonAll } from './opposing.ts'
import { differs, endOf } from './reckon.ts'
import { nextSlice, readAhead } from './slice.ts'
import type { Stepped } from './step.ts'

/** Settles the next slice of a drawn round, with its progress; the last one makes it settled. */
export async function settleSlice(host: Host, tx: Tx, round: RoundRow): Promise<Stepped> {
  const { count, last, prepared, sides } = await nextSlice(host, tx, round)
  const isLast = count < host.slice
  const settledSlips = round.settledSlips + count
  await changeRound(
    tx,
    round.id,
    {
      due: 'now',
      settledTo: last ?? round.settledTo,
      settledSlips,
      ...(isLast ? { state: 'settled', settledNow: true, isHookDue: true } : {}),
    },
    isLast ? { kind: 'settled', data: { outcome: round.outcome, slips: settledSlips } } : null,
  )
  await noteSides(tx, sides)
  // a slice that a crash of the database loses is settled again from the progress in the same transaction; the last one flushes them all
  if (!isLast) await commitUnflushed(tx)
  const settling = settleRounds(tx, prepared)
  if (!isLast && last !== null) readAhead(host, round, last)
  const { news, refused } = await settling
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
  const { vendor } = host.rowOf(round.game)
  const slips = await slipsAfter(tx, { round: round.id, after: round.settledTo, limit: host.slice })
  const isLast = slips.length < host.slice
  const all = await reckonAll(host, tx, round, { slips, acts: null })
  const items = all.flatMap(({ slip, result: reckoned }): LedgerItem[] => {
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
