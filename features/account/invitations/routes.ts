import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { invitationsOffice } from './contract.ts'
import { addInvitation, listInvitations, revokeInvitation } from './service.ts'

export function invitationsOfficeRoutes(house: House): Handlers<typeof invitationsOffice> {
  return {
    list: (input, call) => listInvitations(house, input, call),
    add: (input, call) => addInvitation(house, input, call),
    revoke: (input, call) => revokeInvitation(house, input, call),
  }
}
