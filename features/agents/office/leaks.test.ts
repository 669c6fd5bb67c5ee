import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { RefusedError } from '#contract/envelope.ts'
import { run, sql } from '#db/rows.ts'
import { agentAccounts } from '#features/agents/accounts/contract.ts'
import { agents } from '#features/agents/centre/contract.ts'
import { contracts } from '#features/agents/contracts/contract/member.ts'
import { flagOf } from '#features/agents/contracts/rules/terms.ts'
import { agentIncome } from '#features/agents/settlement/contract/member.ts'
import { insertContract } from '#features/agents/settlement/testing/facts.ts'
import { START } from '#features/agents/settlement/testing/play-all.ts'
import { flat } from '#features/agents/settlement/testing/plans.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'

/** The calls of the agent area. A call that is in none of the tables below fails the first test: it cannot be forgotten. */
const area = { agents, agentAccounts, contracts, agentIncome } as const

let at: TestApp
/** The caller: hoa below duc. */
let hoa: Person
/** Members that do not exist for hoa. */
let strangers: Readonly<Record<string, Person>>
/** A contract that is not hoa's. */
let foreign: string

beforeAll(async () => {
  at = await testApp()
  for (const flag of Object.values(flagOf)) await applyFlag(at, 'JADE', flag, true)
  const below = async (upline: Person | null, type: number, merchant: 'JADE' | 'AMBER' = 'JADE') => {
    const made = await person(at, { type, merchant })
    if (upline) await run(at.app.db, sql`update member set upline_id = ${upline.id} where id = ${made.id}`)
    return made
  }
  const duc = await below(null, 1)
  hoa = await below(duc, 2)
  await below(hoa, 2)
  const binh = await below(duc, 2)
  const other = await below(null, 1)
  strangers = {
    'its upline': duc,
    'a sibling': binh,
    'a member of a sibling': await below(binh, 0),
    'staff of its upline': await below(duc, 41),
    'the top of another line': other,
    'a member of another line': await below(other, 2),
    'an agent of another brand': await below(null, 1, 'AMBER'),
  }
  const [daily, from] = [flat('validBets', [[0, 5_000]]), START]
  await insertContract(at, { kind: 'daily', agent: hoa, upline: duc, from, ...daily })
  await insertContract(at, { kind: 'daily', agent: binh, upline: duc, from, ...daily })
  const { rows } = await duc.api.contracts.given({ query: { kind: 'daily' } })
  foreign = rows.find(({ member }) => member.id === binh.id)?.contract?.id ?? expect.fail('no contract')
  await countAll(at, { from: START, to: new Date(START.getTime() + 3 * 86_400_000) })
}, 120_000)
afterAll(() => at.close())

const tiers = [{ from: 0n, ratePpm: 10, lossPpm: 0 }]
const day = '2026-01-05'

/** Calls that name a member: hoa's call with that member's ID. */
const byMember: Readonly<Record<string, (id: bigint) => Promise<unknown>>> = {
  'agents.overview': (of) => hoa.api.agents.overview({ query: { of } }),
  'agents.team': (of) => hoa.api.agents.team({ query: { of } }),
  'agents.member': (id) => hoa.api.agents.member({ params: { id } }),
  'agents.setRates': (id) =>
    hoa.api.agents.setRates({ params: { id }, body: { rates: [{ category: 'RNG', ppm: 0 }] } }),
  'agents.setLabels': (id) => hoa.api.agents.setLabels({ params: { id }, body: { labels: ['x'] } }),
  'agents.message': (to) => hoa.api.agents.message({ body: { to, title: 'Hello', text: 'Hello' } }),
  'agents.betting': (of) => hoa.api.agents.betting({ query: { of } }),
  'agents.bets': (id) => hoa.api.agents.bets({ params: { id }, query: { day } }),
  'agents.profit': (of) => hoa.api.agents.profit({ query: { of } }),
  'agents.moves': (of) => hoa.api.agents.moves({ query: { of } }),
  'agents.export': (of) => hoa.api.agents.export({ body: { what: 'team', of } }),
  'agentAccounts.setRights': (id) =>
    hoa.api.agentAccounts.setRights({ params: { id }, body: { rights: [] } }),
  'contracts.offer': (member) => hoa.api.contracts.offer({ body: { member, kind: 'daily', tiers } }),
  'contracts.preview': (member) => hoa.api.contracts.preview({ body: { member, kind: 'daily', tiers } }),
  'agentIncome.simulate': (member) =>
    hoa.api.agentIncome.simulate({ body: { member, kind: 'daily', tiers } }),
}

/** Calls that name something else of another member: the call with its ID. */
const byOther: Readonly<
  Record<string, { readonly theirs: () => string; readonly call: (id: string) => Promise<unknown> }>
> = {
  'contracts.act': {
    theirs: () => foreign,
    call: (id) => hoa.api.contracts.act({ params: { id }, body: { act: 'terminate' } }),
  },
  'agentIncome.statement': {
    theirs: () => foreign,
    call: (id) => hoa.api.agentIncome.statement({ params: { id } }),
  },
  'agentIncome.members': {
    theirs: () => foreign,
    call: (id) => hoa.api.agentIncome.members({ params: { id }, query: { branch: hoa.id } }),
  },
  'agentIncome.bets': {
    theirs: () => foreign,
    call: (id) => hoa.api.agentIncome.bets({ params: { id }, query: { member: hoa.id } }),
  },
  'agentIncome.simulateOffer': {
    theirs: () => foreign,
    call: (id) => hoa.api.agentIncome.simulateOffer({ params: { id } }),
  },
}

/** Calls without the ID of anything: they concern the caller's own account. */
const own: ReadonlySet<string> = new Set([
  'agents.me',
  'agents.income',
  'agentAccounts.open',
  'agentAccounts.links',
  'agentAccounts.addLink',
  'agentAccounts.closeLink', // a code of one's own links; see the test of invitation links
  'agentAccounts.staff',
  ...Object.keys(contracts)
    .filter((name) => !['offer', 'preview', 'act'].includes(name))
    .map((name) => `contracts.${name}`),
  'agentIncome.statements',
])

/** Names of inputs that hold an ID. */
const IDS: ReadonlySet<string> = new Set(['id', 'of', 'member', 'to', 'branch'])

function inputsOf(route: object): string[] {
  return ['params', 'query', 'body'].flatMap((part) => {
    const schema: unknown = Reflect.get(route, part)
    const shape: unknown =
      typeof schema === 'object' && schema !== null
        ? Reflect.get(Reflect.get(schema, 'def') ?? {}, 'shape')
        : null
    return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
  })
}

test('AGT-03 N1 every call of the agent area is compared below, or takes no ID', () => {
  for (const [feature, routes] of Object.entries(area))
    for (const [name, route] of Object.entries(routes)) {
      const full = `${feature}.${name}`
      const isCompared = full in byMember || full in byOther
      expect([full, isCompared || own.has(full)]).toEqual([full, true])
      const inputs = inputsOf(route)
      // in a period, `to` is a day
      const takesId = inputs.some((input) => IDS.has(input) && !(input === 'to' && inputs.includes('from')))
      expect([full, takesId]).toEqual([full, isCompared])
    }
})

/** What the caller is told, without the reference of the request. */
async function answerOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return { answered: await call }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return { code: error.code, status: error.status, detail: error.detail }
  }
}

test('AGT-03 N1 another line’s, upline’s or brand’s member is answered like one that does not exist, on every call', async () => {
  for (const [name, call] of Object.entries(byMember)) {
    const missing = await answerOf(call(999_999_999n))
    expect([name, missing]).toEqual([
      name,
      expect.objectContaining({ code: 'agents.unknownMember', status: 404 }),
    ])
    for (const [who, { id }] of Object.entries(strangers))
      expect([name, who, await answerOf(call(id))]).toEqual([name, who, missing])
    // its own account is no member of its downline either; lists may name their own root
    if (!['overview', 'team', 'betting', 'profit', 'moves', 'export'].includes(name.split('.')[1] ?? ''))
      expect([name, await answerOf(call(hoa.id))]).toEqual([name, missing])
    at.clock.forward(61_000)
  }
  for (const [name, { call, theirs }] of Object.entries(byOther))
    expect([name, await answerOf(call(theirs()))]).toEqual([name, await answerOf(call(randomUUID()))])
})

test('AGT-03 N1 searches, counts and cursors made from strangers find what a name and a cursor of no one find', async () => {
  const lists: Readonly<Record<string, (query: { find?: string; before?: string }) => Promise<unknown>>> = {
    team: (query) => hoa.api.agents.team({ query }),
    betting: (query) => hoa.api.agents.betting({ query }),
    profit: (query) => hoa.api.agents.profit({ query }),
    moves: (query) => hoa.api.agents.moves({ query }),
    export: ({ find }) => hoa.api.agents.export({ body: { what: 'team', ...(find ? { find } : {}) } }),
  }
  const text = (answer: unknown) =>
    JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
  for (const [name, list] of Object.entries(lists)) {
    const none = text(await list({ find: 'noonehere' }))
    for (const [who, { id, account }] of Object.entries(strangers)) {
      expect([name, who, text(await list({ find: account }))]).toEqual([name, who, none])
      if (name === 'export') continue // a file has no cursor
      for (const before of [`${id}`, `${day}~${id}~RNG`, account.toLowerCase()])
        expect(text(await list({ before }))).not.toMatch(new RegExp(`"${id}"|"${account}"`))
    }
    at.clock.forward(61_000)
  }
})
