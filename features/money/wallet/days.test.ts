import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, run, sql } from '#db/rows.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import { major } from '#kit/money.ts'
import { totalsOf } from '#ledger/statement.ts'
import { wholeDays } from './rules.ts'
import { everSums, playSums, sumDays, windowOf } from './store/days.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const FIRST = '2026-03-01'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  await person(at, { balance: major(1) }) // the first posting of a kind declares it
})
afterAll(() => at.close())

/** An event: how many minutes after the previous one, and what. `sum` aggregates the days in between. */
type Step = {
  readonly minutes: number
  readonly what: 'deposit' | 'instant' | 'bet' | 'settle' | 'refund' | 'sum'
  readonly stake: bigint
  readonly win: bigint
}

type Open = { readonly id: string; readonly stake: bigint }
type Line = {
  readonly kind: number
  readonly amount: bigint
  readonly stake: bigint | null
  readonly ref: string | null
}

/** Writes entries and rounds as the ledger writes them, at chosen times. */
async function live(wallet: bigint, steps: readonly Step[]): Promise<void> {
  const { owner: db } = at.database
  let [seq, after] = [0n, 0n]
  let moment = dayBounds(ZONE, FIRST).from
  const open: Open[] = []
  // refunds are paid from open bets
  const { account: openBets } = await one(
    db,
    sql<{ account: bigint }>`
      select ledger_house_account(book, 'open_bets', 'JADE_FORGE') as account from wallet where id = ${wallet}
    `,
  )
  const write = async ({ kind, amount, stake, ref }: Line) => {
    seq += 1n
    after += amount
    await run(
      db,
      sql`
        insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind, ref, stake)
        values (${wallet}, ${seq}, 1, ${openBets}, ${amount}, ${after}, 0, ${moment}, gen_random_uuid(), ${kind}, ${ref}, ${stake})
      `,
    )
  }
  const begin = async (stake: bigint, win: bigint, state: 'open' | 'settled') => {
    const { id } = await one(
      db,
      sql<{ id: string }>`
        insert into round (id, wallet, stake, win, at, edition, state, vendor, game)
        values (uuidv7(), ${wallet}, ${stake}, ${win}, ${moment}, 1, ${state}, 'JADE_FORGE', ${stake % 2n ? 'dice' : 'river-dragon'})
        returning id
      `,
    )
    return id
  }
  for (const { minutes, what, stake, win } of steps) {
    moment = new Date(moment.getTime() + minutes * 60_000)
    switch (what) {
      case 'deposit':
        await write({ kind: 20, amount: win + 1n, stake: null, ref: null })
        break
      case 'instant': {
        const ref = await begin(stake, win, 'settled')
        await write({ kind: 3, amount: win - stake, stake: win > 0n ? stake : null, ref })
        break
      }
      case 'bet': {
        const id = await begin(stake, 0n, 'open')
        await write({ kind: 1, amount: -stake, stake: null, ref: id })
        open.push({ id, stake })
        break
      }
      case 'settle': {
        const round = open.pop()
        if (!round) break
        await run(db, sql`update round set win = ${win}, state = 'settled' where id = ${round.id}`)
        await write({ kind: 2, amount: win, stake: null, ref: round.id })
        break
      }
      case 'refund': {
        const round = open.pop()
        if (!round) break
        await run(db, sql`update round set state = 'void' where id = ${round.id}`)
        await write({ kind: 4, amount: round.stake, stake: null, ref: round.id })
        break
      }
      case 'sum':
        await sumDays(db, wallet)
    }
  }
}

const steps = fc.array(
  fc.record({
    minutes: fc.integer({ min: 0, max: 700 }),
    what: fc.constantFrom('deposit', 'instant', 'bet', 'settle', 'refund', 'sum'),
    stake: fc.bigInt({ min: 1n, max: 9n }),
    win: fc.bigInt({ min: 0n, max: 20n }),
  }),
  { minLength: 1, maxLength: 24 },
)

type RoundSums = { readonly rounds: bigint; readonly stake: bigint; readonly win: bigint }

/** The expected rounds of each day, from the rounds themselves: a void one returned its stake. */
function roundsOn(wallet: bigint, from: Date, to: Date): Promise<RoundSums> {
  return one(
    at.database.db,
    sql<RoundSums>`
      select count(*) as rounds, coalesce(sum(stake) filter (where state <> 'void'), 0)::bigint as stake,
        coalesce(sum(win), 0)::bigint as win
      from round
      where wallet = ${wallet} and at >= ${from} and at < ${to}
    `,
  )
}

test('M8 MEM-06 gives the same sums by day as by entry, for any period and any time of summing', async () => {
  await fc.assert(
    fc.asyncProperty(
      steps,
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 6 }),
      async (list, start, length) => {
        const { wallet } = await person(at)
        await live(wallet, list)
        const { db } = at.database
        const days = { from: addDays(FIRST, start), to: addDays(FIRST, start + length) }
        const window = { from: dayBounds(ZONE, days.from).from, to: dayBounds(ZONE, days.to).to }
        const { least, ...fromDays } = await windowOf(db, wallet, days)
        const fromLines = await totalsOf(db, wallet, window)
        expect(fromDays.kinds).toEqual(fromLines.kinds)
        if (fromLines.kinds.length > 0) expect(fromDays).toEqual(fromLines)
        expect(least === null).toBe(fromLines.kinds.length === 0)
        expect(await everSums(db, wallet)).toEqual((await totalsOf(db, wallet)).kinds)
        const plays = await playSums(db, wallet, days)
        const sum = (of: (row: (typeof plays)[number]) => bigint) =>
          plays.reduce((total, row) => total + of(row), 0n)
        expect({
          rounds: sum((row) => row.rounds),
          stake: sum((row) => row.stake),
          win: sum((row) => row.win),
        }).toEqual(await roundsOn(wallet, window.from, window.to))
      },
    ),
    { numRuns: 40 },
  )
})

test('MEM-06 counts nothing twice when two processes sum one wallet concurrently', async () => {
  const { wallet } = await person(at)
  await live(
    wallet,
    Array.from({ length: 40 }, (_, index) => ({
      minutes: index,
      what: 'instant',
      stake: 3n,
      win: BigInt(index % 4),
    })),
  )
  const summed = await Promise.all(Array.from({ length: 8 }, () => sumDays(at.database.db, wallet)))
  expect(summed.filter((lines) => lines > 0n)).toEqual([40n])
  const [day] = await playSums(at.database.db, wallet, { from: FIRST, to: FIRST })
  expect(day).toMatchObject({ rounds: 40n, stake: 120n, win: 60n })
})

test('MEM-06 treats a period as whole days only if both ends are day boundaries in the brand’s zone', () => {
  const { from, to } = dayBounds(ZONE, '2026-03-05')
  expect(wholeDays({ from, to }, ZONE)).toEqual({ from: '2026-03-05', to: '2026-03-05' })
  expect(wholeDays({ from: null, to }, ZONE)).toEqual({ from: '-infinity', to: '2026-03-05' })
  expect(wholeDays({ from, to: null }, ZONE)).toEqual({ from: '2026-03-05', to: 'infinity' })
  expect(wholeDays({ from: new Date(from.getTime() + 1), to }, ZONE)).toBeNull()
  expect(wholeDays({ from, to }, 'UTC')).toBeNull()
  expect(dayIn(ZONE, from)).toBe('2026-03-05')
})
