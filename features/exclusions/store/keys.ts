import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Known } from '../rules/keys.ts'

type Facts = Omit<Known, 'accounts' | 'devices'> & {
  readonly accounts: string[] | null
  readonly devices: string[] | null
}

/** Devices and accounts of one person that count: more than these say nothing new. */
const MOST = 50

/** What the house knows of a member that names the person, whatever feature keeps it. */
export async function knownOf(reader: Db | Tx, memberId: bigint): Promise<Known | null> {
  const row = await maybe(
    reader,
    sql<Facts>`
      select m.payee_name as name, m.birthday::text as birthday, m.mobile as phone, m.email,
        nullif(r.contacts ->> 'idNumber', '') as document,
        array(
          select a.bank || ':' || a.account_number from payout_account a where a.member_id = m.id order by a.created_at limit ${MOST}
        ) as accounts,
        array(
          select encode(d.token_hash, 'hex') from member_device d where d.member_id = m.id order by d.last_seen_at desc limit ${MOST}
        ) as devices
      from member m
      left join registration r on r.member_id = m.id
      where m.id = ${memberId}
    `,
  )
  return row && { ...row, accounts: row.accounts ?? [], devices: row.devices ?? [] }
}

export type Digest = { readonly kind: string; readonly digest: string }

export async function insertKeys(tx: Tx, exclusionId: string, digests: readonly Digest[]): Promise<void> {
  if (digests.length === 0) return
  await run(
    tx,
    // the same key twice is one key
    sql`
      insert into exclusion_key (exclusion_id, kind, digest)
      select ${exclusionId}::uuid, k.kind, k.digest
      from unnest(${digests.map(({ kind }) => kind)}::text[], ${digests.map(({ digest }) => digest)}::text[]) k (kind, digest)
      on conflict do nothing
    `,
  )
}

export type Matched = { readonly exclusionId: string; readonly memberId: bigint; readonly kinds: string[] }

/** Exclusions of other accounts that share a key, with what they share. Lifted ones, and those already looked at, hold nobody. */
export function matchesOf(
  reader: Db | Tx,
  memberId: bigint,
  digests: readonly Digest[],
  now: Date,
): Promise<Matched[]> {
  return many(
    reader,
    sql<Matched>`
      select e.id as exclusion_id, e.member_id, array_agg(distinct k.kind order by k.kind) as kinds
      from exclusion_key k
      join exclusion e on e.id = k.exclusion_id
      where k.digest = any(${digests.map(({ digest }) => digest)}::text[])
        and e.member_id <> ${memberId}
        and e.kind in ('self', 'operator')
        and (e.lifted_at is null or e.lifted_at > ${now})
        and not exists (select from exclusion own where own.member_id = ${memberId} and own.follows = e.id)
      group by e.id, e.member_id
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
    // two looks at once: the later one stands, and both saw the same
    sql`
      insert into exclusion_look (member_id, known_by, newest)
      values (${memberId}, ${knownBy}, ${newest})
      on conflict (member_id) do update set known_by = excluded.known_by, newest = excluded.newest
    `,
  )
}

export type Other = { readonly id: bigint }

/** Other accounts of any brand that have the same telephone, address, or name and birthday: candidates, compared by their keys. */
export function sameContacts(tx: Tx, memberId: bigint): Promise<Other[]> {
  return many(
    tx,
    sql<Other>`
      select o.id
      from member m
      join member o on o.id <> m.id and o.type <> 4
        and (
          o.mobile = m.mobile or lower(o.email) = lower(m.email) or (o.birthday = m.birthday and o.payee_name is not null)
          or exists (
            select from payout_account a
            join payout_account b on b.bank = a.bank and b.account_number = a.account_number
            where a.member_id = m.id and b.member_id = o.id
          )
          or exists (
            select from member_device a
            join member_device b on b.token_hash = a.token_hash
            where a.member_id = m.id and b.member_id = o.id
          )
        )
      where m.id = ${memberId}
      order by o.id
      limit 500
    `,
  )
}
