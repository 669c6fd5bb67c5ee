import type { Db } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

export type CallRow = {
  readonly id: string
  readonly vendor: string
  readonly at: Date
  readonly ip: string
  readonly path: string
  readonly op: string
  readonly transaction: string | null
  readonly player: string | null
  readonly request: string | null
  readonly body: string
  readonly reply: string
  readonly status: number
  readonly says: string
  readonly ms: number
}

/** A call to record; `mark` replaces the token in its texts. */
export type NewCall = Omit<CallRow, 'id'> & {
  readonly mark: string
  readonly tokenHash: Buffer | null
}

/** Records calls, many in one statement. A token is as powerful as the member's session: the history stores the session's id instead. */
export async function insertCalls(db: Db, calls: readonly NewCall[]): Promise<void> {
  const all = <K extends keyof NewCall>(name: K) => calls.map((call) => call[name])
  await run(
    db,
    sql`
      insert into vendor_call (vendor, at, ip, path, op, transaction, player, request, body, reply, status, says, ms)
      select c.vendor, c.at, c.ip, c.path, c.op, c.transaction, c.player, c.request,
        replace(c.body, c.mark, coalesce((
          select 'session:' || s.id from vendor_session s where s.token_hash = c.token_hash and s.vendor = c.vendor
        ), 'hidden')),
        c.reply, c.status, c.says, c.ms
      from unnest(
        ${all('vendor')}::text[], ${all('at')}::timestamptz[], ${all('ip')}::text[], ${all('path')}::text[], ${all('op')}::text[],
        ${all('transaction')}::text[], ${all('player')}::text[], ${all('request')}::text[], ${all('body')}::text[],
        ${all('reply')}::text[], ${all('status')}::int[], ${all('says')}::text[], ${all('ms')}::int[], ${all('mark')}::text[],
        ${all('tokenHash')}::bytea[]
      ) with ordinality as c (
        vendor, at, ip, path, op, transaction, player, request, body, reply, status, says, ms, mark, token_hash, place
      )
      order by c.place
    `,
  )
}

const columns = sql`id, vendor, at, ip, path, op, transaction, player, request, body, reply, status, says, ms`

export type CallFilter = {
  readonly vendor: string
  readonly transaction: string | null
  readonly player: string | null
  readonly isTrouble: boolean
  readonly before: string | null
  readonly limit: number
}

export async function callPage(db: Db, filter: CallFilter): Promise<readonly CallRow[]> {
  return many(
    db,
    sql<CallRow>`
      select ${columns}
      from vendor_call
      where vendor = ${filter.vendor}
        and (${filter.transaction}::text is null or transaction = ${filter.transaction})
        and (${filter.player}::text is null or player = ${filter.player})
        and (not ${filter.isTrouble} or says <> 'RS_OK')
        and (${filter.before}::uuid is null or id < ${filter.before}::uuid)
      order by id desc
      limit ${filter.limit}
    `,
  )
}

export async function callById(db: Db, id: string): Promise<CallRow | null> {
  return maybe(db, sql<CallRow>`select ${columns} from vendor_call where id = ${id}::uuid`)
}

export async function sweepCalls(db: Db, before: Date): Promise<number> {
  return run(db, sql`delete from vendor_call where at < ${before}`)
}
