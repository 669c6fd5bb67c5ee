import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { runs } from '#kit/testing/tier.ts'
import { verifyDraw } from './rules/proof.ts'
import { clientSeed, give, launched, units } from './testing/draws.ts'
import type { DrawData } from './rules/draw.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date('2026-12-08T05:00:00Z'))
})
afterAll(() => at.close())

/** What the independent oracle knows of one member. */
type Known = { spins: number; used: number; won: bigint; isIn: boolean; envelope: bigint | null }

const steps = fc.array(
  fc.record({
    who: fc.integer({ min: 0, max: 1 }),
    what: fc.constantFrom('give', 'spin', 'spinTwice', 'spinOld', 'checkIn', 'open'),
  }),
  { minLength: 5, maxLength: 25 },
)
type Step = { readonly who: number; readonly what: string }

const BUDGET = 12n
const wheel: DrawData = {
  kind: 'wheel',
  segments: [
    { weight: 2, prize: { kind: 'nothing' } },
    { weight: 2, prize: { kind: 'cash', amount: units(1) } },
    { weight: 1, prize: { kind: 'cash', amount: units(5) } },
  ],
}
const calendar: DrawData = { kind: 'checkIn', rewards: [{ kind: 'cash', amount: units(2) }] }
const envelopes: DrawData = { kind: 'envelope', total: units(9), count: 3, least: units(1), step: units(1) }

test(
  'PRO-02 random sequences of spins, check-ins and envelopes agree with an independent model',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const ids = {
          wheel: (await launched(at, wheel, { budget: major(Number(BUDGET)) })).id,
          calendar: (await launched(at, calendar)).id,
          envelopes: (await launched(at, envelopes)).id,
        }
        const people = [await person(at), await person(at)]
        const known: Known[] = people.map(() => ({ spins: 0, used: 0, won: 0n, isIn: false, envelope: null }))
        const world = { ids, spent: 0n }
        for (const step of sequence) await take(step, people[step.who]!, known[step.who]!, world)
        await creditClaimed(at.app)
        for (const [nth, each] of people.entries()) {
          const mine = (await each.api.draws.one({ params: { id: ids.wheel } })).mine!
          expect(mine.spins).toBe(known[nth]!.spins)
          expect((await walletById(at.app.db, each.wallet))?.balance).toBe(known[nth]!.won)
        }
        expect(world.spent <= major(Number(BUDGET))).toBe(true)
      }),
      { numRuns: runs({ day: 3, night: 30 }) },
    )
  },
)

type World = {
  readonly ids: { readonly wheel: string; readonly calendar: string; readonly envelopes: string }
  spent: bigint
}

async function take({ what }: Step, who: Person, known: Known, world: World): Promise<void> {
  const { ids } = world
  if (what === 'give') {
    await give(at, who, { kind: 'spins', draw: ids.wheel, count: 2 })
    known.spins += 2
  } else if (what === 'checkIn') {
    const called = who.api.draws.checkIn({ params: { id: ids.calendar } })
    if (known.isIn) return expect(await refusal(called)).toBe('draws.checkedIn')
    await called
    known.isIn = true
    known.won += major(2)
  } else if (what === 'open') {
    const called = who.api.draws.open({ params: { id: ids.envelopes } })
    if (known.envelope !== null) return expect(await refusal(called)).toBe('draws.opened')
    known.envelope = (await called).amount
    known.won += known.envelope
  } else await spin(what, who, known, world)
}

async function spin(what: string, who: Person, known: Known, world: World): Promise<void> {
  const params = { id: world.ids.wheel }
  const { mine } = await who.api.draws.one({ params })
  const commitment = what === 'spinOld' ? 'ab'.repeat(32) : (mine?.next?.commitment ?? '0'.repeat(64))
  const body = { commitment, clientSeed: clientSeed() }
  const calls = Array.from({ length: what === 'spinTwice' ? 2 : 1 }, () =>
    who.api.draws.spin({ params, body }),
  )
  const results = await Promise.allSettled(calls)
  const done = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const isCovered = world.spent + major(5) <= major(Number(BUDGET))
  expect(done).toHaveLength(known.spins > 0 && isCovered && what !== 'spinOld' ? 1 : 0)
  for (const each of done) {
    known.spins -= 1
    known.used += 1
    expect(each).toMatchObject({ nonce: known.used, left: known.spins })
    const cost = each.prize.kind === 'cash' ? BigInt(each.prize.amount) : 0n
    known.won += cost
    world.spent += cost
    const record = await who.api.draws.proof({ params: { id: each.id } })
    expect(record.commitment).toBe(commitment)
    expect(verifyDraw(record)).toMatchObject({ verdict: 'same', result: { segment: each.segment } })
  }
}
