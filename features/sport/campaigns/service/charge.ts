import { randomUUID } from 'node:crypto'
import { STUDIO } from '#game-kit/game.ts'
import type { Tx } from '#db/pool.ts'
import { houseAccount, transferHouse } from '#ledger/house/transfers.ts'
import { putCosts, type Cost } from '../store/costs.ts'

/** The details of the cost accounts, by kind of campaign. */
const DETAILS = { boost: 'sport boost', earlyPayout: 'sport early payout' } as const

/**
 * Sets what bets cost their campaigns, and moves the change from gaming revenue to the cost of bonuses, in the transaction that settles
 * them: a member is paid by the settlement, and the books say which part of it a campaign gave. A correction moves it back.
 */
export async function chargeCosts(tx: Tx, costs: readonly Cost[]): Promise<void> {
  if (costs.length === 0) return
  for (const { merchant, currency, kind, delta } of await putCosts(tx, costs)) {
    if (delta === 0n) continue
    const cost = await houseAccount(tx, { merchant, currency, kind: 'bonus_cost', detail: DETAILS[kind] })
    const revenue = await houseAccount(tx, { merchant, currency, kind: 'ggr', detail: STUDIO })
    const [from, to] = delta > 0n ? [cost, revenue] : [revenue, cost]
    // the rows of the costs make it once only, so the key needs no name
    const key = `sport-campaign:${randomUUID()}`
    await transferHouse(tx, { key, from, to, amount: delta > 0n ? delta : -delta, note: DETAILS[kind] })
  }
}
