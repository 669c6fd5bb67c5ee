import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { agentAccounts } from './contract.ts'
import { addLink, closeLink, listLinks } from './service/links.ts'
import { openAccount } from './service/open.ts'
import { grantRights, listStaff } from './service/staff.ts'

export function agentAccountsRoutes(app: App): Handlers<typeof agentAccounts> {
  return {
    open: (input, call) => openAccount(app, input, call),
    links: (_, call) => listLinks(app, call),
    addLink: (input, call) => addLink(app, input, call),
    closeLink: (input, call) => closeLink(app, input, call),
    staff: (_, call) => listStaff(app, call),
    setRights: (input, call) => grantRights(app, input, call),
  }
}
