import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { hostOf, type Host } from '#features/play/shared-rounds/service/host.ts'
import { payReached } from '#features/play/shared-rounds/public/timed.ts'
import { roundById } from '#features/play/shared-rounds/store/rounds.ts'
import { atEach, dueOf } from '#features/play/shared-rounds/testing/at-each.ts'
import { diesIn } from '#features/play/shared-rounds/testing/mortal.ts'
import { endSale } from '#features/play/shared-rounds/testing/toys.ts'
import { land, openTable, stepToTakeOff, upAt, upFor } from './testing/table.ts'

// A worker that dies at a statement, in each phase of a flight: another one goes on, and money is as without the death. By day at every
// fifth statement, at night at each.

const EVERY = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 1 : 5
/** The automatic cash-outs of the two bets, in hundredths: most flights reach the first. */
const AUTO = [101, 150]

let at: TestApp
let people: readonly Person[]
beforeAll(async () => {
  at = await testApp()
  const rich = { balance: major(100_000_000) }
  people = await Promise.all([person(at, rich), person(at, rich)])
})
afterAll(() => at.close())

const balances = () =>
  Promise.all(people.map(async ({ wallet }) => (await walletById(at.app.db, wallet))?.balance ?? 0n))

test('G10 G11 STU-03 a worker killed in any phase of a flight, from the last bets to the reveal, changes no money', async () => {
  const statements = await atEach(
    at,
    async ({ host, app }) => {
      const { id } = await openTable(at, people[0]!)
      const slips: string[] = []
      for (const [place, { api }] of people.entries()) {
        const body = { round: id, box: 1, stake: major(10_000), auto: AUTO[place] ?? null }
        slips.push((await api.crash.bet({ body })).slip)
      }
      const before = await balances()
      await endSale(at, id)
      const fly = async (on: { readonly host: Host; readonly app: typeof app }) => {
        const flight = await stepToTakeOff(at, id, on.host)
        if (flight.state === 'drawn') {
          await upFor(at, flight, upAt(101))
          await payReached(on.app, id, slips)
        }
        await land(at, (await roundById(at.app.db, id))!, on.host)
      }
      const isDead = await diesIn(() => fly({ host, app }))
      await fly({ host: hostOf(at.app), app: at.app })
      const over = (await roundById(at.app.db, id))!
      expect(over.state).toBe('revealed')
      const gains = (await balances()).map((balance, place) => balance - before[place]!)
      expect(gains).toEqual(await dueOf(at, over, people))
      return isDead
    },
    EVERY,
  )
  expect(statements).toBeGreaterThan(25) // all phases were reached
}, 240_000)

test('M1 the ledger reconciles after every death of a flight', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
