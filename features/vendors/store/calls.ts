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

export async function insertCall(db: Db, call: Omit<CallRow, 'id'>): Promise<void> {
  await run(
    db,
    sql`
      insert into vendor_call (vendor, at, ip, path, op, transaction, player, request, body, reply, status, says, ms)
      values (
        ${call.vendor}, ${call.at}, ${call.ip}, ${call.path}, ${call.op}, ${call.transaction}, ${call.player},
        ${call.request}, ${call.body}, ${call.reply}, ${call.status}, ${call.says}, ${call.ms}
      )
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
