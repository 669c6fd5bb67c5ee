import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Audience, DrawData, DrawKind, DrawState } from '../rules/draw.ts'

export type Both = { readonly en: string; readonly vi: string }

export type Draw = {
  readonly id: string
  readonly merchant: string
  readonly currency: Currency
  readonly kind: DrawKind
  readonly state: DrawState
  readonly title: Both
  readonly data: DrawData
  readonly dataHash: string
  readonly audience: Audience
  readonly termsHash: string | null
  /** Ledger units; null: no limit. */
  readonly budget: bigint | null
  readonly spent: bigint
  /** Raffle tickets issued, or envelopes opened. */
  readonly taken: bigint
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly endedAt: Date | null
  readonly createdBy: string
}

export const drawColumns = sql.raw(`
  d.id, d.merchant, d.currency, d.kind, d.state, d.title, d.data, d.data_hash, d.audience, d.terms_hash, d.budget, d.spent, d.taken,
  d.starts_at, d.ends_at, d.ended_at, d.created_by
`)

export type NewDraw = Pick<
  Draw,
  | 'merchant'
  | 'currency'
  | 'title'
  | 'data'
  | 'dataHash'
  | 'audience'
  | 'termsHash'
  | 'budget'
  | 'startsAt'
  | 'endsAt'
  | 'createdBy'
>

export async function insertDraw(tx: Tx, draw: NewDraw, now: Date): Promise<string> {
  const { id } = await one<{ id: string }>(
    tx,
    sql`
      insert into draw (merchant, currency, kind, title, data, data_hash, audience, terms_hash, budget, starts_at, ends_at, created_by,
        created_at)
      values (${draw.merchant}, ${draw.currency}, ${draw.data.kind}, ${JSON.stringify(draw.title)}::jsonb,
        ${JSON.stringify(draw.data)}::jsonb, ${draw.dataHash}, ${JSON.stringify(draw.audience)}::jsonb, ${draw.termsHash},
        ${draw.budget}, ${draw.startsAt}, ${draw.endsAt}, ${draw.createdBy}, ${now})
      returning id
    `,
  )
  return id
}

export function drawById(reader: Db | Tx, id: string): Promise<Draw | null> {
  return maybe<Draw>(reader, sql`select ${drawColumns} from draw d where d.id = ${id}`)
}

/** Launches a draft; false if it is none. */
export async function launch(tx: Tx, id: string, now: Date): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`update draw set state = 'live', launched_at = ${now} where id = ${id} and state = 'draft'`,
    )) > 0
  )
}

/** Stops a draw that has not given its results; false if there is nothing to stop. */
export async function stop(tx: Tx, id: string, now: Date): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`update draw set state = 'stopped', ended_at = ${now} where id = ${id} and state in ('live', 'sealed')`,
    )) > 0
  )
}

/** Moves a draw on; false if another worker has, or it was stopped. */
export async function moveOn(
  tx: Tx,
  id: string,
  { from, to, now }: { readonly from: 'live' | 'sealed'; readonly to: 'sealed' | 'over'; readonly now: Date },
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
        update draw
        set state = ${to}, ended_at = ${to === 'over' ? now : null}
        where id = ${id} and state = ${from}
      `,
    )) > 0
  )
}

/** Draws of a brand that players may see, running ones and those that ended since, newest first. */
export function shownDraws(
  db: Db,
  of: { readonly merchant: string; readonly currency: string; readonly since: Date },
): Promise<Draw[]> {
  return many<Draw>(
    db,
    sql`
      select ${drawColumns}
      from draw d
      where d.merchant = ${of.merchant} and d.currency = ${of.currency}
        and (d.state in ('live', 'sealed') or d.state = 'over' and d.ended_at > ${of.since})
      order by d.starts_at desc, d.id desc
      limit 60
    `,
  )
}

/** Takes a prize's cost out of the budget; false unless the largest prize (`room`) was covered before the draw. */
export async function spend(
  tx: Tx,
  id: string,
  { cost, room }: { readonly cost: bigint; readonly room: bigint },
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
        update draw
        set spent = spent + ${cost}
        where id = ${id} and (budget is null or spent + ${room} <= budget)
      `,
    )) > 0
  )
}

/** Draws whose time is over: the job closes, seals or draws them. */
export async function dueDraws(db: Db, now: Date): Promise<Draw[]> {
  return many<Draw>(
    db,
    sql`
      select ${drawColumns}
      from draw d
      where d.state in ('live', 'sealed')
        and (d.ends_at <= ${now} or d.kind = 'envelope' and d.taken = (d.data->>'count')::bigint)
      order by d.ends_at
      limit 50
    `,
  )
}
