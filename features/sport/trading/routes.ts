import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { sportTrading } from './contract.ts'
import { listFactors, lowerFactor, setFactor } from './service/desk-factors.ts'
import { decideReferral, listReferrals } from './service/referrals.ts'
import { listTicker, showLiability } from './service/ticker.ts'

export function sportTradingRoutes(app: App): Handlers<typeof sportTrading> {
  return {
    ticker: (input, call) => listTicker(app, input, call),
    liability: (input, call) => showLiability(app, input, call),
    referrals: (input, call) => listReferrals(app, input, call),
    decide: (input, call) => decideReferral(app, input, call),
    factors: (input) => listFactors(app, input),
    lowerFactor: (input, call) => lowerFactor(app, input, call),
    setFactor: (input, call) => setFactor(app, input, call),
  }
}
