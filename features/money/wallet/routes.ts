import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { wallet as walletContract } from './contract.ts'
import { showBalance, showStatement, statementFile } from './service.ts'

export function walletRoutes(app: App): Handlers<typeof walletContract> {
  return {
    balance: (_, call) => showBalance(app, call),
    statement: (input, call) => showStatement(app, input, call),
    statementCsv: (input, call) => statementFile(app, input, call),
  }
}
