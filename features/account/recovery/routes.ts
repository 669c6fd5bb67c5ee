import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { recovery } from './contract.ts'
import { mailLink } from './service/by-email.ts'
import { openLink, setByLink } from './service/by-link.ts'
import { setByPhone } from './service/by-phone.ts'
import { startRecovery } from './service/start.ts'

export function recoveryRoutes(app: App): Handlers<typeof recovery> {
  return {
    byEmail: (input, call) => mailLink(app, input, call),
    byPhone: (input, call) => setByPhone(app, input, call),
    openLink: (input, call) => openLink(app, input, call),
    byLink: (input, call) => setByLink(app, input, call),
    start: (input, call) => startRecovery(app, input, call),
  }
}
