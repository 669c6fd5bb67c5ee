import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { arcadeSetup, type ArcadeSetup } from '#features/play/vendor-wallets/testing/arcade-setup.ts'
import { testVendor, type TestVendor } from '#features/play/vendors/testing/connection.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { offerReward } from '#features/rewards/rewards/service/offer.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { bonusesJobs } from './jobs.ts'
import { keepTerms } from './service/keep-terms.ts'
import { atVendor, inLedger, type World } from './testing/engine-bets.ts'
import { EngineOracle, type Campaign } from './testing/engine-oracle.ts'
import { step, type Step } from './testing/engine-steps.ts'
import { plainTerms } from './testing/give.ts'

let at: ArcadeSetup
let vendor: TestVendor
beforeAll(async () => {
  at = await arcadeSetup()
  vendor = await testVendor(at, 'canonical')
})
afterAll(() => at.close())

const isNight = process.env['FAIRHOUSE_TIER'] === 'nightly'

test(
  'PRO-02 M9 no accepted bets lose a bonus: random campaigns, claims, bets, ends and retries match the oracle',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 45 }),
        fc.infiniteStream(fc.boolean()),
        playAll,
      ),
      {
        numRuns: isNight ? 600 : 8,
        ...(process.env['ENGINE_SEED'] ? { seed: Number(process.env['ENGINE_SEED']) } : {}),
      },
    )
    expect((await proveWhole(at.app.db)).map(({ fault }) => fault)).toEqual([])
  },
  isNight ? 3_600_000 : 120_000,
)

async function playAll(steps: readonly Step[], choices: Iterator<boolean>): Promise<void> {
  const mai = await person(at, { merchant: 'AMBER', balance: major(10) })
  const model = new EngineOracle()
  model.money.cash = major(10)
  const world: World = {
    app: at.app,
    vendor,
    mai,
    guest: await vendor.enter(mai),
    model,
    sent: [],
    ids: [],
    bets: [],
    coin: () => choices.next().value === true,
  }
  for (const each of steps) {
    await take(world, each)
    expect([each, await standing(world)]).toEqual([each, expected(model)])
    neverForfeited(await grantsIn(mai))
  }
}

/** Cash, money away, and each bonus: wallet, state, how it ended and what became of it. */
async function standing({ mai }: World) {
  const { cash } = await one<{ cash: bigint }>(
    at.app.db,
    sql`select balance as cash from wallet where id = ${mai.wallet}`,
  )
  const rows = await grantsIn(mai)
  return {
    cash,
    bonuses: rows.map(({ balance, state, outcome, converted, returned }) => ({
      balance,
      state,
      outcome,
      ...(state === 'ended' ? { converted, returned } : {}),
    })),
    // what the operator has given, less what came back, is what the member has and has played
    cost: rows.reduce((sum, { amount }) => sum + amount, 0n),
  }
}

function expected({ money, grants }: EngineOracle): Awaited<ReturnType<typeof standing>> {
  return {
    cash: money.cash,
    bonuses: grants.map(({ purse, state, end, converted, returned }) => ({
      balance: money.bonuses[purse]!.balance,
      state,
      outcome: end,
      ...(state === 'ended' ? { converted, returned } : {}),
    })),
    cost: grants.reduce((sum, { amount }) => sum + amount, 0n),
  }
}

type GrantRow = {
  readonly amount: bigint
  readonly balance: bigint
  readonly state: 'queued' | 'active' | 'ending' | 'ended'
  readonly outcome: string | null
  readonly converted: bigint | null
  readonly returned: bigint | null
  readonly max: string | null
}

function grantsIn(mai: Person): Promise<GrantRow[]> {
  return many<GrantRow>(
    at.app.db,
    sql`
      select g.amount, w.balance, g.state, g.outcome, g.converted, g.returned, t.terms->>'conversionMax' as max
      from bonus_grant g
      join wallet w on w.id = g.wallet
      join bonus_terms t on t.hash = g.terms_hash
      where g.member_id = ${mai.id}
      order by g.granted_at, g.id
    `,
  )
}

/** The property: the operator gets nothing back but by expiry, by the member's own choice, or above a maximum that the terms name. */
function neverForfeited(grants: readonly GrantRow[]): void {
  for (const { outcome, returned, max } of grants) {
    if ((returned ?? 0n) <= 0n || outcome === 'expired' || outcome === 'cancelled') continue
    expect([outcome, max]).toEqual([expect.stringMatching(/^(completed|capped)$/), expect.any(String)])
  }
}

async function take(world: World, each: Step): Promise<void> {
  const { mai, model, coin } = world
  switch (each.kind) {
    case 'offer':
      return offer(world, each.campaign, each.isAutomatic)
    case 'claim':
      return claim(world)
    case 'cancel':
      return cancel(world, each.grant, each.isStale)
    case 'expire':
      return expire(world)
    case 'look':
      await mai.api.bonuses.list({ query: {} })
      return model.look()
    case 'work':
      await work()
      if (coin()) await work() // a second worker finds nothing to do
      return model.work()
    case 'transfer':
      return transfer(world, each.direction, each.amount)
    case 'vendorBet':
    case 'vendorWin':
    case 'vendorRollback':
      return atVendor(world, each)
    default:
      return inLedger(world, each)
  }
}

/** What the worker does every minute. */
async function work(): Promise<void> {
  for (const job of bonusesJobs) await job.run(at.app)
  await creditClaimed(at.app)
}

let offers = 0

async function offer({ mai, model }: World, of: Campaign, isAutomatic: boolean): Promise<void> {
  const now = at.app.clock.now()
  const terms = {
    ...plainTerms,
    order: of.isFirst ? ('bonus' as const) : ('cash' as const),
    wagering: Number(of.wagering),
    categoryWeights: { LIVE: Number(of.liveWeight) },
    excludedGames: [],
    stakeMax: of.stakeMax?.toString() ?? null,
    conversionMax: of.conversionMax?.toString() ?? null,
  }
  const make = async () =>
    inTransaction(at.app.db, async (tx) =>
      offerReward(
        tx,
        {
          merchant: 'AMBER',
          memberId: mai.id,
          source: 'campaigns',
          key: `model:${offers}`,
          kind: 'bonus',
          currency: 'USD',
          amount: of.amount,
          detail: { terms: await keepTerms(tx, terms, now) },
          claim: isAutomatic ? 'automatic' : 'byHand',
          claimUntil: null,
        },
        now,
      ),
    )
  offers += 1
  expect(await make()).toHaveProperty('id')
  expect(await make()).toEqual({ isKnown: true }) // the campaign's worker retries
  at.clock.forward(2) // grants are ordered by the millisecond
  if (!isAutomatic) return void model.offers.push(of)
  await creditClaimed(at.app)
  model.claim(of)
}

/** Claims the oldest offer, twice with one key: the reply was lost. */
async function claim({ mai, model }: World): Promise<void> {
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  // none of them ends, so they come in the order of their offers
  const [oldest, ...others] = rows
  expect(rows).toHaveLength(model.offers.length)
  const of = model.offers.shift()
  if (!oldest || !of) return
  expect(oldest.amount).toBe(of.amount)
  at.clock.forward(2)
  const idempotencyKey = randomUUID()
  const send = () => mai.api.rewards.claim({ params: { id: oldest.id } }, { idempotencyKey })
  expect(await send()).toEqual(await send())
  await expect(mai.api.rewards.claim({ params: { id: oldest.id } })).rejects.toThrow()
  expect((await mai.api.rewards.list({ query: { view: 'claimable' } })).rows).toHaveLength(others.length)
  model.claim(of)
}

async function cancel({ mai, model }: World, nth: number, isStale: boolean): Promise<void> {
  const place = model.grants.length ? nth % model.grants.length : -1
  const found = await many<{ id: string; balance: bigint }>(
    at.app.db,
    sql`
      select g.id, w.balance from bonus_grant g join wallet w on w.id = g.wallet
      where g.member_id = ${mai.id} order by g.granted_at, g.id
    `,
  )
  const one = found[place]
  if (!one) return
  const shown = one.balance > 0n ? one.balance : 0n
  const idempotencyKey = randomUUID()
  const send = (forfeits: bigint) =>
    mai.api.bonuses.cancel({ params: { id: one.id }, body: { forfeits } }, { idempotencyKey })
  if (isStale) return expect(send(shown + 1n)).rejects.toThrow()
  const given = model.cancel(place)
  if (given === null) return expect(send(shown)).rejects.toThrow()
  expect(await send(shown)).toEqual({ id: one.id, forfeited: given })
  expect(await send(shown)).toEqual({ id: one.id, forfeited: given })
}

/** Time passes to the active bonus's expiry: what settles from now on no longer counts, until the worker ends it. */
async function expire({ mai, model }: World): Promise<void> {
  await run(
    at.database.owner,
    sql`
      update bonus_grant set expires_at = clock_timestamp() where member_id = ${mai.id} and state = 'active'
    `,
  )
  model.expire()
}

async function transfer({ mai, model }: World, direction: 'out' | 'back', amount: bigint): Promise<void> {
  const idempotencyKey = randomUUID()
  const send = () =>
    mai.api.vendorWallets.walletTransfer(
      { body: { vendor: 'arcade', direction, amount } },
      { idempotencyKey },
    )
  const { money } = model
  if ((direction === 'out' ? money.cash : model.away) < amount) {
    await expect(send()).rejects.toThrow() // bonus money cannot be transferred
    return
  }
  expect((await send()).state).toBe('done')
  expect((await send()).state).toBe('done')
  const signed = direction === 'out' ? amount : -amount
  money.cash -= signed
  model.away += signed
}
