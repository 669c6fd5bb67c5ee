import { sql } from '#db/rows.ts'
import { isFound, orderQueue } from '#db/review/queue.ts'
import type { Minor } from '#kit/money.ts'
import { openStates, type WithdrawalState } from '../rules/states.ts'
import type { Standing } from '../rules/stops.ts'
import { columns, type WithdrawalRow } from './withdrawals.ts'

export type QueueFilter = {
  readonly state: WithdrawalState | 'open' | null
  readonly merchant: string | null
  readonly least: Minor | null
  readonly dueBefore: Date | null
  readonly eyes: number | null
  readonly find: string | null
}

export type QueueRow = WithdrawalRow &
  Standing & {
    readonly member: string
    readonly payeeName: string | null
    /** Where it stands in the queue while it waits. */
    readonly place?: bigint | null
  }

const joined = sql`
  from withdrawal w
  join payout_account a on a.id = w.account
  join bank b on b.code = a.bank
  join member_view p on p.id = w.member_id
  join wallet_view l on l.id = w.wallet
`

/** The feature's own part of the question: everything but the state. */
export function fits({ merchant, least, dueBefore, eyes, find }: QueueFilter) {
  return sql`
    (${merchant}::text is null or w.merchant = ${merchant})
    and (${least}::bigint is null or w.amount >= ${least})
    and (${dueBefore}::timestamptz is null or w.due_at <= ${dueBefore})
    and (${eyes}::int is null or w.eyes = ${eyes})
    and ${isFound(find, { mark: 'W', alias: 'w', account: 'p' })}
  `
}

/** Above the number of every withdrawal: those without priority stand behind those with it. */
const BEHIND = 100_000_000_000_000_000n

/** What waits is listed by the priority of the member's rank, then in the order of its promise, which is the order of asking. */
export const queue = orderQueue<QueueRow>({
  alias: 'w',
  columns: sql`${columns}, p.account as member, p.payee_name, p.state as member_state, l.is_frozen`,
  joined,
  open: openStates,
  waiting: openStates,
  place: sql`(case when w.is_first then w.number else w.number + ${sql.lit(BEHIND)}::bigint end)`,
})
