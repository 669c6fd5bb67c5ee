import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { faults } from './contract.ts'

/** What a page says of itself is written down as said: it is a stranger's text and stands in the log only. */
export function faultsRoutes(house: House): Handlers<typeof faults> {
  return {
    tell: ({ body }, { requestId, device }) => {
      house.log.error({ reference: requestId, page: body.page, what: body.what, device }, 'client error')
      return { reference: requestId }
    },
  }
}
