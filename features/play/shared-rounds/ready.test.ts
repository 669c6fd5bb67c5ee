import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { withStatements } from '#apps/server/testing/statements.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import { hostOf, offerInstead, type Host } from './service/host.ts'
import { isStopped, saleOf, seriesCaps, type Sale } from './service/sale/on-sale.ts'
import { makeReady, standing } from './service/risk/ready.ts'
import { callerOf, openRound, toyGames } from './testing/toys.ts'

let at: TestApp
let host: Host
let statements: readonly string[] = []
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  const watched = withStatements(at.app)
  statements = watched.statements
  host = hostOf(watched.app)
})
afterAll(() => at.close())

const countOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = statements.length
  await work()
  return statements.length - before
}

test('R9 STU-02 a member’s check is made once for all bets that wait for it, and renewed in the background', async () => {
  const [mai, an] = [await callerOf(at, await person(at)), await callerOf(at, await person(at))]
  for (const { id, merchant } of [mai, an]) await rulesFor(host.app, { merchant, memberId: id })
  const one = await countOf(() => standing(host, mai, 'LIVE'))
  expect(one).toBeGreaterThan(5)
  const twenty = () => Promise.all(Array.from({ length: 20 }, () => standing(host, an, 'LIVE')))
  expect(await countOf(twenty)).toBe(one)
  expect(await countOf(twenty)).toBe(0)
  at.clock.forward(30_000)
  const before = statements.length
  expect(await standing(host, mai, 'LIVE')).toBeNull()
  await expect.poll(() => statements.length - before).toBeGreaterThan(5)
})

test('R9 STU-02 a member who opens a table is checked before the first bet, and one who is excluded stays refused', async () => {
  const who = await person(at)
  const tam = await callerOf(at, who)
  const before = statements.length
  makeReady(host, tam, 'LIVE')
  await expect.poll(() => statements.length - before).toBeGreaterThan(1)
  await who.api.exclusions.start({ body: { kind: 'timeOut', days: 7 } })
  at.clock.forward(61_000)
  expect(await standing(host, tam, 'LIVE')).toMatchObject({ refused: 'limits.excluded' })
})

test('R9 STU-02 a bet does not wait behind the checks of members who only look at a table', async () => {
  const lookers = await Promise.all(Array.from({ length: 12 }, async () => callerOf(at, await person(at))))
  const tam = await callerOf(at, await person(at))
  const done: string[] = []
  for (const looker of lookers) makeReady(host, looker, 'LIVE')
  const last = lookers.at(-1)!
  // the last of them bets: its check was the last in the queue
  await Promise.all([
    standing(host, tam, 'LIVE').then(() => done.push('bet')),
    standing(host, last, 'LIVE').then(() => done.push('looker who bets')),
    standing(host, lookers[8]!, 'LIVE').then(() => done.push('another')),
  ])
  expect(done).toHaveLength(3)
  // those that no bet waits for are still under way
  const left = await countOf(() =>
    Promise.all(lookers.slice(2, 8).map((looker) => standing(host, looker, 'LIVE'))),
  )
  expect(left).toBeGreaterThan(5)
})

test('STU-02 what the bets of one moment ask of their round is read once for all of them', async () => {
  const toys = offerInstead(host.app, toyGames)
  const saleIn = async (game: string) => {
    const sale = await saleOf(toys, (await openRound(toys, game)).id)
    if (!sale) throw new Error('not on sale')
    return sale
  }
  // of two games, so that what is kept of one says nothing of the other
  const [one, other] = [await openRound(toys), await openRound(toys, 'toy-crash')]
  const [lottery, crash] = [await saleIn('toy-lottery'), await saleIn('toy-crash')]
  const gameOf = ({ opened }: Sale) => opened.row.game.id
  const parts: Readonly<Record<string, readonly [() => Promise<unknown>, () => Promise<unknown>]>> = {
    round: [() => saleOf(toys, one.id), () => saleOf(toys, other.id)],
    caps: [() => seriesCaps(toys, lottery.series, 'VND'), () => seriesCaps(toys, crash.series, 'VND')],
    stop: [() => isStopped(toys, 'JADE', gameOf(lottery)), () => isStopped(toys, 'JADE', gameOf(crash))],
    brand: [() => isStopped(toys, 'AMBER', gameOf(lottery)), () => isStopped(toys, 'AMBER', gameOf(crash))],
  }
  for (const [part, [single, asked]] of Object.entries(parts)) {
    const alone = await countOf(single)
    const all = await countOf(() => Promise.all(Array.from({ length: 50 }, asked)))
    expect([part, alone > 0 && alone < 10]).toEqual([part, true])
    expect([part, all > 0 && all <= alone]).toEqual([part, true])
  }
})
