import { afterAll, beforeAll, expect, it } from 'vitest'
import { major } from '#kit/money.ts'
import { many, run, sql } from '#db/rows.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { latestWins, biggestWins } from './store.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

let count = 0

/** A round as the ledger stores it, with the given amounts. */
async function won(member: Person, stake: bigint, win: bigint): Promise<void> {
  count += 1
  const id = `01900000-0000-7000-8000-${count.toString().padStart(12, '0')}`
  const { status } = await at.app.ledger.enqueue({
    key: `won:${count}`,
    wallet: member.wallet,
    vendor: 'JADE_FORGE',
    stake,
    win,
    play: { category: 'RNG' },
    round: { id, game: 'dice', edition: 1, seedId: null, nonce: null, inputs: {}, outcome: {}, events: [] },
  })
  expect(status).toBe('ok')
}

it('SHL-17 the newest wins are real rounds of at least five times the stake, with masked names', async () => {
  const member = await person(at, { account: 'nguyenvan84', balance: major(100_000) })
  await won(member, major(1_000), major(4_999))
  await won(member, major(1_000), major(5_000))
  await won(member, major(1_000), major(57_255))
  const { list } = await at.api().winners.latest()
  expect(list.map(({ name, win, times, gameName }) => ({ name, win, times, gameName }))).toEqual([
    { name: 'ng***84', win: major(57_255), times: '57.25', gameName: 'Dice' },
    { name: 'ng***84', win: major(5_000), times: '5.00', gameName: 'Dice' },
  ])
})

it('SHL-17 the ranking shows the biggest wins of this merchant first', async () => {
  const dollars = await person(at, { merchant: 'AMBER', balance: major(100) })
  await won(dollars, major(1), major(90_000))
  const jade = await biggestWins(at.app.db, 'JADE', new Date(0), 10)
  expect(jade.map((row) => row.win)).toEqual([major(57_255), major(5_000)])
  const { list } = await at.api({ headers: { merchant: 'AMBER' } }).winners.rankList()
  expect(list.map((winner) => [winner.currency, winner.win])).toEqual([['USD', major(90_000)]])
})

it('SHL-17 the ranking covers a day, a week or a month, by either name', async () => {
  const member = await person(at, { account: 'longago77', balance: major(100_000) })
  await won(member, major(1_000), major(70_000))
  const id = `01900000-0000-7000-8000-${count.toString().padStart(12, '0')}`
  await run(at.database.owner, sql`update round set at = at - interval '3 days' where id = ${id}::uuid`)
  const { winners } = at.api()
  const isIn = ({ list }: { readonly list: readonly { readonly win: bigint }[] }) =>
    list.some(({ win }) => win === major(70_000))
  for (const ask of [
    (period: 'day' | 'week' | 'month') => winners.rankList({ query: { period } }),
    (period: 'day' | 'week' | 'month') => winners.biggest({ query: { period } }),
  ])
    expect([isIn(await ask('day')), isIn(await ask('week')), isIn(await ask('month'))]).toEqual([
      false,
      true,
      true,
    ])
})

it('decision 21 a member who opts out is in no list, including for past wins', async () => {
  const shy = await person(at, { account: 'shyperson', balance: major(100_000) })
  await won(shy, major(1_000), major(900_000))
  expect((await latestWins(at.app.db, 'JADE', 10)).map((row) => row.account)).toContain('shyperson')
  await shy.api.members.setWinnersShown({ body: { isShown: false } })
  expect((await latestWins(at.app.db, 'JADE', 10)).map((row) => row.account)).not.toContain('shyperson')
  const biggest = await biggestWins(at.app.db, 'JADE', new Date(0), 10)
  expect(biggest.map((row) => row.account)).not.toContain('shyperson')
})

it('reads the newest wins by their index, without scanning the rounds', async () => {
  const plan = await many(
    at.database.owner,
    sql<Record<string, string>>`
      explain select r.id from round r
      where r.win >= r.stake * 5 and r.stake > 0 order by r.at desc limit 20
    `,
  )
  const text = plan.flatMap((line) => Object.values(line)).join('\n')
  expect(text).toContain('round_winner')
})
