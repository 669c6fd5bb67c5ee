import { inTransaction, type Tx } from '#db/pool.ts'
import type { Reached } from '#features/agents/affiliates/extension-points.ts'
import { moneyText } from '#kit/money.ts'
import type { App } from '#server/app.ts'
import { filled, type MacroValues } from '../rules/postback.ts'
import { insertDelivery, playerFacts, postbacksOf, untoldCommission } from '../store.ts'

const DAY_MS = 86_400_000
/** A statement that is older was told, or its address was added later. */
const LOOK_BACK_MS = 7 * DAY_MS

/** Queues a milestone of a player for each address of its affiliate, in the transaction that notes it. */
export async function tellMilestone(
  tx: Tx,
  { event, memberId, affiliateId, at, amount }: Reached,
  app: App,
): Promise<void> {
  const addresses = (await postbacksOf(tx, affiliateId)).filter((each) => each.event === event)
  if (addresses.length === 0) return
  const player = await playerFacts(tx, memberId)
  if (!player) return
  const key = `${event}:${player.number}`
  const values: MacroValues = {
    id: key,
    event,
    time: at.toISOString(),
    player: player.number.toString(),
    code: player.code,
    sub: player.subId,
    click: player.click ?? '',
    country: player.country,
    amount: amount > 0n ? moneyText(amount) : '',
    currency: player.currency,
  }
  for (const { id, url } of addresses)
    await insertDelivery(tx, {
      postback: id,
      memberId: affiliateId,
      key,
      event,
      url: filled(url, values),
      now: app.clock.now(),
    })
}

/** Queues commission that was stated and not told yet. */
export async function tellCommission(app: App): Promise<void> {
  const now = app.clock.now()
  await inTransaction(app.db, async (tx) => {
    for (const row of await untoldCommission(tx, new Date(now.getTime() - LOOK_BACK_MS))) {
      const key = `commission:${row.number}`
      const url = filled(row.url, {
        id: key,
        event: 'commission',
        time: row.at.toISOString(),
        player: '',
        code: '',
        sub: '',
        click: '',
        country: '',
        amount: moneyText(row.amount),
        currency: row.currency,
      })
      await insertDelivery(tx, {
        postback: row.postback,
        memberId: row.memberId,
        key,
        event: 'commission',
        url,
        now,
      })
    }
  })
}
