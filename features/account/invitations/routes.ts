import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { invitationsOffice } from './contract.ts'
import { addInvitation, listInvitations, revokeInvitation } from './service.ts'

export function invitationsOfficeRoutes(app: App): Handlers<typeof invitationsOffice> {
  return {
    list: (input, call) => listInvitations(app, input, call),
    add: (input, call) => addInvitation(app, input, call),
    revoke: (input, call) => revokeInvitation(app, input, call),
  }
}
