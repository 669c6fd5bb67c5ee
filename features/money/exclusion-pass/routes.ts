import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { exclusionPass } from './contract.ts'
import { answerWithPass, moneyOf, paymentsOf, withdrawWithPass } from './service.ts'

export function exclusionPassRoutes(house: House): Handlers<typeof exclusionPass> {
  return {
    money: (input, call) => moneyOf(house, input, call),
    payments: (input, call) => paymentsOf(house, input, call),
    answer: (input, call) => answerWithPass(house, input, call),
    withdraw: (input, call) => withdrawWithPass(house, input, call),
  }
}
