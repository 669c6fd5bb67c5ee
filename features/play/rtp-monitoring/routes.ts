import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { returns } from './contract.ts'
import { endAlert } from './service/alerts.ts'
import { returnsIn } from './service/list.ts'

export function returnsRoutes(house: House): Handlers<typeof returns> {
  return {
    async list({ query: { window = 'month', merchant = null } }, { language, now }) {
      return { at: now, window, ...(await returnsIn(house, { window, merchant, language, now })) }
    },
    closeAlert: ({ params, body }, call) => endAlert(house, { id: params.id, reason: body.reason }, call),
  }
}
