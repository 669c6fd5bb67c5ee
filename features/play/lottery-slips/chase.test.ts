import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayIn } from '#kit/day.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { major, moneyText } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { planSeries } from '#features/play/shared-rounds/service/series.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { endSale, finish } from '#features/play/shared-rounds/testing/toys.ts'
import { planLotteries } from '#features/play/lottery/service/series.ts'
import { drawIsOver } from './service/over.ts'
import { CODE, drawEnding, drawNow, firstOnSale, twoDigits } from './testing/northern.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
})
afterAll(() => at.close())

const rich = () => person(at, { balance: major(10_000_000) })
const balance = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance ?? 0n
const chase = async (
  who: Person,
  multiples: number[],
  more: { stopsOnWin?: boolean; lines?: unknown[] } = {},
) =>
  who.api.lotterySlips.chase({
    body: {
      gameId: CODE,
      first: await firstOnSale(at),
      multiples,
      lines: more.lines ?? [twoDigits('07')],
      stopsOnWin: more.stopsOnWin ?? true,
    },
  })
const drawsOf = async (who: Person, id: string) =>
  (await who.api.lotterySlips.oneChase({ params: { chase: id } })).draws
/** Ends the sale of a round. */
async function lock(round: string): Promise<void> {
  await endSale(at, round)
  await finish(hostOf(at.app), round)
}

const roundOf = async (who: Person, slip: string) =>
  (await who.api.lotterySlips.slip({ params: { slip } })).slip.round

test('LOT-03 a chase takes the stakes of all its draws, stops at its first win and returns the rest', async () => {
  const mai = await rich()
  const bought = await chase(mai, [1, 2, 4, 8])
  expect(bought).toMatchObject({
    chase: { state: 'running', draws: 4, drawn: 0, staked: major(15_000), open: major(15_000) },
    balance: major(9_985_000),
  })
  const draws = await drawsOf(mai, bought.chase.id)
  expect(draws.map(({ no, multiple, stake }) => [no, multiple, stake])).toEqual([
    [1, 1, major(1_000)],
    [2, 2, major(2_000)],
    [3, 4, major(4_000)],
    [4, 8, major(8_000)],
  ])
  await drawNow(at, await roundOf(mai, draws[0]!.slip), drawEnding('42'))
  const { chase: on } = await mai.api.lotterySlips.oneChase({ params: { chase: bought.chase.id } })
  expect(on).toMatchObject({ state: 'running', drawn: 1 })
  await drawNow(at, await roundOf(mai, draws[1]!.slip), drawEnding('07'))
  const { chase: over, draws: after } = await mai.api.lotterySlips.oneChase({
    params: { chase: bought.chase.id },
  })
  // 2,000 at 95 for 1
  expect(over).toMatchObject({
    state: 'won',
    drawn: 2,
    staked: major(3_000),
    open: 0n,
    returned: major(12_000),
    won: major(190_000),
  })
  expect(after.map(({ state, isHit }) => [state, isHit])).toEqual([
    ['settled', false],
    ['settled', true],
    ['void', false],
    ['void', false],
  ])
  expect(await balance(mai)).toBe(major(9_997_000 + 190_000))
  const { list } = await mai.api.inbox.list({ query: {} })
  expect(list.filter(({ title }) => title === 'Your chase has won')).toHaveLength(1)
})

test('LOT-03 a chase that does not stop plays every draw; its end is told once', async () => {
  const mai = await rich()
  const { chase: bought } = await chase(mai, [1, 0, 3], { stopsOnWin: false })
  expect(bought).toMatchObject({ draws: 2, staked: major(4_000) })
  const draws = await drawsOf(mai, bought.id)
  const rounds: string[] = []
  for (const { slip } of draws) {
    rounds.push(await roundOf(mai, slip))
    await drawNow(at, rounds.at(-1)!, drawEnding('07'))
  }
  const { chases } = await mai.api.lotterySlips.chases({ query: { state: 'ended' } })
  expect(chases).toMatchObject([{ id: bought.id, state: 'over', won: major(95_000 * 4), returned: 0n }])
  const over = {
    id: rounds[1]!,
    series: 'xsmb',
    number: 1n,
    label: '',
    game: 'vn-north',
    outcome: null,
  } as const
  await drawIsOver(at.app, { ...over, state: 'settled', settlement: 1 })
  const { list } = await mai.api.inbox.list({ query: {} })
  expect(list.map(({ title }) => title).toSorted()).toEqual([
    'Your chase has ended',
    'Your slip has won',
    'Your slip has won',
  ])
})

test('LOT-03 the money of a chase is that of single slips on the draws that it played, whatever is drawn', async () => {
  const chance = fastChance(19)
  for (let run = 0; run < 8; run++) {
    const [chaser, single] = [await rich(), await rich()]
    const stopsOnWin = chance.below(2) === 1
    const multiples = Array.from({ length: 1 + chance.below(4) }, () => 1 + chance.below(3))
    const lines = [twoDigits('07'), twoDigits('08', '500.00')]
    const { chase: bought } = await chase(chaser, multiples, { stopsOnWin, lines })
    const draws = await drawsOf(chaser, bought.id)
    for (const [place, { slip }] of draws.entries()) {
      const round = await roundOf(chaser, slip)
      const before = (await chaser.api.lotterySlips.oneChase({ params: { chase: bought.id } })).chase
      if (before.state !== 'running') break
      const own = lines.map(([play, stake, choice]) => [
        play,
        moneyText(major(Number(stake)) * BigInt(multiples[place] ?? 0)),
        choice,
      ])
      await single.api.sharedRounds.sell({ body: { round, lines: own } })
      await drawNow(at, round, drawEnding(['07', '08', '50', '51'][chance.below(4)] ?? '', run * 10 + place))
    }
    const { chase: over } = await chaser.api.lotterySlips.oneChase({ params: { chase: bought.id } })
    expect(over.open).toBe(0n)
    expect(over.state).toBe(stopsOnWin && over.won > 0n ? 'won' : 'over')
    expect(await balance(chaser)).toBe(await balance(single))
  }
})

test('LOT-03 a member cancels one draw of a chase, then the rest; what is locked is played', async () => {
  const mai = await rich()
  const { chase: bought } = await chase(mai, [1, 1, 1])
  const draws = await drawsOf(mai, bought.id)
  await mai.api.sharedRounds.cancel({ params: { slip: draws[1]!.slip } })
  const round = await roundOf(mai, draws[0]!.slip)
  await lock(round)
  const cancelled = await mai.api.lotterySlips.cancelChase({ params: { chase: bought.id } })
  expect(cancelled).toMatchObject({
    cancelled: 1,
    chase: { state: 'cancelled', open: major(1_000), returned: major(2_000) },
  })
  expect(await mai.api.lotterySlips.cancelChase({ params: { chase: bought.id } })).toMatchObject({
    cancelled: 0,
  })
  await drawNow(at, round, drawEnding('07'))
  expect(await balance(mai)).toBe(major(10_000_000 - 1_000 + 95_000))
})

test('LOT-03 a chase is all or nothing, and bounded', async () => {
  const mai = await rich()
  const before = await balance(mai)
  expect(await refusal(chase(mai, [0, 0]))).toBe('lottery.chaseEmpty')
  expect(await refusal(chase(mai, [1, 10_000]))).toBe('play.insufficient')
  const many = Array.from({ length: 300 }, (_, number) => twoDigits(`${number % 100}`.padStart(2, '0')))
  expect(
    await refusal(
      chase(
        mai,
        Array.from({ length: 70 }, () => 1),
        { lines: many },
      ),
    ),
  ).toBe('lottery.chaseTooLarge')
  expect(await refusal(chase(mai, [1], { lines: [['de', '1000.00', '7']] }))).toBe('games.betMalformed')
  expect(await refusal(chase(mai, [1], { lines: ['de'] }))).toBe('games.betMalformed')
  const first = await firstOnSale(at)
  const body = { gameId: 'SSC_3M', first, multiples: [1], lines: [twoDigits('07')], stopsOnWin: true }
  expect(await refusal(mai.api.lotterySlips.chase({ body }))).toBe('shared.roundUnknown')
  expect(await refusal(mai.api.lotterySlips.chase({ body: { ...body, gameId: 'NONE' } }))).toBe(
    'lottery.unknown',
  )
  const other = await rich()
  const { chase: bought } = await chase(mai, [1])
  expect(await refusal(other.api.lotterySlips.oneChase({ params: { chase: bought.id } }))).toBe(
    'lottery.chaseUnknown',
  )
  expect(await refusal(other.api.lotterySlips.cancelChase({ params: { chase: bought.id } }))).toBe(
    'lottery.chaseUnknown',
  )
  expect(await balance(mai)).toBe(before - major(1_000))
})

test('LOT-03 a fast lottery is put on sale as far ahead as a chase asks', async () => {
  const mai = await rich()
  const host = hostOf(at.app)
  await planSeries(host, 'ssc-5m')
  const { entry } = await at.api().lottery.game({ params: { code: 'SSC_5M' } })
  const first = entry.next?.round ?? ''
  await stepRound(host, first)
  const body = {
    gameId: 'SSC_5M',
    first,
    multiples: Array.from({ length: 100 }, () => 1),
    lines: [['total', '400.00', '0,1,2,3@E']],
    stopsOnWin: true,
  }
  const { draws: coming } = await at
    .api()
    .lotterySlips.draws({ params: { code: 'SSC_5M' }, query: { count: 100 } })
  const { chase: bought } = await mai.api.lotterySlips.chase({ body })
  const draws = await drawsOf(mai, bought.id)
  expect(draws).toHaveLength(100)
  expect(draws.map(({ numero }) => numero)).toEqual(coming.map(({ numero }) => numero))
  const steps = draws.map(
    ({ drawsAt }, place) => drawsAt.getTime() - (draws[place - 1] ?? draws[0]!).drawsAt.getTime(),
  )
  expect(new Set(steps.slice(1))).toEqual(new Set([5 * 60_000]))
  const cancelled = await mai.api.lotterySlips.cancelChase({ params: { chase: bought.id } })
  expect(cancelled.chase).toMatchObject({ state: 'cancelled', staked: 0n, returned: major(40_000) })
  expect(await balance(mai)).toBe(major(10_000_000))
  expect(await refusal(at.api().lotterySlips.draws({ params: { code: 'NONE' }, query: {} }))).toBe(
    'lottery.unknown',
  )
})

test('LOT-03 a chase that starts late is refused where it would reach beyond what may be on sale', async () => {
  const mai = await rich()
  const host = hostOf(at.app)
  await planSeries(host, 'ssc-3m')
  const { coming } = await at.api().sharedRounds.series({ params: { series: 'ssc-3m' }, query: {} })
  const last = coming.at(-1)?.id ?? ''
  await stepRound(host, last)
  const body = {
    gameId: 'SSC_3M',
    first: last,
    multiples: Array.from({ length: 100 }, () => 1),
    lines: [['total', '400.00', '0,1,2,3@E']],
    stopsOnWin: true,
  }
  expect(await refusal(mai.api.lotterySlips.chase({ body }))).toBe('lottery.chaseTooFar')
  expect(await balance(mai)).toBe(major(10_000_000))
})

test('LOT-03 slips and chases of draws on the next days are listed, others are not (decision 48)', async () => {
  const mai = await rich()
  const { chase: bought } = await chase(mai, [1, 0, 0, 1])
  const [first, last] = await drawsOf(mai, bought.id)
  const dayOf = ({ drawsAt }: { drawsAt: Date }) => dayIn('Asia/Ho_Chi_Minh', drawsAt)
  const [from, to] = [dayOf(first!), dayOf(last!)]
  const slips = async (query: { from?: string; to?: string }) =>
    (await mai.api.lotterySlips.mine({ query })).slips.map(({ numero }) => numero).toSorted()
  expect(await slips({ from, to })).toEqual([first!.numero, last!.numero].toSorted())
  expect(await slips({ from, to: from })).toEqual([first!.numero])
  expect(await slips({ from: addDays(from, 1) })).toEqual([last!.numero])
  const chases = async (query: { from?: string; to?: string }) =>
    (await mai.api.lotterySlips.chases({ query: { state: 'running', ...query } })).chases.length
  expect(await chases({ from, to: from })).toBe(1)
  expect(await chases({ from: addDays(to, 1) })).toBe(0)
  expect(await chases({ from: addDays(from, 1), to: addDays(to, -1) })).toBe(0)
})

test('M1 the ledger reconciles after all chases', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
