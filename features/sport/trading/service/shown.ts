import type { App } from '#server/app.ts'
import { eventsByIds, shownEvents, type ShownEvent } from '#features/sport/events/public.ts'

/** Events by ID as they are shown; the ones of a page are read together. */
export async function eventsShown(app: App, ids: readonly string[]): Promise<(id: string) => ShownEvent> {
  const rows = await eventsByIds(app.db, [...new Set(ids)])
  const known = new Map((await shownEvents(app.db, rows)).map((event) => [event.id, event]))
  return (id) => {
    const event = known.get(id)
    if (!event) throw new Error(`sport trading: event ${id} is gone`)
    return event
  }
}
