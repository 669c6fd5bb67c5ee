import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { wallet as walletContract } from './contract.ts'
import { showBalance, showStatement, statementFile } from './service.ts'

export function walletRoutes(house: House): Handlers<typeof walletContract> {
  return {
    balance: (_, call) => showBalance(house, call),
    statement: (input, call) => showStatement(house, input, call),
    statementCsv: (input, call) => statementFile(house, input, call),
  }
}
