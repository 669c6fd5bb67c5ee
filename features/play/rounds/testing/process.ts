import { createApp } from '#apps/server/create-app.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { recordedEvents } from '#server/events.ts'
import { createFloor } from '../service/round.ts'

/** Another process on the same database, without an HTTP server: it plays through its own round service. */
export async function processBeside(at: TestApp) {
  const { app, close } = await createApp({
    config: at.app.config,
    name: 'beside',
    clock: at.clock,
    log: at.app.log,
    events: () => recordedEvents(),
  })
  return { floor: createFloor(app), callers: app.callers.game, close }
}
