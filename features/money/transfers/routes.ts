import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { transfers, transfersOffice } from './contract.ts'
import { exportTransfers, listForOffice } from './service/office.ts'
import { sendTransfer } from './service/send.ts'
import { showTerms } from './service/terms.ts'
import { listTransfers } from './service/view.ts'

export function transfersRoutes(house: House): Handlers<typeof transfers> {
  return {
    terms: (_, call) => showTerms(house, call),
    send: (input, call) => sendTransfer(house, input, call),
    list: (input, call) => listTransfers(house, input, call),
  }
}

export function transfersOfficeRoutes(house: House): Handlers<typeof transfersOffice> {
  return {
    list: (input) => listForOffice(house, input),
    export: (input, call) => exportTransfers(house, input, call),
  }
}
