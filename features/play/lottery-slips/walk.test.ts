import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { drawPrizes, max3d, north, south, thai } from '#game-kit/lottery/vietnam/draw.ts'
import type { DrawShape } from '#game-kit/lottery/vietnam/draw.ts'
import type { Json } from '#game-kit/schema.ts'
import { furtherGames } from '#games/further-names.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { major } from '#kit/money.ts'
import { ensureCatalogue } from '#features/play/lobby/public/catalogue.ts'
import { entranceOf } from '#features/play/lobby/rules/entrances.ts'
import { lottery } from '#features/play/lottery/contract.ts'
import { poolLottery } from '#features/play/lottery-pools/rules/terms.ts'
import { newestWins } from '#features/play/lottery-pools/store/draws.ts'
import { lotteryOf, seriesOf } from '#features/play/lottery/public.ts'
import { enterOutcome } from '#features/play/shared-rounds/service/outcomes.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { endSale, finish, makeDue, openRound } from '#features/play/shared-rounds/testing/toys.ts'
import { lotterySlips } from './contract.ts'

let at: TestApp
let mai: Person
let trial: Person
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await ensureCatalogue(at.app.db)
  mai = await person(at, { balance: major(10_000_000) })
  trial = await person(at, { type: 4, balance: major(10_000) })
  await mai.api.limits.set({ body: { kind: 'stake', period: 'once', to: { amount: major(1_000) } } })
})
afterAll(() => at.close())

type Given = { readonly outcome: Json; readonly play: string; readonly choice: string }

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1)
const pays = (outcome: Json, play: string, choice: string): Given => ({ outcome, play, choice })

/** A draw, and a line on the last digits of the first number of a tier. */
function prize(shape: DrawShape, play: string, [tier, digits]: readonly [string, number]): Given {
  const draw = drawPrizes(shape, fastChance(7))
  return { outcome: draw, play, choice: (draw[tier]?.[0] ?? '').slice(-digits) }
}

const won: { slip: string; tried: string; win: bigint; gameName: string }[] = []

/** Each kind of lottery with a result and a line that it pays at five times its stake or more. */
const KINDS: Readonly<Record<string, Given>> = {
  SSC_1M: pays([1, 2, 3, 4, 5], 'star2Back.straight', '4|5@L1800'),
  ELEVEN5_1M: pays([1, 2, 3, 4, 5], 'front2.straight', '1|2@L1800'),
  PK10_1M: pays(numbers(10), 'front2.straight', '1|2@L1800'),
  D3: pays([1, 2, 3], 'star2Back.straight', '2|3@L1800'),
  K3_1M: pays([1, 1, 1], 'sum', '0@E'),
  PC28_1M: pays([0, 0, 1], 'sum', '1@E'),
  KENO_1M: pays(numbers(20), 'spot5', '1,2,3,4,5@E'),
  L645: pays(numbers(6), '6of45', '1,2,3,4,5,6@E'),
  L655: pays(numbers(7), '6of55', '1,2,3,4,5,6@E'),
  XSMB: prize(north, 'de', ['special', 2]),
  XSDNG: prize(south, 'de', ['special', 2]),
  XSHCM: prize(south, 'de', ['special', 2]),
  MAX3D: prize(max3d, 'max3d', ['special', 3]),
  THAI3D: prize(thai, 'top3', ['first', 3]),
}

/** Puts a round of a lottery on sale, and returns what draws it with a result. */
async function saleOf(code: string): Promise<{ round: string; draw: (outcome: Json) => Promise<void> }> {
  const row = lotteryOf(code)
  if (!row) throw new Error(`no lottery ${code}`)
  const host = hostOf(at.app)
  const { id } = await openRound(host, row.game, { key: seriesOf(row), source: 'outside' })
  const draw = async (outcome: Json) => {
    await endSale(at, id)
    await finish(host, id)
    const entered = await enterOutcome(host, id, outcome, { enteredBy: 'an', confirmedBy: 'binh' })
    if (!entered.ok) throw new Error(`${code}: ${JSON.stringify(entered.error)}`)
    // a draw of prizes shows a number every second and a half
    for (let state = 'drawn'; state !== 'revealed'; { state } = await finish(host, id)) await makeDue(at, id)
  }
  return { round: id, draw }
}

test('LOT-01 every lottery call of the specification is declared under its path', () => {
  const declared = [...Object.values(lottery), ...Object.values(lotterySlips)]
  expect(declared.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'GET /lgw/vn/games/game_menu',
      'GET /lgw/vn/games/game_menu/recent',
      'GET /lgw/vn/numeros/opened/game',
      'GET /lotto/lgw/games/opened/numero',
      'GET /lgw/lobby',
    ]),
  )
})

test('LOT-02 every game of the lobby with a page of its own is one of the kinds below, or an instant ticket', () => {
  const lotteries = furtherGames.filter(({ category }) => category === 'LOTT' || category === 'ELOTT')
  const kinds = new Set(Object.keys(KINDS).map((code) => lotteryOf(code)?.game))
  expect(lotteries.map(({ id }) => id).filter((id) => !id.startsWith('ticket-') && !kinds.has(id))).toEqual(
    [],
  )
})

test.each(Object.entries(KINDS))(
  'LOT-03 MEM-05 GAM-02 R1 %s has its RTP, play money, limits, and a record that can be replayed',
  async (code, { outcome, play, choice }) => {
    const game = lotteryOf(code)?.game ?? ''
    const shown = await at.api().lobby.game({ params: { gameId: game } })
    expect(shown.game).toMatchObject({ rtpText: expect.stringMatching(/^\d/), isProvablyFair: true })
    expect(entranceOf(game)).not.toBeNull()

    const { round, draw } = await saleOf(code)
    const sell = (who: Person, stake: string) =>
      who.api.sharedRounds.sell({ body: { round, lines: [[play, stake, choice]] } })
    expect(await refusal(sell(mai, '1100.00'))).toBe('play.limit')
    const { slip } = await sell(mai, '1000.00')
    const { slip: tried } = await sell(trial, '10.00')
    await draw(outcome)

    const detail = await mai.api.lotterySlips.slip({ params: { slip } })
    expect(detail).toMatchObject({ slip: { gameId: code, state: 'settled' }, outcome, items: [{ hits: 1 }] })
    expect(detail.script.length).toBeGreaterThan(1)
    const { win } = detail.slip
    const [recorded] = (await mai.api.rounds.list({ query: { game } })).rounds
    // 6/45 and 6/55 pay a tenth of their rolling pool beside the fixed prize, since the stake is a tenth of a full one
    const winners = await newestWins(at.app.db, 'JADE', 10)
    const pool = winners.find(({ lottery }) => lottery === code)?.prize ?? 0n
    expect(pool > 0n).toBe(poolLottery(code) !== undefined)
    const all = win + pool
    expect(recorded).toMatchObject({ roundId: slip, status: 'settled', stake: major(1_000), win: all })
    expect(recorded?.gameName).toBe(furtherGames.find(({ id }) => id === game)?.name.en)
    expect(await mai.api.rounds.detail({ params: { roundId: slip } })).toMatchObject({ game, win: all })
    const money = await trial.api.lotterySlips.slip({ params: { slip: tried } })
    expect(money.slip).toMatchObject({ currency: 'FUN', state: 'settled', hits: 1 })

    won.push({ slip, tried, win, gameName: recorded?.gameName ?? '' })
  },
)

test('SHL-17 each of these wins is on the winners’ list, and none in play money', async () => {
  const { list } = await at.api().winners.biggest({ query: { period: 'day' } })
  expect(won).toHaveLength(Object.keys(KINDS).length)
  for (const { slip, tried, win, gameName } of won) {
    expect(list.find(({ roundId }) => roundId === slip)).toMatchObject({ win, gameName })
    expect(list.find(({ roundId }) => roundId === tried)).toBeUndefined()
  }
})
