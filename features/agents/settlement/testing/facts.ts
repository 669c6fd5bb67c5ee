import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'

export type Given = {
  readonly measure: 'validBets' | 'loss' | 'activeMembers' | 'betAmount'
  readonly tiers: readonly { readonly from: bigint; readonly ratePpm: number; readonly lossPpm: number }[]
}

const periodOf = { dividend: 'D', daily: 'D', hourly: 'hour', realTime: 'fiveMinutes' } as const

/** A contract that is valid since a moment, without offer and answer. */
export async function insertContract(
  at: TestApp,
  given: Given & {
    readonly kind: keyof typeof periodOf
    readonly agent: Person
    readonly upline: Person | null
    readonly from: Date
  },
): Promise<void> {
  const tiers = given.tiers.map(({ from, ...rates }) => ({ from: from.toString(), ...rates }))
  await run(
    at.database.owner,
    sql`
      insert into agent_contract (merchant, kind, member_id, upline_id, period, measure, tiers, state, offered_at, expires_at, from_at)
      values ('JADE', ${given.kind}, ${given.agent.id}, ${given.upline?.id ?? null}, ${periodOf[given.kind]}, ${given.measure},
        ${JSON.stringify(tiers)}::jsonb, 'accepted', ${given.from}, ${given.from}, ${given.from})
    `,
  )
}
