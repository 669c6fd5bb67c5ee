import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { reports } from './contract.ts'
import { gamesPlayed, liabilityNow, moneyFlows } from './service.ts'

export function reportsRoutes(house: House): Handlers<typeof reports> {
  return {
    async liability(_, { operator, now }) {
      return { at: now, by: operator.account, books: await liabilityNow(house) }
    },
    async games({ query: { period = 'mtd' } }, { operator, language, now }) {
      const played = await gamesPlayed(house, period, { language, now })
      return { at: now, by: operator.account, period, ...played }
    },
    async money({ query: { from, to, merchant = null } }, { operator, language, now }) {
      const flows = await moneyFlows(house, { from, to, merchant }, language)
      return 'refused' in flows ? flows : { at: now, by: operator.account, ...flows }
    },
  }
}
