import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, run, sql } from '#db/rows.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { runs } from '#kit/testing/tier.ts'
import { payOf } from './rules/statement.ts'
import type { Terms } from './rules/terms.ts'
import { settleDue } from './service/settle.ts'
import { oracle } from './testing/oracle.ts'
import { openLevels, publishFrom, setLevel, statementRows } from './testing/facts.ts'

/** Midnight in Ho Chi Minh City, where JADE counts its days. */
const START = new Date('2026-01-04T17:00:00Z')
const HOUR = 3_600_000
const SLOT = 3 * HOUR
/** Three days of eight slots. */
const SLOTS = 24

const level = (category: 'RNG' | 'LIVE' | '', rates: readonly number[]) =>
  rates.map((rateBp, at) => ({ category, level: at, rateBp }) as const)

const first: Terms = {
  programs: [
    {
      program: 'rebate',
      period: 'hour',
      claim: 'byHand',
      minimum: major(20),
      maximum: major(60),
      rates: [...level('RNG', [50, 80, 120]), ...level('LIVE', [33, 44, 55])],
    },
    {
      program: 'rakeback',
      period: 'day',
      claim: 'automatic',
      minimum: 0n,
      maximum: null,
      rates: level('', [1000, 1500, 2500]),
    },
    {
      program: 'cashback',
      period: 'day',
      claim: 'byHand',
      minimum: 0n,
      maximum: major(900),
      rates: level('', [500, 777, 1000]),
    },
  ],
  defaultEdges: [{ category: 'RNG', edgeBp: 350 }],
}
/** Other rates, no maximum, and no rakeback. */
const second: Terms = {
  programs: first.programs
    .filter(({ program }) => program !== 'rakeback')
    .map((each) => ({
      ...each,
      maximum: null,
      rates: each.rates.map((rate) => ({ ...rate, rateBp: rate.rateBp + 11 })),
    })),
  defaultEdges: [],
}

let at: TestApp
let cursor = START.getTime()
beforeAll(async () => {
  at = await testApp()
  await openLevels(at, 'JADE')
  await run(
    at.database.owner,
    sql`
      insert into game (id, vendor, category, kind, name_en, name_vi, rtp_text, is_provably_fair, since)
      select g.id, v.code, 'RNG', 'dice', g.id, g.id, g.rtp, true, '2026-01-01'
      from (values ('dice', '99.00 %'), ('unstated', '')) g (id, rtp)
      cross join (select code from vendor limit 1) v
      on conflict (id) do update set rtp_text = excluded.rtp_text
    `,
  )
  await countAll(at, { from: START, to: START })
  await publishFrom(at, 'JADE', START, first)
})
afterAll(() => at.close())

const slot = fc.record({
  bets: fc.array(
    fc.record({
      who: fc.nat({ max: 1 }),
      minute: fc.nat({ max: 179 }),
      category: fc.constantFrom('RNG' as const, 'LIVE' as const),
      game: fc.constantFrom('dice', 'unstated'),
      stake: fc.bigInt({ min: 1n, max: 40_000_000n }),
      wins: fc.nat({ max: 2 }),
      share: fc.constantFrom(0n, 1n, 2n),
    }),
    { maxLength: 4 },
  ),
  /** Voids an earlier bet, or settles a voided one again. */
  correct: fc.option(fc.nat({ max: 30 })),
  /** A bet of an earlier slot that is only counted now. */
  late: fc.option(fc.nat({ max: 6 })),
  /** The same, written between the closing of the windows and the settlement: counted by a later run. */
  later: fc.boolean(),
  level: fc.option(fc.nat({ max: 2 })),
  close: fc.boolean(),
  /** The worker is killed before its n-th step; 0: not; negative: two workers. */
  kill: fc.integer({ min: -1, max: 5 }),
})

type Bet = {
  readonly who: number
  readonly at: Date
  readonly category: 'RNG' | 'LIVE'
  readonly game: string
  readonly stake: bigint
  readonly win: bigint
  readonly valid: bigint
  isVoid: boolean
  last: Date
}

async function settle(kill: number): Promise<void> {
  if (kill < 0) return void (await Promise.all([settleDue(at.app), settleDue(at.app)]))
  let step = 0
  try {
    await settleDue(at.app, () => {
      step += 1
      if (step === kill) throw new Error('killed')
    })
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'killed') throw error
  }
}

test('PRO-07 statements agree with an oracle over raw facts: late facts, corrections, ranks, versions, killed and overlapping workers', async () => {
  let played = 0
  await fc.assert(
    fc.asyncProperty(fc.array(slot, { minLength: SLOTS, maxLength: SLOTS }), async (slots) => {
      const people = [await person(at, { balance: major(1) }), await person(at, { balance: major(1) })]
      const levels = people.map((): { from: number; level: number }[] => [])
      const bets: Bet[] = []
      const begin = cursor
      played += 1
      if (played === 2) await publishFrom(at, 'JADE', new Date(begin + 24 * HOUR), second)
      let closed = begin
      for (const [n, each] of slots.entries()) {
        const from = begin + n * SLOT
        for (const [m, { who, minute, category, game, stake, share }] of each.bets.entries()) {
          const moment = new Date(from + minute * 60_000 + m)
          const valid = category === 'LIVE' && share === 1n ? 0n : stake
          const bet = {
            who,
            at: moment,
            category,
            game,
            stake,
            win: stake * share,
            valid,
            isVoid: false,
            last: moment,
          }
          bets.push(bet)
          await insertFact(at, people[who]!, bet)
        }
        const corrected = each.correct === null ? undefined : bets[each.correct % Math.max(1, bets.length)]
        if (corrected && corrected.last.getTime() < from) {
          const sign = corrected.isVoid ? 1n : -1n
          corrected.isVoid = !corrected.isVoid
          corrected.last = new Date(from + SLOT - 1_000)
          await insertFact(at, people[corrected.who]!, {
            at: corrected.last,
            firstAt: corrected.at,
            category: corrected.category,
            game: corrected.game,
            rounds: Number(sign),
            stake: sign * corrected.stake,
            win: sign * corrected.win,
            valid: sign * corrected.valid,
          })
        }
        if (each.late !== null && n > each.late) {
          const moment = new Date(from - each.late * SLOT + 7_000 + n)
          await insertFact(at, people[n % 2]!, { at: moment, category: 'RNG', stake: 7_654_321n, win: 0n })
        }
        if (each.level !== null) {
          const whom = n % 2
          levels[whom]!.push({ from: closed, level: each.level })
          await setLevel(at, people[whom]!, each.level)
        }
        if (!each.close) continue
        // statements of periods that end in it are written now, at the levels of now
        closed = from + SLOT
        await countAll(at, { from: new Date(closed), to: new Date(closed) })
        if (each.later)
          await insertFact(at, people[n % 2]!, {
            at: new Date(closed - 5_000),
            category: 'LIVE',
            stake: 3_333_333n,
          })
        await settle(each.kill)
        await settle(0)
      }
      cursor = begin + SLOTS * SLOT
      await countAll(at, { from: new Date(cursor), to: new Date(cursor) })
      await settle(0)
      for (const [n, who] of people.entries()) {
        // the last change before the settlement of a period that ends after `closed` of that time
        const levelAt = (end: Date) => levels[n]!.findLast(({ from }) => from < end.getTime())?.level ?? 0
        const rows = await statementRows(at, who.id)
        let credited = 0n
        for (const program of ['rebate', 'rakeback', 'cashback'] as const) {
          const own = rows.filter((row) => row.program === program)
          const minimum = program === 'rebate' ? major(20) : 0n
          for (const row of own) {
            expect({ amount: row.amount, leftOver: row.leftOver }).toEqual(
              payOf({ ...row, minimum, unit: 10_000n }),
            )
            expect(row.amount).toBeGreaterThanOrEqual(0n)
          }
          const granted = own.reduce((sum, row) => sum + row.granted + row.corrected, 0n)
          expect(granted).toBe(
            await oracle(at, {
              who,
              program,
              levels: levelAt,
              termsOf: (version) => (version === 1 ? first : second),
            }),
          )
          const paid = own.reduce((sum, row) => sum + row.amount, 0n)
          expect(paid + (own.at(-1)?.leftOver ?? 0n)).toBe(granted)
          const { offered } = await one(
            at.database.owner,
            sql<{ offered: bigint }>`
              select coalesce(sum(amount), 0)::bigint as offered from reward
              where member_id = ${who.id} and source_key like ${`${program}:%`} and is_earned
            `,
          )
          // a program that is off offers its corrections by hand
          if (program === 'rakeback') credited += paid - offered
          else expect(offered).toBe(paid)
        }
        expect((await walletById(at.app.db, who.wallet))?.balance).toBe(major(1) + credited)
      }
    }),
    { numRuns: runs({ day: 3, night: 60 }), seed: 18, endOnFailure: true },
  )
})
