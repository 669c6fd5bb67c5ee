import type { App } from '#server/app.ts'
import { isToldByOperator } from '#features/sport/events/public.ts'
import type { ChangedEvent } from '#features/sport/events/rules/changed.ts'
import { LEAST_LEAD } from '../rules/terms.ts'
import { noteLead } from '../store/leads.ts'

/**
 * Notes a wide lead of a football match once its goal is beyond review: then betting goes on, or the match is over. Only of a match that a
 * feed or its seed tells: one operator alone would pay bets that nothing takes back, so there the result decides, which needs two.
 */
export async function hearLead(app: App, { id, sport, live, stops }: ChangedEvent): Promise<void> {
  if (sport !== 'football' || !live || stops.includes('incident')) return
  const [home, away] = live.score
  if (Math.abs(home - away) < LEAST_LEAD) return
  if (await isToldByOperator(app.db, id)) return
  await noteLead(app.db, id, [Math.max(0, home - away), Math.max(0, away - home)])
}
