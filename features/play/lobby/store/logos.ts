import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

export type LogoRow = {
  readonly code: string
  readonly name: string
  readonly isContracted: boolean
  readonly logo: string | null
}

export async function logoRows(db: Db): Promise<readonly LogoRow[]> {
  return many(
    db,
    sql<LogoRow>`select code, name, is_contracted, logo from vendor order by is_contracted desc, sort, code`,
  )
}

/** Whether a file is some provider's logo: no other file of the platform leaves by this way. */
export async function isLogo(db: Db, file: string): Promise<boolean> {
  return (await maybe(db, sql<{ logo: string }>`select logo from vendor where logo = ${file}`)) !== null
}

/** Puts a logo, or null, in the place of the one before, which is given back; null where there is no such provider. */
export async function putLogo(
  tx: Tx,
  vendor: string,
  logo: string | null,
): Promise<{ readonly before: string | null } | null> {
  const row = await maybe(
    tx,
    sql<{ logo: string | null }>`select logo from vendor where code = ${vendor} for no key update`,
  )
  if (!row) return null
  await run(tx, sql`update vendor set logo = ${logo} where code = ${vendor}`)
  return { before: row.logo }
}
