import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, sql } from '#db/rows.ts'
import { major, moneyText } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { newest } from '#live/crowd.ts'
import { recordedEvents } from '#server/events.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { payReached } from '#features/play/shared-rounds/service/steps/reached.ts'
import { diesIn, mortal } from '#features/play/shared-rounds/testing/mortal.ts'
import type { RoundRow } from '#features/play/shared-rounds/store/rounds.ts'
import { voidRound } from '#features/play/shared-rounds/service/outcomes.ts'
import { finish } from '#features/play/shared-rounds/testing/toys.ts'
import {
  roundDifferences,
  slipDifferences,
  recordOf,
  ownSlipOf,
} from '#features/play/shared-rounds/rules/proof.ts'
import { paperKite } from '#games/paper-kite/rules.ts'
import { newTeller, tick } from './service/drive.ts'
import { keepPace, lookAt } from './service/series.ts'
import { land, multiplier, openTable, takeOff, upAt, upFor } from './testing/table.ts'

let at: TestApp
let mai: Person
let an: Person
beforeAll(async () => {
  at = await testApp()
  ;[mai, an] = await Promise.all([
    person(at, { balance: major(1_000_000) }),
    person(at, { balance: major(1_000_000) }),
  ])
})
afterAll(() => at.close())

const balance = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance ?? 0n
const bet = (
  who: Person,
  round: string,
  more: { box?: 1 | 2; auto?: number | null; stake?: bigint; run?: string } = {},
) => {
  const { box = 1, auto = null, stake = major(1_000), run: id } = more
  return who.api.crash.bet({ body: { round, box, auto, stake, ...(id === undefined ? {} : { run: id }) } })
}

/** A flight that rises above a multiplier, with the bets that `place` puts on each try; others are returned. */
async function flightAbove(least: number, place: (round: string) => Promise<unknown>): Promise<RoundRow> {
  for (let tries = 0; tries < 60; tries++) {
    const { id } = await openTable(at, mai)
    await place(id)
    const round = await takeOff(at, id)
    if (round.state === 'drawn' && multiplier(round) > least) return round
    if (round.state === 'drawn') {
      await voidRound(hostOf(at.app), id, 'test')
      await finish(hostOf(at.app), id)
    } else await finish(hostOf(at.app), id)
  }
  throw new Error('no flight rose high enough')
}

test('STU-03 G19 pays a cash-out by the server’s clock immediately, however often and from wherever it is asked', async () => {
  let slip = ''
  const round = await flightAbove(250, async (id) => (slip = (await bet(mai, id)).slip))
  const before = await balance(mai)
  await upFor(at, round, upAt(200))
  const outs = await Promise.allSettled([1, 2, 3].map(() => mai.api.crash.cashOut({ params: { slip } })))
  const paid = outs.flatMap((out) => (out.status === 'fulfilled' ? [out.value] : []))
  expect(paid).toHaveLength(1)
  expect(paid[0]!.at).toBeGreaterThanOrEqual(200)
  expect(paid[0]!.win).toBe((major(1_000) * BigInt(paid[0]!.at)) / 100n)
  expect(await balance(mai)).toBe(before + paid[0]!.win)
  expect(await refusal(mai.api.crash.cashOut({ params: { slip } }))).toBe('shared.slipOver')
  expect(await refusal(an.api.crash.cashOut({ params: { slip } }))).toBe('shared.slipUnknown')
  await land(at, round)
  expect(await balance(mai)).toBe(before + paid[0]!.win)
})

test('G19 refuses a cash-out from the moment at which the flight ends, and the bet is lost', async () => {
  let slip = ''
  const round = await flightAbove(150, async (id) => (slip = (await bet(mai, id)).slip))
  const before = await balance(mai)
  await upFor(at, round, upAt(multiplier(round) + 1))
  expect(await refusal(mai.api.crash.cashOut({ params: { slip } }))).toBe('shared.saleOver')
  await finish(hostOf(at.app), round.id)
  expect(await refusal(mai.api.crash.cashOut({ params: { slip } }))).toBe('shared.saleOver')
  expect(await balance(mai)).toBe(before)
  const { bets } = await mai.api.crash.mine({ query: {} })
  expect(bets[0]).toMatchObject({ slip, state: 'settled', win: 0n, at: null, end: multiplier(round) })
})

test('G11 an automatic cash-out is paid while the round flies, without the member’s connection', async () => {
  const round = await flightAbove(300, async (id) => {
    await bet(mai, id, { auto: 150 })
    await bet(mai, id, { box: 2, auto: 290 })
  })
  const before = await balance(mai)
  await upFor(at, round, upAt(160))
  const teller = newTeller()
  await run(at.database.owner, sql`update crash_table set told_until = null`)
  await tick(at.app, teller)
  expect(await balance(mai)).toBe(before + major(1_500))
  await tick(at.app, teller)
  await land(at, round)
  expect(await balance(mai)).toBe(before + major(1_500) + major(2_900))
})

test('STU-03 takes two bets a round, one in each box; of many simultaneous ones one is sold', async () => {
  const { id } = await openTable(at, an)
  const before = await balance(an)
  const all = await Promise.allSettled([1, 2, 3, 4, 5].map(() => bet(an, id)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await bet(an, id, { box: 2 })
  expect(await refusal(bet(an, id, { box: 2 }))).toBe('crash.boxTaken')
  expect(before - (await balance(an))).toBe(major(2_000))
  const { bets } = await an.api.crash.mine({ query: {} })
  await an.api.crash.cancel({ params: { slip: bets[0]!.slip } })
  await bet(an, id, { box: bets[0]!.box as 1 | 2 })
  expect(await refusal(mai.api.crash.cancel({ params: { slip: bets[1]!.slip } }))).toBe('shared.slipUnknown')
  const round = await takeOff(at, id)
  expect(await refusal(bet(mai, id))).toBe('shared.saleOver')
  expect(await refusal(an.api.crash.cancel({ params: { slip: bets[1]!.slip } }))).toMatch(
    /shared\.(saleOver|slipOver)/,
  )
  await land(at, round)
})

test('STU-03 a page that waits for the bets since the last event gets those after them too, not instead', async () => {
  const events = recordedEvents()
  const app = { ...at.app, events }
  const teller = newTeller()
  const { id } = await openTable(at, an)
  const first = await bet(an, id)
  await run(at.database.owner, sql`update crash_table set told_until = null`)
  await tick(app, teller)
  const second = await bet(mai, id)
  await tick(app, teller)
  const boards = newest(
    events.published.map(({ hint }) => hint).filter(({ topic }) => topic === 'crash.board'),
  )
  for (const { slip } of [first, second]) expect(JSON.stringify(boards)).toContain(slip)
  await land(at, await takeOff(at, id))
})

test('STU-03 sells the next round while one flies; its start is set when that one has ended', async () => {
  const round = await flightAbove(400, (id) => bet(mai, id))
  await keepPace(at.app, { ...(await lookAt(at.app.db)), isWatched: true })
  const queued = await openTable(at, mai)
  expect(queued.id).not.toBe(round.id)
  const { slip } = await bet(an, queued.id)
  // pages of a process share one read for a moment
  await expect
    .poll(async () => (await mai.api.crash.table()).table)
    .toMatchObject({ flying: { round: round.id }, next: { round: queued.id, startsAt: null } })
  await land(at, round)
  expect(await keepPace(at.app, { ...(await lookAt(at.app.db)), isWatched: true })).toBe(true)
  const { bets } = await an.api.crash.mine({ query: {} })
  expect(bets[0]).toMatchObject({ slip, round: queued.id, state: 'open' })
  const now = (await lookAt(at.app.db)).rounds.find(({ id }) => id === queued.id)
  expect(now!.closesAt < queued.closesAt).toBe(true)
  await land(at, await takeOff(at, queued.id))
})

test('G10 a process killed at any statement of an automatic cash-out pays once', async () => {
  const host = hostOf(at.app)
  let deaths = 0
  for (let n = 1; n < 60; n++) {
    let slip = ''
    const round = await flightAbove(130, async (id) => (slip = (await bet(mai, id, { auto: 120 })).slip))
    const before = await balance(mai)
    await upFor(at, round, upAt(121))
    const dying = mortal(at.app, n)
    const isDead = await diesIn(() => payReached(dying.host, round.id, [slip]))
    if (isDead) deaths += 1
    await payReached(host, round.id, [slip])
    await land(at, round)
    expect(await balance(mai)).toBe(before + major(1_200))
    if (!isDead) break
  }
  expect(deaths).toBeGreaterThan(4)
}, 120_000)

test('R13 automatic betting ends by its limits, whatever the page sends, and not at all where it is not allowed', async () => {
  const plan = { box: 1, stake: major(1_000), rounds: 5, lossMost: major(1_500), onWin: 0, onLoss: 0 }
  const { id } = await an.api.crash.startAuto({ body: plan })
  const first = await flightAbove(0, (round) => bet(an, round, { run: id, auto: 1_000_000 }))
  await land(at, first)
  const next = await openTable(at, an)
  expect(await refusal(bet(an, next.id, { run: id, stake: major(2_000) }))).toMatch(/crash\.auto(Stake|Over)/)
  const other = await an.api.crash.startAuto({ body: { ...plan, lossMost: major(900_000) } })
  expect(await refusal(bet(an, next.id, { run: id }))).toBe('crash.autoOver')
  expect(await refusal(bet(an, next.id, { run: other.id, stake: major(2_000) }))).toBe('crash.autoStake')
  await an.api.crash.stopAuto({ params: { id: other.id } })
  expect(await refusal(bet(an, next.id, { run: other.id }))).toBe('crash.autoOver')
  expect(await refusal(an.api.crash.startAuto({ body: { ...plan, rounds: 1_000 } }))).toBe(
    'play.autoplayTooLong',
  )
  await land(at, await takeOff(at, next.id))
})

test('G10 a bet whose reply was lost is fetched with its key, though its automatic betting or the game has ended', async () => {
  const plan = { box: 1, stake: major(1_000), rounds: 1, lossMost: major(1_000), onWin: 0, onLoss: 0 }
  const { id: auto } = await an.api.crash.startAuto({ body: plan })
  const { id: round } = await openTable(at, an)
  const asked = { body: { round, box: 1, auto: null, stake: major(1_000), run: auto } }
  const send = (idempotencyKey: string) => an.api.crash.bet(asked, { idempotencyKey })
  const before = await balance(an)
  const key = crypto.randomUUID()
  const { slip } = await send(key)
  expect(await send(key)).toMatchObject({ slip })
  // another bet would pass the number of rounds, and ends it
  expect(await refusal(send(crypto.randomUUID()))).toBe('crash.autoOver')
  expect(await send(key)).toMatchObject({ slip })
  expect(await balance(an)).toBe(before - major(1_000))
  await land(at, await takeOff(at, round))
})

test('PRV-03 shows the bets of a brand with masked names, none of play money, and hides who does not want to be shown', async () => {
  const [trial, hidden] = await Promise.all([
    person(at, { type: 4, balance: major(100) }),
    person(at, { account: 'hiddenone', balance: major(100_000) }),
  ])
  await run(at.database.owner, sql`update member set is_shown_in_winners = false where id = ${hidden.id}`)
  const { id } = await openTable(at, mai)
  await bet(trial, id, { stake: major(1) })
  await bet(hidden, id)
  await bet(mai, id)
  await expect
    .poll(async () => (await an.api.crash.table()).board.filter(({ round }) => round === id).length)
    .toBe(2)
  const { board, totals } = await an.api.crash.table()
  const names = board.filter(({ round }) => round === id).map(({ name }) => name)
  expect(names).toHaveLength(2)
  expect(names).toContain(null)
  expect(names).toContainEqual(expect.stringContaining('***'))
  expect(totals.find(({ round }) => round === id)?.bets).toBe(2)
  await land(at, await takeOff(at, id))
})

test('G13 a stopped game takes no bets; the generic way of buying a slip does not sell this game', async () => {
  const { id } = await openTable(at, mai)
  const lines = [['fly', '1000.00', { auto: 0, box: 1, top: 0 }]]
  expect(await refusal(mai.api.sharedRounds.sell({ body: { round: id, lines } }))).toBe('shared.roundUnknown')
  await run(at.database.owner, sql`update game set is_stopped = true where id = 'paper-kite'`)
  await expect
    .poll(() => refusal(bet(mai, id, { box: 2, stake: 1n })), { timeout: 5_000 })
    .toBe('crash.stopped')
  await run(at.database.owner, sql`update game set is_stopped = false where id = 'paper-kite'`)
  await expect.poll(async () => (await mai.api.crash.table()).isStopped, { timeout: 5_000 }).toBe(false)
  await land(at, await takeOff(at, id))
})

test('G9 a round, and a cash-out by hand with it, is recomputed from what is published', async () => {
  let slip = ''
  const round = await flightAbove(140, async (id) => (slip = (await bet(mai, id)).slip))
  await upFor(at, round, upAt(120))
  await mai.api.crash.cashOut({ params: { slip } })
  await land(at, round)
  const record = recordOf(
    JSON.parse(JSON.stringify(await mai.api.sharedRounds.proof({ params: { round: round.id } }))),
  )
  expect(roundDifferences(record!, paperKite)).toEqual([])
  const own = await mai.api.sharedRounds.slip({ params: { slip } })
  const told = ownSlipOf(
    JSON.parse(JSON.stringify({ ...own, stake: null, win: moneyText(own.win), won: null })),
  )
  expect(slipDifferences(record!, paperKite, { slip: told!, file: null })).toEqual([])
  expect(slipDifferences(record!, paperKite, { slip: { ...told!, acts: [] }, file: null })).not.toEqual([])
})

test('M2 the books balance after all flights, and every fact of settled play is there', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
