import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { vendorWallets } from './contract/member.ts'
import type { vendorWalletsOffice } from './contract/office.ts'
import { collectAll } from './service/collect.ts'
import { agreeVerdict, closeIncident, proposeVerdict, rejectVerdict } from './service/decide.ts'
import { moveMoney } from './service/move.ts'
import { askNow, exportTransfers, listAll, listVendors, setVendor, showTransfer } from './service/office.ts'
import { listTransfers, showWallets } from './service/read.ts'
import { visitVendor } from './service/visits.ts'

export function vendorWalletsRoutes(house: House): Handlers<typeof vendorWallets> {
  return {
    merchantWallet: (_, call) => showWallets(house, call),
    walletTransfer: (input, call) => moveMoney(house, input, call),
    collect: (input, call) => collectAll(house, input, call),
    transfers: (input, call) => listTransfers(house, input, call),
    visit: (input, call) => visitVendor(house, input, call),
  }
}

export function vendorWalletsOfficeRoutes(house: House): Handlers<typeof vendorWalletsOffice> {
  return {
    vendors: (input) => listVendors(house, input),
    transfers: (input) => listAll(house, input),
    transfer: (input, call) => showTransfer(house, input, call),
    export: (input, call) => exportTransfers(house, input, call),
    setVendor: (input, call) => setVendor(house, input, call),
    ask: (input) => askNow(house, input),
    propose: (input, call) => proposeVerdict(house, input, call),
    agree: (input, call) => agreeVerdict(house, input, call),
    reject: (input, call) => rejectVerdict(house, input, call),
    closeIncident: (input, call) => closeIncident(house, input, call),
  }
}
