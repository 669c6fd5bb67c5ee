import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Asker } from './rules/limits.ts'

export type Place = { readonly merchant: string; readonly address: string }

/** Serialises codes to one address: of many concurrent requests only the first finds no earlier code. */
export async function lockAddress(tx: Tx, { merchant, address }: Place): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`code:${merchant}:${address}`}, 0))`)
}

export type Sent = Asker & {
  readonly purpose: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function sentTo(tx: Tx, { merchant, address }: Place, from: Date): Promise<readonly Sent[]> {
  return many(
    tx,
    sql<Sent>`
      select purpose, circle, asker as id, created_at, expires_at from one_time_code
      where merchant = ${merchant} and address = ${address} and created_at > ${from}
      order by created_at desc
      limit 100
    `,
  )
}

/** The times of strangers' latest codes of one household, newest first. */
export async function sentFrom(
  tx: Tx,
  ip: string,
  { from, limit }: { readonly from: Date; readonly limit: number },
): Promise<readonly Date[]> {
  const rows = await many(
    tx,
    sql<{ createdAt: Date }>`
      select created_at from one_time_code
      where ip = ${ip} and circle = 'stranger' and created_at > ${from}
      order by created_at desc
      limit ${limit}
    `,
  )
  return rows.map(({ createdAt }) => createdAt)
}

/** How many codes a brand actually sent since then. */
export async function sentBy(tx: Tx, merchant: string, from: Date): Promise<number> {
  const { n } = await one(
    tx,
    sql<{ n: number }>`
      select count(*)::int as n from one_time_code
      where merchant = ${merchant} and created_at > ${from} and code_hash is not null
    `,
  )
  return n
}

/** When this session last used up the attempts of a code to this address. */
export async function guessedOutAt(
  tx: Tx,
  { merchant, address, session }: Place & { readonly session: string },
  mostTries: number,
): Promise<Date | null> {
  const row = await maybe(
    tx,
    sql<{ at: Date | null }>`
      select max(last_tried_at) as at from one_time_code
      where session = ${session} and merchant = ${merchant} and address = ${address} and tries >= ${mostTries}
    `,
  )
  return row?.at ?? null
}

export type NewCode = Place & {
  readonly purpose: string
  readonly session: string
  readonly ip: string
  readonly asker: Asker
  readonly codeHash: string | null
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertCode(tx: Tx, code: NewCode): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into one_time_code (
        merchant, purpose, address, session, ip, circle, asker, code_hash, created_at, expires_at
      )
      values (
        ${code.merchant}, ${code.purpose}, ${code.address}, ${code.session}, ${code.ip}, ${code.asker.circle},
        ${code.asker.id}, ${code.codeHash}, ${code.now}, ${code.expiresAt}
      )
      returning id
    `,
  )
  return id
}

export type CodeRow = {
  readonly id: string
  readonly address: string
  readonly codeHash: string | null
  readonly tries: number
  readonly lastTriedAt: Date | null
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

export type Asked = {
  readonly merchant: string
  readonly purpose: string
  readonly session: string
  /** The whole address, or the digits that it must end with. */
  readonly address: string
  readonly isEnding: boolean
}

/** The newest code that this session requested for this purpose and address: older ones are void. */
export async function newestCode(
  db: Db,
  { merchant, purpose, session, address, isEnding }: Asked,
): Promise<CodeRow | null> {
  return maybe(
    db,
    sql<CodeRow>`
      select id, address, code_hash, tries, last_tried_at, expires_at, used_at from one_time_code
      where session = ${session} and purpose = ${purpose} and merchant = ${merchant}
        and case when ${isEnding} then right(address, length(${address}::text)) = ${address} else address = ${address} end
      order by created_at desc, id desc
      limit 1
    `,
  )
}

/** Counts an attempt before the comparison, independent of the caller's transaction; false if none are left. */
export async function countTry(db: Db, id: string, mostTries: number, now: Date): Promise<boolean> {
  const counted = await run(
    db,
    // concurrent guesses queue for the row lock here: at most `mostTries` of them are ever compared
    sql`
      update one_time_code set tries = tries + 1, last_tried_at = ${now}
      where id = ${id} and tries < ${mostTries} and used_at is null
    `,
  )
  return counted === 1
}

/** The same for a used code, entered again after a lost response. */
export async function countTryAgain(db: Db, id: string, mostTries: number, now: Date): Promise<boolean> {
  const counted = await run(
    db,
    // concurrent guesses queue for the row lock here, as above
    sql`
      update one_time_code set tries = tries + 1, last_tried_at = ${now}
      where id = ${id} and tries < ${mostTries} and used_at is not null and expires_at > ${now}
    `,
  )
  return counted === 1
}

/** Consumes a code; false if a concurrent call used it. */
export async function useUp(tx: Tx, id: string, now: Date): Promise<boolean> {
  return (
    (await run(tx, sql`update one_time_code set used_at = ${now} where id = ${id} and used_at is null`)) === 1
  )
}

export async function sweepCodes(db: Db, before: Date): Promise<number> {
  return run(db, sql`delete from one_time_code where created_at < ${before}`)
}
