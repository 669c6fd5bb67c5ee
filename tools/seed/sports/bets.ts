import { randomUUID } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { placeBet } from '#features/sport/bets/service/place.ts'
import { settleDue } from '#features/sport/bets/service/settle.ts'
import { booksOf } from '#features/sport/prices/public.ts'
import { insertCampaign } from '#features/sport/campaigns/store/campaigns.ts'
import {
  enterResult,
  eventById,
  lockEvent,
  putFixture,
  sideKey,
  type EventRow,
} from '#features/sport/events/public.ts'
import { bareResult } from '#features/sport/events/rules/results.ts'
import { priceEvent } from '#features/sport/prices/service/price.ts'
import { lookAtLeagues } from '#features/sport/virtual/service/drive.ts'
import { major, moneyText } from '#kit/money.ts'
import { DAY_MS, later, MINUTE_MS, type Resident, type World } from '../world.ts'

/** Invented sides: their matches start while the demo is being filled, and are over when it is. */
const FRIENDLIES = [
  ['Lanternfield', 'Brackwater', [2, 1]],
  ['Moss Harbour', 'Old Ferry', [1, 2]],
] as const

const HOME = { market: 'winner', period: 'full', line: 0, outcome: 'home' } as const

/** Campaigns that run, and bets of Mai: two that are settled, a single and a multiple that are open. */
export async function seedSports({ app, now }: World, residents: readonly Resident[]): Promise<void> {
  const mai = residents.find(({ account }) => account === 'mai')
  if (!mai) return
  await runCampaigns(app, { merchant: mai.merchant, now })
  const member: MemberCaller = {
    id: mai.id,
    account: mai.account,
    type: 1,
    merchant: mai.merchant,
    currency: mai.currency,
    sessionId: randomUUID(),
  }
  const friendlies: EventRow[] = []
  for (const friendly of FRIENDLIES) friendlies.push(await openFriendly(app, friendly))
  for (const event of friendlies) await bet(app, member, { events: [event], stake: major(50_000) })
  for (const [at, event] of friendlies.entries()) await endFriendly(app, event, FRIENDLIES[at]![2])
  while ((await settleDue(app)) > 0);
  await lookAtLeagues(app)
  const open = await openFriendly(app, ['Saltwick Town', 'Corner Mills', [0, 0]], 6 * 60 * MINUTE_MS)
  const other = await openFriendly(app, ['Highbarrow', 'Quay Athletic', [0, 0]], 7 * 60 * MINUTE_MS)
  const third = await openFriendly(app, ['Windmill End', 'Tarn Rovers', [0, 0]], 8 * 60 * MINUTE_MS)
  await bet(app, member, { events: [open], stake: major(100_000) })
  await bet(app, member, { events: [open, other, third], stake: major(30_000) })
}

async function runCampaigns(app: App, { merchant, now }: { merchant: string; now: Date }): Promise<void> {
  const since = { merchant, startsAt: now, endsAt: later(now, 60 * DAY_MS), createdBy: 'op-linh' }
  const steps = [
    { legs: 3, percent: 5 },
    { legs: 5, percent: 10 },
    { legs: 8, percent: 25 },
  ]
  const boost = { kind: 'boost' as const, steps, leastPrice: 13_000, most: moneyText(major(1_000_000)) }
  await inTransaction(app.db, (tx) => insertCampaign(tx, { ...since, kind: 'boost', terms: boost }))
  const early = { kind: 'earlyPayout' as const, lead: 2 }
  await inTransaction(app.db, (tx) => insertCampaign(tx, { ...since, kind: 'earlyPayout', terms: early }))
}

async function openFriendly(
  app: App,
  [home, away]: readonly [home: string, away: string, score: readonly [number, number]],
  inMs = 2 * MINUTE_MS,
): Promise<EventRow> {
  const now = app.clock.now()
  const event = await inTransaction(app.db, async (tx) => {
    const put = await putFixture(
      tx,
      {
        source: 'office',
        sourceKey: `demo:${sideKey(home)}`,
        sport: 'football',
        league: {
          key: 'demo-friendlies',
          sport: 'football',
          name: 'Harbour Friendlies',
          country: null,
          isVirtual: true,
        },
        season: 'demo',
        label: '',
        startsAt: later(now, inMs),
        sides: [home, away].map((name) => ({ key: sideKey(name), name })),
        venue: null,
        state: 'scheduled',
        feed: null,
        round: null,
      },
      now,
    )
    if ('problem' in put) throw new Error(`seed: ${home} – ${away}: ${put.problem}`)
    return put.event
  })
  await priceEvent(app, event.id, 'clock')
  const priced = await eventById(app.db, event.id)
  if (!priced) throw new Error('seed: a friendly is gone')
  return priced
}

/** Two operators enter the result, after the match. */
async function endFriendly(app: App, { id }: EventRow, full: readonly [number, number]): Promise<void> {
  const result = { ...bareResult, counts: { full, first: [0, 0] as const } }
  for (const byName of ['op-linh', 'op-huy'])
    await inTransaction(app.db, async (tx) => {
      const event = await lockEvent(tx, id)
      if (!event) throw new Error('seed: a friendly is gone')
      const after = later(event.startsAt, 2 * 60 * MINUTE_MS)
      const by = { source: `operator:${byName}`, byName, reason: 'final whistle' }
      const entered = await enterResult(tx, event, result, by, after)
      if ('problem' in entered) throw new Error(`seed: a result was refused: ${entered.problem}`)
    })
}

/** Bets on home wins at the prices of now. */
async function bet(
  app: App,
  member: MemberCaller,
  { events, stake }: { readonly events: readonly EventRow[]; readonly stake: bigint },
): Promise<void> {
  const books = await booksOf(
    app.db,
    events.map(({ id }) => id),
  )
  const legs = events.map(({ id, epoch }) => {
    const offer = books.find(({ event }) => event === id)?.offers.find(({ market }) => market === 'winner')
    const price = offer?.outcomes.find(({ outcome }) => outcome === 'home')?.price ?? 0
    return { event: id, selections: [HOME], price, epoch, isBanker: false }
  })
  const request = {
    legs,
    sizes: [legs.length],
    isEachWay: false,
    stake: moneyText(stake),
    policy: 'any' as const,
  }
  const placed = await placeBet(app, member, { request, key: `seed:sports:${randomUUID()}` })
  if (!('bet' in placed)) throw new Error(`seed: a bet on sports was refused: ${JSON.stringify(placed)}`)
}
