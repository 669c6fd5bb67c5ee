import type { App } from '#server/app.ts'
import { inTransaction } from '#db/pool.ts'
import { incidentOf, incidentsOf, isToldByOperator } from '#features/sport/events/public.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import { leadsIn } from '../rules/leads.ts'
import { noteLead, unseenMatches, type Unseen } from '../store/leads.ts'

const NONE: Pair = [0, 0]
const MOST = 100

/**
 * Notes the leads of football matches that have changed since they were last read. They follow from the stored incidents, so no goal is
 * missed because no process ran when it was told.
 */
export async function findLeads(app: App): Promise<void> {
  for (const match of await unseenMatches(app.db, MOST)) await readLead(app, match)
}

/**
 * Only of a match that a feed or its seed tells: one operator alone would pay bets that nothing takes back, so there the result decides,
 * which needs two.
 */
function readLead(app: App, { event, version }: Unseen): Promise<void> {
  return inTransaction(app.db, async (tx) => {
    const isAlone = await isToldByOperator(tx, event)
    const incidents = isAlone ? [] : await incidentsOf(tx, event)
    const lead = isAlone ? NONE : leadsIn(incidents.filter(({ isVoid }) => !isVoid).map(incidentOf))
    await noteLead(tx, event, { lead, version })
  })
}
