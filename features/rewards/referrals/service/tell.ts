import { tellRewards } from '#features/rewards/rewards/public.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'

/** Tells the open pages of members that their referrals have changed, and that there may be a new reward. */
export async function tellReferrals(app: App, members: readonly bigint[]): Promise<void> {
  for (const memberId of members) {
    app.events.publish(`member:${memberId}`, {
      topic: 'referrals.changed',
      seq: (await nextEventNumber(app.db)).toString(),
      patch: {},
    })
    await tellRewards(app, memberId)
  }
}
