import type { Tx } from '#db/pool.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Posting, PostItem } from '#ledger/types.ts'
import { openWallet, walletOf } from '#ledger/wallets.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'
import type { PointType } from '../rules/points.ts'
import { addDays } from '../store/days.ts'
import { dayOf } from '../store/earning.ts'

export type Holder = { readonly id: bigint; readonly merchant: string; readonly currency: Currency }

/** The member's points wallet, opened on first use. */
export function pointsWallet(tx: Tx, { id, merchant, currency }: Holder): Promise<bigint> {
  return openWallet(tx, { owner: id, merchant, kind: 'points', currency })
}

/** A member's points that can be spent, in ledger units; below zero after a void of what was spent. */
export async function freePoints(reader: Tx | App['db'], { id, merchant, currency }: Holder): Promise<Minor> {
  const wallet = await walletOf(reader, { owner: id, merchant, kind: 'points', currency })
  return wallet ? wallet.balance - wallet.held : 0n
}

export type Move = {
  readonly holder: Holder
  readonly posting: Posting
  readonly type: PointType
  /** Ledger units, positive. */
  readonly points: Minor
  readonly key: string
  readonly ref?: string
  readonly now: Date
}

/**
 * One movement of points: writes its day and returns the ledger item, which the caller posts last in the same transaction. After the
 * commit the caller calls `tellPoints`.
 */
export async function movePoints(tx: Tx, move: Move): Promise<PostItem> {
  const { holder, posting, type, points, key, ref, now } = move
  const wallet = await pointsWallet(tx, holder)
  await addDays(tx, [
    {
      memberId: holder.id,
      merchant: holder.merchant,
      currency: holder.currency,
      day: await dayOf(tx, holder.merchant, now),
      type,
      points: posting.wallet === 'credit' ? points : -points,
    },
  ])
  return { posting, key, wallet, amount: points, detail: type, ...(ref === undefined ? {} : { ref }) }
}

/** Tells members' open pages that their points have changed. */
export async function tellPoints(app: App, members: readonly bigint[]): Promise<void> {
  for (const memberId of members)
    app.events.publish(`member:${memberId}`, {
      topic: 'points.changed',
      seq: (await nextEventNumber(app.db)).toString(),
      patch: {},
    })
}
