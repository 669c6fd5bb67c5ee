import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { memberFacts } from './contract.ts'
import { showFacts } from './service.ts'

export function memberFactsRoutes(app: App): Handlers<typeof memberFacts> {
  return { show: (input, call) => showFacts(app, input, call) }
}
