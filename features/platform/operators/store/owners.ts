import type { Db } from '#db/pool.ts'
import { maybe, sql } from '#db/rows.ts'

/** Tables whose rows belong to a brand and are named by an ID. */
export type Owned =
  | 'member'
  | 'deposit'
  | 'withdrawal'
  | 'adjustment'
  | 'match'
  | 'flag'
  | 'message'
  | 'exclusion'
  | 'lift'
  | 'harm'

type Owner = { readonly merchant: string }

const ID = /^[1-9]\d{0,17}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The brand of a row, null if the row does not exist. */
export async function brandOf(db: Db, of: Owned, key: string): Promise<string | null> {
  if (!(of === 'member' ? ID : UUID).test(key)) return null
  return (await maybe(db, question(of, key)))?.merchant ?? null
}

function question(of: Owned, key: string) {
  switch (of) {
    case 'match':
      return sql<Owner>`
        select o.merchant
        from payout_match_view m
        join payout_offer_view o on o.withdrawal = m.withdrawal
        where m.id = ${key}::uuid
      `
    case 'member':
      return sql<Owner>`select merchant from member_view member where id = ${key}::bigint`
    case 'deposit':
      return sql<Owner>`select merchant from deposit_view where id = ${key}::uuid`
    case 'withdrawal':
      return sql<Owner>`select merchant from withdrawal_view where id = ${key}::uuid`
    case 'adjustment':
      return sql<Owner>`select merchant from adjustment_view where id = ${key}::uuid`
    case 'flag':
      return sql<Owner>`
        select member.merchant
        from risk_flag_view risk_flag
        join member_view member on member.id = member_id
        where risk_flag.id = ${key}::uuid
      `
    case 'exclusion':
      return sql<Owner>`
        select m.merchant
        from exclusion_view e
        join member_view m on m.id = e.member_id
        where e.id = ${key}::uuid
      `
    case 'harm':
      return sql<Owner>`
        select m.merchant
        from harm_flag_view f
        join member_view m on m.id = f.member_id
        where f.id = ${key}::uuid
      `
    case 'lift':
      return sql<Owner>`
        select m.merchant
        from exclusion_lift_view l
        join exclusion_view e on e.id = l.exclusion_id
        join member_view m on m.id = e.member_id
        where l.id = ${key}::uuid
      `
    case 'message':
      return sql<Owner>`select merchant from outgoing_message_view where id = ${key}::uuid`
  }
}
