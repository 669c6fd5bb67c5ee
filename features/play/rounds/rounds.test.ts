import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { major, moneyText } from '#kit/money.ts'
import { one, run, sql } from '#db/rows.ts'
import { setFrozen } from '#ledger/wallets.ts'
import { replayRound } from '#game-kit/replay.ts'
import { replayFile } from '#game-kit/stored.ts'
import { loadEdition } from '#games/editions.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { processBeside } from './testing/process.ts'
import { evenBet, safeBet, seatAt, seated, spinBet } from './testing/seat.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const refusal = (code: string) => expect.objectContaining({ code })
const someKey = () => crypto.randomUUID()

async function proofIsWhole(
  seatedMember: Awaited<ReturnType<typeof seated>>,
  roundId: string,
): Promise<void> {
  const proof = await at.api().rounds.proof({ params: { roundId } })
  const game = await loadEdition(proof.game, proof.edition)
  if (!game) throw new Error('no such edition')
  const stored = {
    ...proof,
    config: JSON.parse(JSON.stringify(proof.config)),
    bets: JSON.parse(JSON.stringify(proof.bets)),
    actions: JSON.parse(JSON.stringify(proof.actions)),
  }
  expect(replayRound(stored, game).differences).toEqual([])
}

describe('a round', () => {
  it('G10 posts stake and win in one ledger entry and returns the balance after it', async () => {
    const { frame, member } = await seated(at, { balance: major(100_000) })
    const round = await frame.round({ body: { bets: evenBet('1000') } })
    expect(round.stake).toBe(major(1_000))
    expect([0n, major(1_980)]).toContain(round.win)
    expect(round.balance).toBe(major(99_000) + round.win)
    const { lines } = await one(
      at.app.db,
      sql<{ lines: bigint }>`select count(*) as lines from line where wallet = ${member.wallet} and kind = 3`,
    )
    expect(lines).toBe(1n)
  })

  it('G14 stores bets, script, seeds and balances, and shows them to their member only', async () => {
    const { frame, member } = await seated(at, { balance: major(100_000) }, 'river-dragon')
    const round = await frame.round({ body: { bets: spinBet('1000') } })
    const detail = await member.api.rounds.detail({ params: { roundId: round.roundId } })
    expect(detail).toMatchObject({ game: 'river-dragon', events: round.events, bets: [{ key: 'spin' }] })
    expect(detail.balanceAfter - detail.balanceBefore).toBe(round.win - round.stake)
    expect(detail.seeds).toMatchObject({ serverSeed: null, nonce: 1 })
    const other = await person(at)
    await expect(other.api.rounds.detail({ params: { roundId: round.roundId } })).rejects.toEqual(
      refusal('rounds.unknown'),
    )
  })

  it('G9 G14 recomputes fifty rounds of both games from their records once the seed is revealed', async () => {
    const dice = await seated(at, { balance: major(1_000_000) })
    const dragon = await seatAt(at, dice.member, 'river-dragon')
    const ids: string[] = []
    for (let n = 0; n < 25; n++) {
      ids.push((await dice.frame.round({ body: { bets: evenBet('1000') } })).roundId)
      ids.push((await dragon.frame.round({ body: { bets: spinBet('1000') } })).roundId)
    }
    const first = { params: { roundId: ids[0] ?? '' } }
    await expect(at.api().rounds.proof(first)).rejects.toEqual(refusal('rounds.seedSecret'))
    await dice.member.api.rounds.rotate({ body: {} })
    for (const id of ids) await proofIsWhole(dice, id)
  })

  it('G9 GAM-04 an exported round record passes the offline verifier, and a modified one fails', async () => {
    const { frame, member } = await seated(at, { balance: major(10_000) }, 'river-dragon')
    const { roundId, win } = await frame.round({ body: { bets: spinBet('1000') } })
    await member.api.rounds.rotate({ body: {} })
    const file = await (await fetch(`${at.site}/api/fairness/rounds/${roundId}`)).text()
    expect((await replayFile(file, loadEdition)).differences).toEqual([])
    const changed = JSON.parse(file)
    changed.value.win = moneyText(win + 1n)
    expect((await replayFile(JSON.stringify(changed), loadEdition)).differences).toHaveLength(1)
    expect(file).not.toContain(member.account)
  })

  it('M5 GAM-05 a round whose answer was lost with its process is told again by another one', async () => {
    const { member, token } = await seated(at, { balance: major(10_000) })
    const first = await processBeside(at)
    const seat = await first.callers(token, at.clock.now())
    const asked = { bets: evenBet('1000'), key: `lost:${member.id}` }
    const lost = seat && (await first.floor.play(asked, seat))
    await first.close() // the reply is lost
    const next = await processBeside(at)
    const again = await next.callers(token, at.clock.now())
    expect(again && (await next.floor.play(asked, again))).toEqual(lost)
    await next.close()
    expect((await member.api.rounds.list()).totals.count).toBe(1)
  })

  it('M4 a repeated key returns the original round at any call rate and moves no money', async () => {
    const { frame } = await seated(at, { balance: major(10_000) })
    const idempotencyKey = someKey()
    const first = await frame.round({ body: { bets: evenBet('1000') } }, { idempotencyKey })
    const again = await frame.round({ body: { bets: evenBet('1000') } }, { idempotencyKey })
    expect(again).toEqual(first)
    expect((await frame.session()).balance).toBe(first.balance)
  })

  it('M4 rejects a malformed key, because its retry could stake twice', async () => {
    const seat = await seated(at)
    const sent = (key: string) =>
      seat.frame.round({ body: { bets: evenBet('1000') } }, { idempotencyKey: key })
    for (const key of ['short', 'with a space', '../../../..', 'k'.repeat(121)])
      await expect(sent(key)).rejects.toEqual(refusal('request.invalid'))
    expect((await seat.frame.recent({ query: {} })).rounds).toEqual([])
  })

  it('M4 rejects the same key with another bet as a conflict', async () => {
    const { frame } = await seated(at, { balance: major(10_000) })
    const idempotencyKey = someKey()
    await frame.round({ body: { bets: evenBet('1000') } }, { idempotencyKey })
    await expect(frame.round({ body: { bets: evenBet('2000') } }, { idempotencyKey })).rejects.toEqual(
      refusal('idempotency.conflict'),
    )
  })

  it('G15 one hundred parallel spins with one key produce one round', async () => {
    const { frame, member } = await seated(at, { balance: major(10_000) })
    const idempotencyKey = someKey()
    const played = await Promise.all(
      Array.from({ length: 100 }, () => frame.round({ body: { bets: evenBet('1000') } }, { idempotencyKey })),
    )
    expect(new Set(played.map((round) => round.roundId)).size).toBe(1)
    expect((await member.api.rounds.list()).totals.count).toBe(1)
  })

  it('G15 M3 one hundred parallel spins with different keys are serialised, and none is played without funds', async () => {
    const { frame, member } = await seated(at, { balance: major(30_000) })
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, () => frame.round({ body: { bets: safeBet('1000') } })),
    )
    const rounds = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(new Set(refusals).difference(new Set(['play.insufficient']))).toEqual(new Set())
    expect(rounds.map((round) => round.nonce).toSorted((a, b) => a - b)).toEqual(rounds.map((_, n) => n + 1))
    const { totals } = await member.api.rounds.list()
    expect(totals.count).toBe(rounds.length)
    expect((await frame.session()).balance).toBe(major(30_000) - totals.stake + totals.win)
  })

  it('M3 rejects a stake above the balance without drawing', async () => {
    const { frame } = await seated(at, { balance: major(1_500) })
    await expect(frame.round({ body: { bets: evenBet('2000') } })).rejects.toMatchObject({
      code: 'play.insufficient',
      detail: { balance: '1500.00' },
    })
    const { balance, fairness, lastRound } = await frame.session()
    expect([balance, fairness.nonce, lastRound]).toEqual([major(1_500), 1, null])
  })

  it('RSP-02 rejects stakes from a frozen wallet, and accepts them after unfreezing', async () => {
    const { frame, member } = await seated(at, { balance: major(10_000) })
    await setFrozen(at.app.db, member.wallet, true)
    await expect(frame.round({ body: { bets: evenBet('1000') } })).rejects.toEqual(
      refusal('play.walletClosed'),
    )
    expect((await frame.session()).balance).toBe(major(10_000))
    await setFrozen(at.app.db, member.wallet, false)
    expect((await frame.round({ body: { bets: evenBet('1000') } })).nonce).toBe(1)
  })

  it.each([
    ['games.stakeTooSmall', evenBet('999')],
    ['games.stakeTooLarge', evenBet('20000100')],
    ['games.stakeNotAllowed', evenBet('1050')],
    ['games.betMalformed', [{ key: 'roll', stake: '1000', choice: { direction: 'under', target: 10_001 } }]],
    ['games.betMalformed', [{ key: 'spin', stake: '1000', choice: {} }]],
    ['games.winTooLarge', [{ key: 'roll', stake: '20000000', choice: { direction: 'under', target: 1 } }]],
  ])('rejects a bet that the game does not accept: %s', async (code, bets) => {
    const { frame } = await seated(at, { balance: major(100_000_000) })
    await expect(frame.round({ body: { bets } })).rejects.toEqual(refusal(code))
    expect((await frame.session()).balance).toBe(major(100_000_000))
  })

  it('R13 the minimum interval between rounds holds across processes', async () => {
    await run(
      at.database.owner,
      sql`insert into merchant_setting (merchant, name, value) values ('JADE', 'slotRoundMs', '10000')`,
    )
    at.clock.forward(1_100) // the settings cache expires after a second
    const { token, member } = await seated(at, { balance: major(100_000) }, 'orchard-bells')
    const processes = await Promise.all([processBeside(at), processBeside(at), processBeside(at)])
    const play = async (key: string, n: number) => {
      const { floor, callers } = processes[n % 3]!
      const seat = await callers(token, at.clock.now())
      if (!seat) throw new Error('no seat')
      return floor.play({ bets: spinBet('1000'), key: `${key}:${n}:${member.id}` }, seat)
    }
    const crowd = (key: string) => Promise.all(Array.from({ length: 12 }, (_, n) => play(key, n)))
    for (const key of ['first', 'second']) {
      const played = (await crowd(key)).filter((round) => 'roundId' in round)
      expect(played).toHaveLength(1)
      at.clock.forward(11_000)
    }
    for (const { close } of processes) await close()
    await run(at.database.owner, sql`delete from merchant_setting where name = 'slotRoundMs'`)
    at.clock.forward(1_100)
  })

  it('R13 the server enforces the merchant’s minimum interval between slot rounds', async () => {
    const { frame, member } = await seated(at, { balance: major(100_000) }, 'river-dragon')
    await run(
      at.database.owner,
      sql`insert into merchant_setting (merchant, name, value) values ('JADE', 'slotRoundMs', '2500')`,
    )
    at.clock.forward(1_500)
    const body = { bets: spinBet('1000') }
    const idempotencyKey = someKey()
    const first = await frame.round({ body }, { idempotencyKey })
    await expect(frame.round({ body })).rejects.toEqual(refusal('play.tooSoon'))
    expect(await frame.round({ body }, { idempotencyKey })).toEqual(first)
    const second = await seatAt(at, member, 'river-dragon')
    await expect(second.frame.round({ body })).rejects.toEqual(refusal('play.tooSoon'))
    at.clock.forward(2_500)
    expect((await frame.round({ body })).nonce).toBe(2)
    await run(at.database.owner, sql`delete from merchant_setting where name = 'slotRoundMs'`)
    at.clock.forward(1_500)
  })
})
