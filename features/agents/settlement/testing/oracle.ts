import type { TestApp } from '#apps/server/testing/test-app.ts'
import { many, sql } from '#db/rows.ts'
import { countedBets, type Side } from '#features/play/settled-play/public.ts'

/** A contract as the reference for statements knows it: computed bet by bet and level by level, without the SQL of the product. */
export type OracleContract = {
  readonly agent: bigint
  readonly measure: 'validBets' | 'loss' | 'activeMembers' | 'betAmount'
  readonly tiers: readonly { readonly from: bigint; readonly ratePpm: bigint; readonly lossPpm: bigint }[]
}

export type OraclePeriod = {
  readonly kind: 'dividend' | 'daily' | 'hourly' | 'realTime'
  readonly from: Date
  readonly to: Date
  readonly payer: 'brand' | 'upline'
  readonly contracts: readonly OracleContract[]
  /** IDs from the top agent to the member itself, at the beginning of the period. */
  readonly lineOf: (member: bigint) => readonly bigint[]
}

type Bet = {
  member: bigint
  rounds: number
  stake: bigint
  win: bigint
  valid: bigint
  readonly sides: readonly Side[]
}

async function betsOf(at: TestApp, members: readonly bigint[], { from, to }: OraclePeriod): Promise<Bet[]> {
  const facts = await many(
    at.database.owner,
    sql<Bet & { round: string; first: Date }>`
      select member_id as member, round, rounds, stake, win, valid, coalesce(first_at, at) as first
      from settled_play
      where member_id = any(${[...members]}::bigint[])
    `,
  )
  const noted = await many(
    at.database.owner,
    sql<
      Side & { round: string }
    >`select round, event, side, stake from play_side where member_id = any(${[...members]}::bigint[])`,
  )
  const bets = new Map<string, Bet>()
  for (const fact of facts) {
    if (fact.first < from || fact.first >= to) continue
    const bet = bets.get(fact.round) ?? {
      member: fact.member,
      rounds: 0,
      stake: 0n,
      win: 0n,
      valid: 0n,
      sides: noted.filter(({ round }) => round === fact.round),
    }
    bet.rounds += fact.rounds
    bet.stake += fact.stake
    bet.win += fact.win
    bet.valid += fact.valid
    bets.set(fact.round, bet)
  }
  return [...bets.values()]
}

const MILLION = 1_000_000n
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

/** What each agent earns in a period, by its ID. */
export async function oracleEarned(
  at: TestApp,
  members: readonly bigint[],
  period: OraclePeriod,
): Promise<ReadonlyMap<bigint, bigint>> {
  const bets = await betsOf(at, members, period)
  const gross = new Map<bigint, bigint>()
  for (const contract of period.contracts) {
    const line = bets.filter(({ member }) => period.lineOf(member).includes(contract.agent))
    const below = countedIn(line).filter(({ member }) => member !== contract.agent)
    gross.set(
      contract.agent,
      period.kind === 'realTime' ? realTime(contract, below) : share(contract, period, below),
    )
  }
  const earned = new Map<bigint, bigint>()
  for (const [agent, own] of gross) {
    const taken = sum(
      [...gross].filter(([id]) => period.lineOf(id).at(-2) === agent).map(([, value]) => value),
    )
    const floor = own < 0n ? own : 0n
    const rest = own - taken
    earned.set(agent, period.payer === 'upline' || rest > floor ? rest : floor)
  }
  return earned
}

/** The bets of a subtree with what of each counts: void bets oppose none. */
function countedIn(line: readonly Bet[]): readonly Bet[] {
  const settled = line.filter(({ rounds }) => rounds > 0)
  const counted = countedBets(settled)
  return line.map((bet) => {
    const place = settled.indexOf(bet)
    return place < 0 ? bet : { ...bet, valid: counted[place]! }
  })
}

function share({ measure, tiers }: OracleContract, { kind }: OraclePeriod, bets: readonly Bet[]): bigint {
  const valid = sum(bets.map((bet) => bet.valid))
  const profit = sum(bets.map((bet) => bet.stake - bet.win))
  const players = [...new Set(bets.map(({ member }) => member))]
  const actives = players.filter(
    (player) => bets.filter(({ member }) => member === player).reduce((n, { rounds }) => n + rounds, 0) > 0,
  )
  const score = measure === 'activeMembers' ? BigInt(actives.length) : measure === 'loss' ? profit : valid
  const reached = tiers.findLast(({ from }) => from <= score)
  const tier = reached ?? (measure === 'loss' && score < 0n ? tiers[0] : undefined)
  // division of bigint rounds towards zero
  return tier ? ((kind === 'dividend' ? profit : valid) * tier.ratePpm) / MILLION : 0n
}

function realTime({ tiers }: OracleContract, bets: readonly Bet[]): bigint {
  return sum(
    tiers.map(({ from, ratePpm, lossPpm }, place) => {
      const until = tiers[place + 1]?.from
      const own = bets.filter(
        (bet) => bet.rounds > 0 && bet.stake >= from && (until === undefined || bet.stake < until),
      )
      const won = sum(own.filter((bet) => bet.win > bet.stake).map((bet) => bet.valid))
      const lost = sum(own.filter((bet) => bet.win < bet.stake).map((bet) => bet.valid))
      return (won * ratePpm) / MILLION + (lost * lossPpm) / MILLION
    }),
  )
}
