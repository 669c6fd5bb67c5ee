import type { App } from '#server/app.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import {
  incidentsOf,
  isToldByOperator,
  latestResults,
  lockEvent,
  notTakenBack,
} from '#features/sport/events/public.ts'
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
  for (const match of await unseenMatches(app.db, MOST))
    try {
      await readLead(app, match)
    } catch (error) {
      app.log.error(
        { error, event: match.event },
        'sport campaigns: a match could not be read; it will be repeated',
      )
    }
}

/**
 * Only of a match that a feed or its seed tells: one operator alone would pay bets that nothing takes back, so there the result decides,
 * which needs two. A match that has changed since it was chosen may have a goal under review: the next run chooses again.
 */
function readLead(app: App, { event, version }: Unseen): Promise<void> {
  return inTransaction(app.db, async (tx) => {
    const now = await lockEvent(tx, event)
    if (now?.version !== version) return
    const lead = (await isToldByOperator(tx, event)) ? NONE : await leadOf(tx, event)
    await noteLead(tx, event, { lead, version })
  })
}

async function leadOf(tx: Tx, event: string): Promise<Pair> {
  const result = (await latestResults(tx, [event])).get(event)?.result
  return leadsIn(notTakenBack(await incidentsOf(tx, event)), result?.counts['full'] ?? null)
}
