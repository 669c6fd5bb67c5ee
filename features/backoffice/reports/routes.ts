import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { reports } from './contract.ts'
import { gamesPlayed, liabilityNow, moneyFlows } from './service.ts'

export function reportsRoutes(app: App): Handlers<typeof reports> {
  return {
    async liability(_, { operator, now }) {
      return { at: now, by: operator.account, books: await liabilityNow(app) }
    },
    async games({ query: { period = 'mtd' } }, { operator, language, now }) {
      const played = await gamesPlayed(app, period, { language, now })
      return { at: now, by: operator.account, period, ...played }
    },
    async money({ query: { from, to, merchant = null } }, { operator, language, now }) {
      const flows = await moneyFlows(app, { from, to, merchant }, language)
      return 'refused' in flows ? flows : { at: now, by: operator.account, ...flows }
    },
  }
}
