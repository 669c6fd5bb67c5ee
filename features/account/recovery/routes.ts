import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { recovery } from './contract.ts'
import { mailLink } from './service/by-email.ts'
import { openLink, setByLink } from './service/by-link.ts'
import { setByPhone } from './service/by-phone.ts'
import { startRecovery } from './service/start.ts'

export function recoveryRoutes(house: House): Handlers<typeof recovery> {
  return {
    byEmail: (input, call) => mailLink(house, input, call),
    byPhone: (input, call) => setByPhone(house, input, call),
    openLink: (input, call) => openLink(house, input, call),
    byLink: (input, call) => setByLink(house, input, call),
    start: (input, call) => startRecovery(house, input, call),
  }
}
