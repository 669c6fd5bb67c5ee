import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import type { Paid } from '#features/play/card-rooms/public/money.ts'
import { closeTables, lockTables, voidHandsOf } from '#features/play/card-rooms/public/tables.ts'
import { entriesOf, setResults } from '../store/entries.ts'
import { insertIncident } from '../store/incidents.ts'
import { setEnded, type TournamentRow } from '../store/tournaments.ts'
import { priceOf, returnsOf } from './money.ts'
import { payOut, stoppedOf } from './park.ts'
import { linkOf, nameOf } from './news.ts'

export type Cancelling =
  | { readonly why: 'few' }
  | {
      readonly why: 'operator'
      readonly byName: string
      readonly approvedBy: string
      readonly reason: string
    }

/**
 * Cancels a tournament, under its lock: hands under way are void, and every entry is returned with its fee, re-entries too. Locks are
 * taken in the order tournament, hands, rooms, seats, wallets.
 */
export async function cancelIn(
  app: App,
  tx: Tx,
  tournament: TournamentRow,
  cancelling: Cancelling,
): Promise<readonly Paid[]> {
  const { id } = tournament
  await voidHandsOf(tx, id)
  await lockTables(tx, id)
  await closeTables(tx, id)
  await setEnded(tx, id, 'cancelled')
  const { byName, approvedBy, reason } =
    cancelling.why === 'operator' ? cancelling : { byName: '', approvedBy: '', reason: '' }
  await insertIncident(tx, { tournament: id, kind: 'cancelled', byName, approvedBy, reason })
  const entries = await entriesOf(tx, id)
  await setResults(
    tx,
    entries.map((entry) => ({ id: entry.id, place: null, prize: 0n, round: null })),
  )
  const due = returnsOf(tournament, entries)
  const stopped = await stoppedOf(tx, due)
  for (const { memberId, id: entry, wallet } of entries) {
    if (memberId === null) continue
    const { currency, isPractice } = tournament
    await tellMember(tx, {
      memberId,
      kind: isPractice ? 'house' : 'money',
      occasion: `tournamentCancelled:${entry}`,
      text: wallet === null || stopped.has(wallet) ? 'tournamentCancelledFree' : 'tournamentCancelled',
      values: { tournament: nameOf(tournament), amount: { minor: priceOf(tournament), currency } },
      link: linkOf(id),
      now: app.clock.now(),
    })
  }
  return payOut(app, tx, { tournament, due, stopped })
}
