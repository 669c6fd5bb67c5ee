import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { PASSWORD } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { receiver } from '#features/money/p2p-payouts/testing/room.ts'
import { inTransaction } from '#db/pool.ts'
import { major } from '#kit/money.ts'
import { chasePayouts } from './service/chase.ts'
import { paySums } from './service/money.ts'
import { sendPayout } from './service/payout.ts'
import { setLastYes } from './store/changes.ts'
import { withdrawalById } from './store/withdrawals.ts'
import { approve, ask, moneyOf, payee, type Payee } from './testing/payee.ts'

let setup: SandboxSetup
let linh: Operator
let huy: Operator
beforeAll(async () => {
  setup = await sandboxSetup()
  linh = await operator(setup)
  huy = await operator(setup)
})
afterAll(() => setup.close())

const SMALL = major(300_000)
const LARGE = major(25_000_000)
const reason = 'the source of the money is not explained'

const freeze = ({ mai }: Payee, isFrozen = true, by = linh) =>
  by.api.memberDesk.freeze({ params: { id: mai.id }, body: { wallet: mai.wallet, isFrozen, reason } })
const lock = ({ mai }: Payee, state: 'locked' | 'open' = 'locked') =>
  linh.api.memberDesk.setState({ params: { id: mai.id }, body: { state, reason } })
const stopsOf = async (id: string) => (await linh.api.withdrawalsOffice.one({ params: { id } })).stopsLeft
const propose = (id: string, by = linh) =>
  by.api.withdrawalsOffice.override({ params: { id }, body: { reason } })
const decide = (id: string, by: Operator, verdict: 'agree' | 'refuse' = 'agree') =>
  by.api.withdrawalsOffice.decideOverride({ params: { id }, body: { verdict, reason } })

test('RSP-02 M11 stops a pending payout for a frozen wallet or locked member, and tells the approver which', async () => {
  const own = await payee(setup, major(1_000_000))
  const { id } = await ask(own, SMALL)
  await freeze(own)
  await lock(own)
  const listed = (await linh.api.withdrawalsOffice.list({ query: { state: 'open', limit: 100 } })).rows
  expect(listed.find((row) => row.id === id)?.stops).toEqual(['walletFrozen', 'memberLocked'])
  expect(await stopsOf(id)).toEqual(['walletFrozen', 'memberLocked'])
  await linh.api.withdrawalsOffice.claim({ params: { id } })
  for (const call of ['approve', 'offer'] as const)
    expect(await detailOf(linh.api.withdrawalsOffice[call]({ params: { id } }))).toEqual({
      stops: ['walletFrozen', 'memberLocked'],
    })
  await freeze(own, false)
  expect(await detailOf(linh.api.withdrawalsOffice.approve({ params: { id } }))).toEqual({
    stops: ['memberLocked'],
  })
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: major(1_000_000), held: SMALL })
  await lock(own, 'open')
  expect(await linh.api.withdrawalsOffice.approve({ params: { id } })).toEqual({ state: 'paying' })
})

test('RSP-02 M12 refuses the first of two approvals too, and does not carry an earlier one over a freeze', async () => {
  const own = await payee(setup, major(60_000_000))
  const { id } = await ask(own, LARGE)
  expect(await approve(linh, id)).toEqual({ state: 'approved' })
  await freeze(own)
  expect(await refusal(approve(huy, id))).toBe('withdrawals.stopped')
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: major(60_000_000), held: LARGE })
  await huy.api.withdrawalsOffice.reject({ params: { id }, body: { reason } })
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: major(60_000_000), held: 0n })
})

test('RSP-02 M7 refuses to pay out of a frozen wallet in the ledger itself, and pays with the same key once unfrozen', async () => {
  const own = await payee(setup, major(1_000_000))
  const { id } = await ask(own, SMALL)
  await freeze(own)
  const row = await withdrawalById(setup.app.db, id)
  if (!row) throw new Error('there is a withdrawal')
  expect(await inTransaction(setup.app.db, (tx) => paySums(tx, row))).toBe('frozen')
  await freeze(own, false)
  expect(await approve(linh, id)).toEqual({ state: 'paying' })
})

test('RSP-02 pays only if the approval came first when freezing and approving race', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const own = await payee(setup, major(1_000_000))
    const { id } = await ask(own, SMALL)
    await linh.api.withdrawalsOffice.claim({ params: { id } })
    const [approved] = await Promise.all([
      refusal(linh.api.withdrawalsOffice.approve({ params: { id } })),
      turn % 2 === 0 ? freeze(own, true, huy) : lock(own),
    ])
    const hasLeft = (await moneyOf(setup, own.mai)).held === 0n
    expect(hasLeft).toBe(approved === 'nothing was refused')
    expect(['nothing was refused', 'withdrawals.stopped']).toContain(approved)
  }
})

test('RSP-02 M12 needs two operators and a reason to override it; a later freeze or lock ends the override', async () => {
  const own = await payee(setup, major(1_000_000))
  const { id } = await ask(own, SMALL)
  expect(await refusal(propose(id))).toBe('withdrawals.notStopped')
  expect(await refusal(decide(id, huy))).toBe('withdrawals.noOverride')
  await freeze(own)
  await propose(id)
  expect(await refusal(propose(id, huy))).toBe('withdrawals.overrideProposed')
  expect(await refusal(decide(id, linh))).toBe('withdrawals.sameOperator')
  expect(await refusal(approve(huy, id))).toBe('withdrawals.stopped')
  await huy.api.withdrawalsOffice.release({ params: { id } })
  expect(await decide(id, huy)).toEqual({ state: 'agreed' })
  expect(await stopsOf(id)).toEqual([])
  await lock(own) // a new situation
  expect(await stopsOf(id)).toEqual(['walletFrozen', 'memberLocked'])
  expect(await refusal(approve(linh, id))).toBe('withdrawals.stopped')
  await propose(id, huy)
  expect(await decide(id, huy, 'refuse')).toEqual({ state: 'withdrawn' })
  await propose(id, huy)
  expect(await decide(id, linh)).toEqual({ state: 'agreed' })
  await freeze(own, false)
  await freeze(own) // frozen again: the ledger takes the pass back, too
  const row = await withdrawalById(setup.app.db, id)
  if (!row) throw new Error('there is a withdrawal')
  expect(await inTransaction(setup.app.db, (tx) => paySums(tx, row))).toBe('frozen')
  expect(await refusal(linh.api.withdrawalsOffice.approve({ params: { id } }))).toBe('withdrawals.stopped')
  await propose(id, huy)
  await decide(id, linh)
  expect(await linh.api.withdrawalsOffice.approve({ params: { id } })).toEqual({ state: 'paying' })
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: major(700_000), held: 0n })
  expect(await refusal(propose(id))).toBe('withdrawals.overrideProposed')
  // the member is not told: that would reveal the suspicion
  await freeze(own, false)
  await lock(own, 'open')
  const login = { username: own.mai.account, password: PASSWORD, type: 'username' } as const
  const { token } = await setup.api().identity.login({ body: login })
  const { steps } = await setup.api({ token }).withdrawals.one({ params: { id } })
  expect(steps.map(({ what }) => what).filter((what) => what.startsWith('override'))).toEqual([])
})

test('RSP-02 does not send an approved payout unknown to the processor while its member is locked', async () => {
  const own = await payee(setup, major(1_000_000))
  const { id } = await ask(own, SMALL)
  const row = await withdrawalById(setup.app.db, id)
  if (!row) throw new Error('there is a withdrawal')
  // the server crashed between the last approval's commit and its order to the processor
  const yes = { by: linh.id, account: linh.account, now: setup.clock.now() }
  await inTransaction(setup.app.db, async (tx) => {
    await setLastYes(tx, id, yes)
    await paySums(tx, row)
  })
  await lock(own)
  setup.clock.forward(60_000)
  await chasePayouts(setup.app)
  await sendPayout(setup.app, { ...row, state: 'paying' })
  setup.clock.forward(10_000)
  setup.desk.settleDuePayouts()
  await setup.deliver()
  expect((await withdrawalById(setup.app.db, id))?.state).toBe('paying')
  linh = await operator(setup)
  await lock(own, 'open')
  setup.clock.forward(60_000)
  await chasePayouts(setup.app)
  setup.clock.forward(10_000)
  setup.desk.settleDuePayouts()
  await setup.deliver()
  expect((await withdrawalById(setup.app.db, id))?.state).toBe('paid')
})

test('RSP-02 hides the offer of a locked or frozen receiver from members until the stop ends', async () => {
  const mai = await receiver(setup, major(300_000))
  const an = await payee(setup, major(100_000), '4472')
  const own: Payee = { mai: mai.person, account: '' }
  const pay = () => an.mai.api.deposits.create({ body: { method: 'to-member', amount: major(300_000) } })
  for (const stop of [freeze, lock]) {
    await stop(own)
    expect(await refusal(pay())).toBe('deposits.noMatch')
    await freeze(own, false).catch(() => null)
    await lock(own, 'open').catch(() => null)
  }
  expect((await pay()).transferTo).toMatchObject({ accountNumber: '9900884471' })
})
