import { sql, type Sql } from '#db/rows.ts'

/** A subtree that an agent may see, as every query of the agent centre takes it. */
export type Scope = {
  /** The member on top, who is not part of it, and the levels of its line. */
  readonly top: bigint
  readonly depth: number
  /** The lines strictly between these are the subtree: one range of the index. */
  readonly from: readonly bigint[]
  readonly to: readonly bigint[]
  /** Staff accounts are not members of the team. */
  readonly hidesStaff: boolean
}

/** The members of the scope, for a `where` that calls `member_view` m. */
export function inScope({ from, to, hidesStaff }: Scope): Sql<unknown> {
  return sql`m.line > ${from}::bigint[] and m.line < ${to}::bigint[] and (not ${hidesStaff}::boolean or m.type not in (41, 42))`
}

/** Accounts that begin with a text; every account if it is empty. Wildcards are text. */
export function named(find: string | undefined): Sql<unknown> {
  const start = (find ?? '').toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
  return sql`(${start} = '' or m.account_key like ${`${start}%`})`
}
