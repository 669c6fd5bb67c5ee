import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { major, moneyText } from '#kit/money.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { digger, field } from './testing/digger.ts'
import { evenBet, seatAt, seated, spinBet } from './testing/seat.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const refusal = (code: string) => expect.objectContaining({ code })

describe('the betting record', () => {
  it('MEM-05 totals equal the sum of the rows of all pages', async () => {
    const { frame, member } = await seated(at, { balance: major(100_000) })
    for (let n = 0; n < 12; n++) await frame.round({ body: { bets: evenBet('1000') } })
    const rows = []
    let before: string | undefined
    do {
      const page = await member.api.rounds.list({ query: { limit: 5, ...(before ? { before } : {}) } })
      rows.push(...page.rounds)
      before = page.next ?? undefined
    } while (before)
    const { totals } = await member.api.rounds.list()
    expect(rows).toHaveLength(12)
    expect(totals).toEqual({
      currency: 'VND',
      count: 12,
      stake: rows.reduce((sum, row) => sum + row.stake, 0n),
      openStake: 0n,
      win: rows.reduce((sum, row) => sum + row.win, 0n),
      net: rows.reduce((sum, row) => sum + row.net, 0n),
      validBet: rows.reduce((sum, row) => sum + row.validBet, 0n),
    })
    expect(moneyText(totals.stake)).toBe('12000.00')
  })

  it('MEM-05 an open bet is no loss: its stake is stated apart and is not part of the result', async () => {
    const seat = await digger(at)
    await seat.frame.round({ body: { bets: field('1000') } })
    const totals = async (status?: 'open' | 'settled') =>
      (await seat.member.api.rounds.list({ query: status ? { status } : {} })).totals
    expect(await totals()).toMatchObject({ count: 1, stake: major(1_000), openStake: major(1_000), net: 0n })
    expect(await totals('open')).toMatchObject({ openStake: major(1_000), net: 0n })
    expect(await totals('settled')).toMatchObject({ count: 0, openStake: 0n })
  })

  it('MEM-06 a round’s rows of the account record and of its file name the game and the round', async () => {
    const { frame, member } = await seated(at, { balance: major(100_000) })
    // a lost round has no row of a win: play until one wins, and look at that one's rows
    let played = 0
    do {
      await frame.round({ body: { bets: evenBet('1000') } })
      played += 1
    } while ((await member.api.rounds.list()).rounds[0]?.win === 0n)
    const [round] = (await member.api.rounds.list()).rounds
    const { rows } = await member.api.wallet.statement({ query: {} })
    expect(rows).toHaveLength(played + 2)
    expect(rows.slice(0, 2).map(({ kind, round: own }) => [kind, own])).toEqual([
      ['round.win', { id: round?.roundId, gameName: 'Dice' }],
      ['round.bet', { id: round?.roundId, gameName: 'Dice' }],
    ])
    expect(rows.at(-1)?.round).toBeNull()
    const { csv } = await member.api.wallet.statementCsv()
    expect(csv.split('\r\n').filter((line) => line.includes(',Dice,'))).toHaveLength(played + 1)
  })

  it('MEM-05 filters by provider, category, game and days', async () => {
    const { frame, member } = await seated(at, { balance: major(100_000) })
    const dragon = await seatAt(at, member, 'river-dragon')
    await frame.round({ body: { bets: evenBet('1000') } })
    await dragon.frame.round({ body: { bets: spinBet('1000') } })
    const count = async (query: Parameters<typeof member.api.rounds.list>[0]) =>
      (await member.api.rounds.list(query)).totals.count
    expect(await count({ query: { game: 'dice' } })).toBe(1)
    // dice is one of the mini games, as on the home page
    expect(await count({ query: { category: 'MINI', vendor: 'JADE_FORGE' } })).toBe(1)
    expect(await count({ query: { category: 'RNG', vendor: 'JADE_FORGE' } })).toBe(1)
    // a search narrows by a part of a game's name in any case, or by the beginning of a round's ID
    expect(await count({ query: { find: 'RIVER dra' } })).toBe(1)
    expect(await count({ query: { find: 'river', game: 'dice' } })).toBe(0)
    expect(await count({ query: { find: 'no such game' } })).toBe(0)
    const [newest] = (await member.api.rounds.list()).rounds
    expect(await count({ query: { find: newest?.roundId ?? '' } })).toBe(1)
    expect(await count({ query: { find: 'ffffffff' } })).toBe(0)
    expect(await count({ query: { category: 'LIVE' } })).toBe(0)
    expect(await count({ query: { status: 'void' } })).toBe(0)
    expect(await count({ query: { from: '2020-01-01', to: '2020-01-31' } })).toBe(0)
    await expect(count({ query: { from: '2026-12-02', to: '2026-12-01' } })).rejects.toEqual(
      refusal('rounds.daysInvalid'),
    )
  })
})
