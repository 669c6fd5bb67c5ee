import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { statements } from './contract.ts'
import { creditFile, showCredit, showProfit } from './service.ts'
import { showFunds } from './service/funds.ts'

export function statementsRoutes(app: App): Handlers<typeof statements> {
  return {
    profit: (input, call) => showProfit(app, input, call),
    credit: (input, call) => showCredit(app, input, call),
    creditCsv: (input, call) => creditFile(app, input, call),
    funds: (_, call) => showFunds(app, call),
  }
}
