import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { care } from './contract.ts'
import { showCare, takeCare } from './service.ts'

export function careRoutes(house: House): Handlers<typeof care> {
  return {
    report: (input, call) => showCare(house, input, call),
    file: (input, call) => takeCare(house, input, call),
  }
}
