import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

type Reader = Db | Tx

export type TieKind = 'invite' | 'reset' | 'roles' | 'brands' | 'email'

type NewTie = {
  readonly operatorId: string
  readonly makers: readonly string[]
  readonly what: TieKind
  readonly now: Date
}

/** Records who was responsible for a change to an operator. */
export async function insertTies(tx: Tx, { operatorId, makers, what, now }: NewTie): Promise<void> {
  for (const maker of makers)
    await run(
      tx,
      sql`
        insert into operator_tie (operator_id, maker_id, what, at) values (${operatorId}, ${maker}, ${what}, ${now})
      `,
    )
}

/** An operator enrols with a link: the ties to their inviters count from now on, however old the link is. */
export async function renewTies(tx: Tx, operatorId: string, since: Date, now: Date): Promise<void> {
  await run(
    tx,
    sql`
      insert into operator_tie (operator_id, maker_id, what, at)
      select distinct operator_id, maker_id, what, ${now}::timestamptz
      from operator_tie
      where operator_id = ${operatorId} and at >= ${since}
    `,
  )
}

/**
 * Whether two operators may be one person: one brought the other in since then, or a third brought in both, over any number of steps.
 * `a` invites `b`, and `b` invites `c`: none of the three can approve for another.
 */
export async function areTied(reader: Reader, a: string, b: string, since: Date): Promise<boolean> {
  const row = await maybe(
    reader,
    sql<{ isTied: boolean }>`
      with recursive
      line (root, id) as (
        select root, root from unnest(${[a, b]}::uuid[]) as given (root)
        union
        select line.root, maker_id
        from line
        join operator_tie on operator_id = line.id
        where at > ${since}
      )
      select exists (
        select 1
        from line mine
        join line theirs on theirs.id = mine.id
        where mine.root = ${a}::uuid and theirs.root = ${b}::uuid
      ) as is_tied
    `,
  )
  return row?.isTied ?? false
}

/** Whether anyone brought this operator in, or gave them more rights, since then. */
export async function isNewcomer(reader: Reader, id: string, since: Date): Promise<boolean> {
  const row = await maybe(
    reader,
    sql<{ isNew: boolean }>`
      select exists (select 1 from operator_tie where operator_id = ${id} and at > ${since}) as is_new
    `,
  )
  return row?.isNew ?? false
}

/** Whether an operator was logged in from this browser since then. */
export async function wasAtBrowser(
  reader: Reader,
  { operatorId, browser, since }: { operatorId: string; browser: string; since: Date },
): Promise<boolean> {
  const row = await maybe(
    reader,
    sql<{ wasThere: boolean }>`
      select exists (
        select 1
        from operator_session
        where browser = decode(${browser}, 'hex') and operator_id = ${operatorId} and created_at > ${since}
      ) as was_there
    `,
  )
  return row?.wasThere ?? false
}
