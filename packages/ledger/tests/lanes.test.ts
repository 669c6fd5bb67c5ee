import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#db/pool.ts'
import { major } from '#kit/money.ts'
import { createBatcher } from '../batcher.ts'
import { proveWhole } from '../reconcile.ts'
import type { BatchResult } from '../types.ts'
import { newSeed, openHouse, round, type House } from './people.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.drop())

const WALLETS = 24
const BETS_A_WAVE = 240
const WAVES = 6
/** More than needed to open a second lane, in waves that are sent while the previous one is in flight. */
const bets = (wave: number) => Array.from({ length: BETS_A_WAVE }, (_, at) => wave * BETS_A_WAVE + at)
const seedOf = (member: number) => `019ab0ff-0000-7000-8000-${member.toString(16).padStart(12, '0')}`

test('M3 decides a member’s bets in arrival order while a second lane opens and closes', async () => {
  const pool = openPool({ url: house.url, name: 'lanes', max: 4 })
  const batcher = createBatcher(pool, { hasTime: () => true }) // a busy machine would keep to one lane
  const members = await Promise.all(Array.from({ length: WALLETS }, () => house.member(1_000)))
  for (const [member, wallet] of members.entries()) await newSeed(house.db, wallet, null, seedOf(member))
  const play = (bet: number) =>
    batcher.enqueue(
      round(members[bet % WALLETS]!, major(1), 0n, {
        seedId: seedOf(bet % WALLETS),
        nonce: BigInt(Math.floor(bet / WALLETS)), // one that comes before the one below it would be refused: nonceTaken
      }),
    )
  const sent: Promise<BatchResult>[] = []
  for (let wave = 0; wave < WAVES; wave += 1) {
    sent.push(...bets(wave).map(play))
    await Promise.race([sent[wave * BETS_A_WAVE], new Promise((resolve) => setImmediate(resolve))])
  }
  const results = await Promise.all(sent)
  expect(results.filter(({ status }) => status !== 'ok')).toEqual([])
  const { rows } = await pool.query<{ stripes: string }>(
    'select count(distinct stripe)::text as stripes from house_move where stripe < 32',
  )
  expect(rows).toEqual([{ stripes: '2' }])

  // after a while of few sequential calls the first lane serves everything again
  for (let bet = WAVES * BETS_A_WAVE; bet < WAVES * BETS_A_WAVE + WALLETS; bet += 1)
    expect(await play(bet)).toMatchObject({ status: 'ok' })
  expect(await proveWhole(house.db)).toEqual([])
  await batcher.close()
  await pool.end()
})
