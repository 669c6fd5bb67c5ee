import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { vendorWallets, vendorWalletsOffice } from './contract.ts'
import { collectAll } from './service/collect.ts'
import { moveMoney } from './service/move.ts'
import { askNow, listAll, listVendors, setVendor } from './service/office.ts'
import { listTransfers, showWallets, visitVendor } from './service/read.ts'

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
    setVendor: (input, call) => setVendor(house, input, call),
    ask: (input) => askNow(house, input),
  }
}
