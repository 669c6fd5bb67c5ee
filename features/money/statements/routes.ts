import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { statements } from './contract.ts'
import { creditFile, showCredit, showProfit } from './service.ts'
import { showFunds } from './service/funds.ts'

export function statementsRoutes(house: House): Handlers<typeof statements> {
  return {
    profit: (input, call) => showProfit(house, input, call),
    credit: (input, call) => showCredit(house, input, call),
    creditCsv: (input, call) => creditFile(house, input, call),
    funds: (_, call) => showFunds(house, call),
  }
}
