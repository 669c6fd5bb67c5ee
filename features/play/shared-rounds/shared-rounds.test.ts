import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { commitmentOf, fairChance } from '#kit/chance-fair.ts'
import { leadsTo, roundCommitment, roundSalt } from '#kit/sha/hash-chain.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import type { Host } from './service/host.ts'
import { sellSlip } from './service/sell.ts'
import { sellTogether } from './service/chase/together.ts'
import { actOnSlip } from './service/steps/act.ts'
import { stepRound } from './service/steps/step.ts'
import { cancelSlip, withdrawSlips } from './service/slips.ts'
import { chainById } from './store/chains.ts'
import { ticketOf } from './store/read.ts'
import { slipById, ticketFile } from './store/slips.ts'
import {
  callerOf,
  endSale,
  finish,
  makeDue,
  nextRounds,
  now,
  openRound,
  side,
  straight,
  toyHost,
} from './testing/toys.ts'

let at: TestApp
let host: Host
beforeAll(async () => {
  at = await testApp()
  host = toyHost(at)
})
afterAll(() => at.close())

let keys = 0
const newKey = () => `slip-${(keys += 1)}`
const rich = () => person(at, { balance: major(1_000) })
const buy = async (who: Person, round: string, lines: unknown, more: { key?: string; epoch?: number } = {}) =>
  sellSlip(host, await callerOf(at, who), { round, lines, key: newKey(), ...more })
const bought = async (...asked: Parameters<typeof buy>) => {
  const sold = await buy(...asked)
  if ('refused' in sold) throw new Error(sold.refused)
  return sold
}
const balance = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance

test('P8 sells, locks, seals, draws, settles and reveals; the money is what the outcome says', async () => {
  const mai = await rich()
  const round = await openRound(host)
  expect(round).toMatchObject({ state: 'open', outcome: null, seed: null })
  const slip = await bought(
    mai,
    round.id,
    Array.from({ length: 10 }, (_, number) => straight(number, '2.00')),
  )
  expect(slip.balance).toBe(major(980))
  await endSale(at, round.id)
  const over = await finish(host, round.id)
  expect(over).toMatchObject({ state: 'revealed', tickets: 1, settledSlips: 1 })
  expect(await balance(mai)).toBe(major(998))
  const stored = await slipById(at.app.db, slip.slip)
  const { number } = over.outcome as { number: number }
  expect(stored).toMatchObject({
    state: 'settled',
    win: major(18),
    outcome: { settlement: 1, won: [[number, '18.00', 1]] },
  })
  expect(await buy(mai, round.id, [straight(1)])).toEqual({ refused: 'shared.saleOver' })
})

test('P8 a round whose time has come is opened by its first slip where the worker is late', async () => {
  const mai = await rich()
  const { series } = await openRound(host)
  const [next] = await nextRounds(host, series, 1)
  await run(
    at.database.owner,
    sql`update shared_round set opens_at = now() + interval '9 minutes' where id = ${next}`,
  )
  expect(await buy(mai, next!, [straight(1)])).toEqual({ refused: 'shared.roundUnknown' })
  await run(
    at.database.owner,
    sql`update shared_round set opens_at = now(), due_at = now() where id = ${next}`,
  )
  await bought(mai, next!, [straight(1)])
  expect((await now(host, next!)).state).toBe('open')
})

test('G9 the revealed seed leads to the terminal hash, opens the commitment and gives the outcome', async () => {
  const first = await openRound(host)
  const [second] = await nextRounds(host, first.series, 1)
  for (const id of [first.id, second!]) {
    await stepRound(host, id)
    await endSale(at, id)
    const { seed, chain, chainIndex, commitment, salt, outcome, series, label } = await finish(host, id)
    const published = await chainById(at.app.db, chain!)
    expect(leadsTo(published!.terminalHash, seed!, chainIndex!)).toBe(true)
    expect(roundCommitment(seed!)).toBe(commitment)
    expect(roundSalt({ chainSalt: published!.salt, series, number: label, beacon: '' })).toBe(salt)
    const chance = fairChance({ serverSeed: seed!, clientSeed: salt!, nonce: chainIndex! })
    expect(outcome).toEqual({ number: chance.below(10) })
  }
})

test('G9 publishes nothing from which the seed of a round on sale follows', async () => {
  const first = await openRound(host)
  const [later] = await nextRounds(host, first.series, 1)
  await stepRound(host, later!)
  const { commitment } = await now(host, later!)
  await endSale(at, first.id)
  const { seed } = await finish(host, first.id)
  expect(commitment).not.toBe(seed) // a plain hash of the later seed would be the earlier one
  await endSale(at, later!)
  expect(commitmentOf((await finish(host, later!)).seed!)).toBe(seed)
})

test('G15 draws the rounds of a series in order: a later one waits for the earlier one', async () => {
  const first = await openRound(host)
  const [later] = await nextRounds(host, first.series, 1)
  await stepRound(host, later!)
  await endSale(at, later!)
  for (let steps = 0; steps < 5; steps++) await stepRound(host, later!)
  expect((await now(host, later!)).state).toBe('locked')
  await endSale(at, first.id)
  await finish(host, first.id)
  await makeDue(at, later!)
  expect((await finish(host, later!)).state).toBe('revealed')
})

test('P8 the ticket file has every slip and no cancelled one, and hashes to what was published before the draw', async () => {
  const [mai, linh] = [await rich(), await rich()]
  const round = await openRound(host)
  const kept = await bought(mai, round.id, [straight(1), side('odd')])
  const gone = await bought(linh, round.id, [straight(2)])
  expect(await cancelSlip(host, linh, gone.slip)).toEqual({ balance: major(1_000) })
  await endSale(at, round.id)
  await stepRound(host, round.id)
  await stepRound(host, round.id)
  const sealed = await now(host, round.id)
  expect(sealed).toMatchObject({ state: 'locked', outcome: null, tickets: 1 })
  await finish(host, round.id)
  const file = await ticketFile(at.app.db, round.id)
  expect(hash('sha256', file)).toBe(sealed.ticketsHash)
  const { ticket, stored } = await ticketOf(at.app.db, kept.slip)
  expect(file).toBe(`${ticket}\n`)
  expect(ticket).toBe(`${kept.slip},20000,${hash('sha256', stored)}`)
  const { series, label } = round
  // 96 random bits: without them the hash would reveal the lines of others to a guess
  const blind = expect.stringMatching(/^[\w-]{16}$/)
  expect(JSON.parse(stored)).toEqual({ series, label, epoch: 0, lines: kept.lines, blind })
})

test('M4 the same key returns the same slip, and another request with it is refused', async () => {
  const mai = await rich()
  const round = await openRound(host)
  const key = newKey()
  const first = await bought(mai, round.id, [straight(3)], { key })
  expect(await bought(mai, round.id, [straight(3)], { key })).toMatchObject({ slip: first.slip })
  expect(await buy(mai, round.id, [straight(4)], { key })).toEqual({ refused: 'idempotency.conflict' })
  expect(await balance(mai)).toBe(major(999))
})

test('P8 refuses lines that the game does not know, too many of them, and stakes that no rule allows', async () => {
  const mai = await rich()
  const round = await openRound(host)
  const refused = async (lines: unknown) => {
    const answer = await buy(mai, round.id, lines)
    return 'refused' in answer ? answer.refused : null
  }
  expect(await refused([])).toBe('games.betMalformed')
  expect(await refused([['nothing', '1.00', {}]])).toBe('games.betMalformed')
  expect(await refused([['straight', '1.00', { number: 10 }]])).toBe('games.betMalformed')
  expect(await refused([['straight', '-1.00', { number: 1 }]])).toBe('games.betMalformed')
  expect(await refused([straight(1, '0.01')])).toBe('games.stakeTooSmall')
  expect(await refused(Array.from({ length: 2_001 }, () => straight(1)))).toBe('games.betMalformed')
  expect(await refused([straight(1, '1000000.00')])).toBe('play.insufficient')
})

test('P8 sells slips on later rounds together, all or none, and takes back those that are not drawn', async () => {
  const mai = await rich()
  const first = await openRound(host)
  const later = await nextRounds(host, first.series, 3)
  for (const id of later) await stepRound(host, id)
  const caller = await callerOf(at, mai)
  const all = [first.id, ...later].map((round) => ({ round, lines: [straight(5, '10.00')], key: newKey() }))
  const sold = await sellTogether(host, caller, all)
  if (!Array.isArray(sold)) throw new Error('not sold')
  expect(await balance(mai)).toBe(major(960))
  await endSale(at, first.id)
  await finish(host, first.id)
  const afterFirst = (await balance(mai)) ?? 0n
  const back = await withdrawSlips(
    host,
    sold.map(({ slip }) => slip),
  )
  expect(back).toEqual(sold.slice(1).map(({ slip }) => slip))
  expect(await balance(mai)).toBe(afterFirst + major(30))
  const tooMuch = all.map((asked) => ({ ...asked, lines: [straight(5, '500.00')], key: newKey() })).slice(1)
  expect(await sellTogether(host, caller, tooMuch)).toMatchObject({ refused: 'play.insufficient' })
  expect(await balance(mai)).toBe(afterFirst + major(30))
})

test('P7 sells no slip beyond the cap of a number, and gives the room of a refused one back', async () => {
  const [mai, poor] = [await rich(), await person(at, { balance: major(1) })]
  const round = await openRound(host)
  const capped = { capOf: () => major(100) }
  const ask = async (who: Person, number: number, stake: string) =>
    sellSlip(host, await callerOf(at, who), {
      round: round.id,
      lines: [straight(number, stake)],
      key: newKey(),
      ...capped,
    })
  expect(await ask(poor, 7, '11.00')).toMatchObject({ refused: 'play.insufficient' })
  expect(await ask(mai, 7, '11.00')).toMatchObject({ stake: major(11) }) // 99.00 of 100.00
  expect(await ask(mai, 7, '1.00')).toEqual({ refused: 'shared.capReached', detail: { key: '7' } })
  expect(await ask(mai, 8, '1.00')).toMatchObject({ stake: major(1) })
})

test('G19 a crash round pays what the database’s clock says, in time only, and keeps its outcome secret while it runs', async () => {
  const [mai, auto, late] = [await rich(), await rich(), await rich()]
  const round = await openRound(host, 'toy-crash')
  const ride = (who: Person, cashOut: number) => bought(who, round.id, [['ride', '10.00', { auto: cashOut }]])
  const [first, second, third] = [await ride(mai, 0), await ride(auto, 101), await ride(late, 0)]
  const act = (who: Person, slip: string, key = newKey()) =>
    actOnSlip(host, who, { slip, action: 'cash-out', key })
  expect(await act(mai, first.slip)).toEqual({ refused: 'shared.saleOver' })
  await endSale(at, round.id)
  for (let steps = 0; steps < 10 && (await now(host, round.id)).state !== 'drawn'; steps++)
    await stepRound(host, round.id)
  const key = newKey()
  const withAnothers = { slip: first.slip, others: [third.slip], action: 'cash-out', key }
  expect(await actOnSlip(host, mai, withAnothers)).toEqual({ refused: 'shared.slipUnknown' })
  const acted = await act(mai, first.slip, key)
  const hundredths = 100n + BigInt(Math.floor(('afterMs' in acted ? acted.afterMs : 0) / 10_000))
  expect(acted).toMatchObject({ slip: first.slip, win: (major(10) * hundredths) / 100n })
  expect(await act(mai, first.slip, key)).toEqual(acted)
  expect(await act(mai, first.slip)).toEqual({ refused: 'shared.slipOver' })
  expect(await act(late, first.slip)).toEqual({ refused: 'shared.slipUnknown' }) // another member's
  await run(
    at.database.owner,
    sql`update shared_round set ends_at = drawn_at, due_at = drawn_at where id = ${round.id}`,
  )
  expect(await act(late, third.slip)).toEqual({ refused: 'shared.saleOver' })
  const over = await finish(host, round.id)
  const { at: crashed } = over.outcome as { at: number }
  expect(await balance(late)).toBe(major(990))
  expect(await balance(auto)).toBe(crashed >= 101 ? major(990) + 101_000n : major(990))
  expect(second.stake).toBe(major(10))
})

test('G7 a shoe goes from round to round: cards that were dealt do not come again before the next shoe', async () => {
  const mai = await rich()
  const first = await openRound(host, 'toy-shoe')
  const seen: { left: readonly number[] }[] = []
  const ids = [first.id, ...(await nextRounds(host, first.series, 6))]
  for (const [place, id] of ids.entries()) {
    if (place > 0) await stepRound(host, id)
    await bought(mai, id, [['side', '1.00', { side: 'dragon' }]])
    await endSale(at, id)
    const { outcome, carryBefore, carryAfter } = await finish(host, id)
    const { dragon, tiger, isNewShoe } = outcome as { dragon: number; tiger: number; isNewShoe: boolean }
    const before = isNewShoe ? [4, 4, 4] : [...(carryBefore as { left: number[] }).left]
    before[dragon]! -= 1
    before[tiger]! -= 1
    expect(carryAfter).toEqual({ left: before })
    expect(Math.min(...before)).toBeGreaterThanOrEqual(0)
    expect(isNewShoe).toBe(place === 5)
    seen.push(carryAfter as { left: number[] })
  }
  expect(seen.map(({ left }) => left.reduce((sum, cards) => sum + cards, 0))).toEqual([10, 8, 6, 4, 2, 10, 8])
})

test('M1 the ledger reconciles after all of this', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
