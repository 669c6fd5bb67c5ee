import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'

export type Rate = { readonly category: string; readonly ppm: number }

export type LinkRow = {
  readonly code: string
  readonly kind: 'player' | 'agent'
  readonly rates: readonly Rate[]
  readonly note: string
  readonly createdAt: Date
  readonly isOpen: boolean
  readonly uses: number
  readonly usesMost: number | null
  readonly expiresAt: Date | null
}

export async function insertLink(
  tx: Tx,
  link: Pick<LinkRow, 'code' | 'kind' | 'rates' | 'note'> & {
    readonly merchant: string
    readonly owner: bigint
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into agent_link (merchant, code, member_id, kind, rates, note, created_at)
      values (
        ${link.merchant}, ${link.code}, ${link.owner}, ${link.kind}, ${JSON.stringify(link.rates)}::jsonb, ${link.note}, ${link.now}
      )
    `,
  )
}

export function linksOf(reader: Db | Tx, owner: bigint, most: number): Promise<LinkRow[]> {
  return many(
    reader,
    sql<LinkRow>`
      select l.code, l.kind, l.rates, l.note, l.created_at, i.is_open, i.uses, i.uses_most, i.expires_at
      from agent_link l
      join invite_code_view i on i.merchant = l.merchant and i.code = l.code
      where l.member_id = ${owner}
      order by l.created_at desc
      limit ${most}
    `,
  )
}

export async function openLinks(reader: Db | Tx, owner: bigint, now: Date): Promise<number> {
  const { n } = await one(
    reader,
    sql<{ n: number }>`
      select count(*)::int as n
      from agent_link l
      join invite_code_view i on i.merchant = l.merchant and i.code = l.code
      where l.member_id = ${owner} and i.is_open and (i.expires_at is null or i.expires_at > ${now})
        and (i.uses_most is null or i.uses < i.uses_most)
    `,
  )
  return n
}

/** What the links among these codes bring with them. */
export function linksBy(
  tx: Tx,
  { merchant, codes }: { readonly merchant: string; readonly codes: readonly string[] },
) {
  return many(
    tx,
    sql<{ kind: 'player' | 'agent'; rates: readonly Rate[]; owner: bigint }>`
      select kind, rates, member_id as owner
      from agent_link
      where merchant = ${merchant} and code = any (${codes.map((code) => code.toUpperCase())}::text[])
    `,
  )
}
