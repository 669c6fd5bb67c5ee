import type { Db, Tx } from '#db/pool.ts'
import { one, sql, type Sql } from '#db/rows.ts'
import { sharings, type Sharing } from '../rules/sharing.ts'

/**
 * What a member shares with any of the others (a query of their IDs as `id`): the same identity (document, ID number, or payee name with
 * birthday), browser, payout account, or network address at the registration or at a login. Removed devices and accounts count as well.
 */
export async function sharedAmong(
  reader: Db | Tx,
  memberId: bigint,
  others: Sql<unknown>,
): Promise<readonly Sharing[]> {
  const row = await one<Readonly<Record<Sharing, boolean>>>(
    reader,
    sql`
      with peer as (${others})
      select ${isSamePerson(memberId)} as person,
        exists (
          select
          from member_device_view own
          join member_device_view other on other.token_hash = own.token_hash
          join peer on peer.id = other.member_id
          where own.member_id = ${memberId}
        ) as device,
        exists (
          select
          from payout_account_view own
          join payout_account_view other on other.bank = own.bank and other.account_number = own.account_number
          join peer on peer.id = other.member_id
          where own.member_id = ${memberId}
        ) as account,
        ${isSameAddress(memberId)} as household
    `,
  )
  return sharings.filter((sharing) => row[sharing])
}

/** By `peer`: an approved document of the same name and birthday, the same payee name and birthday, or the same ID number. */
const isSamePerson = (memberId: bigint): Sql<boolean> => sql`(
  exists (
    select
    from identity_document_view own
    join peer on true
    join identity_document_view other on other.member_id = peer.id and lower(other.name_on_paper) = lower(own.name_on_paper)
      and other.born_on = own.born_on and other.state = 'approved'
    where own.member_id = ${memberId} and own.state = 'approved'
  ) or exists (
    select
    from member_view own
    join peer on true
    join member_view other on other.id = peer.id and lower(other.payee_name) = lower(own.payee_name) and other.birthday = own.birthday
    where own.id = ${memberId}
  ) or exists (
    select
    from registration_view own
    join peer on true
    join registration_view other on other.member_id = peer.id and other.contacts->>'idNumber' = own.contacts->>'idNumber'
    where own.member_id = ${memberId} and own.contacts->>'idNumber' <> ''
  )
)`

/** By `peer`: an address of any login, or of the registration. */
const isSameAddress = (memberId: bigint): Sql<boolean> => sql`(
  exists (
    select
    from member_address_view own
    join member_address_view other on other.address = own.address
    join peer on peer.id = other.member_id
    where own.member_id = ${memberId}
  ) or exists (
    select
    from member_view own
    join peer on true
    join member_view other on other.id = peer.id and other.register_ip = own.register_ip
    where own.id = ${memberId}
  )
)`
