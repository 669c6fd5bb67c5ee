import type { Db, Tx } from '#db/pool.ts'
import type { BrandCount, WaitingAsked } from '#db/review/cutoffs.ts'
import { countEntries } from '../store/results.ts'
import { uuidsIn, type RowReference } from '#db/review/references.ts'
import { eventsByIds } from '../store/events.ts'
import { shownEvents } from './shown.ts'

/** A result waits for its second person no longer than this: bets of the event are unpaid until then. */
const OVERDUE_MS = 60 * 60_000

/** Events whose entered result waits for a second source: work of the installation, since every brand takes bets on them. */
export async function waitingResults(reader: Db | Tx, { isHouse, now }: WaitingAsked): Promise<BrandCount[]> {
  if (!isHouse) return []
  const { count, overdue } = await countEntries(reader, new Date(now.getTime() - OVERDUE_MS))
  return count > 0 ? [{ merchant: null, count, overdue }] : []
}

/** What the audit log calls events: "Old Harbour – River City, 2026-12-05". */
export async function eventReferences(db: Db, ids: readonly string[]): Promise<RowReference[]> {
  const rows = await eventsByIds(db, uuidsIn(ids))
  const shown = await shownEvents(db, rows)
  return shown.map(({ id, home, away, league, startsAt, state }) => {
    const who = home && away ? `${home.name} – ${away.name}` : league.name
    return { id, text: `${who}, ${startsAt.toISOString().slice(0, 10)}`, state }
  })
}
