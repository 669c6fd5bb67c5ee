import { inTransaction, type Tx } from '#db/pool.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import {
  askFreeRounds,
  bringFreeRoundsWin,
  type FreeRoundsOrder,
  type FreeRoundsStanding,
} from '#features/play/vendors/public.ts'
import { offerReward, tellRewards } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import { callOf, moveOf, owedRounds, waitMs, type OrderCall } from '../../rules/order.ts'
import { lockOrder, markOrder, orderById, type Order } from '../../store/orders.ts'
import { giveWins } from './wins.ts'

/** An order is asked this much after its last day, so that the vendor has ended it. */
const AFTER_MS = 60_000

/**
 * Makes the call that is due for an order and takes the order as far as the reply says. Wins that the vendor names and whose own calls were
 * lost are executed first, so an order never ends without them. Repeating it at any point changes nothing.
 */
export async function advanceOrder(app: App, id: string): Promise<void> {
  const order = await orderById(app.db, id)
  const call = order && callOf(order.state, { until: order.until, now: app.clock.now() })
  if (!order || !call) return
  const told = await askFreeRounds(app, call, callFor(order))
  const isWhole = told !== null && (await bringAll(app, order, told))
  const moved = await inTransaction(app.db, (tx) => move(app, tx, { id, call, told: isWhole ? told : null }))
  if (moved) await tellRewards(app, order.memberId)
}

function callFor({ id, vendor, memberId, merchant, cashWallet, currency, ...rest }: Order): FreeRoundsOrder {
  const { outsideRef, rounds, stake, until } = rest
  return {
    id,
    vendor,
    memberId,
    merchant,
    wallet: cashWallet,
    currency,
    game: outsideRef,
    rounds,
    stake,
    until,
  }
}

/** False if one was refused: nothing is decided before all of them are paid. */
async function bringAll(app: App, order: Order, { wins }: FreeRoundsStanding): Promise<boolean> {
  for (const win of wins) {
    if (await bringFreeRoundsWin(app, callFor(order), win)) continue
    app.log.warn({ order: order.id, vendor: order.vendor }, 'a win of free rounds could not be paid')
    return false
  }
  return true
}

type Asked = { readonly id: string; readonly call: OrderCall; readonly told: FreeRoundsStanding | null }

async function move(app: App, tx: Tx, { id, call, told }: Asked): Promise<boolean> {
  const order = await lockOrder(tx, id)
  if (!order || order.state === 'ended') return false
  const now = app.clock.now()
  const silent = told ? 0 : order.silent + 1
  const played = Math.max(order.played, told?.played ?? 0)
  const to = told && moveOf(order.state, call, told.state)
  const state = to?.state ?? order.state
  const outcome = to && 'outcome' in to ? to.outcome : null
  const next = new Date(now.getTime() + waitMs(silent))
  const last = new Date(order.until.getTime() + AFTER_MS)
  const nextAt = last > now && last < next ? last : next
  const reason = told?.reason ?? order.reason
  await markOrder(tx, id, { state, outcome, reason, played, silent, nextAt, now })
  if (outcome === null) return state !== order.state || played !== order.played
  await giveWins(tx, order, now)
  if (outcome === 'undelivered') await offerAgain(tx, { ...order, played }, now)
  if (outcome === 'cancelled') await tellCancelled(tx, order, now)
  return true
}

/** What the vendor did not give is offered again; the terms and the days begin again. */
async function offerAgain(tx: Tx, order: Order, now: Date): Promise<void> {
  const { id, merchant, memberId, currency, termsHash } = order
  const owed = owedRounds(order)
  if (owed === 0) return
  await offerReward(
    tx,
    {
      merchant,
      memberId,
      source: 'bonuses',
      key: `order:${id}:again`,
      kind: 'freeRounds',
      currency,
      amount: BigInt(owed),
      detail: { terms: termsHash },
      isEarned: true,
      claim: 'byHand',
      claimUntil: null,
    },
    now,
  )
}

async function tellCancelled(tx: Tx, { id, memberId, rounds }: Order, now: Date): Promise<void> {
  await tellMember(tx, {
    memberId,
    kind: 'money',
    occasion: `bonus:${id}:cancelled`,
    text: 'freeRoundsCancelled',
    values: { count: rounds },
    link: '/index?member=bonusDetails',
    now,
  })
}
