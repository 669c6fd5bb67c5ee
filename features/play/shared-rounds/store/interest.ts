import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'

/** The network addresses that an operator logged in from since a moment. */
export async function operatorAddresses(
  db: Db | Tx,
  operator: string,
  since: Date,
): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ address: string }>`
      select address from operator_address_view where operator_id = ${operator} and last_seen_at >= ${since}
    `,
  )
  return rows.map(({ address }) => address)
}

type Related = {
  readonly operator: string
  readonly addresses: readonly string[]
  readonly since: Date
}

/** The member accounts that are related to an operator: of the same name or email address, or used at one of `addresses` since a moment. */
const relatedTo = ({ operator, addresses, since }: Related) => sql`
  select m.id
  from member_view m
  join operator_view o on o.id = ${operator}::uuid
  join operator_contact_view c on c.operator_id = o.id
  where m.account_key = o.account or lower(m.email) = c.email
  union
  select member_id from member_address_view
  where address = any (${addresses}::text[]) and last_seen_at >= ${since}
`

/** Whether a member account is related to an operator. */
export async function isRelated(
  db: Db | Tx,
  asked: Related & { readonly memberId: bigint },
): Promise<boolean> {
  const { has } = await one<{ has: boolean }>(
    db,
    sql`select exists (select from (${relatedTo(asked)}) r where r.id = ${asked.memberId}) as has`,
  )
  return has
}

/** Whether a member account that is related to an operator has a bet on a round. */
export async function hasRelatedBet(
  db: Db | Tx,
  asked: Related & { readonly round: string },
): Promise<boolean> {
  const row = await maybe(
    db,
    sql<{ has: boolean }>`
      with related as materialized (${relatedTo(asked)})
      select exists (
        select from related m
        join wallet_view w on w.owner = m.id
        join window_round_view s on s.wallet = w.id
        where s.bet_window = ${asked.round}::uuid and s.state <> 'void'
      ) as has
    `,
  )
  return row?.has ?? false
}
