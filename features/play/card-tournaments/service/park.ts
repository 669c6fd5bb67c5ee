import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { stoppedAmong, tellPaid, type Paid } from '#features/play/card-rooms/public/money.ts'
import { insertIncident } from '../store/incidents.ts'
import { insertParked, takeParked, type Due } from '../store/parked.ts'
import { lockFreeTournament, type TournamentRow } from '../store/tournaments.ts'
import { postDue } from './money.ts'
import { linkOf, nameOf } from './news.ts'

/** The wallets among them that are frozen. */
export const stoppedOf = (tx: Tx, due: readonly Due[]): Promise<ReadonlySet<bigint>> =>
  stoppedAmong(
    tx,
    due.map(({ wallet }) => wallet),
  )

type Owing = {
  readonly tournament: TournamentRow
  readonly due: readonly Due[]
  /** Where it is known which wallets are frozen, so that what members are told agrees with it. */
  readonly stopped?: ReadonlySet<bigint>
}

/**
 * Pays what a tournament owes, as the transaction's last statement. A wallet that is frozen holds up its own payment and no other's: that
 * one is parked.
 */
export async function payOut(
  app: App,
  tx: Tx,
  { tournament, due, stopped: known }: Owing,
): Promise<readonly Paid[]> {
  const stopped = known ?? (await stoppedOf(tx, due))
  const parked = due.filter(({ wallet }) => stopped.has(wallet))
  await insertParked(tx, tournament.id, parked)
  for (const each of parked) {
    await insertIncident(tx, { tournament: tournament.id, kind: 'parked', player: each.name })
    if (each.amount > 0n) await tell(app, tx, { tournament, due: each, text: 'tournamentParked' })
  }
  const paying = due.filter(({ wallet }) => !stopped.has(wallet))
  return postDue(app, tx, tournament, paying)
}

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
