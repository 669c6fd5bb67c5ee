import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { sportVirtual } from './contract.ts'
import { showMatch } from './service/read.ts'

export function sportVirtualRoutes(app: App): Handlers<typeof sportVirtual> {
  return { match: (input) => showMatch(app, input) }
}
