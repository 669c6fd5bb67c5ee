import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { periodAt } from './rules/periods.ts'
import { flagOf } from './rules/terms.ts'
import { expireOffers } from './store/contracts.ts'
import { inTransaction } from '#db/pool.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  for (const flag of Object.values(flagOf)) await applyFlag(at, 'JADE', flag, true)
})
afterAll(() => at.close())

const refused = (code: string) => expect.objectContaining({ code })

async function agentBelow(upline: Person | null, type: number): Promise<Person> {
  const made = await person(at, { type })
  if (upline) await run(at.app.db, sql`update member set upline_id = ${upline.id} where id = ${made.id}`)
  return made
}

const tiers = (ratePpm: number) => [{ from: 0n, ratePpm, lossPpm: 0 }]

/** The brand's contract with a general agent, accepted. */
async function topAgent(ratePpm = 2_000): Promise<Person> {
  const duc = await agentBelow(null, 1)
  const linh = await operator(at)
  await linh.api.contractsOffice.offer({
    body: { member: duc.id, kind: 'daily', tiers: tiers(ratePpm), reason: 'opening' },
  })
  await duc.api.contracts.answerDaily({ body: { answer: 'accept' } })
  return duc
}

async function give(from: Person, to: Person, ratePpm: number) {
  const { contract } = await from.api.contracts.offer({
    body: { member: to.id, kind: 'daily', tiers: tiers(ratePpm) },
  })
  return to.api.contracts.act({ params: { id: contract.id }, body: { act: 'accept' } })
}

const nextDay = () => periodAt('D', at.clock.now(), 'Asia/Ho_Chi_Minh').to

test('AGT-04 an offer of the upline waits, is accepted, and is valid from the next day', async () => {
  const duc = await topAgent()
  const hoa = await agentBelow(duc, 2)
  const { contract, ends } = await duc.api.contracts.offer({
    body: { member: hoa.id, kind: 'daily', tiers: tiers(1_000) },
  })
  expect(contract).toMatchObject({ state: 'offered', acts: ['withdraw'], fromAt: null, isFromUpline: true })
  expect(ends).toEqual([])
  expect(await hoa.api.contracts.daily()).toMatchObject({ request: 'new', contract: { id: contract.id } })
  expect((await hoa.api.statements.funds()).dailysalreqtype).toBe(1)
  const { contract: accepted } = await hoa.api.contracts.answerDaily({ body: { answer: 'accept' } })
  expect(accepted).toMatchObject({ state: 'accepted', fromAt: nextDay(), untilAt: null, acts: ['terminate'] })
  expect((await hoa.api.statements.funds()).dailysalreqtype).toBe(0)
  expect(await hoa.api.contracts.overview({ query: { kind: 'daily' } })).toMatchObject({
    own: { id: contract.id },
    waiting: null,
    nextFrom: nextDay(),
  })
  const { rows } = await duc.api.contracts.given({ query: { kind: 'daily' } })
  expect(rows).toMatchObject([
    { member: { account: hoa.account }, contract: { id: contract.id }, offer: null },
  ])
})

test('AGT-04 a lower rate warns, names the contracts it will end, and ends exactly those when accepted', async () => {
  const duc = await topAgent()
  const hoa = await agentBelow(duc, 2)
  const [tam, nam] = [await agentBelow(hoa, 2), await agentBelow(hoa, 2)]
  const sau = await agentBelow(tam, 2)
  await give(duc, hoa, 1_500)
  await give(hoa, tam, 1_200)
  await give(hoa, nam, 500)
  await give(tam, sau, 100)
  const body = { member: hoa.id, kind: 'daily' as const, tiers: tiers(800) }
  const warned = [
    { account: tam.account, level: 1 },
    { account: sau.account, level: 2 },
  ]
  expect((await duc.api.contracts.preview({ body })).ends).toMatchObject(warned)
  await duc.api.contracts.offer({ body })
  expect((await hoa.api.contracts.daily()).ends).toMatchObject(warned)
  const { ended } = await hoa.api.contracts.answerDaily({ body: { answer: 'accept' } })
  expect(ended).toMatchObject(warned)
  const own = async (agent: Person) => (await agent.api.contracts.overview({ query: { kind: 'daily' } })).own
  expect([await own(tam), await own(sau)]).toEqual([null, null])
  expect(await own(nam)).toMatchObject({ state: 'accepted' })
  const { rows } = await tam.api.contracts.history({ query: { kind: 'daily', side: 'own' } })
  expect(rows).toMatchObject([{ state: 'ended', endedWhy: 'lowered', untilAt: nextDay() }])
})

test('AGT-04 a termination needs the other party, who may refuse it', async () => {
  const duc = await topAgent()
  const hoa = await agentBelow(duc, 2)
  const { contract } = await give(duc, hoa, 1_000)
  const params = { id: contract.id }
  const act = (agent: Person, name: 'terminate' | 'agree' | 'refuse' | 'keep') =>
    agent.api.contracts.act({ params, body: { act: name } })
  await act(duc, 'terminate')
  expect((await hoa.api.statements.funds()).dailysalreqtype).toBe(2)
  await expect(act(duc, 'agree')).rejects.toEqual(refused('contracts.notNow'))
  expect((await act(hoa, 'refuse')).contract).toMatchObject({ state: 'accepted' })
  await act(hoa, 'terminate')
  expect((await act(duc, 'agree')).contract).toMatchObject({
    state: 'ended',
    endedWhy: 'agreed',
    untilAt: nextDay(),
  })
})

test('AGT-04 refuses what is above the own contract, above the brand’s maximum, or not below the agent', async () => {
  const duc = await topAgent(1_000)
  const hoa = await agentBelow(duc, 2)
  const tam = await agentBelow(hoa, 2)
  const mai = await agentBelow(duc, 0)
  const offer = (from: Person, to: Person, ratePpm: number) =>
    from.api.contracts.offer({ body: { member: to.id, kind: 'daily', tiers: tiers(ratePpm) } })
  await expect(offer(duc, hoa, 1_001)).rejects.toEqual(refused('contracts.aboveOwn'))
  await expect(offer(duc, hoa, 20_001)).rejects.toEqual(refused('contracts.termsInvalid'))
  await expect(offer(duc, mai, 500)).rejects.toEqual(refused('contracts.notAnAgent'))
  await expect(offer(hoa, tam, 500)).rejects.toEqual(refused('contracts.noneOwn'))
  // not the direct upline, not in the line at all, and an ID that does not exist
  for (const to of [tam, await agentBelow(null, 2)])
    await expect(offer(duc, to, 500)).rejects.toEqual(refused('agents.unknownMember'))
  await expect(
    duc.api.contracts.offer({ body: { member: 999_999_999n, kind: 'daily', tiers: tiers(1) } }),
  ).rejects.toEqual(refused('agents.unknownMember'))
  await offer(duc, hoa, 500)
  await expect(offer(duc, hoa, 400)).rejects.toEqual(refused('contracts.alreadyOffered'))
  await applyFlag(at, 'JADE', 'realTimeSalary', false)
  await expect(
    duc.api.contracts.offer({ body: { member: hoa.id, kind: 'realTime', tiers: tiers(1) } }),
  ).rejects.toEqual(refused('contracts.kindOff'))
})

test('N1 another agent’s contract does not exist for the caller', async () => {
  const duc = await topAgent()
  const hoa = await agentBelow(duc, 2)
  const { contract } = await give(duc, hoa, 1_000)
  const tam = await agentBelow(hoa, 2)
  const stranger = await topAgent()
  for (const other of [tam, stranger])
    await expect(
      other.api.contracts.act({ params: { id: contract.id }, body: { act: 'terminate' } }),
    ).rejects.toEqual(refused('contracts.unknown'))
})

test('AGT-04 an offer that lowers the own contract in the meantime can no longer be accepted by the downline', async () => {
  const duc = await topAgent()
  const hoa = await agentBelow(duc, 2)
  const tam = await agentBelow(hoa, 2)
  await give(duc, hoa, 1_500)
  await hoa.api.contracts.offer({ body: { member: tam.id, kind: 'daily', tiers: tiers(1_200) } })
  await give(duc, hoa, 800)
  await expect(tam.api.contracts.answerDaily({ body: { answer: 'accept' } })).rejects.toEqual(
    refused('contracts.aboveUpline'),
  )
})

test('N4 an offer withdrawn while it is accepted ends in one of the two, and twenty acceptances make one contract', async () => {
  const duc = await topAgent()
  for (let round = 0; round < 4; round += 1) {
    const hoa = await agentBelow(duc, 2)
    const { contract } = await duc.api.contracts.offer({
      body: { member: hoa.id, kind: 'daily', tiers: tiers(1_000) },
    })
    const params = { id: contract.id }
    const tries = await Promise.allSettled([
      duc.api.contracts.act({ params, body: { act: 'withdraw' } }),
      ...Array.from({ length: 5 }, () => hoa.api.contracts.act({ params, body: { act: 'accept' } })),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('N4 an offer that is not answered in time expires', async () => {
  const duc = await topAgent()
  const hoa = await agentBelow(duc, 2)
  const { contract } = await duc.api.contracts.offer({
    body: { member: hoa.id, kind: 'daily', tiers: tiers(1_000) },
  })
  const later = new Date(contract.expiresAt.getTime() + 1)
  expect(await inTransaction(at.app.db, (tx) => expireOffers(tx, later))).toContainEqual({
    memberId: hoa.id,
    uplineId: duc.id,
  })
  await expect(hoa.api.contracts.answerDaily({ body: { answer: 'accept' } })).rejects.toEqual(
    refused('contracts.unknown'),
  )
})

test('B2 two operators offer and end the brand’s contracts; what hangs on them ends too', async () => {
  const duc = await topAgent()
  const hoa = await agentBelow(duc, 2)
  await give(duc, hoa, 1_000)
  const linh = await operator(at)
  const { rows } = await linh.api.contractsOffice.list({ query: { merchant: 'JADE', member: duc.id } })
  expect(rows).toMatchObject([{ state: 'accepted', isFromUpline: false }])
  const [own] = rows
  const params = { id: own?.id ?? '' }
  const { ended } = await linh.api.contractsOffice.end({ params, body: { reason: 'left the brand' } })
  expect(ended).toMatchObject([{ account: hoa.account }])
  const end = () => linh.api.contractsOffice.end({ params, body: { reason: 'once again' } })
  await expect(end()).rejects.toEqual(refused('contracts.notNow'))
  const offer = (member: bigint) =>
    linh.api.contractsOffice.offer({
      body: { member, kind: 'daily', tiers: tiers(1_000), reason: 'a new season' },
    })
  await expect(offer(hoa.id)).rejects.toEqual(refused('contracts.notTop'))
  await expect(offer(999_999_999n)).rejects.toEqual(refused('contracts.unknownMember'))
  await offer(duc.id)
  await expect(offer(duc.id)).rejects.toEqual(refused('contracts.alreadyOffered'))
  await expect(linh.api.contractsOffice.list({ query: { merchant: 'NONE' } })).rejects.toEqual(
    refused('contracts.unknownBrand'),
  )
})

test('AGT-04 offers, answers and terminations are messages to the other side', async () => {
  const duc = await topAgent()
  const hoa = await agentBelow(duc, 2)
  const { contract } = await give(duc, hoa, 1_000)
  await hoa.api.contracts.act({ params: { id: contract.id }, body: { act: 'terminate' } })
  await duc.api.contracts.act({ params: { id: contract.id }, body: { act: 'agree' } })
  const titles = async (who: Person) => (await who.api.inbox.list({})).list.map(({ title }) => title)
  expect(await titles(hoa)).toEqual(['Contract ends', 'Contract offered'])
  expect(await titles(duc)).toEqual(['Termination requested', 'Contract accepted', 'Contract offered'])
})

test('OPS-01 operators see the switches and bounds of contracts', async () => {
  const linh = await operator(at)
  const rules = await linh.api.contractsOffice.rules({ query: { merchant: 'JADE' } })
  expect(rules).toMatchObject({ currency: 'VND', payer: 'brand', days: 7 })
  expect(rules.kinds).toContainEqual({ kind: 'dividend', isOn: true, maximumPpm: 500_000 })
  await expect(linh.api.contractsOffice.rules({ query: { merchant: 'NONE' } })).rejects.toEqual(
    refused('contracts.unknownBrand'),
  )
})
