import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql, type Sql } from '#db/rows.ts'
import { allOf, type Brand, type Part } from './conditions.ts'

/** Whether `m` of member_view plays for money at the brand and may log in: whom conditions are looked at for. */
const isPlayer = ({ merchant, currency }: Brand): Sql<boolean> => sql`(
  m.merchant = ${merchant} and m.state = 'open' and exists (
    select from wallet_view w join book_view b on b.id = w.book
    where w.owner = m.id and w.kind = 'cash' and b.currency = ${currency} and b.unit = 'money'
  )
)`

/** Whether `m` of member_view is a player of the brand and meets the conditions as of a moment. */
export function eligible(brand: Brand, parts: readonly Part[]): (at: Sql<Date>) => Sql<boolean> {
  return (at) => sql`(${isPlayer(brand)} and ${allOf(parts, { member: sql`m.id`, at })})`
}

/** Whether a member plays for money at the brand and may log in. */
export async function playsAt(reader: Db | Tx, brand: Brand, memberId: bigint): Promise<boolean> {
  const { plays } = await one<{ plays: boolean }>(
    reader,
    sql`select exists (select from member_view m where m.id = ${memberId} and ${isPlayer(brand)}) as plays`,
  )
  return plays
}

export async function countOf(
  reader: Db | Tx,
  brand: Brand,
  of: { readonly parts: readonly Part[]; readonly now: Date },
): Promise<{ readonly members: number; readonly of: number }> {
  const at = { member: sql<bigint>`m.id`, at: sql<Date>`${of.now}::timestamptz` }
  return one(
    reader,
    sql<{ members: number; of: number }>`
      select count(*) filter (where ${allOf(of.parts, at)})::int as members, count(*)::int as of
      from member_view m
      where ${isPlayer(brand)}
    `,
  )
}

export type Sampled = { readonly id: bigint; readonly account: string; readonly registeredAt: Date }

/** Some members who meet the conditions, newest first. */
export function sampleOf(
  reader: Db | Tx,
  brand: Brand,
  of: { readonly parts: readonly Part[]; readonly now: Date; readonly limit: number },
): Promise<Sampled[]> {
  const at = { member: sql<bigint>`m.id`, at: sql<Date>`${of.now}::timestamptz` }
  return many(
    reader,
    sql<Sampled>`
      select m.id, m.account, m.created_at as registered_at
      from member_view m
      where ${isPlayer(brand)} and ${allOf(of.parts, at)}
      order by m.id desc
      limit ${of.limit}
    `,
  )
}

/** Members whose country has not been looked up, oldest first. */
export function withoutCountry(reader: Db | Tx, limit: number) {
  return many<{ readonly id: bigint; readonly registerIp: string }>(
    reader,
    sql`
      select m.id, m.register_ip
      from member_view m
      where not exists (select from member_country c where c.member_id = m.id)
      order by m.id
      limit ${limit}
    `,
  )
}

export async function insertCountries(
  reader: Db | Tx,
  rows: readonly { readonly id: bigint; readonly country: string | null }[],
): Promise<void> {
  await run(
    reader,
    sql`
      insert into member_country (member_id, country)
      select * from unnest(${rows.map(({ id }) => String(id))}::bigint[], ${rows.map(({ country }) => country)}::text[])
      on conflict (member_id) do nothing -- another process has looked it up
    `,
  )
}

/** Countries that members of a brand registered from. */
export async function countriesOf(reader: Db | Tx, merchant: string): Promise<string[]> {
  const rows = await many<{ country: string }>(
    reader,
    sql`
      select distinct c.country
      from member_country c
      join member_view m on m.id = c.member_id
      where m.merchant = ${merchant} and c.country is not null
      order by c.country
    `,
  )
  return rows.map(({ country }) => country)
}

/** Those of the members who meet the conditions at a moment, in the same order. */
export async function meeting(
  reader: Db | Tx,
  parts: readonly Part[],
  of: { readonly members: readonly bigint[]; readonly now: Date },
): Promise<readonly bigint[]> {
  if (!parts.length) return of.members
  const at = { member: sql<bigint>`o.member_id`, at: sql<Date>`${of.now}::timestamptz` }
  const rows = await many<{ memberId: bigint }>(
    reader,
    sql`
      select o.member_id
      from unnest(${of.members.map(String)}::bigint[]) with ordinality o (member_id, place)
      where ${allOf(parts, at)}
      order by o.place
    `,
  )
  return rows.map(({ memberId }) => memberId)
}

/** Each condition for one member: whether it holds, and the member's own value. */
export async function explained(
  reader: Db | Tx,
  parts: readonly Part[],
  of: { readonly memberId: bigint; readonly now: Date },
): Promise<{ readonly holds: boolean; readonly value: string | null }[]> {
  if (!parts.length) return []
  const at = { member: sql<bigint>`${of.memberId}::bigint`, at: sql<Date>`${of.now}::timestamptz` }
  const rows = parts.map(
    (part, place) =>
      sql`select ${place}::int as place, ${part.holds(at)} as holds, ${part.value(at)} as value`,
  )
  return many(
    reader,
    sql<{ holds: boolean; value: string | null }>`
      select r.holds, r.value from (${sql.join(rows, sql` union all `)}) r order by r.place
    `,
  )
}
