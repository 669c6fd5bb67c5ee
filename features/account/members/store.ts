import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import { accountKey } from '#kit/names/account-key.ts'
import type { BrandOf } from '#db/review/owners.ts'

export type NewMember = {
  readonly merchant: string
  readonly account: string
  readonly accountKey: string
  readonly type: number
  readonly language: 'en' | 'vi'
  readonly birthday: string | null
  readonly payeeName: string | null
  readonly email: string | null
  /** '+84912345678'. */
  readonly mobile?: string | null
  /** Just verified by a code: the number or address is unique to this member in the brand. */
  readonly isMobileVerified?: boolean
  readonly isEmailVerified?: boolean
  readonly uplineId: bigint | null
  readonly recommenderId?: bigint | null
  readonly registerIp: string
  readonly now: Date
}

/** The new member's ID, or null if the merchant already has that name. */
export async function insertMember(tx: Tx, member: NewMember): Promise<bigint | null> {
  const row = await maybe(
    tx,
    // two concurrent registrations of one name: the second waits for the first, then finds the name taken
    sql<{ id: bigint }>`
      insert into member (
        merchant, account, account_key, nickname, type, language, birthday, payee_name, email,
        email_verified_at, mobile, mobile_verified_at, upline_id, recommender_id, register_ip, terms_accepted_at,
        created_at
      )
      values (
        ${member.merchant}, ${member.account}, ${member.accountKey}, ${member.account}, ${member.type},
        ${member.language}, ${member.birthday}, ${member.payeeName}, ${member.email},
        ${member.isEmailVerified ? member.now : null}, ${member.mobile ?? null},
        ${member.isMobileVerified ? member.now : null}, ${member.uplineId}, ${member.recommenderId ?? null},
        ${member.registerIp}, ${member.now}, ${member.now}
      )
      on conflict (merchant, account_key) do nothing
      returning id
    `,
  )
  return row?.id ?? null
}

export type MemberRow = {
  readonly id: bigint
  readonly merchant: string
  readonly account: string
  readonly nickname: string
  readonly type: number
  readonly state: 'open' | 'locked' | 'closed'
  readonly avatar: string
  readonly payeeName: string | null
  readonly email: string | null
  readonly emailVerifiedAt: Date | null
  /** '+84912345678'; verified only if `mobileVerifiedAt` is set. */
  readonly mobile: string | null
  readonly mobileVerifiedAt: Date | null
  readonly language: 'en' | 'vi'
  readonly isShownInWinners: boolean
  readonly uplineId: bigint | null
  readonly createdAt: Date
}

const columns = sql`
  id, merchant, account, nickname, type, state, avatar, payee_name, email, email_verified_at, mobile,
  mobile_verified_at, language, is_shown_in_winners, upline_id, created_at
`

export async function memberById(reader: Db | Tx, id: bigint): Promise<MemberRow | null> {
  return maybe(reader, sql<MemberRow>`select ${columns} from member where id = ${id}`)
}

/** By the account name as typed: the key is derived here, so that every caller compares in the same way. */
export async function memberByAccount(
  reader: Db | Tx,
  merchant: string,
  typed: string,
): Promise<MemberRow | null> {
  return maybe(
    reader,
    sql<MemberRow>`select ${columns} from member where merchant = ${merchant} and account_key = ${accountKey(typed)}`,
  )
}

export async function updateWinnersShown(db: Db | Tx, id: bigint, isShown: boolean): Promise<void> {
  await run(db, sql`update member set is_shown_in_winners = ${isShown} where id = ${id}`)
}

export async function updateLanguage(db: Db | Tx, id: bigint, language: 'en' | 'vi'): Promise<void> {
  await run(db, sql`update member set language = ${language} where id = ${id}`)
}

/** Sets the payee's name if none is set; false if another name is set (CSH-02: it never changes automatically). */
export async function claimPayeeName(tx: Tx, id: bigint, name: string, now: Date): Promise<boolean> {
  const changed = await run(
    tx,
    sql`
      update member set payee_name = ${name}, payee_named_at = case when payee_name is null then ${now} else payee_named_at end
      where id = ${id} and (payee_name is null or payee_name = ${name})
    `,
  )
  return changed === 1
}

export async function updateState(
  tx: Tx,
  id: bigint,
  state: MemberRow['state'],
  reason: string,
): Promise<number> {
  return run(
    tx,
    sql`update member set state = ${state}, state_reason = ${reason} where id = ${id} and state <> ${state}`,
  )
}

/** Makes a member an agent, a player or a sub-account; effective on the next call. */
export async function updateType(tx: Tx, id: bigint, type: number): Promise<void> {
  await run(tx, sql`update member set type = ${type} where id = ${id}`)
}

/**
 * Places a member with its whole downline below an upline, or on top of a line; the database keeps the lines (FH080: a cycle, FH081: an
 * upline of another brand).
 */
export async function updateUpline(tx: Tx, id: bigint, upline: bigint | null): Promise<void> {
  await run(tx, sql`update member set upline_id = ${upline} where id = ${id}`)
}

export async function hasMembers(reader: Db | Tx, merchant: string): Promise<boolean> {
  const found = sql<{ id: bigint }>`select id from member where merchant = ${merchant} limit 1`
  return (await maybe(reader, found)) !== null
}

/** The brand that a member belongs to, or null. */
export const brandOfMember: BrandOf = (reader, id) =>
  maybe(reader, sql<{ merchant: string }>`select merchant from member where id = ${id}::bigint`)
