import type { Db, Tx } from '#db/pool.ts'
import { maybe, one, run, sql } from '#db/rows.ts'
import type { Bucket } from '../rules/tries.ts'

type Reader = Db | Tx

type Window = { readonly now: Date; readonly windowStart: Date }

/**
 * Takes an attempt from a counter before anything is compared; null if none is left. Taken first, so that a hundred concurrent guesses
 * are no more than three.
 */
export async function spendTry(
  db: Reader,
  { name, account, most }: Bucket,
  { now, windowStart }: Window,
): Promise<number | null> {
  const row = await maybe(
    db,
    sql<{ wrong: number }>`
      insert into operator_try (bucket, account_key, wrong, since)
      values (${name}, ${account}, 1, ${now})
      on conflict (bucket) do update set
        wrong = case
          when operator_try.locked_until <= ${now} or operator_try.since < ${windowStart} then 1
          else operator_try.wrong + 1
        end,
        since = case
          when operator_try.locked_until <= ${now} or operator_try.since < ${windowStart} then ${now}
          else operator_try.since
        end,
        locked_until = null
      where coalesce(operator_try.locked_until <= ${now}, operator_try.wrong < ${most} or operator_try.since < ${windowStart})
      returning wrong
    `,
  )
  return row?.wrong ?? null
}

/** Returns an attempt: it was correct, or nothing was compared. */
export async function refundTry(db: Reader, buckets: readonly Bucket[]): Promise<void> {
  const names = buckets.map(({ name }) => name)
  await run(
    db,
    sql`update operator_try set wrong = greatest(wrong - 1, 0) where bucket = any(${names}::text[])`,
  )
}

/** Locks an exhausted counter; false if attempts are left, or it is locked already. */
export async function lockTry(tx: Reader, { name, most }: Bucket, until: Date): Promise<boolean> {
  const locked = await run(
    tx,
    sql`
      update operator_try set locked_until = ${until}
      where bucket = ${name} and wrong >= ${most} and locked_until is null
    `,
  )
  return locked === 1
}

export async function lockedUntil(reader: Reader, { name }: Bucket): Promise<Date | null> {
  const row = await maybe(
    reader,
    sql<{ lockedUntil: Date | null }>`select locked_until from operator_try where bucket = ${name}`,
  )
  return row?.lockedUntil ?? null
}

/** Resets some counters. */
export async function forgetBuckets(tx: Reader, buckets: readonly Bucket[]): Promise<void> {
  const names = buckets.map(({ name }) => name)
  await run(tx, sql`delete from operator_try where bucket = any(${names}::text[])`)
}

/** Resets all counters of an account, regardless of their source; returns how many were above zero. */
export async function forgetTries(tx: Reader, accountKey: string): Promise<number> {
  return forgotten(tx, sql`delete from operator_try where account_key = ${accountKey} returning wrong`)
}

/** The same for all accounts and addresses. */
export async function forgetAllTries(tx: Reader): Promise<number> {
  return forgotten(tx, sql`delete from operator_try returning wrong`)
}

async function forgotten(tx: Reader, deletion: ReturnType<typeof sql>): Promise<number> {
  const { n } = await one(
    tx,
    sql<{ n: number }>`with gone as (${deletion}) select count(*)::int as n from gone where wrong > 0`,
  )
  return n
}

/** Old counters, which would otherwise accumulate for unknown names. */
export async function sweepTries(db: Reader, before: Date): Promise<number> {
  return run(
    db,
    sql`delete from operator_try where since < ${before} and (locked_until is null or locked_until < ${before})`,
  )
}
