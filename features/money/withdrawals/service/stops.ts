import type { Db, Tx } from '#db/pool.ts'
import { stopsLeft, stopsOf, type StopKind } from '../rules/stops.ts'
import { holdMemberState, overrideOf, standingOf } from '../store/stops.ts'

type Of = { readonly id: string; readonly memberId: bigint; readonly wallet: bigint }

/** What stops a withdrawal now, besides what two operators have overridden. */
export async function stoppedBy(reader: Db | Tx, of: Of): Promise<readonly StopKind[]> {
  const stops = stopsOf(await standingOf(reader, of))
  if (stops.length === 0) return stops
  const override = await overrideOf(reader, of.id)
  return override?.state === 'agreed' ? stopsLeft(stops, override.stops) : stops
}

export type StoppedRefusal = {
  readonly refused: 'withdrawals.stopped'
  readonly detail: { stops: StopKind[] }
}

/**
 * The same for a decision: the member cannot be locked between this read and the commit. The ledger checks whether the wallet is
 * frozen.
 */
export async function refuseStopped(tx: Tx, of: Of): Promise<StoppedRefusal | null> {
  await holdMemberState(tx, of.memberId)
  const stops = await stoppedBy(tx, of)
  return stops.length > 0 ? { refused: 'withdrawals.stopped', detail: { stops: [...stops] } } : null
}
