import type { App } from '#server/app.ts'
import { eventChanged } from '../extension-points.ts'
import type { EventRow } from '../store/events.ts'

/** What happened, for pages that show a goal immediately. */
export type IncidentNews = { readonly kind: string; readonly side: string | null } | null

/** Tells pages and features that an event has changed, after the commit. Best-effort: their own jobs compare versions. */
export async function announce(app: App, event: EventRow, incident: IncidentNews = null): Promise<void> {
  try {
    for (const { code } of await app.merchants.all())
      app.events.publish(`merchant:${code}`, {
        topic: 'sport.event',
        isPart: true,
        of: event.id,
        seq: String(event.version),
        patch: {
          event: event.id,
          version: event.version,
          sport: event.sport,
          league: event.league,
          incident,
        },
      })
    for (const hear of eventChanged.of(app)) await hear(app, event)
  } catch (error) {
    app.log.warn({ error, event: event.id }, 'sports: a change was not announced')
  }
}
