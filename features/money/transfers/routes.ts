import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { transfers, transfersOffice } from './contract.ts'
import { exportTransfers, listForOffice } from './service/office.ts'
import { sendTransfer } from './service/send.ts'
import { showTerms } from './service/terms.ts'
import { listTransfers, transferReceipt } from './service/view.ts'

export function transfersRoutes(app: App): Handlers<typeof transfers> {
  return {
    terms: (_, call) => showTerms(app, call),
    send: (input, call) => sendTransfer(app, input, call),
    receiptPdf: (input, call) => transferReceipt(app, input, call),
    list: (input, call) => listTransfers(app, input, call),
  }
}

export function transfersOfficeRoutes(app: App): Handlers<typeof transfersOffice> {
  return {
    list: (input) => listForOffice(app, input),
    export: (input, call) => exportTransfers(app, input, call),
  }
}
