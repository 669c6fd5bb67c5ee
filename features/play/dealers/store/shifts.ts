import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Source } from '../rules/scan.ts'

export type ShiftRow = {
  readonly id: string
  readonly code: string
  readonly source: Source
  readonly operator: string
  readonly account: string
  readonly name: string
  readonly console: string
  readonly startedAt: Date
  readonly endedAt: Date | null
}

/** An operator at a console; the browser is null for shifts from before it was kept. */
export type AtConsole = { readonly operator: string; readonly browser: string | null }

const columns = sql`id, code, source, operator, account, name, console, started_at, ended_at`

/** Who is at the consoles of tables now. */
export function shiftsNow(db: Db | Tx): Promise<ShiftRow[]> {
  return many(
    db,
    sql<ShiftRow>`select ${columns} from dealer_shift where ended_at is null order by code, source`,
  )
}

/** Who is at a console of a table, with their browser (in hex), and who was there since a time; null: only now. */
export function operatorsSince(
  tx: Tx,
  { code, source, since }: { readonly code: string; readonly source: Source; readonly since: Date | null },
): Promise<readonly AtConsole[]> {
  return many(
    tx,
    sql<AtConsole>`
      select distinct operator, encode(browser, 'hex') as browser from dealer_shift
      where code = ${code} and source = ${source} and (ended_at is null or ended_at > ${since}::timestamptz)
      order by operator, browser
    `,
  )
}

export function shiftsOf(db: Db, code: string, limit: number): Promise<ShiftRow[]> {
  return many(
    db,
    sql<ShiftRow>`select ${columns} from dealer_shift where code = ${code} order by started_at desc limit ${limit}`,
  )
}

/** False: the person or the console has another shift; the unique indices decide between two at once. */
export async function insertShift(
  tx: Tx,
  shift: Omit<ShiftRow, 'startedAt' | 'endedAt'> & AtConsole,
): Promise<boolean> {
  const rows = await many(
    tx,
    sql<{ id: string }>`
      insert into dealer_shift (id, code, source, operator, account, name, console, browser)
      values (${shift.id}, ${shift.code}, ${shift.source}, ${shift.operator}, ${shift.account}, ${shift.name}, ${shift.console},
        decode(${shift.browser}, 'hex'))
      on conflict do nothing -- two start at once
      returning id
    `,
  )
  return rows.length > 0
}

/** The person goes on at another page, perhaps of another browser: the old page is refused from then on. */
export async function moveShift(
  tx: Tx,
  { id, console, browser }: Pick<ShiftRow, 'id' | 'console'> & Pick<AtConsole, 'browser'>,
): Promise<void> {
  await run(
    tx,
    sql`update dealer_shift set console = ${console}, browser = decode(${browser}, 'hex') where id = ${id}`,
  )
}

export async function endShift(tx: Tx, id: string, endedBy: string): Promise<void> {
  await run(
    tx,
    sql`update dealer_shift set ended_at = clock_timestamp(), ended_by = ${endedBy} where id = ${id} and ended_at is null`,
  )
}
