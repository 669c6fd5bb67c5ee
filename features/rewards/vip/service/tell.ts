import { tellRewards } from '#features/rewards/rewards/public.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'

/** Tells members' open pages that their rank has changed, and those with a new gift that they have one. */
export async function tellRanks(
  app: App,
  { ranked, gifted }: { readonly ranked: readonly bigint[]; readonly gifted: readonly bigint[] },
): Promise<void> {
  for (const memberId of ranked)
    app.events.publish(`member:${memberId}`, {
      topic: 'vip.changed',
      seq: (await nextEventNumber(app.db)).toString(),
      patch: {},
    })
  for (const memberId of gifted) await tellRewards(app, memberId)
}
