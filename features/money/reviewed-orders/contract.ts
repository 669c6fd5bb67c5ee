/**
 * What the orders that operators review have in common on the wire of the back office: deposits, withdrawals, transfers, peer-to-peer
 * payouts and transfers to vendor wallets (docs/decisions/0042). Codes of refusals are each feature's own.
 */
import * as z from 'zod/mini'
import { currency, id, instant, money, uuid, words } from '#contract/codecs.ts'

/** Which orders a queue or an export shows, regardless of their kind. */
export const orderFilter = {
  merchant: z.optional(words(16)),
  /** Reference, account name or member id. */
  find: z.optional(words(64)),
}

/** Whose order it is. */
export const orderParty = {
  id: uuid,
  reference: z.string(),
  merchant: z.string(),
  memberId: id,
  member: z.string(),
}

/** What it moves; the fee is part of the amount. */
export const orderSums = { amount: money, fee: money, currency }

/** The operator it is assigned to. */
export const orderClaim = {
  claimedBy: z.nullable(z.string()),
  /** It is assigned to the calling operator. */
  isMine: z.boolean(),
}

/** What happened to an order, oldest first. */
export const orderHistory = z.array(
  z.object({ at: instant, what: z.string(), by: z.nullable(z.string()), note: z.nullable(z.string()) }),
)

/** Why an order is refused or settled so: the member reads it. */
export const orderReason = words(200, 4)

/** Who an order is held by, where another operator wants it. */
export const claimedBy = z.object({ by: z.string() })

/** A page of a list; `next` is the mark of the next one. */
export function recordPage<Row extends z.core.$ZodType>(row: Row) {
  return z.object({ rows: z.array(row), next: z.nullable(z.string()) })
}

/** A page of a queue, with the number of orders in each status and the total of the filter. */
export function queuePage<Row extends z.core.$ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    next: z.nullable(z.string()),
    counts: z.record(z.string(), z.int()),
    total: z.object({ count: z.int(), amount: money }),
  })
}
