import { randomUUID } from 'node:crypto'
import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import type { Paid } from '#features/play/card-rooms/public/money.ts'
import { closeTables, lockTables } from '#features/play/card-rooms/public/tables.ts'
import { idAt } from '#features/play/shared-rounds/rules/ids.ts'
import { payoutsOf, resultsOf } from '../rules/prizes.ts'
import { entriesOf, playersOf, setResults, type Ended, type EntryRow } from '../store/entries.ts'
import { insertIncident } from '../store/incidents.ts'
import type { Due } from '../store/parked.ts'
import { setEnded, type TournamentRow } from '../store/tournaments.ts'
import { payOut } from './park.ts'
import { linkOf, nameOf } from './news.ts'

/**
 * The end of a tournament, under its lock and in one transaction: places and prizes are stored, and one posting follows as the last
 * statement. Each entry is a round of the betting record: its price is the stake, its prize the win, so that what is left is the fees;
 * prizes then become cash. The keys are the entries', so that it is paid once. Who is frozen is paid once released (`payOut`).
 */
export async function settle(app: App, tx: Tx, tournament: TournamentRow): Promise<readonly Paid[]> {
  const { id, buyIn, prizeChip } = tournament
  const entries = await entriesOf(tx, id)
  const players = playersOf(entries)
  const prizes = payoutsOf({ entries: entries.length, players: players.length, buyIn, chip: prizeChip })
  const results = new Map(
    resultsOf(
      players.map((entry) => ({ player: entry.id.toString(), rank: entry.rank })),
      prizes,
    ).map((result) => [result.player, result]),
  )
  const nowMs = app.clock.now().getTime()
  const ended = entries.map((entry) => {
    const result = results.get(entry.id.toString())
    const round = entry.wallet === null ? null : idAt(nowMs, randomUUID())
    return { entry, id: entry.id, place: result?.place ?? null, prize: result?.prize ?? 0n, round }
  })
  await lockTables(tx, id)
  await closeTables(tx, id)
  await setResults(tx, ended)
  await setEnded(tx, id, 'over')
  await insertIncident(tx, { tournament: id, kind: 'over' })
  for (const each of ended) await tellResult(app, tx, tournament, each)
  return payOut(app, tx, { tournament, due: duesOf(ended) })
}

type Result = Ended & { readonly entry: EntryRow }

async function tellResult(app: App, tx: Tx, tournament: TournamentRow, { entry, place, prize }: Result) {
  if (entry.memberId === null || place === null || prize === 0n) return
  const { currency, isPractice, id } = tournament
  await tellMember(tx, {
    memberId: entry.memberId,
    kind: isPractice ? 'house' : 'money',
    occasion: `tournamentWon:${entry.id}`,
    text: 'tournamentWon',
    values: { tournament: nameOf(tournament), place, amount: { minor: prize, currency } },
    link: linkOf(id),
    now: app.clock.now(),
  })
}

/** What the end of a tournament owes to its entries; replaced ones get nothing, and their price is in the pool. */
const duesOf = (results: readonly Result[]): readonly Due[] =>
  results.flatMap(({ entry: { id: entry, memberId, name, wallet, cash }, place, prize: amount, round }) =>
    memberId === null || wallet === null || cash === null || round === null
      ? []
      : [{ entry, memberId, name, wallet, cash, round, place, amount }],
  )
