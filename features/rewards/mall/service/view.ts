import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'
import type { Redemption } from '../store/redemptions.ts'

export const referenceOf = (number: bigint): string => `P-${number}`

/** A redemption with the fields of the specification (§3). */
export function viewOf(r: Redemption) {
  return {
    id: r.id,
    number: referenceOf(r.number),
    exchangeType: r.exchangeType,
    product: { en: r.titleEn, vi: r.titleVi },
    quantity: r.quantity,
    points: r.points,
    amount: r.amount,
    currency: r.currency,
    status: r.state,
    time: r.at,
    remarks: r.remarks,
    shipment: r.shipment,
    recipient: r.recipient,
    phone: r.phone,
    deliveryAddress: r.address,
  }
}

/** Tells the member's open pages, and the operators' queue. */
export async function tellMall(app: App, memberId: bigint): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish(`member:${memberId}`, { topic: 'mall.changed', seq, patch: {} })
  app.events.publish('operators', { topic: 'mall.queue', seq, patch: {} })
}
