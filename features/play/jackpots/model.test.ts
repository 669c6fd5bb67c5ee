import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { major, type Minor } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { processBeside } from '#features/play/rounds/testing/process.ts'
import { seated, spinBet } from '#features/play/rounds/testing/seat.ts'
import { booksIn } from './testing/books.ts'
import { major30, mini } from './testing/pools.ts'

let at: TestApp
let linh: Operator
let books: ReturnType<typeof booksIn>
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
  books = booksIn(at, linh)
})
afterAll(() => at.close())

/** Levels that a few bets hit. */
const often = { ...mini, oneInStaked: major(9_000), seed: major(100), sharePpm: 5_000 } as const
const short = { ...major30, seed: major(100), by: major(400), sharePpm: 5_000 } as const
const parts = { mini: 200n, major: 200n } as const
const levels = ['mini', 'major'] as const

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'

type Act =
  | { readonly do: 'bet'; readonly stake: number; readonly isRepeated: boolean }
  | { readonly do: 'void' }
  | { readonly do: 'restart' }

const acts = fc.array(
  fc.oneof(
    {
      weight: 10,
      arbitrary: fc.record({
        do: fc.constant('bet' as const),
        stake: fc.constantFrom(1_000, 2_000, 5_000, 10_000),
        isRepeated: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
  ),
  { minLength: 30, maxLength: 60 },
)

let pools = 0

/**
 * Plays the acts beside an oracle of plain sums: one process plays and is restarted, another one is asked for the same rounds again, as
 * after a lost reply.
 */
async function play(list: readonly Act[]): Promise<void> {
  const code = `model-${(pools += 1)}`
  await books.alone({ code, levels: [often, short] })
  const { token, member } = await seated(at, { balance: major(10_000_000) }, 'bronze-drum')
  let own = await processBeside(at)
  const other = await processBeside(at)
  const amounts = { mini: often.seed, major: short.seed }
  const hits: { level: string; number: number; prize: Minor; round: string }[] = []
  let [balance, last] = [major(10_000_000), null as { id: string; stake: number } | null]
  const bet = async ({ floor, callers }: typeof own, key: string, stake: number) => {
    const seat = await callers(token, at.clock.now())
    const round = seat && (await floor.play({ bets: spinBet(String(stake)), key }, seat))
    if (!round || 'refused' in round) throw new Error(round?.refused ?? 'no seat')
    return round
  }
  for (const [n, act] of list.entries()) {
    if (act.do === 'restart') {
      await own.close()
      own = await processBeside(at)
    } else if (act.do === 'void') {
      if (!last) continue
      const { id: round, stake } = last
      await inTransaction(at.app.db, (tx) =>
        post(tx, [
          { step: 'void', key: `void:${round}`, wallet: member.wallet, vendor: 'JADE_FORGE', round },
        ]),
      )
      for (const level of levels) amounts[level] -= major(stake) / parts[level]
      balance += major(stake)
      last = null
    } else {
      const key = `${code}:${n}`
      const round = await bet(own, key, act.stake)
      if (act.isRepeated) {
        const again = await bet(other, key, act.stake)
        expect(again.jackpot?.prizes).toEqual(round.jackpot?.prizes)
      }
      const prizes = round.jackpot?.prizes ?? []
      balance += round.win - major(act.stake)
      const reached = prizes.find((one) => one.level === 'major')
      if (reached) expect(amounts.major).toBeLessThan(reached.prize) // by this bet, not by one before it
      for (const level of levels) {
        amounts[level] += major(act.stake) / parts[level]
        for (const { prize } of prizes.filter((one) => one.level === level)) {
          if (level === 'mini') expect(prize).toBe(amounts.mini)
          else expect(prize > short.seed && prize <= short.by && prize <= amounts.major).toBe(true)
          amounts[level] += (level === 'mini' ? often.seed : short.seed) - prize
          balance += prize
          const number = hits.filter((hit) => hit.level === level).length + 1
          hits.push({ level, number, prize, round: round.roundId })
        }
      }
      expect(amounts.major).toBeLessThan(short.by) // never passed over
      last = prizes.length > 0 || round.win > 0n ? null : { id: round.roundId, stake: act.stake }
    }
  }
  await own.close()
  await other.close()
  for (const level of levels) expect((await books.booksOf(code, level)).balance).toBe(amounts[level])
  const stored = await many(
    at.app.db,
    sql<
      (typeof hits)[number]
    >`select level, number, prize, round from jackpot_hit where pool = ${code} order by at, level, number`,
  )
  const inOrder = (level: string, of: typeof hits) => of.filter((hit) => hit.level === level)
  for (const level of levels) expect(inOrder(level, stored)).toEqual(inOrder(level, hits))
  expect(hits.length).toBeGreaterThan(0)
  const { session } = (await seated(at, { balance: 0n }, 'bronze-drum')).frame
  expect((await session()).jackpot?.pool).toBe(code)
  const { balance: now } = await many(
    at.app.db,
    sql<{ balance: Minor }>`select balance from wallet where id = ${member.wallet}`,
  ).then(([row]) => row!)
  expect(now).toBe(balance)
  await books.expectWhole(code, levels)
}

test('G16 STU-06 whatever is bet, repeated, voided and restarted, each pool is its account to the unit and no limit is passed', async () => {
  await fc.assert(fc.asyncProperty(fc.noBias(acts), play), {
    numRuns: isNightly ? 40 : 1,
    endOnFailure: true,
  })
}, 1_200_000)
