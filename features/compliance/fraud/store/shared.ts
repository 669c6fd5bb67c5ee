import type { Db } from '#db/pool.ts'
import { many, maybe, sql } from '#db/rows.ts'
import type { Account, Device, Opening, Place } from '../rules/shared.ts'

/** Accounts that a member has linked, with how many members ever linked the same number and when the newest of them did. */
export function accountsOf(db: Db, member: bigint): Promise<Account[]> {
  return many(
    db,
    sql<Account>`
      select a.bank || ' ••' || right(a.account_number, 4) as shown, count(distinct other.member_id)::int as members,
        max(other.created_at) as bound_at
      from fraud_payout_account a
      join fraud_payout_account other on other.bank = a.bank and other.account_number = a.account_number
      where a.member_id = ${member}
      group by a.bank, a.account_number
    `,
  )
}

/** Real accounts of the same brand: a trial account in a member's browser does not count. */
const alike = sql`m.merchant = me.merchant and m.type <> 4`

/** Browsers in which the member logged in, removed ones included, with how many members of the brand did. */
export function devicesOf(db: Db, member: bigint): Promise<Device[]> {
  return many(
    db,
    sql<Device>`
      select d.name, count(*)::int as members, max(other.first_seen_at) as newest_at
      from member_device_view d
      join member_view me on me.id = d.member_id
      join member_device_view other on other.token_hash = d.token_hash
      join member_view m on m.id = other.member_id and ${alike}
      where d.member_id = ${member} and me.type <> 4
      group by d.token_hash, d.name
    `,
  )
}

/** Addresses that a member used since a moment, with how many members of the brand did. */
export function placesOf(db: Db, member: bigint, since: Date): Promise<Place[]> {
  return many(
    db,
    sql<Place>`
      select a.address, count(*)::int as members, max(other.first_seen_at) as newest_at
      from member_address_view a
      join member_view me on me.id = a.member_id
      join member_address_view other on other.address = a.address and other.last_seen_at >= ${since}
      join member_view m on m.id = other.member_id and ${alike}
      where a.member_id = ${member} and a.last_seen_at >= ${since} and me.type <> 4
      group by a.address
    `,
  )
}

/** The address at a member's registration, with how many accounts of the brand were opened from it within a day of it. */
export function openingOf(db: Db, member: bigint): Promise<Opening | null> {
  return maybe(
    db,
    sql<Opening>`
      select me.register_ip as address, count(*)::int as members, max(m.created_at) as newest_at
      from member_view me
      join member_view m on m.register_ip = me.register_ip and ${alike}
        and m.created_at between me.created_at - interval '1 day' and me.created_at + interval '1 day'
      where me.id = ${member} and me.type <> 4 and me.register_ip is not null
      group by me.register_ip
    `,
  )
}
