import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

type Reader = Db | Tx

export type TryRow = { readonly wrong: number; readonly lockedUntil: Date | null }

type Window = {
  readonly accountKey: string
  readonly now: Date
  readonly windowStart: Date
  readonly most: number
}

/**
 * Takes one of the few tries of an account name before anything is compared; null where none is left. Taken first, so
 * that a hundred guesses at the same instant are no more than three.
 */
export async function spendTry(
  db: Reader,
  { accountKey, now, windowStart, most }: Window,
): Promise<number | null> {
  const row = await maybe(
    db,
    sql<{ wrong: number }>`
      insert into operator_try (account_key, wrong, since)
      values (${accountKey}, 1, ${now})
      on conflict (account_key) do update set
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

/** Gives a try back: the answer was right. */
export async function refundTry(db: Reader, accountKey: string): Promise<void> {
  await run(db, sql`update operator_try set wrong = greatest(wrong - 1, 0) where account_key = ${accountKey}`)
}

/** Locks an account name whose tries are used up; false where they are not, or it is locked already. */
export async function lockTry(tx: Reader, accountKey: string, most: number, until: Date): Promise<boolean> {
  const locked = await run(
    tx,
    sql`
      update operator_try set locked_until = ${until}
      where account_key = ${accountKey} and wrong >= ${most} and locked_until is null
    `,
  )
  return locked === 1
}

export function tryOf(reader: Reader, accountKey: string): Promise<TryRow | null> {
  return maybe(
    reader,
    sql<TryRow>`select wrong, locked_until from operator_try where account_key = ${accountKey}`,
  )
}

export async function forgetTries(tx: Reader, accountKey: string): Promise<number> {
  return run(tx, sql`delete from operator_try where account_key = ${accountKey}`)
}

/** Tries of strangers' names would pile up otherwise. */
export async function sweepTries(db: Reader, before: Date): Promise<number> {
  return run(
    db,
    sql`delete from operator_try where since < ${before} and (locked_until is null or locked_until < ${before})`,
  )
}
