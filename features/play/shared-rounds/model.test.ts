import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { many, one, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { toyLottery } from './testing/toy-lottery.ts'
import { fileDifferences, recordOf, roundDifferences } from './rules/proof.ts'
import { offerInstead, type Host } from './service/host.ts'
import { correctOutcome, enterOutcome, voidRound } from './service/outcomes.ts'
import { drawProof } from './service/read.ts'
import { sellSlip } from './service/sell.ts'
import { cancelSlip } from './service/slips.ts'
import { stepRound } from './service/steps/step.ts'
import { ticketFile } from './store/slips.ts'
import { diesIn, mortal } from './testing/mortal.ts'
import { callerOf, endSale, finish, nextRounds, openRound, side, straight, toyGames } from './testing/toys.ts'

const RUNS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 300 : 12

let at: TestApp
let host: Host
let people: readonly Person[]
beforeAll(async () => {
  at = await testApp()
  host = offerInstead(at.app, { ...toyGames, slice: 2 })
  people = await Promise.all([1, 2].map(() => person(at, { balance: major(1_000_000) })))
})
afterAll(() => at.close())

const digit = fc.integer({ min: 0, max: 9 })
const who = fc.integer({ min: 0, max: 1 })
const does = <T extends string>(name: T) => fc.constant(name)
const selling = fc.record({ does: does('sell'), who, digit, isSide: fc.boolean() })
const dying = fc.record({ does: does('die'), statement: fc.integer({ min: 1, max: 40 }) })
const stepping = fc.record({ does: does('step'), steps: fc.integer({ min: 1, max: 8 }) })
const voiding = fc.record({ does: does('void') })
/** While the sale is on: mostly bets. */
const early = fc.oneof(
  { weight: 6, arbitrary: selling },
  { weight: 1, arbitrary: fc.record({ does: does('cancel'), nth: fc.nat(3) }) },
  { weight: 1, arbitrary: dying },
  { weight: 1, arbitrary: stepping },
)
/** After it: mostly steps and results. */
const late = fc.oneof(
  { weight: 1, arbitrary: selling },
  { weight: 1, arbitrary: fc.record({ does: does('cancel'), nth: fc.nat(3) }) },
  { weight: 6, arbitrary: stepping },
  { weight: 3, arbitrary: dying },
  { weight: 4, arbitrary: fc.record({ does: does('enter'), digit }) },
  { weight: 5, arbitrary: fc.record({ does: does('correct'), digit }) },
  { weight: 1, arbitrary: voiding },
)
const history = fc
  .tuple(fc.array(early, { minLength: 3, maxLength: 9 }), fc.array(late, { minLength: 4, maxLength: 14 }))
  .map(([before, after]): readonly Action[] => [...before, { does: 'end sale' }, ...after])

type Action = {
  readonly does: string
  readonly who?: number
  readonly digit?: number
  readonly isSide?: boolean
  readonly nth?: number
  readonly statement?: number
  readonly steps?: number
}

type Bought = {
  readonly id: string
  readonly who: number
  readonly digit: number
  readonly isSide: boolean
  isCancelled: boolean
}

const STAKE = 10
/** What a bet returns by hand: nine times on a number, 1.9 times on a side. */
function returned({ digit: chosen, isSide }: Bought, drawn: number): bigint {
  if (isSide) return chosen % 2 === drawn % 2 ? major(STAKE - 1) + major(STAKE) : 0n
  return chosen === drawn ? major(STAKE * 9) : 0n
}

const balances = () =>
  Promise.all(people.map(async ({ wallet }) => (await walletById(at.app.db, wallet))?.balance ?? 0n))
const by = { enteredBy: 'an', confirmedBy: 'binh' }

let keys = 0

/** One history of a round; checks each answer against what the rules say, and the money at the end. */
async function play(source: 'chain' | 'outside', actions: readonly Action[]): Promise<void> {
  const round = await openRound(host, 'toy-lottery', { source })
  const before = await balances()
  const slips: Bought[] = []
  let isOnSale = true
  let isVoid = false
  let entered: number | null = null
  const act: Readonly<Record<string, (asked: Action) => Promise<void>>> = {
    async sell({ who: place = 0, digit: number = 0, isSide = false }) {
      const line = isSide ? side(number % 2 ? 'odd' : 'even', `${STAKE}.00`) : straight(number, `${STAKE}.00`)
      const member = await callerOf(at, people[place]!)
      const sold = await sellSlip(host, member, {
        round: round.id,
        lines: [line],
        key: `model-${(keys += 1)}`,
      })
      expect('refused' in sold).toBe(!isOnSale)
      if ('refused' in sold) expect(sold.refused).toBe('shared.saleOver')
      else slips.push({ id: sold.slip, who: place, digit: number, isSide, isCancelled: false })
    },
    async cancel({ nth = 0 }) {
      const slip = slips[nth]
      if (!slip) return
      const cancelled = await cancelSlip(host, await callerOf(at, people[slip.who]!), slip.id)
      if (isOnSale) expect(cancelled).toHaveProperty('balance')
      slip.isCancelled ||= isOnSale
    },
    async 'end sale'() {
      if (!isOnSale) return
      await endSale(at, round.id)
      isOnSale = false
    },
    async step({ steps = 1 }) {
      for (let step = 0; step < steps; step += 1) await stepRound(host, round.id)
    },
    async die({ statement = 1 }) {
      const { host: dead } = mortal(at.app, statement)
      await diesIn(async () => {
        for (let steps = 0; steps < 4; steps += 1) await stepRound(dead, round.id)
      })
    },
    async enter({ digit: number = 0 }) {
      const done = await enterOutcome(host, round.id, { number }, by)
      if (done.ok) entered = number
    },
    async correct({ digit: number = 0 }) {
      const done = await correctOutcome(host, round.id, { number }, { ...by, reason: 'model' })
      if (done.ok) entered = number
    },
    async void() {
      const done = await voidRound(host, round.id, 'model')
      if (!done.ok) return
      isVoid = true
      isOnSale = false
    },
  }
  for (const asked of actions) await act[asked.does]?.(asked)
  await act['end sale']?.({ does: 'end sale' })
  await finish(host, round.id)
  if (source === 'outside' && !isVoid && entered === null) await act['enter']?.({ does: 'enter', digit: 4 })
  const over = await finish(host, round.id)
  expect(over.state).toBe(isVoid ? 'void' : 'revealed')
  const drawn = isVoid ? null : (over.outcome as { readonly number: number }).number
  if (source === 'outside' && !isVoid) expect(drawn).toBe(entered)
  const gains = (await balances()).map((balance, place) => balance - before[place]!)
  const expected = people.map((_, place) =>
    slips
      .filter((slip) => slip.who === place && !slip.isCancelled && drawn !== null)
      .reduce((sum, slip) => sum + returned(slip, drawn ?? 0) - major(STAKE), 0n),
  )
  expect(gains).toEqual(expected)
  if (isVoid) return
  const proof = recordOf(await drawProof(host, round.id))!
  expect(roundDifferences(proof, toyLottery)).toEqual([])
  expect(fileDifferences(proof, await ticketFile(at.app.db, round.id))).toEqual([])
  expect(proof.tickets).toBe(slips.filter(({ isCancelled }) => !isCancelled).length)
}

test.each(['chain', 'outside'] as const)(
  'P4 P5 G10 pays by the rules after any order of bets, deaths, results, corrections and voids (%s)',
  async (source) => {
    await fc.assert(
      fc.asyncProperty(history, (actions) => play(source, actions)),
      { numRuns: RUNS, seed: 19 },
    )
  },
  240_000,
)

test('G9 P9 a chain that ends hands over to the next published one without a gap', async () => {
  const first = await openRound(host, 'toy-lottery', { chainLength: 3 })
  const rest = await nextRounds(host, first.series, 7)
  const ids = [first.id, ...rest]
  const order: (readonly [chain: number, index: number | undefined])[] = []
  for (const id of ids) {
    await stepRound(host, id)
    await endSale(at, id)
    await finish(host, id)
    const proof = recordOf(await drawProof(host, id))!
    expect(roundDifferences(proof, toyLottery)).toEqual([])
    // the terminal hash was readable before sales of the round opened
    const { number, isEarlier } = await one(
      at.app.db,
      sql<{ number: number; isEarlier: boolean }>`
        select c.number, c.published_at <= e.at as is_earlier
        from shared_round r
        join seed_chain c on c.id = r.chain
        join shared_event e on e.round = r.id and e.kind = 'open'
        where r.id = ${id}
      `,
    )
    expect(isEarlier).toBe(true)
    order.push([number, proof.chain?.index])
  }
  expect(order).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 1],
    [3, 2],
  ])
  const chains = await many(
    at.app.db,
    sql<{ terminalHash: string; salt: string }>`
      select terminal_hash, salt from seed_chain where series = ${first.series}
    `,
  )
  expect(new Set(chains.map(({ terminalHash }) => terminalHash)).size).toBe(chains.length)
})

test('M1 the ledger reconciles after every history', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
