import type { Db } from '#db/pool.ts'
import { maybe, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'

/** A pass has no session; this placeholder is used where a session id is required and matches none. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000'

export type PassCaller = {
  readonly id: bigint
  readonly account: string
  readonly type: number
  readonly merchant: string
  readonly currency: Currency
  readonly sessionId: string
}

/** The member of a pass as the caller that services expect; null if the account is locked or closed. */
export function callerOf(db: Db, memberId: bigint): Promise<PassCaller | null> {
  return maybe(
    db,
    sql<PassCaller>`
      select m.id, m.account, m.type, m.merchant, b.currency, ${NO_SESSION}::text as session_id
      from member_view m
      join merchant_view b on b.code = m.merchant
      where m.id = ${memberId} and m.type <> 4 and m.state = 'open'
    `,
  )
}
