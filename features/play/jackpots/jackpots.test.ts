import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { person } from '#apps/server/testing/people.ts'
import { inTransaction } from '#db/pool.ts'
import { depositCredited } from '#features/money/deposits/postings.ts'
import { openBonus } from '#ledger/bonus/bonus.ts'
import { noTerms } from '#ledger/tests/bonus-member.ts'
import { openWallet } from '#ledger/wallets.ts'
import { replayRound } from '#game-kit/replay.ts'
import { loadEdition } from '#games/editions.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { seatAt, seated, spinBet } from '#features/play/rounds/testing/seat.ts'
import { always, major30, mini } from './testing/pools.ts'
import { booksIn, sum } from './testing/books.ts'

let at: TestApp
let linh: Operator
let books: ReturnType<typeof booksIn>
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
  books = booksIn(at, linh)
})
afterAll(() => at.close())

test('STU-06 a bet gives its share to each level out of revenue, and the game is as it was', async () => {
  await books.alone({ code: 'shares' })
  const { frame, member } = await seated(at, { balance: major(1_000_000) }, 'bronze-drum')
  const session = await frame.session()
  expect(session.jackpot).toMatchObject({ pool: 'shares', levels: [{ level: 'mini' }, { level: 'major' }] })
  const before = await books.poolOf('shares')
  const round = await frame.round({ body: { bets: spinBet('2000') } })
  expect(round.jackpot?.pool).toBe('shares')
  const after = await books.poolOf('shares')
  const prizes = round.jackpot?.prizes ?? []
  // half a percent of 2,000 for each level
  if (prizes.length === 0)
    expect(after.levels.map(({ amount }, place) => amount - (before.levels[place]?.amount ?? 0n))).toEqual([
      major(10),
      major(10),
    ])
  const detail = await member.api.rounds.detail({ params: { roundId: round.roundId } })
  expect(detail.jackpot).toMatchObject({
    pool: 'shares',
    given: [
      { level: 'major', amount: major(10) },
      { level: 'mini', amount: major(10) },
    ],
  })
  expect(round.balance).toBe(major(998_000) + round.win + sum(prizes.map(({ prize }) => prize)))
  await books.expectWhole('shares', ['mini', 'major'])
})

test('G6 STU-06 the RTP is shown without and with the jackpot, and the base RTP is unchanged', async () => {
  await books.alone({ code: 'rtp-shown' })
  const { frame } = await seated(at, { balance: major(10_000) }, 'bronze-drum')
  const session = await frame.session()
  const pool = await books.poolOf('rtp-shown')
  const game = pool.games.find(({ gameId }) => gameId === 'bronze-drum')
  expect(game?.rtpText).toBe(session.rtpText)
  expect(game?.rtpWithText).toBe(session.jackpot?.rtpText)
  // mini: 0.5 % + 2,000 / 400,000; major: 0.5 % × 40,000 / 20,000
  expect(Number.parseFloat(game?.rtpWithText ?? '') - Number.parseFloat(session.rtpText)).toBeCloseTo(2, 1)
})

test('STU-06 play money and bonus money neither contribute nor win', async () => {
  await books.alone({ code: 'cash-only', levels: [always] })
  const trial = await seated(at, { type: 4, balance: major(1_000) }, 'bronze-drum')
  expect((await trial.frame.session()).jackpot).toBe(null)
  expect((await trial.frame.round({ body: { bets: spinBet('10') } })).jackpot ?? null).toBe(null)
  const mai = await person(at, { balance: major(1_000) })
  await inTransaction(at.app.db, async (tx) => {
    const at_ = { owner: mai.id, merchant: 'JADE', currency: 'VND' } as const
    const bonus = await openWallet(tx, { ...at_, kind: 'bonus', purpose: 'test' })
    await post(tx, [
      {
        posting: depositCredited,
        key: `bonus:${bonus}`,
        wallet: bonus,
        amount: major(5_000),
        detail: 'sandbox',
      },
    ])
    await openBonus(tx, { cash: mai.wallet, bonus, terms: noTerms })
  })
  const { frame } = await seatAt(at, mai, 'bronze-drum')
  const round = await frame.round({ body: { bets: spinBet('2000') } })
  expect(round.jackpot?.prizes).toEqual([])
  expect((await mai.api.rounds.detail({ params: { roundId: round.roundId } })).jackpot).toBe(null)
  await books.expectWhole('cash-only', ['mini'])
})

test('G16 STU-06 a hundred bets one after the other hit as the seeds say, for the amounts that an oracle counts', async () => {
  const often = { ...mini, oneInStaked: major(20_000), seed: major(100), sharePpm: 10_000 } as const
  const short = { ...major30, seed: major(100), by: major(400), sharePpm: 5_000 } as const
  await books.alone({ code: 'oracle', levels: [often, short] })
  const { frame, member } = await seated(at, { balance: major(10_000_000) }, 'bronze-drum')
  const amounts = { mini: often.seed, major: short.seed }
  const shares = { mini: 100n, major: 200n } // one part in that many
  const hits = { mini: 0, major: 0 }
  const rounds: string[] = []
  for (let n = 0; n < 100; n += 1) {
    const stake = n % 3 === 0 ? 1_000 : 2_000
    const round = await frame.round({ body: { bets: spinBet(String(stake)) } })
    rounds.push(round.roundId)
    for (const level of ['mini', 'major'] as const) {
      amounts[level] += major(stake) / shares[level]
      const won = round.jackpot?.prizes.filter((prize) => prize.level === level) ?? []
      for (const { prize } of won) {
        if (level === 'mini') expect(prize).toBe(amounts.mini) // all of it, with its own contribution
        expect(prize <= amounts[level]).toBe(true)
        amounts[level] += (level === 'mini' ? often.seed : short.seed) - prize
        hits[level] += 1
      }
      expect(amounts[level] < short.by || level === 'mini').toBe(true)
    }
  }
  expect(hits.mini).toBeGreaterThan(0)
  expect(hits.major).toBeGreaterThan(0)
  const pool = await books.poolOf('oracle')
  expect(pool.levels.map(({ amount }) => amount)).toEqual([amounts.mini, amounts.major])
  await books.expectWhole('oracle', ['mini', 'major'])
  await member.api.rounds.rotate({ body: { clientSeed: 'revealed' } })
  for (const roundId of rounds) {
    const proof = await at.api().rounds.proof({ params: { roundId } })
    const stored = JSON.parse(JSON.stringify(proof))
    const game = await loadEdition(proof.game, proof.edition)
    if (!game) throw new Error('no such edition')
    expect(replayRound(stored, game).differences).toEqual([])
    const turned = proof.jackpot?.hits.length
      ? []
      : [{ level: 'mini', number: 1, prize: '1.00', triggerSeed: null, triggerHash: null }]
    expect(
      replayRound({ ...stored, jackpot: { hits: turned } }, game).differences.length > 0 ||
        turned.length === 0,
    ).toBe(true)
  }
})

test('STU-06 a void round gets its contribution back', async () => {
  await books.alone({ code: 'void', levels: [major30] })
  const { frame, member } = await seated(at, { balance: major(100_000) }, 'bronze-drum')
  const { roundId } = await frame.round({ body: { bets: spinBet('2000') } })
  expect((await books.booksOf('void', 'major')).balance).toBe(major(10_010))
  await inTransaction(at.app.db, (tx) =>
    post(tx, [
      { step: 'void', key: `void:${roundId}`, wallet: member.wallet, vendor: 'JADE_FORGE', round: roundId },
    ]),
  )
  expect((await books.booksOf('void', 'major')).balance).toBe(major(10_000))
  expect((await frame.session()).balance).toBe(major(100_000))
  await books.expectWhole('void', ['major'])
})
