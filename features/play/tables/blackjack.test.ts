import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { withStatements } from '#apps/server/testing/statements.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { actsOf, slipsOfRound } from '#features/play/shared-rounds/public.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { publicPieces } from '#features/play/shared-rounds/store/pieces.ts'
import { roundById } from '#features/play/shared-rounds/store/rounds.ts'
import { callerOf } from '#features/play/shared-rounds/testing/toys.ts'
import { decide as decideAs } from './service/bets/decide.ts'
import { gameOf, tableOf } from './service/catalogue.ts'
import { dealOn, endBets, openTable } from './testing/tables.ts'

let at: TestApp
let people: readonly Person[]
const table = 'BJ1'
const row = tableOf(table)!
beforeAll(async () => {
  at = await testApp()
  const rich = { balance: major(1_000_000) }
  people = await Promise.all([person(at, rich), person(at, rich), person(at, rich)])
})
afterAll(() => at.close())

type Window = { readonly step: number; readonly untilMs: number }
const windowOf = (pieces: readonly unknown[]): Window | null => {
  const last = pieces.at(-1)
  return typeof last === 'object' && last !== null && 'window' in last ? (last.window as Window | null) : null
}

/** A round on which everyone has bet, at the decision of the first two cards; rounds without one are dealt to their end. */
async function firstDecision(players: () => Promise<readonly Person[]>, later: readonly string[] = []) {
  for (let tries = 0; tries < 30; tries++) {
    const round = await openTable(at, row)
    const slips: string[] = []
    const seated = await players()
    for (const { api } of seated) {
      const bets = [{ key: 'main', stake: major(10_000) }]
      slips.push((await api.tables.place({ params: { table }, body: { round, bets } })).slip)
      for (const key of later)
        await api.tables.place({
          params: { table },
          body: { round, bets: [{ key, stake: major(10_000) }] },
        })
    }
    await endBets(at, round)
    await dealOn(at, round, 'drawn')
    for (let steps = 0; steps < 2; steps++) {
      const pieces = await publicPieces(at.app.db, [round]) // the page may be half a second old
      if (windowOf(pieces.get(round) ?? [])?.step === 1) return { round, slips, seated }
      await run(
        at.database.owner,
        sql`update shared_round set due_at = clock_timestamp() where id = ${round}`,
      )
      await stepRound(hostOf(at.app), round)
    }
    await dealOn(at, round, 'revealed')
  }
  throw new Error('no round asks for a decision')
}

test('STU-02 everyone plays the same cards: a decision counts once and in time, doubling is charged, and who is absent stands', async () => {
  const { round, slips } = await firstDecision(async () => people)
  const [mai, tam, an] = people
  const [ofMai = '', ofTam = '', ofAn = ''] = slips
  const decide = (who: Person | undefined, slip: string, does: 'stand' | 'double' | 'hit', step = 1) =>
    who!.api.tables.decide({ params: { slip }, body: { step, hand: 0, does } })
  await decide(mai, ofMai, 'stand')
  const before = (await tam!.api.wallet.balance({})).sumBalance
  const doubled = await decide(tam, ofTam, 'double')
  expect(doubled).toMatchObject({ stake: major(20_000), balance: before - major(10_000) })
  expect(doubled.decisions).toEqual([{ step: 1, hand: 0, does: 'double' }])
  // a page that is opened again knows what was decided
  const { mine } = await tam!.api.tables.table({ params: { table } })
  expect(mine.map(({ id, decisions }) => [id, decisions])).toEqual([[ofTam, doubled.decisions]])
  expect(await refusal(decide(mai, ofMai, 'hit'))).toBe('shared.notAllowed')
  expect(await refusal(decide(an, ofAn, 'hit', 2))).toBe('shared.notAllowed')
  expect(await refusal(decide(an, ofMai, 'hit'))).toBe('shared.slipUnknown')
  // eleven seconds after the window began
  const late = sql`update shared_round set drawn_at = drawn_at - interval '40 seconds' where id = ${round}`
  await run(at.database.owner, late)
  expect(['shared.notAllowed', 'shared.saleOver']).toContain(await refusal(decide(an, ofAn, 'hit')))
  await dealOn(at, round, 'revealed')
  const outcome = (await roundById(at.app.db, round))!.outcome
  const settle = gameOf(row).game.open(gameOf(row).game.defaultConfig).settler(outcome)
  const lines = [['main', '10000.00', null]] as const
  const stood = settle({ lines, epoch: 0, acts: [] })
  const twice = settle({
    lines,
    epoch: 0,
    acts: [{ action: { step: 1, hand: 0, does: 'double' }, afterMs: 5_000 }],
  })
  const wonBy = async (who: Person | undefined, slip: string) =>
    (await who!.api.tables.slip({ params: { slip } })).slip.win
  expect([await wonBy(mai, ofMai), await wonBy(an, ofAn)]).toEqual([stood.win, stood.win])
  expect([await wonBy(tam, ofTam), twice.stake]).toEqual([twice.win, major(20_000)])
})

test('STU-02 chips laid one after the other are one hand: a decision is made for all of them or none; a side bet may come later', async () => {
  // after three bets the second one has money for one of two hands
  const players = async () => [people[0]!, await person(at, { balance: major(45_000) })]
  const { round, slips, seated } = await firstDecision(players, ['pairs', 'main'])
  const [mai, poor] = seated
  const [ofMai = '', ofPoor = ''] = slips
  const body = { step: 1, hand: 0, does: 'double' } as const
  const key = { idempotencyKey: randomUUID() }
  const before = (await mai!.api.wallet.balance({})).sumBalance
  const doubled = await mai!.api.tables.decide({ params: { slip: ofMai }, body }, key)
  expect(doubled).toMatchObject({ stake: major(20_000), balance: before - major(20_000) })
  expect(await mai!.api.tables.decide({ params: { slip: ofMai }, body }, key)).toEqual(doubled)
  const slipsOf = (who: Person | undefined) => slipsOfRound(at.app.db, who?.wallet ?? 0n, round)
  const decided = async (who: Person | undefined) => {
    const own = await slipsOf(who)
    const ids = own.map(({ id }) => id)
    const acts = await actsOf(at.app.db, round, ids)
    return own.map(({ id, inputs }) => [inputs.lines[0]?.[0], acts.get(id)?.length ?? 0])
  }
  expect(await decided(mai)).toEqual([
    ['main', 1],
    ['pairs', 0],
    ['main', 1],
  ])
  const side = (await slipsOf(mai))[1]?.id ?? ''
  expect(await refusal(mai!.api.tables.decide({ params: { slip: side }, body }))).toBe('shared.notAllowed')
  const askPoor = () => poor!.api.tables.decide({ params: { slip: ofPoor }, body })
  expect(await refusal(askPoor())).toBe('play.insufficient')
  // what there is for both hands, not what one of them would have left
  expect(await detailOf(askPoor())).toEqual({ balance: '15000.00' })
  expect((await decided(poor)).every(([, count]) => count === 0)).toBe(true)
  expect((await poor!.api.wallet.balance({})).sumBalance).toBe(major(15_000))
  await dealOn(at, round, 'revealed')
})

test('STU-02 a decision for several slips is made at one moment and charged in one posting at its end', async () => {
  const { round, slips } = await firstDecision(async () => [people[0]!], ['main', 'main'])
  const { app, statements } = withStatements(at.app)
  const input = { params: { slip: slips[0] ?? '' }, body: { step: 1, hand: 0, does: 'double' } } as const
  const before = (await people[0]!.api.wallet.balance({})).sumBalance
  const decided = await decideAs(app, input, { member: await callerOf(at, people[0]!), key: randomUUID() })
  expect(decided).toMatchObject({ stake: major(20_000), balance: before - major(30_000) })
  const places = (text: string) => statements.flatMap((each, nth) => (each.includes(text) ? [nth] : []))
  const [posted = 0, ...more] = places('select ledger_apply(')
  expect(more).toEqual([])
  expect(places('clock_timestamp() as now')).toHaveLength(1)
  expect(places('insert into shared_action')).toHaveLength(1)
  expect(Math.max(...places('insert into shared_action'))).toBeLessThan(posted)
  expect(places('savepoint')).toEqual([])
  await dealOn(at, round, 'revealed')
})
