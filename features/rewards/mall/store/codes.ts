import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

export type Code = {
  readonly id: string
  readonly code: string
  readonly kind: 'points' | 'cash'
  /** Whole points, or ledger units of money. */
  readonly amount: bigint
  readonly mostUses: number
  readonly uses: number
  readonly validUntil: Date | null
  readonly isStopped: boolean
  readonly note: string
  readonly createdBy: string
  readonly createdAt: Date
}

const columns = sql`
  c.id, c.code, c.kind, c.amount, c.most_uses, c.uses, c.valid_until, c.is_stopped, c.note, c.created_by, c.created_at
`

/** A brand's code, locked: its uses wait for each other. */
export function lockCode(tx: Tx, merchant: string, code: string): Promise<Code | null> {
  return maybe(
    tx,
    sql<Code>`select ${columns} from mall_code c where c.merchant = ${merchant} and c.code = ${code} for no key update`,
  )
}

/** Counts a use; the code's lock is held, and the primary key refuses a second use by the same member. */
export async function insertUse(
  tx: Tx,
  { code, memberId, now }: { readonly code: string; readonly memberId: bigint; readonly now: Date },
): Promise<void> {
  await run(tx, sql`insert into mall_code_use (code, member_id, at) values (${code}, ${memberId}, ${now})`)
  await run(tx, sql`update mall_code set uses = uses + 1 where id = ${code}`)
}

export async function isCodeUsedBy(tx: Tx, code: string, memberId: bigint): Promise<boolean> {
  const found = await maybe(
    tx,
    sql<{ at: Date }>`select at from mall_code_use where code = ${code} and member_id = ${memberId}`,
  )
  return found !== null
}

/** A brand's codes, newest first. */
export function codesOf(db: Db, merchant: string): Promise<Code[]> {
  return many(
    db,
    sql<Code>`select ${columns} from mall_code c where c.merchant = ${merchant} order by c.created_at desc, c.id desc limit 300`,
  )
}

export type NewCode = Pick<
  Code,
  'code' | 'kind' | 'amount' | 'mostUses' | 'validUntil' | 'note' | 'createdBy' | 'createdAt'
> & { readonly merchant: string }

/** The new code's ID, or null if the brand has one of this name. */
export async function insertCode(tx: Tx, c: NewCode): Promise<string | null> {
  const row = await maybe(
    tx,
    sql<{ id: string }>`
      insert into mall_code (merchant, code, kind, amount, most_uses, valid_until, note, created_by, created_at)
      values (${c.merchant}, ${c.code}, ${c.kind}, ${c.amount}, ${c.mostUses}, ${c.validUntil}, ${c.note}, ${c.createdBy},
        ${c.createdAt})
      on conflict (merchant, code) do nothing
      returning id
    `,
  )
  return row?.id ?? null
}

export async function stopCode(
  tx: Tx,
  id: string,
  merchant: string,
): Promise<{ readonly code: string } | null> {
  return maybe(
    tx,
    sql<{
      code: string
    }>`update mall_code set is_stopped = true where id = ${id} and merchant = ${merchant} returning code`,
  )
}
