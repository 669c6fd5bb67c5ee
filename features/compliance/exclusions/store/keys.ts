import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { KeyKind, Known } from '../rules/keys.ts'

/** Maximum number of a person's devices and accounts that are compared: more add no information. */
const MOST = 50

type Dated = { readonly value: string; readonly since: string }
type Facts = Omit<Known, 'accounts' | 'devices'> & {
  readonly accounts: readonly Dated[] | null
  readonly devices: readonly Dated[] | null
}

const dated = (rows: readonly Dated[] | null) =>
  (rows ?? []).map(({ value, since }) => ({ value, since: new Date(since) }))

/** What the platform knows that identifies a member, from every feature that stores it, since when, and what is verified. */
export async function knownOf(reader: Db | Tx, memberId: bigint): Promise<Known | null> {
  const row = await maybe(
    reader,
    sql<Facts>`
      select m.payee_name as name, m.birthday::text as birthday, m.created_at,
        greatest(m.created_at, m.payee_named_at, (
          select max(c.at) from profile_change_view c where c.member_id = m.id and c.field in ('realName', 'birthday')
        )) as person_since,
        exists (
          select from identity_document_view p
          where p.member_id = m.id and p.state = 'approved' and upper(p.name_on_paper) = upper(m.payee_name)
            and p.born_on = m.birthday
        ) as is_person_verified,
        m.mobile as phone, m.mobile_verified_at is not null as is_phone_verified,
        m.email, m.email_verified_at is not null as is_email_verified,
        nullif(r.contacts ->> 'idNumber', '') as document,
        (
          select json_agg(json_build_object('value', a.bank || ':' || a.account_number, 'since', a.created_at))
          from (
            select bank, account_number, created_at from exclusions_payout_account where member_id = m.id
            order by created_at limit ${MOST}
          ) a
        ) as accounts,
        (
          select json_agg(json_build_object('value', encode(d.token_hash, 'hex'), 'since', d.first_seen_at))
          from (
            select token_hash, first_seen_at from member_device_view where member_id = m.id
            order by last_seen_at desc limit ${MOST}
          ) d
        ) as devices
      from member_view m
      left join registration_view r on r.member_id = m.id
      where m.id = ${memberId}
    `,
  )
  return row && { ...row, accounts: dated(row.accounts), devices: dated(row.devices) }
}

export type Digest = {
  readonly kind: KeyKind
  readonly digest: string
  readonly isVerified: boolean
  readonly since: Date
}

export async function insertKeys(tx: Tx, exclusionId: string, digests: readonly Digest[]): Promise<void> {
  if (digests.length === 0) return
  await run(
    tx,
    // remove duplicate keys
    sql`
      insert into exclusion_key (exclusion_id, kind, digest, is_verified, claimed_at)
      select ${exclusionId}::uuid, k.kind, k.digest, k.is_verified, k.claimed_at
      from unnest(
        ${digests.map(({ kind }) => kind)}::text[], ${digests.map(({ digest }) => digest)}::text[],
        ${digests.map(({ isVerified }) => isVerified)}::boolean[], ${digests.map(({ since }) => since)}::timestamptz[]
      ) k (kind, digest, is_verified, claimed_at)
      on conflict do nothing
    `,
  )
}

/** A key shared with another member's excluded account. */
export type SharedKey = Digest & { readonly exclusionId: string }

/** Keys of other accounts' exclusions that match these. Lifted and already reviewed ones are left out. */
export function sharedKeysOf(
  reader: Db | Tx,
  memberId: bigint,
  digests: readonly Digest[],
  now: Date,
): Promise<SharedKey[]> {
  return many(
    reader,
    sql<SharedKey>`
      select e.id as exclusion_id, k.kind, k.digest, k.is_verified, k.claimed_at as since
      from exclusion_key k
      join exclusion e on e.id = k.exclusion_id
      where k.digest = any(${digests.map(({ digest }) => digest)}::text[])
        and e.member_id <> ${memberId}
        and e.kind in ('self', 'operator')
        and (e.lifted_at is null or e.lifted_at > ${now})
        and not exists (select from exclusion own where own.member_id = ${memberId} and own.follows = e.id)
      order by e.number
    `,
  )
}

export type Look = { readonly knownBy: string; readonly newest: bigint }

export function lookOf(reader: Db | Tx, memberId: bigint): Promise<Look | null> {
  return maybe(reader, sql<Look>`select known_by, newest from exclusion_look where member_id = ${memberId}`)
}

export async function newestExclusion(reader: Db | Tx): Promise<bigint> {
  const row = await maybe(
    reader,
    sql<{ newest: bigint }>`select number as newest from exclusion order by number desc limit 1`,
  )
  return row?.newest ?? 0n
}

export async function saveLook(tx: Db | Tx, memberId: bigint, { knownBy, newest }: Look): Promise<void> {
  await run(
    tx,
    // concurrent checks: the later write wins; both saw the same data
    sql`
      insert into exclusion_look (member_id, known_by, newest)
      values (${memberId}, ${knownBy}, ${newest})
      on conflict (member_id) do update set known_by = excluded.known_by, newest = excluded.newest
    `,
  )
}

export type Other = { readonly id: bigint }

/** Other accounts at any brand with the same phone, email address, or name and birthday: candidates whose keys are compared. */
export function sameContacts(tx: Tx, memberId: bigint): Promise<Other[]> {
  return many(
    tx,
    sql<Other>`
      select o.id
      from member_view m
      join member_view o on o.id <> m.id and o.type <> 4
        and (
          o.mobile = m.mobile or lower(o.email) = lower(m.email) or (o.birthday = m.birthday and o.payee_name is not null)
          or exists (
            select from exclusions_payout_account a
            join exclusions_payout_account b on b.bank = a.bank and b.account_number = a.account_number
            where a.member_id = m.id and b.member_id = o.id
          )
          or exists (
            select from member_device_view a
            join member_device_view b on b.token_hash = a.token_hash
            where a.member_id = m.id and b.member_id = o.id
          )
        )
      where m.id = ${memberId}
      -- who has the same contact comes before the many who were born the same day
      order by coalesce(o.mobile = m.mobile or lower(o.email) = lower(m.email), false) desc, o.id
      limit 500
    `,
  )
}
