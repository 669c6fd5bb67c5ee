/**
 * Derives what agents' contracts come to from raw bets, with code that shares nothing with the settlement: no SQL function of the
 * product, no sums, one bet after the other. The rules are those of docs/decisions/0080.
 */

export type RawBet = {
  readonly member: bigint
  readonly category: string
  readonly rounds: number
  readonly stake: bigint
  readonly win: bigint
  readonly valid: bigint
  /** Stakes by event and side. */
  readonly sides: readonly RawSide[]
}

export type RawSide = { readonly event: string; readonly side: string; readonly stake: bigint }

export type RawTier = { readonly from: bigint; readonly ratePpm: bigint; readonly lossPpm: bigint }

export type RawContract = {
  readonly agent: bigint
  readonly measure: string
  readonly tiers: readonly RawTier[]
}

export type RawPeriod = {
  readonly kind: string
  readonly payer: string
  /** One row per bet: its facts added up. */
  readonly bets: readonly RawBet[]
  /** What members were given in the period; dividends only. */
  readonly bonuses: ReadonlyMap<bigint, bigint>
  /** IDs from the top agent to the member itself, at the beginning of the period. */
  readonly lines: ReadonlyMap<bigint, readonly bigint[]>
  readonly contracts: readonly RawContract[]
  /** Parts per million by member and category at the beginning of the period; of the spread only. */
  readonly rates: ReadonlyMap<string, bigint>
}

export const rateKey = (member: bigint, category: string): string => `${member}:${category}`

export type Derived = {
  readonly score: bigint
  readonly base: bigint
  readonly gross: bigint
  readonly taken: bigint
  readonly earned: bigint
}

const MILLION = 1_000_000n

/** What one agent's contract comes to; null if it has none in the period. */
export function derive(period: RawPeriod, agent: bigint): Derived | null {
  if (period.kind === 'spread') return spreadOf(period, agent)
  const own = grossOf(period, agent)
  if (!own) return null
  let taken = 0n
  for (const contract of period.contracts)
    if (period.lines.get(contract.agent)?.at(-2) === agent)
      taken += grossOf(period, contract.agent)?.gross ?? 0n
  const rest = own.gross - taken
  const least = own.gross < 0n ? own.gross : 0n
  return { ...own, taken, earned: period.payer === 'upline' || rest > least ? rest : least }
}

function grossOf(period: RawPeriod, agent: bigint): Omit<Derived, 'taken' | 'earned'> | null {
  const contract = period.contracts.find((each) => each.agent === agent)
  if (!contract) return null
  const isBelow = (member: bigint) => (period.lines.get(member) ?? []).slice(0, -1).includes(agent)
  const bets = withoutOpposite(period, agent).filter(({ member }) => isBelow(member))
  return period.kind === 'realTime' ? byBet(contract, bets) : bySum(period, contract, { bets, isBelow })
}

/** The bets with the valid part that counts for an agent: stakes that others at or below it took the other side of are taken off. */
function withoutOpposite({ bets, lines }: RawPeriod, agent: bigint): readonly RawBet[] {
  const totals = new Map<string, bigint>()
  const add = (key: string, stake: bigint) => totals.set(key, (totals.get(key) ?? 0n) + stake)
  const isCounted = ({ member, rounds }: RawBet) => rounds > 0 && (lines.get(member) ?? []).includes(agent)
  for (const bet of bets)
    if (isCounted(bet))
      for (const { event, side, stake } of bet.sides) {
        add(event, stake)
        add(`${event}\n${side}`, stake)
      }
  return bets.map((bet) => {
    if (!isCounted(bet) || bet.sides.length === 0) return bet
    let counts = bet.stake
    for (const { event, side, stake } of bet.sides) {
      const same = totals.get(`${event}\n${side}`) ?? 0n
      const others = (totals.get(event) ?? 0n) - same
      counts -= stake - (same > others ? (stake * (same - others)) / same : 0n)
    }
    return counts < bet.valid ? { ...bet, valid: counts } : bet
  })
}

function bySum(
  { kind, bonuses }: RawPeriod,
  { measure, tiers }: RawContract,
  { bets, isBelow }: { readonly bets: readonly RawBet[]; readonly isBelow: (member: bigint) => boolean },
): Omit<Derived, 'taken' | 'earned'> {
  let valid = 0n
  let profit = 0n
  const rounds = new Map<bigint, number>()
  for (const bet of bets) {
    valid += bet.valid
    profit += bet.stake - bet.win
    rounds.set(bet.member, (rounds.get(bet.member) ?? 0) + bet.rounds)
  }
  for (const [member, given] of bonuses) if (isBelow(member)) profit -= given
  const active = [...rounds.values()].filter((count) => count > 0).length
  const score = measure === 'activeMembers' ? BigInt(active) : measure === 'loss' ? profit : valid
  let tier: RawTier | undefined = measure === 'loss' && score < 0n ? tiers[0] : undefined
  for (const each of tiers) if (each.from <= score) tier = each
  const base = kind === 'dividend' ? profit : valid
  // division of bigint rounds towards zero
  return { score, base, gross: tier ? (base * tier.ratePpm) / MILLION : 0n }
}

function byBet({ tiers }: RawContract, bets: readonly RawBet[]): Omit<Derived, 'taken' | 'earned'> {
  const won = tiers.map(() => 0n)
  const lost = tiers.map(() => 0n)
  let score = 0n
  for (const bet of bets) {
    const place = tiers.findLastIndex(({ from }) => from <= bet.stake)
    if (place < 0 || bet.rounds <= 0 || bet.win === bet.stake) continue
    score += 1n
    const sums = bet.win > bet.stake ? won : lost
    sums[place] = (sums[place] ?? 0n) + bet.valid
  }
  let base = 0n
  let gross = 0n
  for (const [place, { ratePpm, lossPpm }] of tiers.entries()) {
    const [w, l] = [won[place] ?? 0n, lost[place] ?? 0n]
    base += w + l
    gross += (w * ratePpm) / MILLION + (l * lossPpm) / MILLION
  }
  return { score, base, gross }
}

/** Each member of a line has its rate of a bet less that of the next one towards it; never more than an upline has. */
function spreadOf(period: RawPeriod, agent: bigint): Derived | null {
  const { lines, rates } = period
  let valid = 0n
  let own = 0n
  let next = 0n
  for (const bet of withoutOpposite(period, agent)) {
    const line = lines.get(bet.member) ?? []
    const place = line.indexOf(agent)
    if (place < 0) continue
    const capped: bigint[] = []
    for (const id of line) {
      const rate = rates.get(rateKey(id, bet.category)) ?? 0n
      const above = capped.at(-1) ?? rate
      capped.push(rate < above ? rate : above)
    }
    const rate = capped[place] ?? 0n
    if (rate === 0n) continue
    valid += bet.valid
    own += bet.valid * rate
    next += bet.valid * (capped[place + 1] ?? 0n)
  }
  if (own === 0n && valid === 0n) return null
  const [gross, taken] = [own / MILLION, next / MILLION]
  return { score: valid, base: valid, gross, taken, earned: gross - taken }
}
