import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'

/** Open pages of these agents fetch their contracts again. Call after the commit. */
export async function tellContracts(app: App, memberIds: readonly (bigint | null)[]): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  for (const id of new Set(memberIds))
    if (id !== null) app.events.publish(`member:${id}`, { topic: 'contracts.changed', seq, patch: {} })
}
