import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betLaw, roundLaw } from '#games/laws.ts'
import { major } from '#kit/money.ts'
import { bandBounds, judge, observe } from './rules/band.ts'
import { boundary, driftOf } from './rules/drift.ts'
import { shareOfPpm } from './rules/share.ts'
import { addSums, addTallies, none, talliesOfRound, tallyOf, type Law, type Sums } from './rules/tally.ts'

const half: Law = { rtp: 0.99, variance: 0.9999, by: 'chance' }

const roundOf = (stake: bigint, win: bigint): Sums => ({
  rounds: 1n,
  stake,
  win,
  stakeSquares: stake * stake,
  winSquares: win * win,
  cross: stake * win,
  greatest: win,
  unitWins: Number(win) / Number(stake),
  unitSquares: (Number(win) / Number(stake)) ** 2,
  unitGreatest: Number(win) / Number(stake),
})
const play = (rounds: readonly Sums[], law: Law | null = half) =>
  judge([tallyOf({ sums: rounds.reduce(addSums, none), law })])

/** Deterministic low-discrepancy numbers: multiples of the golden ratio are more even than random ones. */
const even = (n: number): number => (n * 0.6180339887498949) % 1
const evens = (count: number, chance: number, times: bigint) =>
  Array.from({ length: count }, (_, n) => roundOf(major(1), even(n) < chance ? major(1) * times : 0n))

test('G8 with equal stakes the interval is three standard deviations over the square root of the rounds', () => {
  // 10 000 rounds of 1.00, σ ≈ 1: ±3.00 %
  const { observed, low, high, theory, verdict } = play(evens(10_000, 0.495, 2n))
  expect(theory).toBe(990_000)
  expect(Number(high) - observed).toBeCloseTo(29_998, -2)
  expect(observed - Number(low)).toBeCloseTo(29_998, -2)
  expect(verdict).toBe('within')
})

test('G8 the slips of a shared round win or lose together: their deviations add up, they do not cancel out', () => {
  // 10 rounds, 1,000 members stake 1.00 each on one of them; σ ≈ 1: ±3 × √10 × 1,000 of 10,000, not ±3 %
  const won = [true, true, true, true, true, true, true, false, false, false]
  const slips = (isWon: boolean) =>
    Array.from({ length: 1_000 }, () => roundOf(major(1), isWon ? major(2) : 0n))
  const sums = won.map((isWon) => slips(isWon).reduce(addSums, none))
  const shared = judge(sums.flatMap((one) => talliesOfRound([{ sums: one, law: half }])))
  expect([shared.observed, shared.verdict]).toEqual([1_400_000, 'within'])
  // taken for independent, a run of seven wins in ten would be an alarm
  expect(judge(sums.map((one) => tallyOf({ sums: one, law: half }))).verdict).toBe('above')
})

test('G8 the parts of a shared round add up to the deviation of the whole, however it is divided', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.boolean()), { minLength: 2, maxLength: 8 }),
      (parts) => {
        const groups = parts.map(([stake, isWon]) => ({
          sums: roundOf(major(stake), isWon ? major(stake * 2) : 0n),
          law: half,
        }))
        const variance = talliesOfRound(groups).reduce((sum, tally) => sum + tally.variance, 0)
        const total = parts.reduce((sum, [stake]) => sum + stake, 0)
        const whole = half.variance * Number(major(total)) ** 2
        expect(variance / whole).toBeCloseTo(1, 6)
      },
    ),
  )
})

test('G8 flags a game that pays five points too much or too little, but not a fair one', () => {
  expect(play(evens(10_000, 0.495, 2n)).verdict).toBe('within')
  expect(play(evens(10_000, 0.52, 2n)).verdict).toBe('above')
  expect(play(evens(10_000, 0.47, 2n)).verdict).toBe('below')
})

test('G8 a fair game with random results stays within its band in nearly all simulated histories', () => {
  // each history has a generator of its own seed; 0.27 % may leave, six of a thousand would be a bug in the formula
  const lifeOf = (seed: number) => {
    let state = seed * 2_654_435_761
    const next = () => {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
      const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39)
      return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
    }
    return Array.from({ length: 400 }, () => roundOf(major(1), next() < 0.495 ? major(2) : 0n))
  }
  const left = Array.from({ length: 1_000 }, (_, seed) => play(lifeOf(seed + 1)).verdict).filter(
    (verdict) => verdict !== 'within',
  )
  expect(left.length).toBeLessThan(12)
})

test('G8 distinguishes one exceptional win from a game that pays too much', () => {
  const lost = Array.from({ length: 200 }, () => roundOf(major(1), 0n))
  const rare: Law = { rtp: 0.96, variance: 49, by: 'chance' }
  expect(play([...lost, roundOf(major(1), major(3_000))], rare).verdict).toBe('greatWin')
  const two = [roundOf(major(1), major(3_000)), roundOf(major(1), major(3_000))]
  expect(play([...lost, ...two], rare).verdict).toBe('above')
})

test('G8 judges no game below a hundred rounds or without an expected RTP', () => {
  expect(play(evens(99, 1, 2n)).verdict).toBe('few')
  expect(play(evens(100, 1, 2n)).verdict).toBe('above')
  expect(play(evens(1_000, 1, 2n), null)).toMatchObject({ verdict: 'unknown', theory: null, low: null })
})

test('G8 does not flag a game where members play worse than the optimal strategy', () => {
  expect(play(evens(10_000, 0.4, 2n), { ...half, by: 'best' }).verdict).toBe('moves')
  expect(play(evens(10_000, 0.6, 2n), { ...half, by: 'best' }).verdict).toBe('above')
})

test('G8 judges the sum of groups as all their rounds, regardless of the stakes', () => {
  const stakes = fc.array(
    fc.tuple(fc.bigInt(1n, 10n ** 11n), fc.bigInt(0n, 10n ** 13n)).map(([stake, win]) => roundOf(stake, win)),
    { minLength: 1, maxLength: 40 },
  )
  fc.assert(
    fc.property(stakes, fc.nat(), (rounds, cut) => {
      const at = cut % rounds.length
      const parts = [rounds.slice(0, at), rounds.slice(at)].map((own) =>
        tallyOf({ sums: own.reduce(addSums, none), law: half }),
      )
      const [whole, split] = [play(rounds), judge(parts)]
      expect(split).toMatchObject({ rounds: whole.rounds, stake: whole.stake, win: whole.win })
      expect(Math.abs(Number(split.high) - Number(whole.high))).toBeLessThanOrEqual(1)
      // reference computation, round by round
      const reach = 3 * Math.sqrt(rounds.reduce((sum, { stake }) => sum + 0.9999 * Number(stake) ** 2, 0))
      const staked = rounds.reduce((sum, { stake }) => sum + Number(stake), 0)
      const back = rounds.reduce((sum, { win }) => sum + Number(win), 0)
      const high = ((back + reach) / staked) * 1_000_000
      expect(Math.abs(Number(whole.high) - high)).toBeLessThanOrEqual(1 + high * 1e-9)
    }),
  )
})

test('G8 every choice has its own distribution: a low-risk bet has a narrow band, a high-risk one a wide band', () => {
  const under = (target: number) => betLaw('dice', 1, { direction: 'under', target })
  expect(under(9_800)?.variance).toBeLessThan(0.03)
  expect(under(5_000)?.variance).toBeCloseTo(0.9801, 3)
  expect(under(100)?.variance).toBeGreaterThan(90)
  expect(betLaw('river-dragon', 1, {})?.by).toBe('chance')
  expect(betLaw('jade-vein', 1, { crackers: 3 })?.by).toBe('moves')
  expect(betLaw('silk-jacks', 1, {})?.by).toBe('best')
  expect(betLaw('dice', 99, { direction: 'under', target: 5_000 })).toBeNull()
  expect(betLaw('nobody', 1, {})).toBeNull()
})

test('G8 stake bands are powers of ten of the major unit', () => {
  expect(bandBounds(0)).toEqual({ from: 0n, to: major(1) })
  expect(bandBounds(1)).toEqual({ from: major(1), to: major(10) })
  expect(bandBounds(5)).toEqual({ from: major(10_000), to: major(100_000) })
})

/** A random generator with its own seed for each history. */
const luckOf = (seed: number) => {
  let state = Math.imul(seed, 0x9e3779b1)
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
}

/** Simulates a thousand rounds of 1.00 in one step: their number of wins is normal to within less than a round. */
const SHEAF = 1_000
function sheaf(next: () => number, chance: number): Sums {
  const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  const wins = Math.round(SHEAF * chance + normal * Math.sqrt(SHEAF * chance * (1 - chance)))
  const round = roundOf(major(1), major(2))
  const back = BigInt(wins)
  return {
    ...none,
    rounds: BigInt(SHEAF),
    stake: round.stake * BigInt(SHEAF),
    win: round.win * back,
    unitWins: 2 * wins,
    unitSquares: 4 * wins,
    unitGreatest: 2,
  }
}

/** After how many rounds a game with this chance raises an alert; null: never within the maximum. */
function toldAfter(seed: number, chance: number, most: number): number | null {
  const next = luckOf(seed)
  let tally = tallyOf({ sums: none, law: half })
  for (let rounds = SHEAF; rounds <= most; rounds += SHEAF) {
    tally = addTallies(tally, tallyOf({ sums: sheaf(next, chance), law: half }))
    if (driftOf([tally], true)) return rounds
  }
  return null
}

/** Rounds after which a deviation per stake crosses the boundary, without randomness. */
function computedRounds(fault: number): number {
  let rounds = SHEAF
  while (rounds * fault < boundary(rounds * half.variance, 0.005)) rounds += SHEAF
  return rounds
}

test('G8 detects half a point too much or too little within twice the computed number of rounds', () => {
  const computed = computedRounds(0.005)
  expect(computed).toBeGreaterThan(500_000)
  expect(computed).toBeLessThan(1_000_000)
  const lives = Array.from({ length: 20 }, (_, seed) => seed + 1)
  for (const chance of [0.4975, 0.4925]) {
    const told = lives.map((seed) => toldAfter(seed, chance, 2 * computed))
    expect(told.filter((rounds) => rounds === null)).toEqual([])
  }
})

test('G8 a fair game checked after every thousand rounds raises an alert in fewer than 1 of 100 histories', () => {
  const lives = Array.from({ length: 400 }, (_, seed) => toldAfter(seed + 1, 0.495, 1_000_000))
  expect(lives.filter((rounds) => rounds !== null).length).toBeLessThanOrEqual(4)
})

test('G8 the tile’s details show sample and interval, for vendors’ games by their measured spread', () => {
  const rounds = evens(10_000, 0.495, 2n).reduce(addSums, none)
  const known = observe([tallyOf({ sums: rounds, law: half })])
  const outside = observe([tallyOf({ sums: rounds, law: null })])
  expect(known).toMatchObject({ rounds: 10_000n, observed: 990_200 })
  expect((known?.high ?? 0) - 990_200).toBeCloseTo(29_998, -2)
  expect(outside?.high).toBeCloseTo(known?.high ?? 0, -2)
  expect(observe([tallyOf({ sums: evens(99, 1, 2n).reduce(addSums, none), law: half })])).toBeNull()
})

test('G8 weights the returns of a round’s bets by stake, and its deviation is at most the sum of theirs', () => {
  const on = (key: string, stake: string) => ({ key, stake, choice: { on: key } })
  const one = betLaw('crane-baccarat', 3, { on: 'banker' })
  const other = betLaw('crane-baccarat', 3, { on: 'player' })
  expect(one).not.toBeNull()
  const both = roundLaw('crane-baccarat', 3, [on('banker', '3.00'), on('player', '1.00')])
  expect(both?.rtp).toBeCloseTo((3 * (one?.rtp ?? 0) + (other?.rtp ?? 0)) / 4, 9)
  expect(Math.sqrt(both?.variance ?? 0)).toBeCloseTo(
    (3 * Math.sqrt(one?.variance ?? 0) + Math.sqrt(other?.variance ?? 0)) / 4,
    9,
  )
  expect(roundLaw('crane-baccarat', 3, [on('banker', '3.00'), on('nothing', '1.00')])).toBeNull()
  expect(roundLaw('crane-baccarat', 3, [])).toBeNull()
})

test('G8 a share is displayed with two decimals, rounded down, everywhere', () => {
  expect([962_249, 962_299, 990_000, 999_999, 0].map(shareOfPpm)).toEqual([
    '96.22 %',
    '96.22 %',
    '99.00 %',
    '99.99 %',
    '0.00 %',
  ])
})
