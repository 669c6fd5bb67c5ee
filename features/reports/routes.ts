import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { reports } from './contract.ts'
import { gamesPlayed, liabilityNow } from './service.ts'

export function reportsRoutes(house: House): Handlers<typeof reports> {
  return {
    async liability(_, { operator, now }) {
      return { at: now, by: operator.account, books: await liabilityNow(house) }
    },
    async games({ query: { period = 'mtd' } }, { operator, now }) {
      return { at: now, by: operator.account, period, ...(await gamesPlayed(house, period, now)) }
    },
  }
}
