import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { bonuses } from './contract/member.ts'
import type { freeRoundsOffice } from './contract/office.ts'
import { cancelBonus, listBets, listBonuses, showTerms } from './service/member.ts'
import { changeOrder, listOrders } from './service/orders/office.ts'

export function bonusesRoutes(app: App): Handlers<typeof bonuses> {
  return {
    list: (input, call) => listBonuses(app, input, call),
    bets: (input, call) => listBets(app, input, call),
    terms: (input, call) => showTerms(app, input, call),
    cancel: (input, call) => cancelBonus(app, input, call),
  }
}

export function freeRoundsOfficeRoutes(app: App): Handlers<typeof freeRoundsOffice> {
  return {
    list: (input) => listOrders(app, input),
    retry: (input, call) => changeOrder(app, 'retry', input, call),
    cancel: (input, call) => changeOrder(app, 'cancel', input, call),
  }
}
