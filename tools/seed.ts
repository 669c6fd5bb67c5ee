/** `npm run seed`: fills an empty demo with members and five weeks of their history. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '#apps/server/create-app.ts'
import { openDb, openPool } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { readConfig } from '#server/config.ts'
import { recordedEvents } from '#server/events.ts'
import { checkMode, withDatabase } from './launcher/database.ts'
import { openBrands } from './seed/brands.ts'
import { seedAffiliates } from './seed/rewards/affiliates.ts'
import { seedAgents } from './seed/rewards/agents.ts'
import { seedContracts } from './seed/rewards/contracts.ts'
import { insertDemoBrands } from './seed/demo/demo-brands.ts'
import { hireOperators, settlePeople, type Login } from './seed/people.ts'
import { seedDraws } from './seed/rewards/draws.ts'
import { seedMessages } from './seed/messages.ts'
import { seedJackpots } from './seed/rewards/jackpots.ts'
import { seedMall } from './seed/mall.ts'
import { seedMissions } from './seed/rewards/missions.ts'
import { seedIdDocuments } from './seed/id-documents.ts'
import { seedProfiles } from './seed/profiles.ts'
import { seedPromotions } from './seed/promotions.ts'
import { seedRebates } from './seed/rewards/rebates.ts'
import { seedReferrals } from './seed/rewards/referrals.ts'
import { createGambler } from './seed/rounds.ts'
import { seedSaferPlay } from './seed/safer.ts'
import { fillShelf } from './seed/shelf.ts'
import { seedSports } from './seed/sports/bets.ts'
import { seedFeed } from './seed/sports/feed.ts'
import { livePast, openMatters } from './seed/story.ts'
import { seedVendor } from './seed/vendors/seamless.ts'
import { DEMO_PASSWORD, demoMembers } from './seed/demo/members.data.ts'
import { seedVip } from './seed/rewards/vip.ts'
import { seedVendorWallets } from './seed/vendors/transfer.ts'
import { MINUTE_MS, later, type World } from './seed/world.ts'

/** The same number generates the same history: who plays when, for how much, and with which outcomes. */
const STORY = 20_261_121

await withDatabase(async ({ url, ownerUrl }) => {
  const config = readConfig({ ...process.env, DATABASE_URL: url, LOG_LEVEL: 'error' })
  if (config.FAIRHOUSE_MODE === 'live') throw new Error('seed: a live installation is not seeded')
  await checkMode({ url }, 'demo')
  const { app, close } = await createApp({ config, name: 'fairhouse-seed', events: recordedEvents })
  const owner = openDb(openPool({ url: ownerUrl, name: 'fairhouse-seed-owner', max: 2 }))
  try {
    const { n } = await one(owner, sql<{ n: bigint }>`select count(*) as n from member`)
    if (n > 0n) return console.log('seed: the demo data exist')
    await insertDemoBrands(ownerUrl)
    app.merchants.forget()
    const now = later(app.clock.now(), -2 * MINUTE_MS)
    const logins = await seedDemoMembers({ app, owner, chance: fastChance(STORY), now })
    mkdirSync(config.DATA_DIR, { recursive: true })
    writeFileSync(join(config.DATA_DIR, 'logins.json'), JSON.stringify(logins, null, 1), { mode: 0o600 })
  } finally {
    await owner.destroy()
    await close()
  }
})

async function seedDemoMembers(world: World): Promise<readonly Login[]> {
  await openBrands(world)
  await fillShelf(world)
  await seedVendorWallets(world)
  const residents = await settlePeople(world)
  const staff = await hireOperators(world)
  const play = createGambler(world)
  let rounds = 0
  for (const resident of residents) rounds += await livePast(world, resident, play)
  await openMatters(world, residents)
  await seedJackpots(world)
  await seedMessages(world, residents)
  await seedSaferPlay(world, residents)
  await seedIdDocuments(world, residents)
  await seedProfiles(world, residents)
  await seedVendor(world)
  await seedMall(world, residents)
  await seedPromotions(world, residents)
  await seedSports(world, residents)
  await seedFeed(world)
  await seedReferrals(world, residents)
  await seedDraws(world, residents)
  await seedMissions(world, residents)
  await seedVip(world, residents)
  await seedRebates(world)
  await seedAgents(world, residents)
  await seedAffiliates(world, residents)
  await seedContracts(world, residents)
  console.log(`seed: ${residents.length} demo accounts, ${rounds} rounds`)
  const shown = new Set(['mai', 'an', 'linh', 'duc', 'thutrial', 'khoa', 'grace'])
  const people = demoMembers
    .filter(({ account }) => shown.has(account))
    .map(({ account, merchant, note }): Login => ({
      who: `${merchant.toLowerCase()} site`,
      account,
      password: DEMO_PASSWORD,
      note,
    }))
  return [...people, ...staff]
}
