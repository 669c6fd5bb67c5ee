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

/** Whether a file is a provider's logo: this route must not serve other files. */
export async function isLogo(db: Db, file: string): Promise<boolean> {
  return (await maybe(db, sql<{ logo: string }>`select logo from vendor where logo = ${file}`)) !== null
}

/** Replaces a logo, or removes it with null, and returns the previous one; null if the provider does not exist. */
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
