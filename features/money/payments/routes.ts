import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { payments, paymentsOffice } from './contract.ts'
import { takeCallback } from './service/callback.ts'
import { endCase, listCases } from './service/cases.ts'
import { endOldKeys, listKeys, putKey, setAddresses, testCall } from './service/office.ts'

export function paymentsRoutes(app: App): Handlers<typeof payments> {
  return { callback: (input, call) => takeCallback(app, input, call) }
}

export function paymentsOfficeRoutes(app: App): Handlers<typeof paymentsOffice> {
  return {
    keys: (input, call) => listKeys(app, input, call),
    changeKey: (input, call) => putKey(app, input, call),
    endOldKeys: (input, call) => endOldKeys(app, input, call),
    setAddresses: (input, call) => setAddresses(app, input, call),
    test: (input) => testCall(app, input),
    cases: (input) => listCases(app, input),
    closeCase: (input, call) => endCase(app, input, call),
  }
}
