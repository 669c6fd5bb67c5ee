import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { lotteryPools, lotteryPoolsOffice } from './contract.ts'
import { listForOffice, previewTerms, setTerms } from './service/office.ts'
import { createDraws } from './service/draws.ts'
import { createShown } from './service/shown.ts'

export function lotteryPoolsRoutes(app: App): Handlers<typeof lotteryPools> {
  const shown = createShown(app)
  const draws = createDraws(app)
  return {
    list: (_, { merchant, language }) => shown(merchant, language),
    draws: (input, call) => draws(input, call),
  }
}

export function lotteryPoolsOfficeRoutes(app: App): Handlers<typeof lotteryPoolsOffice> {
  return {
    list: (_, call) => listForOffice(app, call),
    preview: (input) => previewTerms(app, input),
    setTerms: (input, call) => setTerms(app, input, call),
  }
}
