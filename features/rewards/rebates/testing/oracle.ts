import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { many, sql } from '#db/rows.ts'
import type { Program, Terms } from '../rules/terms.ts'

type Raw = {
  readonly program: Program
  readonly at: Date
  readonly betAt: Date
  readonly countedAt: Date
  readonly category: 'RNG' | 'LIVE'
  readonly stake: bigint
  readonly win: bigint
  readonly valid: bigint
  readonly edgeBp: bigint
}

type RunRow = {
  readonly program: Program
  readonly startsAt: Date
  readonly endsAt: Date
  readonly version: number
}

const trunc = (value: bigint, by: bigint) => (value < 0n ? -(-value / by) : value / by)

type Asked = {
  readonly who: Pick<Person, 'id'>
  readonly program: Program
  /** The member's level when periods were settled that end at a moment. */
  readonly levels: (moment: Date) => number
  readonly termsOf: (version: number) => Terms
}

/** Every fact on its own, straight from the ledger's table: what each period comes to with all facts that were counted. */
export async function oracle(at: TestApp, { who, program, levels, termsOf }: Asked): Promise<bigint> {
  const { owner } = at.database
  const facts = await many(
    owner,
    sql<Raw>`
      select f.at, coalesce(f.first_at, f.at) as bet_at, coalesce(l.counted_at, f.at) as counted_at, f.category, f.stake, f.win, f.valid,
        coalesce(round((100 - nullif(regexp_replace(g.rtp_text, '[^0-9.]', '', 'g'), '')::numeric) * 100), 350)::bigint as edge_bp
      from settled_play f
      left join play_late l on l.member_id = f.member_id and l.at = f.at and l.wallet = f.wallet and l.seq = f.seq
      left join game g on g.id = f.game
      where f.member_id = ${who.id}
    `,
  )
  const runs = await many(
    owner,
    sql<RunRow>`select program, starts_at, ends_at, version from rebate_run where merchant = 'JADE' and program = ${program}`,
  )
  const runAt = (moment: Date) => runs.find(({ startsAt, endsAt }) => startsAt <= moment && endsAt > moment)
  const periods = Map.groupBy(
    facts.filter(({ betAt, countedAt }) => runAt(betAt) && runAt(countedAt)),
    ({ betAt }) => runAt(betAt)!.startsAt.getTime(),
  )
  let total = 0n
  for (const [startsAt, own] of periods) {
    const { version } = runAt(new Date(startsAt))!
    const terms = termsOf(version).programs.find((each) => each.program === program)
    if (!terms) continue
    const firstCounted = own
      .map(({ countedAt }) => runAt(countedAt)!.endsAt)
      .toSorted((a, b) => a.getTime() - b.getTime())[0]!
    const rank = levels(firstCounted)
    const rateOf = (category: string) =>
      BigInt(terms.rates.find((rate) => rate.category === category && rate.level === rank)!.rateBp)
    const sum = (of: (raw: Raw) => bigint) => own.reduce((all, raw) => all + of(raw), 0n)
    const loss = sum(({ stake, win }) => stake - win)
    const earned = {
      rebate: () => sum(({ valid, category }) => trunc(valid * rateOf(category), 10_000n)),
      rakeback: () => sum(({ valid, edgeBp }) => trunc(valid * edgeBp * rateOf(''), 100_000_000n)),
      cashback: () => (loss > 0n ? (loss * rateOf('')) / 10_000n : 0n),
    }[program]()
    total += terms.maximum !== null && earned > terms.maximum ? terms.maximum : earned
  }
  return total
}
