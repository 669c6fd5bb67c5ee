import { afterEach, beforeEach, expect, test } from 'vitest'
import { diceOf, honest, idFields } from '#apps/server/testing/hostile/values.ts'
import {
  addressOf,
  everyRoute,
  wideOpen,
  type Found,
  type WideOpen,
} from '#apps/server/testing/hostile/wide-open.ts'
import { operator } from '#apps/server/testing/operator.ts'
import type { Schema } from '#contract/route.ts'
import { many, sql } from '#db/rows.ts'
import type { Duties } from '#server/app.ts'
import { isLight, settingNames } from '#features/platform/settings/catalogue.ts'
import { roles } from '#features/platform/operators/catalogue.ts'
import { isNightly } from '#kit/testing/tier.ts'
import { guarded, moneyIn, releasable, restrained, scene, type Scene } from './testing/scene.ts'

/** Bodies tried per call and row: two by day (the second meets what the first left), many at night. */
const SEEDS = isNightly ? [1, 2, 3, 5, 8, 13] : [1, 2]
/** By day the role nearest to the money, at night all; what an owner may do, the test of this test tries by day too. */
const ROLES = isNightly ? Object.keys(roles) : ['cashier']

/** Values of an attacker for fields that a contract only declares as text. */
const greedy: Readonly<Record<string, readonly unknown[]>> = {
  received: ['5000000.00', '99000000000.00'],
  arrived: ['300000.00', '150000.00'],
  amount: ['1000000.00'],
  name: ['secondApprovalFrom', 'payoutHoldHours', 'firebaseCertificates', 'depositSecondFrom'],
  value: ['99000000000.00', 0, 'https://evil.example/certs', true],
  processor: ['sandbox'],
  secret: ['k'.repeat(64)],
  addresses: [['203.0.113.7']],
  account: ['op-puppet', 'mai'],
  email: ['puppet@evil.example'],
  roles: [['owner'], ['cashier', 'supervisor']],
  brands: [null],
  verdict: ['return', 'arrived', 'agree', 'came'],
  state: ['open'],
  isFrozen: [false],
  isStopped: [false],
  isOpen: [true],
  direction: ['credit'],
  field: ['realName', 'birthday'],
  origin: ['https://evil.example'],
  host: ['evil.example'],
  reason: ['because I say so'],
}

let at: Scene
let open: WideOpen | null = null
beforeEach(async () => {
  at = await scene()
})
afterEach(async () => {
  await open?.close()
  open = null
  await at.setup.close()
})

/** A body or path of a call, with this row's ID wherever one fits, and attacker values for texts. */
function filled(schema: Schema | undefined, id: string, seed: number): Record<string, unknown> {
  const dice = diceOf(seed)
  const fields = honest(schema, dice)
  const own = new Set(idFields(schema, id))
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (own.has(field)) return [field, id]
      const pool = greedy[field]
      return [field, pool ? pool[dice(pool.length)] : value]
    }),
  )
}

/** Proposals and other rows created during the attack. */
async function newRows(): Promise<string[]> {
  const rows = await many(
    at.setup.database.owner,
    sql<{ id: string }>`
      select id::text as id from approval
      union all
      select id::text from adjustment
      union all
      select id::text from withdrawal_override_approval
    `,
  )
  return rows.map(({ id }) => id)
}

/** Calls that undo an earlier step come last: a claimed deposit is approved, not released. */
const undoes = /\.(release|reject|close|withdraw|stop|keepProofs)$/

const changing = everyRoute
  .filter(
    ({ listener, name, route }) =>
      listener === 'office' && route.method !== 'GET' && !route.files && !/logout|endSession$/.test(name),
  )
  .toSorted((a, b) => Number(undoes.test(a.name)) - Number(undoes.test(b.name)))

const takes = ({ route }: Found, id: string): boolean =>
  [route.params, route.body].some((schema) => idFields(schema, id).length > 0)

/** Everything this operator can do alone, with every available row, in a sensible order. */
async function work(cookie: string): Promise<string[]> {
  const headers = { cookie, merchant: 'JADE', reason: 'because I say so' }
  const done: string[] = []
  const ask = async ({ name, route }: Found, id: string, seed: number) => {
    const answer = await open?.ask('office', {
      method: route.method,
      url: addressOf(route, filled(route.params, id, seed), undefined),
      headers: { ...headers, ...(route.body ? { 'content-type': 'application/json' } : {}) },
      ...(route.body ? { payload: JSON.stringify(filled(route.body, id, seed + 7)) } : {}),
    })
    if (answer?.statusCode === 200) done.push(name)
    if (answer && answer.statusCode >= 500) throw new Error(`${name}: ${answer.body}`)
  }
  for (const seed of SEEDS) {
    for (const found of changing.filter((each) => !takes(each, ''))) await ask(found, '', seed)
    for (const id of [...at.ids, ...(await newRows())])
      for (const found of changing.filter((each) => takes(each, id))) await ask(found, id, seed)
  }
  return done
}

type World = {
  readonly money: Awaited<ReturnType<typeof moneyIn>>
  readonly payouts: readonly string[]
  readonly guarded: Readonly<Record<string, string>>
  readonly restrained: readonly string[]
}

const look = async (): Promise<World> => ({
  money: await moneyIn(at),
  payouts: await releasable(at),
  guarded: await guarded(at, settingNames().filter(isLight)),
  restrained: await restrained(at),
})

/** Protected values that changed although only one operator acted. */
function gains(before: World, after: World): string[] {
  const made = after.money.members - before.money.members - (after.money.proved - before.money.proved)
  const changed = Object.keys(before.guarded).filter((name) => before.guarded[name] !== after.guarded[name])
  return [
    ...(made > 0n ? [`money: ${made}`] : []),
    ...after.payouts.filter((id) => !before.payouts.includes(id)).map((id) => `payout ${id}`),
    ...before.restrained.filter((id) => !after.restrained.includes(id)).map((id) => `let go: ${id}`),
    ...changed,
  ]
}

/** What one operator of a role did, and the result. */
async function tried(role: string, besides: { readonly duties?: Duties } = {}) {
  open = await wideOpen(at.setup, besides)
  const insider = await operator(at.setup, { roles: [role] })
  const before = await look()
  const done = await work(insider.cookie)
  return { done, gained: gains(before, await look()) }
}

test.each(ROLES)(
  'B2 M12 %s alone, by every call and with every row, makes no money, releases no payout and changes no one who is believed',
  async (role) => {
    const { done, gained } = await tried(role)
    expect(gained).toEqual([])
    if (role !== 'auditor') expect(done.length).toBeGreaterThan(0)
  },
  600_000,
)

test.runIf(isNightly)(
  'B2 notices in this test itself when nothing needs approval, or when an amount is not checked',
  async () => {
    const none: Duties = { ...at.setup.app.duties, check: async () => null }
    const { gained } = await tried('owner', { duties: none })
    expect(gained).toEqual(
      expect.arrayContaining([expect.stringMatching(/^money: /), 'processor_key', 'operators', 'links']),
    )
  },
  600_000,
)

/** The duties as they are, except for one call without approval. */
function careless(fullName: string): Duties {
  const { check } = at.setup.app.duties
  return {
    ...at.setup.app.duties,
    check: async (action) => (action.fullName === fullName ? null : check(action)),
  }
}

test.runIf(isNightly)(
  'B2 notices in this test itself that a cashier alone settles a missing payout',
  async () => {
    const { gained } = await tried('cashier', { duties: careless('withdrawalsOffice.settle') })
    expect(gained).toEqual([expect.stringMatching(/^money: /)])
  },
  600_000,
)

test.runIf(isNightly)(
  'B2 M12 checks a deposit’s amount again when it is credited',
  async () => {
    const { gained } = await tried('cashier', { duties: careless('depositsOffice.approve') })
    expect(gained).toEqual([])
  },
  600_000,
)
