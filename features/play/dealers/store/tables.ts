import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import { shoeSchema, type Shoe } from '../rules/shoe.ts'

export type TableState = {
  readonly code: string
  readonly shoe: Shoe | null
  readonly video: string
  readonly whep: string
  readonly delayMs: number | null
  readonly losses: number
  readonly isPaused: boolean
}

export type TableVideo = Omit<TableState, 'shoe'>

type Stored = Omit<TableState, 'shoe'> & { readonly shoe: Json }

const columns = sql`code, shoe, video, whep, delay_ms, losses, is_paused`

function read({ shoe, ...rest }: Stored): TableState {
  if (shoe === null) return { ...rest, shoe: null }
  const value = shoeSchema.parse(shoe)
  if (!value.ok) throw new Error(`dealers: the shoe of ${rest.code} cannot be read: ${value.error}`)
  return { ...rest, shoe: value.value }
}

/** Locks a table for a change; it is created with the first one. Everything of one table happens one after the other. */
export async function lockTable(tx: Tx, code: string): Promise<TableState> {
  await run(
    tx,
    sql`
      insert into dealer_table (code) values (${code})
      on conflict do nothing -- another console was first
    `,
  )
  return read(await one(tx, sql<Stored>`select ${columns} from dealer_table where code = ${code} for update`))
}

export async function tableState(db: Db | Tx, code: string): Promise<TableState | null> {
  const row = await maybe(db, sql<Stored>`select ${columns} from dealer_table where code = ${code}`)
  return row && read(row)
}

/** The videos of all tables, without their shoes: for what every bet and every page asks. */
export function tableVideos(db: Db): Promise<TableVideo[]> {
  return many(
    db,
    sql<TableVideo>`select code, video, whep, delay_ms, losses, is_paused from dealer_table order by code`,
  )
}

export async function tableStates(db: Db): Promise<readonly TableState[]> {
  return (await many(db, sql<Stored>`select ${columns} from dealer_table order by code`)).map(read)
}

export async function setShoe(tx: Tx, code: string, shoe: Shoe): Promise<void> {
  await run(
    tx,
    sql`update dealer_table set shoe = ${JSON.stringify(shoeSchema.write(shoe))}::json where code = ${code}`,
  )
}

/** Other addresses: the table is paused no longer, and is measured again. */
export async function setVideo(
  tx: Tx,
  code: string,
  { video, whep }: Pick<TableState, 'video' | 'whep'>,
): Promise<void> {
  await run(
    tx,
    sql`
      update dealer_table set video = ${video}, whep = ${whep}, delay_ms = null, losses = 0, is_paused = false
      where code = ${code}
    `,
  )
}

export async function noteVideo(
  tx: Tx,
  { code, delayMs, losses, isPaused }: Pick<TableState, 'code' | 'delayMs' | 'losses' | 'isPaused'>,
): Promise<void> {
  await run(
    tx,
    sql`
      update dealer_table set delay_ms = ${delayMs}, losses = ${losses}, is_paused = ${isPaused} where code = ${code}
    `,
  )
}
