import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { many, run, sql } from '#db/rows.ts'
import { major, parseMoney, type Minor } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { chaseTransfers, hearDecided } from './service/chase.ts'
import { arcadeSetup, type ArcadeSetup } from './testing/arcade-setup.ts'

let at: ArcadeSetup
let linh: Operator
let huy: Operator
beforeAll(async () => {
  at = await arcadeSetup()
  linh = await operator(at, { roles: ['supervisor'] })
  huy = await operator(at, { roles: ['supervisor'] })
})
afterAll(() => at.close())
beforeEach(() => at.behave('confirm'))

const HUNDRED = major(100_000)
const codeOf = (made: Promise<unknown>): Promise<string> =>
  made.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'failed',
  )
const home = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance ?? 0n
const there = ({ id }: Person): Minor =>
  parseMoney(at.desk.balance({ merchant: 'JADE', member: id.toString(), currency: 'VND' })) ?? -1n
const places = async (who: Person) => [await home(who), there(who)]
const move = (who: Person, direction: 'out' | 'back') =>
  who.api.vendorWallets.walletTransfer({ body: { vendor: 'arcade', direction, amount: HUNDRED } })

const of = (id: string) => ({ params: { merchant: 'JADE', id } })
const evidence = 'mail of the vendor’s desk, ticket 4711'
const propose = (by: Operator, id: string, verdict: 'came' | 'notCame') =>
  by.api.vendorWalletsOffice.propose({ ...of(id), body: { verdict, evidence } })
const agree = (by: Operator, id: string) =>
  by.api.vendorWalletsOffice.agree({ ...of(id), body: { reason: 'read the ticket' } })
const shown = (id: string) => linh.api.vendorWalletsOffice.transfer(of(id))

/** Moves the transfer's timestamps back: advancing the clock would log the operators out. */
async function passes(id: string, minutes: number): Promise<void> {
  const time = sql`${minutes} * interval '1 minute'`
  await run(
    at.database.db,
    sql`update vendor_transfer set made_at = made_at - ${time}, asked_at = asked_at - ${time} where id = ${id}`,
  )
  await run(
    at.database.db,
    sql`
      update vendor_transfer_approval set decided_at = decided_at - ${time}, asked_at = asked_at - ${time} where transfer = ${id}
    `,
  )
}

/** A transfer of 100 000 without a response for fifteen minutes; `done`: the vendor has executed it nevertheless. */
async function silent(way: 'out' | 'back', isDone: boolean): Promise<{ who: Person; id: string }> {
  const who = await person(at, { balance: major(300_000) })
  if (way === 'back') await move(who, 'out')
  at.behave(isDone ? 'loseAnswer' : 'loseQuestion')
  const { id, state } = await move(who, way)
  expect(state).toBe('pending')
  at.behave('away')
  await passes(id, 15)
  return { who, id }
}

test.each([
  ['out', 'came', true, 'done', [major(200_000), HUNDRED]],
  ['out', 'notCame', false, 'failed', [major(300_000), 0n]],
  ['back', 'came', true, 'done', [major(300_000), 0n]],
  ['back', 'notCame', false, 'failed', [major(200_000), HUNDRED]],
] as const)(
  'M12 MEM-04 two operators decide an unanswered transfer %s: %s, and all the money is in one place',
  async (way, verdict, isDone, state, expected) => {
    const { who, id } = await silent(way, isDone)
    await propose(linh, id, verdict)
    expect(await codeOf(agree(linh, id))).toBe('vendorWallets.secondOperatorNeeded')
    expect((await shown(id)).state).toBe('pending')
    expect(await agree(huy, id)).toEqual({ state })
    expect(await places(who)).toEqual(expected)
    expect(await shown(id)).toMatchObject({
      state,
      verdict: { state: 'agreed', verdict, proposedBy: linh.account, decidedBy: huy.account, told: null },
    })
    const audit = await many(
      at.app.db,
      sql<{ action: string; by: string; reason: string }>`
        select action, operator_account as by, reason from audit_entry
        where object = ${`vendorTransfer:${id}`} order by seq
      `,
    )
    expect(audit).toEqual([
      { action: 'vendors.proposeVerdict', by: linh.account, reason: evidence },
      { action: 'vendors.agreeVerdict', by: huy.account, reason: 'read the ticket' },
    ])
    // the next transfer is possible again, and a second approval is rejected
    expect(await codeOf(agree(huy, id))).toBe('vendorWallets.settled')
    at.behave('confirm')
    await passes(id, 10)
    await hearDecided(at.app)
    expect(await shown(id)).toMatchObject({
      verdict: { told: isDone ? 'confirmed' : 'failed' },
      incidents: [],
    })
    expect(await places(who)).toEqual(expected)
  },
)

test.each([
  ['out', 'notCame', true, 'twice', [major(300_000), HUNDRED]],
  ['out', 'came', false, 'nowhere', [major(200_000), 0n]],
  ['back', 'came', false, 'twice', [major(300_000), HUNDRED]],
  ['back', 'notCame', true, 'nowhere', [major(200_000), 0n]],
] as const)(
  'MEM-04 a late status that contradicts the decision (%s, %s) moves no money and opens an incident, which an operator closes',
  async (way, verdict, isDone, contradiction, expected) => {
    const { who, id } = await silent(way, isDone)
    await propose(linh, id, verdict)
    await agree(huy, id)
    expect(await places(who)).toEqual(expected)
    at.behave('confirm')
    await hearDecided(at.app)
    expect((await shown(id)).incidents).toEqual([]) // polled every ten minutes only
    await passes(id, 10)
    await hearDecided(at.app)
    await hearDecided(at.app)
    expect(await places(who)).toEqual(expected)
    expect(await shown(id)).toMatchObject({ isAlarmed: true, contradiction, incidents: [{ closedAt: null }] })
    const { rows } = await linh.api.vendorWalletsOffice.transfers({ query: { state: 'incident' } })
    expect(rows.map((row) => row.id)).toContain(id)
    const waiting = async () =>
      (await linh.api.workQueues.list()).queues.find(({ name }) => name === 'vendor-wallets')?.count ?? 0
    const before = await waiting()
    expect(before).toBeGreaterThan(0)
    const close = (reason: string) =>
      huy.api.vendorWalletsOffice.closeIncident({ ...of(id), body: { reason } })
    await close('corrected by A-100012')
    expect(await shown(id)).toMatchObject({
      isAlarmed: false,
      incidents: [{ closedBy: huy.account, closedWhy: 'corrected by A-100012' }],
    })
    expect(await codeOf(close('once more'))).toBe('vendorWallets.noIncident')
    expect(await waiting()).toBe(before - 1)
  },
)

test('MEM-04 a vendor status received before the second approval overrides the proposal', async () => {
  const { who, id } = await silent('out', true)
  await propose(linh, id, 'notCame')
  at.behave('confirm')
  expect(await codeOf(agree(huy, id))).toBe('vendorWallets.settled')
  expect(await places(who)).toEqual([major(200_000), HUNDRED])
  expect(await shown(id)).toMatchObject({ state: 'done', verdict: { state: 'overtaken' }, incidents: [] })
})

test('MEM-04 rejects a proposal too early, twice, without a transfer or for another brand; a rejected one can be proposed again', async () => {
  const who = await person(at, { balance: major(300_000) })
  at.behave('loseQuestion')
  const { id } = await move(who, 'out')
  at.behave('away')
  expect(await codeOf(propose(linh, id, 'came'))).toBe('vendorWallets.tooEarly')
  await passes(id, 15)
  expect(await codeOf(agree(huy, id))).toBe('vendorWallets.nothingProposed')
  await propose(linh, id, 'came')
  expect(await codeOf(propose(huy, id, 'notCame'))).toBe('vendorWallets.alreadyProposed')
  const reject = (by: Operator) =>
    by.api.vendorWalletsOffice.reject({ ...of(id), body: { reason: 'wrong ticket' } })
  await reject(linh) // operators may withdraw their own proposal
  expect(await codeOf(reject(huy))).toBe('vendorWallets.nothingProposed')
  await propose(huy, id, 'notCame')
  await agree(linh, id)
  expect(await codeOf(propose(linh, id, 'came'))).toBe('vendorWallets.settled')
  const amber = { params: { merchant: 'AMBER', id }, body: { verdict: 'came', evidence } } as const
  expect(await codeOf(linh.api.vendorWalletsOffice.propose(amber))).toBe('vendorWallets.unknownTransfer')
  const cashier = await operator(at, { roles: ['cashier'] })
  expect(await codeOf(propose(cashier, id, 'came'))).toBe('permission.missing')
})

test('M4 MEM-04 ten concurrent second approvals with a concurrent poll pay once; the database enforces dual approval too', async () => {
  const { who, id } = await silent('out', false)
  await propose(linh, id, 'notCame')
  const forged = sql`
    update vendor_transfer_approval set state = 'agreed', decided_by = proposed_by, decided_at = now() where transfer = ${id}
  `
  await expect(run(at.app.db, forged)).rejects.toThrow(/vendor_transfer_approval_four_eyes/)
  const tries = await Promise.all([
    ...Array.from({ length: 10 }, () => codeOf(agree(huy, id))),
    chaseTransfers(at.app),
  ])
  expect(tries.filter((code) => code === 'done')).toHaveLength(1)
  expect(await places(who)).toEqual([major(300_000), 0n])
})

test('C4 MEM-04 exports the transfers as CSV and records the operator in the audit log', async () => {
  const { who } = await silent('out', false)
  const file = await linh.api.vendorWalletsOffice.export({ body: { find: who.account } })
  const [head, row] = (await file.text()).split('\r\n')
  expect(head).toContain('Amount')
  expect(row).toContain(`${who.account},${who.id},Sandbox Arcade,to provider,100000.00,VND,On its way`)
})
