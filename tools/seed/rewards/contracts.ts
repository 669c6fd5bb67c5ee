import { inTransaction, type Tx } from '#db/pool.ts'
import { flagOf, periodAt, termsGiven } from '#features/agents/contracts/public.ts'
import { tellOffered } from '#features/agents/contracts/service/messages.ts'
import {
  changeState,
  contractById,
  endContracts,
  insertOffer,
} from '#features/agents/contracts/store/contracts.ts'
import { changeFlag } from '#features/platform/settings/public.ts'
import { major } from '#kit/money.ts'
import { DAY_MS, later, type Resident, type World } from '../world.ts'

/** Days of daily contracts and dividends, and hours of the short ones, that the first start settles. */
const DAYS = 8
const HOURS = 6
const HOUR_MS = 3_600_000

type Kind = keyof typeof flagOf
/** From which score which rate, in parts per million; of lost bets too for a real-time salary. */
type Steps = readonly (readonly [from: bigint, ratePpm: number, lossPpm?: number])[]

/** Each pays no more than the contract above it. `none`: of the brand. */
const LINES: readonly (readonly [agent: string, upline: string | null, kind: Kind, steps: Steps])[] = [
  [
    'duc',
    null,
    'dividend',
    [
      [1n, 100_000],
      [5n, 150_000],
    ],
  ],
  [
    'duc',
    null,
    'daily',
    [
      [0n, 2_000],
      [major(20_000_000), 3_000],
    ],
  ],
  ['duc', null, 'hourly', [[0n, 800]]],
  [
    'duc',
    null,
    'realTime',
    [
      [0n, 1_000, 600],
      [major(200_000), 1_500, 900],
    ],
  ],
  [
    'hoaagent',
    'duc',
    'dividend',
    [
      [1n, 60_000],
      [5n, 90_000],
    ],
  ],
  [
    'hoaagent',
    'duc',
    'daily',
    [
      [0n, 1_200],
      [major(20_000_000), 1_800],
    ],
  ],
  ['hoaagent', 'duc', 'realTime', [[0n, 600, 300]]],
  ['binhagent', 'duc', 'daily', [[0n, 1_000]]],
  ['binhagent', 'duc', 'hourly', [[0n, 400]]],
  ['suongagent', 'hoaagent', 'daily', [[0n, 800]]],
]

const tiersOf = (steps: Steps) => steps.map(([from, ratePpm, lossPpm = 0]) => ({ from, ratePpm, lossPpm }))

/** Contracts in duc's line of every kind, with an earlier one, and two offers that wait for an answer. */
export async function seedContracts({ app, now }: World, residents: readonly Resident[]): Promise<void> {
  const brand = await app.merchants.byCode('JADE')
  if (!brand) throw new Error('seed: Jade is not there')
  const idOf = (account: string): bigint => {
    const found = residents.find((each) => each.account === account)
    if (!found) throw new Error(`seed: ${account} is not there`)
    return found.id
  }
  for (const flag of Object.values(flagOf)) await changeFlag(app.db, 'JADE', flag, true, now)

  const offer = (tx: Tx, [agent, upline, kind, steps]: (typeof LINES)[number], at: Date) =>
    insertOffer(tx, {
      ...termsGiven({ kind, period: 'D', measure: 'activeMembers', tiers: tiersOf(steps) }),
      merchant: 'JADE',
      memberId: idOf(agent),
      uplineId: upline === null ? null : idOf(upline),
      offeredBy: upline === null ? null : idOf(upline),
      now: at,
      expiresAt: later(at, 7 * DAY_MS),
    })
  const accepted = async (tx: Tx, row: (typeof LINES)[number], since: Date) => {
    const id = await offer(tx, row, later(since, -HOUR_MS))
    const made = id && (await contractById(tx, id))
    if (!made) throw new Error(`seed: ${row[0]} has a contract already`)
    const { to } = periodAt(made.period, later(since, -1), brand.timeZone)
    await changeState(tx, { id: made.id, state: 'accepted', fromAt: to, now: later(since, -HOUR_MS) })
    return made
  }
  await inTransaction(app.db, async (tx) => {
    // a month ago hoaagent had less
    const before = await accepted(tx, ['hoaagent', 'duc', 'daily', [[0n, 900]]], later(now, -30 * DAY_MS))
    const { to } = periodAt('D', later(now, -DAYS * DAY_MS - 1), brand.timeZone)
    await endContracts(tx, { ids: [before.id], at: to, why: 'replaced', now: later(to, -HOUR_MS) })
    for (const row of LINES)
      await accepted(
        tx,
        row,
        later(now, row[2] === 'daily' || row[2] === 'dividend' ? -DAYS * DAY_MS : -HOURS * HOUR_MS),
      )
    const id = await offer(tx, ['suongagent', 'hoaagent', 'realTime', [[0n, 300, 150]]], now)
    for (const waiting of [id, await offer(tx, ['hoaagent', 'duc', 'hourly', [[0n, 500]]], now)]) {
      const made = waiting && (await contractById(tx, waiting))
      if (made) await tellOffered(tx, made, now)
    }
  })
}
