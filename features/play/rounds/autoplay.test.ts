import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { major } from '#kit/money.ts'
import { one, run, sql } from '#db/rows.ts'
import { heardBy } from '#apps/server/testing/heard.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import { termsOf } from '#features/platform/merchants/shapes.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { person } from '#apps/server/testing/people.ts'
import { en } from '#features/texts/en.ts'
import { vi } from '#features/texts/vi.ts'
import { replayFile } from '#game-kit/stored.ts'
import { catalogue } from '#games/catalogue.ts'
import { loadEdition } from '#games/editions.ts'
import { processBeside } from './testing/process.ts'
import { evenBet, seatAt, seated, spinBet } from './testing/seat.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const someKey = () => crypto.randomUUID()
const refusal = (code: string, detail?: object) =>
  expect.objectContaining(detail ? { code, detail } : { code })

/** Sets the jurisdiction pack of all members and waits until the server has loaded it. */
async function pack(terms: object): Promise<void> {
  await run(
    at.database.owner,
    sql`update jurisdiction_pack set terms = ${JSON.stringify(terms)}::jsonb where code = 'default'`,
  )
  const inForce = async () => (await rulesFor(at.app, { merchant: 'JADE' })).terms
  await expect.poll(inForce).toEqual(termsOf(terms))
}

async function sell(games: readonly string[]): Promise<void> {
  await run(at.database.owner, sql`delete from merchant_setting where name = 'boughtFeatures'`)
  if (games.length)
    await run(
      at.database.owner,
      sql`insert into merchant_setting (merchant, name, value) values ('JADE', 'boughtFeatures', ${JSON.stringify(games)}::jsonb)`,
    )
  await heardBy(at.app, at.database.owner)
}

afterEach(async () => {
  await pack({})
  await sell([])
})

const plan = { rounds: 3, lossMost: major(50_000), stopsAtFeature: false }
const bets = spinBet('1000')

describe('autoplay', () => {
  it('R13 plays the requested number of rounds and rejects the next one', async () => {
    const { frame } = await seated(at, { balance: major(100_000) }, 'orchard-bells')
    expect((await frame.session()).autoplay).toEqual({ roundsMost: 100 })
    const { id, left } = await frame.autoplay({ body: plan })
    expect(left).toBe(3)
    const states = []
    for (let n = 0; n < 3; n++) states.push((await frame.round({ body: { bets, autoplay: id } })).autoplay)
    expect(states).toEqual([
      { left: 2, over: null },
      { left: 1, over: null },
      { left: 0, over: 'rounds' },
    ])
    await expect(frame.round({ body: { bets, autoplay: id } })).rejects.toEqual(
      refusal('play.autoplayOver', { why: 'rounds' }),
    )
    expect((await frame.round({ body: { bets } })).autoplay).toBeUndefined()
  })

  it('R13 the same idempotency key returns the same round and counts once, even after autoplay ended', async () => {
    const { frame } = await seated(at, { balance: major(100_000) }, 'orchard-bells')
    const { id } = await frame.autoplay({ body: { ...plan, rounds: 1 } })
    const idempotencyKey = someKey()
    const body = { bets, autoplay: id }
    const first = await frame.round({ body }, { idempotencyKey })
    expect(await frame.round({ body }, { idempotencyKey })).toEqual(first)
    const { rounds } = await one(
      at.app.db,
      sql<{ rounds: number }>`select rounds from autoplay where id = ${id}`,
    )
    expect(rounds).toBe(1)
  })

  it('R13 rejects a round that could exceed the loss limit before any money moves', async () => {
    const { frame } = await seated(at, { balance: major(100_000) }, 'orchard-bells')
    const { id } = await frame.autoplay({ body: { ...plan, rounds: 50, lossMost: major(2_500) } })
    let balance = (await frame.session()).balance
    const start = balance
    let over = false
    while (!over) {
      const played = await frame.round({ body: { bets, autoplay: id } })
      balance = played.balance
      over = played.autoplay?.over !== null
    }
    expect(start - balance).toBeLessThanOrEqual(major(2_500))
    await expect(frame.round({ body: { bets, autoplay: id } })).rejects.toEqual(refusal('play.autoplayOver'))
    expect((await frame.session()).balance).toBe(balance)
    const big = await frame.autoplay({ body: { ...plan, lossMost: major(999) } })
    await expect(frame.round({ body: { bets, autoplay: big.id } })).rejects.toEqual(
      refusal('play.autoplayOver', { why: 'loss' }),
    )
  })

  it('R13 rounds and losses stay within the member’s bounds across concurrent processes', async () => {
    const { frame, member, token } = await seated(at, { balance: major(1_000_000) })
    const { id } = await frame.autoplay({
      body: { rounds: 12, lossMost: major(6_000), stopsAtFeature: false },
    })
    const processes = await Promise.all([processBeside(at), processBeside(at), processBeside(at)])
    const seats = await Promise.all(processes.map(({ callers }) => callers(token, at.clock.now())))
    const rounds = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const seat = seats[n % 3]
        if (!seat) throw new Error('no seat')
        return processes[n % 3]?.floor.play({ bets: evenBet('1000'), key: someKey(), autoplay: id }, seat)
      }),
    )
    for (const { close } of processes) await close()
    const played = rounds.flatMap((round) => (round && 'roundId' in round ? [round] : []))
    const row = await one(
      at.app.db,
      sql<{
        rounds: number
        net: bigint
        why: string
      }>`select rounds, net, ended_why as why from autoplay where id = ${id}`,
    )
    const net = played.reduce((sum, { win, stake }) => sum + win - stake, 0n)
    expect(row).toMatchObject({ rounds: played.length, net, why: played.length === 12 ? 'rounds' : 'loss' })
    expect(net).toBeGreaterThanOrEqual(major(-6_000))
    const { stored } = await one(
      at.app.db,
      sql<{ stored: bigint }>`select count(*) as stored from round where wallet = ${member.wallet}`,
    )
    expect(stored).toBe(BigInt(played.length))
  })

  it('R13 ends when a round is rejected, or when another autoplay begins', async () => {
    const { frame } = await seated(at, { balance: major(1_000) }, 'orchard-bells')
    const { id } = await frame.autoplay({ body: plan })
    await expect(frame.round({ body: { bets: spinBet('5000'), autoplay: id } })).rejects.toEqual(
      refusal('play.insufficient'),
    )
    await expect(frame.round({ body: { bets, autoplay: id } })).rejects.toEqual(
      refusal('play.autoplayOver', { why: 'refused' }),
    )
    const second = await frame.autoplay({ body: plan })
    await frame.autoplay({ body: plan })
    await expect(frame.round({ body: { bets, autoplay: second.id } })).rejects.toEqual(
      refusal('play.autoplayOver', { why: 'replaced' }),
    )
  })

  it('R11 a due reality check ends autoplay: the round is rejected for every caller', async () => {
    // the ledger uses the database's clock: the check becomes due during play
    at.clock.set(new Date(Date.now() - 20 * 60_000))
    const { frame, member } = await seated(at, { balance: major(100_000) }, 'orchard-bells')
    await member.api.limits.set({ body: { kind: 'check', period: 'once', to: { minutes: 10 } } })
    const { id } = await frame.autoplay({ body: { ...plan, rounds: 100 } })
    at.clock.set(new Date())
    await expect(frame.round({ body: { bets, autoplay: id } })).rejects.toEqual(refusal('play.limit'))
    await expect(frame.round({ body: { bets, autoplay: id } })).rejects.toEqual(
      refusal('play.autoplayOver', { why: 'refused' }),
    )
  })

  it('R13 a jurisdiction without autoplay offers none in the session, and the server rejects rounds of a running autoplay', async () => {
    const { frame } = await seated(at, { balance: major(100_000) }, 'orchard-bells')
    const { id } = await frame.autoplay({ body: plan })
    await pack({ allowsAutoplay: false, allowsTurbo: false, autoplayMost: 10 })
    const session = await frame.session()
    expect([session.autoplay, session.mayTurbo]).toEqual([null, false])
    await expect(frame.autoplay({ body: plan })).rejects.toEqual(refusal('play.autoplayOff'))
    await expect(frame.round({ body: { bets, autoplay: id } })).rejects.toEqual(refusal('play.autoplayOff'))
    await pack({ autoplayMost: 10 })
    await expect(frame.autoplay({ body: { ...plan, rounds: 11 } })).rejects.toEqual(
      refusal('play.autoplayTooLong', { most: 10 }),
    )
    await expect(frame.autoplay({ body: { ...plan, lossMost: 0n } })).rejects.toEqual(
      refusal('play.autoplayLimits'),
    )
  })

  it('R13 autoplay is available for quick games and baccarat, not for games with moves, and never with another member’s autoplay', async () => {
    for (const { id, game } of catalogue.filter(({ kind }) => kind !== 'slots')) {
      const { frame } = await seated(at, { balance: major(100_000) }, id)
      const asksForMoves = game.open(game.defaultConfig).deal !== undefined
      expect.soft([id, (await frame.session()).autoplay === null]).toEqual([id, asksForMoves])
      if (asksForMoves)
        await expect(frame.autoplay({ body: plan })).rejects.toEqual(refusal('play.autoplayOff'))
    }
    const [mine, other] = await Promise.all([
      seated(at, { balance: major(10_000) }, 'orchard-bells'),
      seated(at, { balance: major(10_000) }, 'orchard-bells'),
    ])
    const { id } = await mine.frame.autoplay({ body: plan })
    await expect(other.frame.round({ body: { bets, autoplay: id } })).rejects.toEqual(
      refusal('play.autoplayOver'),
    )
  })

  it('R13 a jurisdiction’s minimum interval applies to autoplay as to manual play: an early round is rejected and autoplay continues', async () => {
    const { frame } = await seated(at, { balance: major(100_000) }, 'orchard-bells')
    await pack({ slotRoundMs: 2_500 })
    const { id } = await frame.autoplay({ body: plan })
    await frame.round({ body: { bets, autoplay: id } })
    await expect(frame.round({ body: { bets, autoplay: id } })).rejects.toEqual(refusal('play.tooSoon'))
    at.clock.forward(2_500)
    expect((await frame.round({ body: { bets, autoplay: id } })).autoplay).toEqual({ left: 1, over: null })
  })
})

describe('feature buy', () => {
  const buy = (stake: string) => [{ key: 'buy', stake, choice: {} }]

  it('STU-01 feature buy is off until an operator enables the game, and the server rejects it until then', async () => {
    const { frame } = await seated(at, { balance: major(1_000_000) }, 'mooncake-parade')
    expect(await frame.session()).toMatchObject({ buy: null, isBuyOff: true })
    await expect(frame.round({ body: { bets: buy('42000') } })).rejects.toEqual(refusal('play.buyOff'))
    await sell(['mooncake-parade'])
    const session = await frame.session()
    expect(session.isBuyOff).toBe(false)
    expect(session.buy).toEqual({ times: 42, rtpText: expect.stringMatching(/^96\.\d\d %$/) })
    const round = await frame.round({ body: { bets: buy('42000') } })
    expect(round.stake).toBe(major(42_000))
    expect(round.events[0]).toEqual({ type: 'bought' })
    expect(round.events.some(({ type }) => type === 'freeSpinsStart')).toBe(true)
    expect((await frame.session()).stakes.start).toBe(major(1_000))
    await sell([])
    await expect(frame.round({ body: { bets: buy('42000') } })).rejects.toEqual(refusal('play.buyOff'))
  })

  it('STU-01 a jurisdiction may forbid feature buy even where the brand has enabled it', async () => {
    const { frame } = await seated(at, { balance: major(1_000_000) }, 'ember-peak')
    await sell(['ember-peak'])
    await pack({ allowsBonusBuy: false })
    expect((await frame.session()).buy).toBeNull()
    await expect(frame.round({ body: { bets: buy('44000') } })).rejects.toEqual(refusal('play.buyOff'))
  })

  it('STU-01 the price must be a stake of the menu times the feature’s cost', async () => {
    const { frame } = await seated(at, { balance: major(1_000_000) }, 'mooncake-parade')
    await sell(['mooncake-parade'])
    await expect(frame.round({ body: { bets: buy('42001') } })).rejects.toEqual(
      refusal('games.stakeNotAllowed'),
    )
    await expect(frame.round({ body: { bets: buy('1000') } })).rejects.toEqual(
      refusal('games.stakeNotAllowed'),
    )
  })
})

describe('rules before the first bet', () => {
  it('G17 a game publishes its RTP and rules before any stake, in both languages', async () => {
    const member = await person(at, { balance: major(1_000_000) })
    for (const { id } of catalogue.filter(({ kind }) => kind === 'slots')) {
      const { frame } = await seatAt(at, member, id)
      const session = await frame.session()
      expect(session.rtpText).toMatch(/^9\d\.\d\d %$/)
      expect(session.stakes.maxWin).toBeGreaterThan(session.stakes.max)
      for (const help of [en, vi].map((words) =>
        Object.entries(words).find(([key]) => key === `game.${id}.help`),
      ))
        expect(help?.[1].length).toBeGreaterThan(80)
    }
  })

  it('G17 a round keeps the rules under which it was accepted, no matter what an operator changes later', async () => {
    const { frame, member } = await seated(at, { balance: major(1_000_000) }, 'mooncake-parade')
    const before = await frame.round({ body: { bets } })
    await sell(['mooncake-parade'])
    const after = await frame.round({ body: { bets } })
    await member.api.rounds.rotate({ body: {} })
    const proofs = []
    for (const { roundId } of [before, after])
      proofs.push(await member.api.rounds.proof({ params: { roundId } }))
    expect(proofs.map(({ config }) => config)).toMatchObject([{ bonusBuy: 'off' }, { bonusBuy: 'on' }])
    expect(new Set(proofs.map(({ configHash }) => configHash)).size).toBe(2)
    for (const proof of proofs) {
      const { differences } = await replayFile(JSON.stringify(proof), loadEdition)
      expect(differences).toEqual([])
    }
  })
})
