import { inTransaction } from '#db/pool.ts'
import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { contactRules } from '#server/extension/people.ts'
import {
  deliverTo,
  lockSending,
  nextMembers,
  noteDelivery,
  type CampaignRow,
  type Reached,
} from '../store/campaigns.ts'

/** Members per transaction. */
const AT_A_TIME = 200

/** Delivers one batch of a campaign that is being sent; false if there is none. Safe to repeat and to overlap. */
export async function deliverSome(app: App): Promise<boolean> {
  const now = app.clock.now()
  return inTransaction(app.db, async (tx) => {
    const letter = await lockSending(tx)
    if (!letter) return false
    const members = await nextMembers(tx, { ...letter, now, after: letter.reached, limit: AT_A_TIME })
    const chosen = await whoGets(app, tx, { letter, members, now })
    await deliverTo(tx, letter, chosen, now)
    await noteDelivery(tx, letter.id, {
      reached: members.at(-1)?.id ?? letter.reached,
      sent: chosen.length,
      spared: members.length - chosen.length,
      isOver: members.length < AT_A_TIME,
      now,
    })
    return true
  })
}

/** The recipients: all members, or for marketing those who agreed to it and pass the marketing check (R9). */
type Portion = { readonly letter: CampaignRow; readonly members: readonly Reached[]; readonly now: Date }

async function whoGets(app: App, tx: Tx, { letter, members, now }: Portion): Promise<bigint[]> {
  if (!letter.isMarketing) return members.map(({ id }) => id)
  const { mayMarket } = contactRules.of(app)
  const chosen: bigint[] = []
  for (const { id, offers } of members) if (offers && (await mayMarket(tx, id, now))) chosen.push(id)
  return chosen
}

/** One run of the worker: delivers everything that is being sent. */
export async function deliverCampaigns(app: App): Promise<void> {
  while (await deliverSome(app));
}
