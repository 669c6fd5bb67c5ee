import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { payments, paymentsOffice } from './contract.ts'
import { takeCallback } from './service/callback.ts'
import { endOldKeys, listKeys, putKey, setAddresses, testCall } from './service/office.ts'

export function paymentsRoutes(house: House): Handlers<typeof payments> {
  return { callback: (input, call) => takeCallback(house, input, call) }
}

export function paymentsOfficeRoutes(house: House): Handlers<typeof paymentsOffice> {
  return {
    keys: (input, call) => listKeys(house, input, call),
    changeKey: (input, call) => putKey(house, input, call),
    endOldKeys: (input, call) => endOldKeys(house, input, call),
    setAddresses: (input, call) => setAddresses(house, input, call),
    test: (input) => testCall(house, input),
  }
}
