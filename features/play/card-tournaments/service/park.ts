import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { stoppedAmong, tellPaid, type Paid } from '#features/play/card-rooms/public/money.ts'
import { insertIncident } from '../store/incidents.ts'
import { dueParked, insertParked, takeParked, type Due } from '../store/parked.ts'
import { lockFreeTournament, type TournamentRow } from '../store/tournaments.ts'
import { postDue } from './money.ts'
import { linkOf, nameOf } from './news.ts'

/**
 * Pays what a tournament owes, as the transaction's last statement. A wallet that is frozen holds up its own payment and no other's: that
 * one is parked.
 */
export async function payOut(
  app: App,
  tx: Tx,
  tournament: TournamentRow,
  due: readonly Due[],
): Promise<readonly Paid[]> {
  const stopped = await stoppedOf(tx, due)
  return payUnlessStopped(app, tx, { tournament, due, stopped })
}

/** The wallets among them that are frozen. */
export const stoppedOf = (tx: Tx, due: readonly Due[]): Promise<ReadonlySet<bigint>> =>
  stoppedAmong(
    tx,
    due.map(({ wallet }) => wallet),
  )

/** The same, where it is already known which wallets are frozen, so that what members are told agrees with it. */
export async function payUnlessStopped(
  app: App,
  tx: Tx,
  {
    tournament,
    due,
    stopped,
  }: {
    readonly tournament: TournamentRow
    readonly due: readonly Due[]
    readonly stopped: ReadonlySet<bigint>
  },
): Promise<readonly Paid[]> {
  const parked = due.filter(({ wallet }) => stopped.has(wallet))
  await insertParked(tx, tournament.id, parked)
  for (const each of parked) {
    await insertIncident(tx, { tournament: tournament.id, kind: 'parked', player: each.name })
    if (each.amount > 0n) await tell(app, tx, { tournament, due: each, text: 'tournamentParked' })
  }
  const paying = due.filter(({ wallet }) => !stopped.has(wallet))
  return postDue(app, tx, tournament, paying)
}

/** Parked payments whose wallet pays again. */
export const duePayments = (app: App) => dueParked(app.db)

type Parked = { readonly id: bigint; readonly tournament: bigint }

/** Pays a parked payment, once: its row is taken in the same transaction. */
export async function payParked(app: App, { id, tournament: of }: Parked): Promise<void> {
  const paid = await inTransaction(app.db, async (tx): Promise<readonly Paid[]> => {
    const tournament = await lockFreeTournament(tx, of)
    const due = tournament && (await takeParked(tx, id))
    if (!tournament || !due) return []
    await insertIncident(tx, { tournament: of, kind: 'paid', player: due.name })
    if (due.amount > 0n) await tell(app, tx, { tournament, due, text: 'tournamentPaid' })
    return postDue(app, tx, tournament, [due])
  })
  await tellPaid(app, paid)
}

type Telling = {
  readonly tournament: TournamentRow
  readonly due: Due
  readonly text: 'tournamentParked' | 'tournamentPaid'
}

const tell = (app: App, tx: Tx, { tournament, due: { entry, memberId, amount }, text }: Telling) =>
  tellMember(tx, {
    memberId,
    kind: 'money',
    occasion: `${text}:${entry}`,
    text,
    values: { tournament: nameOf(tournament), amount: { minor: amount, currency: tournament.currency } },
    link: linkOf(tournament.id),
    now: app.clock.now(),
  })
