import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiOf, codeAt, logIn, mailedToken, operator, STAFF_PASSWORD } from '#apps/server/testing/operator.ts'
import type { Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type Api, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, run, sql } from '#db/rows.ts'
import { expireApprovals } from './store.ts'

const HOUR_MS = 3_600_000
const STEP_MS = 30_000

let at: TestApp
let linh: Operator
let huy: Operator
beforeAll(async () => {
  at = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => at.close())

/** Operators with fresh sessions: the clock advances between the tests. */
async function staff(): Promise<void> {
  linh = await operator(at)
  huy = await operator(at)
}

const name = 'secondApprovalFrom'
const params = { merchant: 'JADE', name }
const valueOf = async () =>
  (await linh.alone.settingsOffice.list({ params: { merchant: 'JADE' } })).list.find(
    (row) => row.name === name,
  )?.value

/** A proposal to lower a threshold; returns its ID. */
async function proposed(by: Api, value = '1.00'): Promise<string> {
  expect(await refusal(by.settingsOffice.change({ params, body: { value } }))).toBe('approvals.sent')
  const { approvals } = await by.approvals.list({ query: { limit: 100 } })
  return approvals.findLast(({ isYours }) => isYours)?.id ?? ''
}

const approve = (by: Api, id: string) => by.approvals.approve({ params: { id }, body: {} })

/** The reason why an operator cannot approve; 'done' if they can. */
const whyNot = (by: Api, id: string): Promise<unknown> =>
  approve(by, id).then(
    () => 'done',
    (error: { code?: string; detail?: { why?: string } }) => error.detail?.why ?? error.code,
  )

test('B2 stores a threshold change as a proposal with before, after and reason, and applies it once when another operator approves', async () => {
  await staff()
  const before = await valueOf()
  const id = await proposed(linh.alone)
  expect(await valueOf()).toBe(before)
  const { approvals } = await huy.alone.approvals.list({ query: {} })
  expect(approvals).toMatchObject([
    {
      id,
      route: 'settingsOffice.change',
      merchant: 'JADE',
      reason: 'asked for by a test',
      proposedBy: linh.account,
      isYours: false,
      mayDecide: true,
      changes: [
        {
          action: 'settings.change',
          reference: {
            text: 'JADE · Second approval of withdrawals from',
            href: '/settings?tab=settings&brand=JADE',
          },
          before: { value: before },
          after: { value: '1.00' },
        },
      ],
    },
  ])
  const third = await operator(at)
  const at_once = await Promise.all([huy, third, huy, third].map((who) => whyNot(who.alone, id)))
  expect(at_once.map(String).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
    'approvals.decided',
    'approvals.decided',
    'approvals.decided',
    'done',
  ])
  expect(await valueOf()).toBe('1.00')
  const logged = await many(
    at.database.owner,
    sql<{ action: string; operatorAccount: string; approvedBy: string | null }>`
      select action, operator_account, after ->> 'approvedBy' as approved_by
      from audit_entry where object in (${`approval:${id}`}, ${`merchant:JADE/setting:${name}`}) order by seq
    `,
  )
  expect(logged.map(({ action }) => action)).toEqual([
    'approvals.propose',
    'settings.change',
    'approvals.approve',
  ])
  expect(logged[1]).toMatchObject({ operatorAccount: linh.account, approvedBy: logged[2]?.operatorAccount })
})

test('B2 makes no proposal without a reason; refuses immediately what the call itself refuses', async () => {
  await staff()
  const mute = at.api({ listener: 'office', headers: { cookie: linh.cookie } })
  const change = (api: Api, value: unknown) =>
    refusal(api.settingsOffice.change({ params, body: { value } as never }))
  expect(await change(mute, '2.00')).toBe('approvals.reasonNeeded')
  expect(await change(linh.alone, 'no amount')).toBe('settings.outOfBounds')
  expect((await linh.alone.approvals.list({ query: {} })).approvals).toEqual([])
})

test('B2 refuses approval by the proposer, in any tab, and without the permission', async () => {
  await staff()
  const id = await proposed(linh.alone, '3.00')
  at.clock.forward(STEP_MS)
  const tab = apiOf(at, await logIn(at, linh))
  const cashier = await operator(at, { roles: ['cashier'] })
  const ofAmber = await operator(at, { brands: ['AMBER'] })
  const all = [linh.alone, tab, cashier.alone, ofAmber.alone].map((api) => whyNot(api, id))
  expect(await Promise.all(all)).toEqual(['self', 'self', 'permission', 'approvals.unknown'])
  await linh.alone.approvals.withdraw({ params: { id }, body: {} })
})

test('B2 refuses approval at a browser at which the proposer was logged in, whichever was there first', async () => {
  await staff()
  const sameBrowser = (who: Operator, as: Operator) =>
    run(
      at.database.owner,
      sql`
        update operator_session set browser = (
          select browser from operator_session where operator_id = ${as.id} and browser is not null limit 1
        )
        where operator_id = ${who.id}
      `,
    )
  const id = await proposed(linh.alone, '4.00')
  await sameBrowser(huy, linh)
  expect(await whyNot(huy.alone, id)).toBe('device')
  await run(at.database.owner, sql`update operator_session set browser = null where operator_id = ${huy.id}`)
  expect(await whyNot(huy.alone, id)).toBe('device')
  await linh.alone.approvals.withdraw({ params: { id }, body: {} })
})

test('B2 refuses approval between operators and those who recently invited, reset or promoted them, and between two brought in by the same one', async () => {
  await staff()
  const [puppet, other] = [
    await operator(at, { roles: ['cashier'] }),
    await operator(at, { roles: ['cashier'] }),
  ]
  const raise = async (who: Operator) => {
    const body = { id: who.id, roles: ['supervisor' as const], reason: 'grows into it' }
    expect(await refusal(linh.alone.operators.setRoles({ body }))).toBe('approvals.sent')
    const { approvals } = await linh.alone.approvals.list({ query: { limit: 100 } })
    await approve(huy.alone, approvals.findLast(({ isYours }) => isYours)?.id ?? '')
  }
  await raise(puppet)
  await raise(other)
  const id = await proposed(linh.alone, '5.00')
  expect(await whyNot(puppet.alone, id)).toBe('tie')
  const third = await operator(at)
  const theirs = await proposed(third.alone, '6.00')
  expect(await whyNot(puppet.alone, theirs)).toBe('done')
  // changes that create operators cannot be approved by a new operator
  const invite = {
    account: `op-${Date.now()}`,
    name: 'x',
    email: 'x1@demo.invalid',
    roles: ['cashier' as const],
  }
  expect(await refusal(third.alone.operators.invite({ body: invite }))).toBe('approvals.sent')
  const { approvals } = await third.alone.approvals.list({ query: { limit: 100 } })
  const people = approvals.find(({ isYours }) => isYours)?.id ?? ''
  expect(await whyNot(puppet.alone, people)).toBe('newcomer')
  // after the setting newOperatorHours they are ordinary colleagues
  at.clock.forward(73 * HOUR_MS)
  const later = await operator(at)
  await staff()
  const again = await proposed(linh.alone, '7.00')
  expect(await whyNot(later.alone, again)).toBe('done')
})

test('B2 A12 sends an invited operator’s link to their own mailbox, and lets them not approve for their inviters', async () => {
  await staff()
  const email = 'puppet@demo.invalid'
  const invite = { account: 'op-puppet', name: 'Puppet', email, roles: ['owner' as const] }
  const sent = await linh.alone.operators.invite({ body: invite }).catch((error: unknown) => error)
  expect(sent).toMatchObject({ code: 'approvals.sent' })
  await expect(mailedToken(at, email)).rejects.toThrow('nothing was mailed')
  const { approvals } = await linh.alone.approvals.list({ query: {} })
  const answer = await approve(huy.alone, approvals.find(({ isYours }) => isYours)?.id ?? '')
  expect(JSON.stringify(answer.value)).not.toContain(await mailedToken(at, email))
  const token = await mailedToken(at, email)
  const office = at.api({ listener: 'office', headers: { 'x-forwarded-for': '10.7.7.7' } }).operators
  const { secret } = await office.invitation({ body: { token } })
  await office.enrol({ body: { token, password: STAFF_PASSWORD, code: codeAt(secret, at.clock.now()) } })
  at.clock.forward(STEP_MS)
  const puppet = apiOf(at, await logIn(at, { account: 'op-puppet', secret }))
  for (const maker of [linh, huy]) {
    expect(await whyNot(puppet, await proposed(maker.alone, '8.00'))).toBe('tie')
    expect(await whyNot(maker.alone, await proposed(puppet, '9.00'))).toBe('tie')
  }
  const reset = { id: (await puppet.operators.me()).id, reason: 'lost it all' }
  await run(at.database.owner, sql`update operator set email = null where id = ${reset.id}`)
  expect(await refusal(linh.alone.operators.reset({ body: reset }))).toBe('operators.noEmail')
})

test('B2 refuses a tied second operator in flows with their own approval', async () => {
  await staff()
  const mai = await person(at, { balance: 1_000_000n })
  const third = await operator(at)
  const puppet = await operator(at, { roles: ['cashier'] })
  const body = { id: puppet.id, roles: ['owner' as const], reason: 'grows into it' }
  await linh.alone.operators.setRoles({ body }).catch(() => undefined)
  const { approvals } = await linh.alone.approvals.list({ query: { limit: 100 } })
  await approve(huy.alone, approvals.findLast(({ isYours }) => isYours)?.id ?? '')
  const fee = {
    member: mai.id,
    direction: 'credit',
    amount: 500_000n,
    reason: 'a fee was taken twice',
  } as const
  const { id } = await linh.alone.adjustments.propose({ body: fee })
  const decide = (who: Operator) => refusal(who.alone.adjustments.approve({ params: { id }, body: {} }))
  expect(await decide(puppet)).toBe('approvals.notQualified')
  expect(await decide(third)).toBe('nothing was refused')
})

test('B2 changes nothing for withdrawn, rejected and expired proposals, and decides none twice', async () => {
  await staff()
  const before = await valueOf()
  const [withdrawn, rejected, expired] = [
    await proposed(linh.alone, '11.00'),
    await proposed(linh.alone, '12.00'),
    await proposed(linh.alone, '13.00'),
  ]
  const reason = 'not before the weekend'
  expect(await refusal(huy.alone.approvals.withdraw({ params: { id: withdrawn }, body: {} }))).toBe(
    'approvals.notQualified',
  )
  expect(await refusal(linh.alone.approvals.reject({ params: { id: rejected }, body: { reason } }))).toBe(
    'approvals.notQualified',
  )
  await linh.alone.approvals.withdraw({ params: { id: withdrawn }, body: {} })
  await huy.alone.approvals.reject({ params: { id: rejected }, body: { reason } })
  at.clock.forward(72 * HOUR_MS)
  const later = await operator(at)
  expect(await whyNot(later.alone, expired)).toBe('approvals.expired')
  await expireApprovals(at.app.db, at.clock.now())
  for (const id of [withdrawn, rejected]) expect(await whyNot(later.alone, id)).toBe('approvals.decided')
  expect(await whyNot(later.alone, expired)).toBe('approvals.expired')
  linh = later
  expect(await valueOf()).toBe(before)
})

test('B2 does not execute what is no longer possible, or whose proposer has left', async () => {
  await staff()
  const host = (merchant: string) => ({ params: { merchant }, body: { host: 'new.example' } })
  expect(await refusal(linh.alone.merchantsOffice.addHost(host('JADE')))).toBe('approvals.sent')
  const { approvals } = await linh.alone.approvals.list({ query: { limit: 100 } })
  const id = approvals.findLast(({ isYours }) => isYours)?.id ?? ''
  await huy.api.merchantsOffice.addHost(host('AMBER'))
  expect(await whyNot(huy.alone, id)).toBe('approvals.notPossible')
  const left = await proposed(linh.alone, '14.00')
  await huy.alone.operators.close({ body: { id: linh.id, reason: 'left the company' } })
  expect(await whyNot(huy.alone, left)).toBe('approvals.stale')
  expect(await whyNot(huy.alone, crypto.randomUUID())).toBe('approvals.unknown')
})
