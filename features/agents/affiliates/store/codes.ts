import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Click } from '../rules/attribution.ts'
import type { Landing } from '../rules/states.ts'

type Reader = Db | Tx

export type Code = {
  readonly code: string
  readonly landing: Landing
  readonly note: string
  readonly isOpen: boolean
  readonly host: string | null
  readonly players: number
  readonly createdAt: Date
}

/** An affiliate's codes, newest first. */
export function codesOf(reader: Reader, memberId: bigint): Promise<Code[]> {
  return many(
    reader,
    sql<Code>`
      select c.code, c.landing, c.note, c.is_open, c.created_at, d.host,
        (select count(*)::int from affiliate_player y where y.merchant = c.merchant and y.code = c.code) as players
      from affiliate_code c
      left join lateral (
        select d.host from affiliate_domain d where d.merchant = c.merchant and d.code = c.code order by d.host limit 1
      ) d on true
      where c.member_id = ${memberId}
      order by c.created_at desc, c.code
    `,
  )
}

export async function insertCode(
  tx: Tx,
  given: {
    readonly merchant: string
    readonly code: string
    readonly memberId: bigint
    readonly landing: Landing
    readonly note: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into affiliate_code (merchant, code, member_id, landing, note, created_at)
      values (${given.merchant}, ${given.code}, ${given.memberId}, ${given.landing}, ${given.note}, ${given.now})
    `,
  )
}

export async function closeCode(
  tx: Tx,
  of: { readonly merchant: string; readonly code: string; readonly memberId: bigint },
): Promise<boolean> {
  const closed = await run(
    tx,
    sql`
      update affiliate_code
      set is_open = false
      where merchant = ${of.merchant} and code = ${of.code} and member_id = ${of.memberId} and is_open
    `,
  )
  return closed > 0
}

export type OpenCode = { readonly code: string; readonly memberId: bigint; readonly landing: Landing }

/** A code that counts: open, of an active affiliate. */
export function openCode(
  reader: Reader,
  { merchant, code }: { readonly merchant: string; readonly code: string },
): Promise<OpenCode | null> {
  return maybe(
    reader,
    sql<OpenCode>`
      select c.code, c.member_id, c.landing
      from affiliate_code c
      join affiliate f on f.member_id = c.member_id
      where c.merchant = ${merchant} and c.code = ${code} and c.is_open and f.state = 'active'
    `,
  )
}

/** The code that a host counts like; null for most hosts. */
export async function codeOfHost(
  reader: Reader,
  { merchant, host }: { readonly merchant: string; readonly host: string },
): Promise<string | null> {
  const row = await maybe(
    reader,
    sql<{ code: string }>`
      select code from affiliate_domain where host = ${host.toLowerCase()} and merchant = ${merchant}
    `,
  )
  return row?.code ?? null
}

/** All hosts that count like a code, with their brand. */
export async function countedHosts(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await many(
    reader,
    sql<{ host: string; merchant: string }>`select host, merchant from affiliate_domain`,
  )
  return new Map(rows.map(({ host, merchant }) => [host, merchant]))
}

/** Whether a host leads to the brand. */
export async function isHostOf(reader: Reader, merchant: string, host: string): Promise<boolean> {
  const { is } = await one(
    reader,
    sql<{ is: boolean }>`
      select exists (select from merchant_host_view where merchant = ${merchant} and host = ${host}) as is
    `,
  )
  return is
}

export async function setDomain(
  tx: Tx,
  given: {
    readonly merchant: string
    readonly host: string
    readonly code: string
    readonly by: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    // a host counts like one code: the newest decision applies
    sql`
      insert into affiliate_domain (host, merchant, code, made_by, made_at)
      values (${given.host}, ${given.merchant}, ${given.code}, ${given.by}, ${given.now})
      on conflict (host) do update
      set merchant = excluded.merchant, code = excluded.code, made_by = excluded.made_by, made_at = excluded.made_at
    `,
  )
}

export async function dropDomain(tx: Tx, merchant: string, host: string): Promise<boolean> {
  return (
    (await run(tx, sql`delete from affiliate_domain where merchant = ${merchant} and host = ${host}`)) > 0
  )
}

export type NewClick = Click & {
  readonly merchant: string
  readonly country: string
  readonly day: string
  /** Hash of address and browser, of this day. */
  readonly visitor: Uint8Array
}

/** Counts a click; a visitor of the day counts once per code. */
export async function insertClick(tx: Tx, click: NewClick): Promise<void> {
  await run(
    tx,
    sql`
      insert into affiliate_click (id, merchant, code, sub_id, country, at)
      values (${click.id}, ${click.merchant}, ${click.code}, ${click.subId}, ${click.country}, ${click.at})
    `,
  )
  const isNew = await run(
    tx,
    // two clicks at the same time: one of them counts the visitor
    sql`
      insert into affiliate_visitor (merchant, code, day, visitor)
      values (${click.merchant}, ${click.code}, ${click.day}, ${click.visitor})
      on conflict (merchant, code, day, visitor) do nothing
    `,
  )
  await run(
    tx,
    // simultaneous clicks add up
    sql`
      insert into affiliate_click_day (merchant, code, day, country, sub_id, clicks, visitors)
      values (${click.merchant}, ${click.code}, ${click.day}, ${click.country}, ${click.subId}, 1, ${isNew})
      on conflict (merchant, code, day, country, sub_id) do update
      set clicks = affiliate_click_day.clicks + 1, visitors = affiliate_click_day.visitors + excluded.visitors
    `,
  )
}

/** The clicks with these IDs on codes that still count. */
export function clicksBy(tx: Tx, merchant: string, ids: readonly string[]): Promise<Click[]> {
  return many(
    tx,
    sql<Click>`
      select k.id, k.code, k.sub_id, k.at
      from affiliate_click k
      join affiliate_code c on c.merchant = k.merchant and c.code = k.code and c.is_open
      join affiliate f on f.member_id = c.member_id and f.state = 'active'
      where k.merchant = ${merchant} and k.id = any(${[...ids]}::uuid[])
    `,
  )
}

/** Deletes clicks and visitors that no longer count. */
export async function dropOldClicks(
  tx: Tx,
  { clicks, visitors }: { readonly clicks: Date; readonly visitors: Date },
): Promise<void> {
  await run(tx, sql`delete from affiliate_click where at < ${clicks}`)
  await run(tx, sql`delete from affiliate_visitor where day < ${visitors}::date`)
}
