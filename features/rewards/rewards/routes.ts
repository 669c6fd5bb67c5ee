import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { rewards, rewardsOffice } from './contract.ts'
import { claimReward } from './service/claim.ts'
import { giveReward } from './service/give.ts'
import { listForOffice, listRewards } from './service/list.ts'

export function rewardsRoutes(app: App): Handlers<typeof rewards> {
  return {
    list: (input, call) => listRewards(app, input, call),
    claim: (input, call) => claimReward(app, input, call),
  }
}

export function rewardsOfficeRoutes(app: App): Handlers<typeof rewardsOffice> {
  return {
    list: (input, call) => listForOffice(app, input, call),
    give: (input, call) => giveReward(app, input, call),
  }
}
