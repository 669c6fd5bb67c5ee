import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { vendorWallets } from './contract/member.ts'
import type { vendorWalletsOffice } from './contract/office.ts'
import { collectAll } from './service/collect.ts'
import { agreeVerdict, closeIncident, proposeVerdict, rejectVerdict } from './service/decide.ts'
import { moveMoney } from './service/move.ts'
import { askNow, exportTransfers, listAll, listVendors, setVendor, showTransfer } from './service/office.ts'
import { listTransfers, showWallets } from './service/read.ts'
import { visitVendor } from './service/visits.ts'

export function vendorWalletsRoutes(app: App): Handlers<typeof vendorWallets> {
  return {
    merchantWallet: (_, call) => showWallets(app, call),
    walletTransfer: (input, call) => moveMoney(app, input, call),
    collect: (input, call) => collectAll(app, input, call),
    transfers: (input, call) => listTransfers(app, input, call),
    visit: (input, call) => visitVendor(app, input, call),
  }
}

export function vendorWalletsOfficeRoutes(app: App): Handlers<typeof vendorWalletsOffice> {
  return {
    vendors: (input) => listVendors(app, input),
    transfers: (input) => listAll(app, input),
    transfer: (input, call) => showTransfer(app, input, call),
    export: (input, call) => exportTransfers(app, input, call),
    setVendor: (input, call) => setVendor(app, input, call),
    ask: (input) => askNow(app, input),
    propose: (input, call) => proposeVerdict(app, input, call),
    agree: (input, call) => agreeVerdict(app, input, call),
    reject: (input, call) => rejectVerdict(app, input, call),
    closeIncident: (input, call) => closeIncident(app, input, call),
  }
}
