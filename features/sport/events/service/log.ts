import type { App } from '#server/app.ts'
import type { ChangedEvent } from '../rules/changed.ts'

/** The feature's own filling of `eventChanged`. */
export function noteChange(app: App, { id, version, state }: ChangedEvent): Promise<void> {
  app.log.debug({ event: id, version, state }, 'sports event changed')
  return Promise.resolve()
}
