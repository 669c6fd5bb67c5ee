import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { fraud } from './contract.ts'
import { clearFlag } from './service.ts'
import { flagCounts, flagsBy } from './store.ts'

const PAGE = 50

export function fraudRoutes(app: App): Handlers<typeof fraud> {
  return {
    async flags({ query: { state = 'open', rule = null, member = null, before = null, limit = PAGE } }) {
      const [rows, counts] = await Promise.all([
        flagsBy(app.db, { state, rule, member, before, limit: limit + 1 }),
        flagCounts(app.db),
      ])
      const flags = rows.slice(0, limit)
      return { flags, next: rows.length > limit ? (flags.at(-1)?.number ?? null) : null, counts }
    },
    clear: ({ params, body }, call) => clearFlag(app, { id: params.id, reason: body.reason }, call),
  }
}
