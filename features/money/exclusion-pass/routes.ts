import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { exclusionPass } from './contract.ts'
import { answerWithPass, moneyOf, paymentsOf, withdrawWithPass } from './service.ts'

export function exclusionPassRoutes(app: App): Handlers<typeof exclusionPass> {
  return {
    money: (input, call) => moneyOf(app, input, call),
    payments: (input, call) => paymentsOf(app, input, call),
    answer: (input, call) => answerWithPass(app, input, call),
    withdraw: (input, call) => withdrawWithPass(app, input, call),
  }
}
