import type { Db } from '#db/pool.ts'
import { uuidsIn, type RowReference } from '#db/review/references.ts'
import { eventsByIds } from '../store/events.ts'
import { shownEvents } from './shown.ts'

/** What the audit log calls events: "Old Harbour – River City, 2026-12-05". */
export async function eventReferences(db: Db, ids: readonly string[]): Promise<RowReference[]> {
  const rows = await eventsByIds(db, uuidsIn(ids))
  const shown = await shownEvents(db, rows)
  return shown.map(({ id, home, away, league, startsAt, state }) => {
    const who = home && away ? `${home.name} – ${away.name}` : league.name
    return { id, text: `${who}, ${startsAt.toISOString().slice(0, 10)}`, state }
  })
}
