import type { Db, Tx } from '#db/pool.ts'
import type { Window } from '#db/review/pages.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { OfferState } from '../rules.ts'

export type OfferRow = {
  readonly withdrawal: string
  readonly merchant: string
  readonly currency: Currency
  readonly memberId: bigint
  readonly amount: Minor
  readonly open: Minor
  readonly credited: Minor
  readonly returned: Minor
  readonly returns: number
  readonly state: OfferState
  readonly offeredBy: string
  readonly createdAt: Date
}

const columns = sql`
  o.withdrawal, o.merchant, o.currency, o.member_id, o.amount, o.open, o.credited, o.returned, o.returns, o.state,
  o.offered_by, o.created_at
`

export async function insertOffer(
  tx: Tx,
  o: Pick<
    OfferRow,
    'withdrawal' | 'merchant' | 'currency' | 'memberId' | 'amount' | 'offeredBy' | 'createdAt'
  >,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into payout_offer (withdrawal, merchant, currency, member_id, amount, open, state, offered_by, created_at)
      values (
        ${o.withdrawal}, ${o.merchant}, ${o.currency}, ${o.memberId}, ${o.amount}, ${o.amount}, 'open', ${o.offeredBy},
        ${o.createdAt}
      )
    `,
  )
}

type Of = { readonly merchant: string; readonly currency: Currency; readonly memberId: bigint }

/**
 * Offers that this member can take, oldest first; not their own, and none whose receiver's payout is stopped (a frozen wallet, a locked
 * or closed account) unless two operators overrode that.
 */
export async function openOffers(db: Db | Tx, of: Of, limit: number): Promise<OfferRow[]> {
  return many(
    db,
    sql<OfferRow>`
      select ${columns}
      from payout_offer o
      where o.merchant = ${of.merchant} and o.currency = ${of.currency} and o.state = 'open' and o.open > 0
        and o.member_id <> ${of.memberId}
        and (
          exists (
            select from withdrawal_view w
            join member_view r on r.id = w.member_id
            join wallet_view l on l.id = w.wallet
            where w.id = o.withdrawal and r.state = 'open' and not l.is_frozen
          )
          or exists (select from withdrawal_override_approval_view v where v.withdrawal = o.withdrawal and v.state = 'agreed')
        )
      order by o.created_at
      limit ${limit}
    `,
  )
}

/** Locks an offer: depositors, the receiver, operators and the worker are serialised. */
export async function lockOffer(tx: Tx, withdrawal: string): Promise<OfferRow | null> {
  return maybe(
    tx,
    sql<OfferRow>`select ${columns} from payout_offer o where o.withdrawal = ${withdrawal} for no key update`,
  )
}

export async function changeOffer(
  tx: Tx,
  withdrawal: string,
  by: {
    readonly open?: Minor
    readonly credited?: Minor
    readonly returned?: Minor
    readonly state?: OfferState
  },
): Promise<void> {
  const { open = 0n, credited = 0n, returned = 0n, state = null } = by
  await run(
    tx,
    sql`
      update payout_offer
      set open = open + ${open}, credited = credited + ${credited}, returned = returned + ${returned},
        returns = returns + ${returned > 0n ? 1 : 0}, state = coalesce(${state}, state)
      where withdrawal = ${withdrawal}
    `,
  )
}

/** Offers that may have something to return or to end. */
export async function offersToFinish(db: Db, limit: number): Promise<{ withdrawal: string }[]> {
  return many(
    db,
    sql<{ withdrawal: string }>`
      select withdrawal
      from payout_offer
      where state <> 'done' and (credited + returned = amount or (state = 'closing' and open > 0))
      limit ${limit}
    `,
  )
}

export type OfferView = OfferRow & {
  readonly number: bigint
  readonly member: string
  readonly promised: Minor
}

/** Completed ones newest first, all others oldest first. */
export async function offersBy(
  db: Db,
  of: Window & { readonly merchant: string | null; readonly isDone: boolean },
): Promise<OfferView[]> {
  const { merchant, isDone, below, limit } = of
  const beyond = isDone ? sql`w.number < ${below}` : sql`w.number > ${below}`
  return many(
    db,
    sql<OfferView>`
      select ${columns}, w.number, m.account as member,
        (o.amount - o.open - o.credited - o.returned)::bigint as promised
      from payout_offer o
      join withdrawal_view w on w.id = o.withdrawal
      join member_view m on m.id = o.member_id
      where (${merchant}::text is null or o.merchant = ${merchant})
        and (o.state = 'done') = ${isDone}
        and (${below}::bigint is null or ${beyond})
      order by w.number ${isDone ? sql`desc` : sql`asc`}
      limit ${limit}
    `,
  )
}
