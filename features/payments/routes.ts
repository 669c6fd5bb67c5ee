import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { payments } from './contract.ts'
import { takeCallback } from './service/callback.ts'

export function paymentsRoutes(house: House): Handlers<typeof payments> {
  return { callback: (input, call) => takeCallback(house, input, call) }
}
