import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { settle, type World } from '#features/agents/settlement/testing/play-all.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import type { Terms } from './rules/terms.ts'
import { affiliateOf, playerOf, type Joined } from './testing/programme.ts'
import { DAY, WEEK, weeklyWorld } from './testing/weekly.ts'

// Cases that random histories rarely hit: the amounts lie on both sides of a tier, or below nothing.

let at: TestApp
let world: World
beforeAll(async () => {
  at = await testApp()
  world = await weeklyWorld(at)
})
afterAll(() => at.close())

const shareOf = (share: Partial<NonNullable<Terms['share']>>, subPpm = 0): Terms => ({
  cpa: null,
  share: { tiers: [{ from: 0n, ratePpm: 250_000 }], adminPpm: 0, carry: true, ...share },
  subPpm,
})

/** A new player of this affiliate loses that much in this week; below 0 it wins. */
async function loses(affiliate: Joined, amount: bigint): Promise<void> {
  const player = await playerOf(at, affiliate, new Date(world.cursor + 1))
  const stake = major(1_000)
  await insertFact(at, player, { at: new Date(world.cursor + DAY), stake, win: stake - amount })
}

async function endWeek(): Promise<void> {
  world.cursor += WEEK
  await countAll(at, { from: new Date(world.cursor), to: new Date(world.cursor) })
  await settle(world, 0)
}

const last = async ({ api }: Joined) => (await api.affiliates.statements({ query: {} })).rows[0]

test('AGT-06 the tier of a share is that of the net revenue after the fee, not of the revenue before it', async () => {
  const tiers = [
    { from: 0n, ratePpm: 100_000 },
    { from: major(900), ratePpm: 200_000 },
  ]
  const anna = await affiliateOf(at, shareOf({ tiers, adminPpm: 200_000 }), { now: new Date(world.cursor) })
  await loses(anna, major(1_000))
  await endWeek()
  // 1,000 less a fee of 20 % are 800, below the second tier: 10 % of it
  expect(await last(anna)).toMatchObject({ net: major(800), earned: major(80), amount: major(80) })
})

test('AGT-06 a sub-affiliate whose share is negative costs the one above it nothing', async () => {
  const now = new Date(world.cursor)
  const top = await affiliateOf(at, shareOf({}, 100_000), { now })
  const sub = await affiliateOf(at, shareOf({}), { now, parent: { id: top.id, ppm: 100_000 } })
  await loses(top, major(400))
  await loses(sub, -major(1_000))
  await endWeek()
  expect(await last(sub)).toMatchObject({ earned: -major(250), amount: 0n })
  expect(await last(top)).toMatchObject({ earned: major(100), amount: major(100) })
})
