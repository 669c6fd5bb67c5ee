import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { returns } from './contract.ts'
import { createReturns } from './service.ts'

export function returnsRoutes(house: House): Handlers<typeof returns> {
  const returnsIn = createReturns(house)
  return {
    async list({ query: { window = 'month' } }, { language, now }) {
      return { at: now, window, games: await returnsIn(window, { language, now }) }
    },
  }
}
