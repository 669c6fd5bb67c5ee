import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { major } from '#kit/money.ts'
import { one, run, sql } from '#db/rows.ts'
import { createClient } from '#contract/client.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { running, setStop } from '#features/play/lobby/store/switches.ts'
import { play } from './contract.ts'
import { move, withJade, digger } from './testing/digger.ts'
import { evenBet, frameOf, seatAt, seated, ticketIn } from './testing/seat.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const refusal = (code: string) => expect.objectContaining({ code })
const someKey = () => crypto.randomUUID()

describe('a game session', () => {
  it('GAM-05 shows the stored round once after a lost connection', async () => {
    const { frame, member } = await seated(at, { balance: major(10_000) })
    const cut = await frame.round({ body: { bets: evenBet('1000') } })
    const resumed = await (await seatAt(at, member)).frame.session()
    expect(resumed.lastRound).toEqual(cut)
    expect(resumed.balance).toBe(cut.balance)
    expect(resumed.unfinishedRound).toBeNull()
  })

  it('shows the available balance everywhere, without the amount held for a withdrawal', async () => {
    const { frame, member } = await seated(at, { balance: major(10_000) })
    const hold = crypto.randomUUID()
    const item = {
      step: 'hold',
      key: `hold:${hold}`,
      wallet: member.wallet,
      hold,
      amount: major(9_000),
    } as const
    await at.app.ledger.enqueue({ ...item, purpose: 'withdrawal' })
    expect((await frame.session()).balance).toBe(major(1_000))
    await expect(frame.round({ body: { bets: evenBet('1100') } })).rejects.toMatchObject({
      code: 'play.insufficient',
      detail: { balance: '1000.00' },
    })
    const idempotencyKey = someKey()
    const round = await frame.round({ body: { bets: evenBet('1000') } }, { idempotencyKey })
    expect(round.balance).toBe(round.win)
    expect(await frame.round({ body: { bets: evenBet('1000') } }, { idempotencyKey })).toEqual(round)
  })

  it('S1 ends with the member’s session: the next round is rejected immediately', async () => {
    const { frame, member } = await seated(at, { balance: major(10_000) })
    await frame.round({ body: { bets: evenBet('1000') } })
    await member.api.identity.logout()
    await expect(frame.round({ body: { bets: evenBet('1000') } })).rejects.toEqual(
      refusal('session.required'),
    )
    await expect(frame.session()).rejects.toEqual(refusal('session.required'))
  })

  it('R6 is rejected immediately when the member is locked', async () => {
    const { frame, member } = await seated(at, { balance: major(10_000) })
    await frame.round({ body: { bets: evenBet('1000') } })
    await run(at.app.db, sql`update member set state = 'locked' where id = ${member.id}`)
    await expect(frame.round({ body: { bets: evenBet('1000') } })).rejects.toEqual(
      refusal('session.required'),
    )
  })

  it('S2 ends after half an hour without a call, but not while the member is active elsewhere', async () => {
    const idle = await seated(at, { balance: major(10_000) })
    const busy = await seated(at, { balance: major(10_000) })
    const play = ({ frame }: typeof idle) => frame.round({ body: { bets: evenBet('1000') } })
    await Promise.all([play(idle), play(busy)])
    at.clock.forward(20 * 60_000)
    await busy.member.api.rounds.sessionNet()
    at.clock.forward(15 * 60_000)
    await expect(play(idle)).rejects.toEqual(refusal('session.required'))
    expect((await play(busy)).nonce).toBe(2)
  })

  it('decision 8 only playing keeps a game session alive, and it keeps the login alive', async () => {
    const { frame, member } = await seated(at, { balance: major(10_000) })
    for (let quarter = 0; quarter < 4; quarter++) {
      at.clock.forward(15 * 60_000)
      await frame.round({ body: { bets: evenBet('1000') } })
    }
    expect((await member.api.rounds.sessionNet()).rounds).toBe(4)
  })

  it('S6 a game token is not valid on the site, nor a member token at the games origin', async () => {
    const { member, token } = await seated(at)
    await expect(at.api({ token }).rounds.list()).rejects.toEqual(refusal('session.required'))
    await expect(frameOf(at, member.token).session()).rejects.toEqual(refusal('session.required'))
  })

  it('G13 a stopped game accepts no new round but returns a stored one again', async () => {
    const { frame } = await seated(at, { balance: major(10_000) })
    const idempotencyKey = someKey()
    const body = { bets: evenBet('1000') }
    const first = await frame.round({ body }, { idempotencyKey })
    const dice = { table: 'game', id: 'dice' } as const
    await setStop(at.app.db, dice, { isStopped: true, why: 'test', by: null, at: null })
    await expect(frame.round({ body })).rejects.toEqual(refusal('play.gameStopped'))
    expect(await frame.round({ body }, { idempotencyKey })).toEqual(first)
    await expect(frame.round({ body: { bets: evenBet('2000') } }, { idempotencyKey })).rejects.toEqual(
      refusal('idempotency.conflict'),
    )
    await setStop(at.app.db, dice, running)
    expect((await frame.round({ body })).nonce).toBe(2)
  })

  it('R12 shows time and net result since the first game of the login, equal to the ledger', async () => {
    const { frame, member } = await seated(at, { balance: major(50_000) })
    const rounds = []
    for (let n = 0; n < 5; n++) rounds.push(await frame.round({ body: { bets: evenBet('1000') } }))
    at.clock.forward(90_000)
    const net = rounds.reduce((sum, round) => sum + round.win - round.stake, 0n)
    const told = await member.api.rounds.sessionNet()
    expect(told).toMatchObject({ rounds: 5, stake: major(5_000), net })
    expect(told.elapsedSeconds).toBeGreaterThanOrEqual(90)
    expect((await frame.session()).net).toBe(net)
  })

  it('R12 the net result counts the stake of an open round from its start, and its return when it ends', async () => {
    const seat = await digger(at)
    const open = await withJade(seat)
    const before = (await seat.member.api.rounds.sessionNet()).net
    expect(before).toBeLessThan(0n)
    const done = await move(seat, open, { do: 'take' })
    const { net } = await seat.member.api.rounds.sessionNet()
    expect(net).toBe(before + done.win)
  })

  it('decision 22 a trial account plays the same game in play money', async () => {
    const { frame } = await seated(at, { type: 4 })
    const session = await frame.session()
    expect([session.currency, session.isTrial]).toEqual(['FUN', true])
    await expect(frame.round({ body: { bets: evenBet('1') } })).rejects.toEqual(refusal('play.insufficient'))
  })
})

describe('a ticket', () => {
  const enter = (ticket: string) => createClient(play, { base: at.game }).enter({ body: { ticket } })

  it('GAM-02 opens its game once', async () => {
    const { ticket } = await seated(at)
    await expect(enter(ticket)).rejects.toEqual(refusal('play.ticketInvalid'))
  })

  it('GAM-02 is accepted once among twenty concurrent uses', async () => {
    const member = await person(at)
    const { game_url } = await member.api.lobby.launch({ query: { gameId: 'dice' } })
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => enter(ticketIn(game_url))))
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })

  it('GAM-02 expires after 60 seconds', async () => {
    const member = await person(at)
    const early = await member.api.lobby.launch({ query: { gameId: 'dice' } })
    const late = await member.api.lobby.launch({ query: { gameId: 'dice' } })
    at.clock.forward(55_000)
    expect((await enter(ticketIn(early.game_url))).session.game).toBe('dice')
    at.clock.forward(5_001)
    await expect(enter(ticketIn(late.game_url))).rejects.toEqual(refusal('play.ticketInvalid'))
  })

  it('GAM-02 is rejected when forged', async () => {
    await expect(enter('A'.repeat(43))).rejects.toEqual(refusal('play.ticketInvalid'))
  })

  it('GAM-02 expires with the session that requested it', async () => {
    const member = await person(at)
    const { game_url } = await member.api.lobby.launch({ query: { gameId: 'dice' } })
    await member.api.identity.logout()
    await expect(enter(ticketIn(game_url))).rejects.toEqual(refusal('play.ticketInvalid'))
  })

  it('GAM-02 is stored only as a hash, and so is a game token', async () => {
    const { ticket, token } = await seated(at)
    const { found } = await one(
      at.database.owner,
      sql<{ found: bigint }>`
        select (select count(*) from game_ticket t where strpos(t::text, ${ticket}) > 0)
          + (select count(*) from game_session s where strpos(s::text, ${token}) > 0) as found
      `,
    )
    expect(found).toBe(0n)
  })
})
