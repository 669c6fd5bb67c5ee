import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

type Reader = Db | Tx

export type MemberState = 'open' | 'locked' | 'closed'

export type MemberRow = {
  readonly id: bigint
  readonly merchant: string
  readonly account: string
  readonly nickname: string
  readonly type: number
  readonly state: MemberState
  readonly currency: Currency | null
  readonly balance: Minor
  readonly held: Minor
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
}

export type MemberFull = MemberRow & {
  readonly stateReason: string | null
  readonly uplineId: bigint | null
  readonly uplineAccount: string | null
  readonly payeeName: string | null
  readonly email: string | null
  readonly mobile: string | null
  readonly birthday: string | null
  readonly language: string
  readonly registerIp: string
  readonly wallet: bigint | null
}

const rowColumns = sql`
  id, merchant, account, nickname, type, state, currency, balance, held, created_at, last_login_at
`

export function memberFull(db: Reader, id: bigint): Promise<MemberFull | null> {
  return maybe(
    db,
    sql<MemberFull>`
      select
        ${rowColumns}, state_reason, upline_id, upline_account, payee_name, email, mobile, birthday, language, register_ip,
        wallet
      from office_member
      where id = ${id}
    `,
  )
}

export type NoteRow = {
  readonly id: string
  readonly operator: string
  readonly text: string
  readonly at: Date
}

export function notesOf(db: Reader, memberId: bigint): Promise<NoteRow[]> {
  return many(
    db,
    sql<NoteRow>`
      select id, operator_account as operator, text, at
      from member_note
      where member_id = ${memberId}
      order by at desc
      limit 200
    `,
  )
}

type NewNote = {
  readonly memberId: bigint
  readonly operator: { readonly id: string; readonly account: string }
  readonly text: string
  readonly now: Date
}

export async function insertNote(tx: Tx, { memberId, operator, text, now }: NewNote): Promise<void> {
  await run(
    tx,
    sql`
      insert into member_note (member_id, operator_id, operator_account, text, at)
      values (${memberId}, ${operator.id}, ${operator.account}, ${text}, ${now})
    `,
  )
}
