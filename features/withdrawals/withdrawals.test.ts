import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { PASSWORD, PAYMENT_PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { contracts } from '#features/contracts.ts'
import { changeSetting } from '#features/settings/door.ts'
import { sandboxTown, type SandboxTown } from '#features/payments/testing/sandbox.ts'
import { major, type Minor } from '#kit/money.ts'
import { postOne } from '#ledger/posting.ts'
import { setFrozen, walletById } from '#ledger/wallets.ts'
import { correctionDebit } from '#features/adjustments/postings.ts'
import { inTransaction } from '#db/pool.ts'
import { chasePayouts } from './service/chase.ts'
import { requestWithdrawal } from './service/create.ts'
import { receiveBySilence } from './service/receipt.ts'

let town: SandboxTown
let linh: Operator
let huy: Operator
beforeAll(async () => {
  town = await sandboxTown()
  linh = await operator(town)
  huy = await operator(town)
})
afterAll(() => town.close())

const MINUTE = 60_000
const SMALL = major(300_000)
const LARGE = major(25_000_000)

const moneyOf = async ({ wallet }: Person) => {
  const found = await walletById(town.house.db, wallet)
  return { balance: found?.balance ?? 0n, held: found?.held ?? 0n }
}

/** A member with money and an account in her own name; `digits` end the number ('0000' is refused by the sandbox's bank). */
async function payee(balance: Minor, digits = '4471'): Promise<{ mai: Person; account: string }> {
  const mai = await person(town, { balance })
  const { id } = await mai.api.withdrawals.addAccount({
    body: {
      bank: 'ACB',
      accountNumber: `990088${digits}`,
      holder: 'Nguyễn Thị Mai',
      password: PAYMENT_PASSWORD,
    },
  })
  return { mai, account: id }
}

const ask = ({ mai, account }: { mai: Person; account: string }, amount: Minor) =>
  mai.api.withdrawals.create({ body: { account, amount, paymentPassword: PAYMENT_PASSWORD } })

async function approve(who: Operator, id: string) {
  await who.api.withdrawalsOffice.claim({ params: { id } })
  return who.api.withdrawalsOffice.approve({ params: { id } })
}

/** Lets the sandbox's bank work and its messages arrive. */
async function bankWorks() {
  town.clock.forward(10_000)
  town.desk.settleDuePayouts()
  return town.deliver()
}

test('CSH-02 requested, held, approved, paid and confirmed: the money leaves once, step by step', async () => {
  const own = await payee(major(1_000_000))
  const { id, state, receives, dueAt, requestedAt } = await ask(own, SMALL)
  expect({ state, receives, minutes: (dueAt.getTime() - requestedAt.getTime()) / MINUTE }).toEqual({
    state: 'requested',
    receives: SMALL,
    minutes: 30,
  })
  expect(await moneyOf(own.mai)).toEqual({ balance: major(1_000_000), held: SMALL })
  expect(await approve(linh, id)).toEqual({ state: 'paying' })
  expect(await moneyOf(own.mai)).toEqual({ balance: major(700_000), held: 0n })
  expect(await bankWorks()).toEqual([200])
  const paid = await own.mai.api.withdrawals.one({ params: { id } })
  expect(paid.state).toBe('paid')
  const received = await own.mai.api.withdrawals.received({ params: { id } })
  expect(received.steps.map(({ what }) => what)).toEqual([
    'requested',
    'claimed',
    'approved',
    'paid',
    'received',
  ])
  expect((await moneyOf(own.mai)).balance).toBe(major(700_000))
})

test('CSH-02 M12 a large one needs two operators, never the same twice, in any tab', async () => {
  const own = await payee(major(60_000_000))
  const { id, eyes } = await ask(own, LARGE)
  expect(eyes).toBe(2)
  expect(await approve(linh, id)).toEqual({ state: 'approved' })
  expect(await moneyOf(own.mai)).toEqual({ balance: major(60_000_000), held: LARGE })
  const params = { id }
  const tabs = await Promise.allSettled([
    linh.api.withdrawalsOffice.claim({ params }),
    linh.api.withdrawalsOffice.approve({ params }),
    linh.api.withdrawalsOffice.approve({ params }),
  ])
  expect(tabs.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await approve(huy, id)).toEqual({ state: 'paying' })
  expect(await moneyOf(own.mai)).toEqual({ balance: major(35_000_000), held: 0n })
  const shown = await huy.api.withdrawalsOffice.one({ params })
  expect([shown.firstBy, shown.secondBy]).toEqual([linh.account, huy.account])
})

test('CSH-02 a rejected one is free again, with the reason', async () => {
  const own = await payee(major(400_000))
  const { id } = await ask(own, SMALL)
  await linh.api.withdrawalsOffice.claim({ params: { id } })
  await linh.api.withdrawalsOffice.reject({ params: { id }, body: { reason: 'please send your papers' } })
  expect(await moneyOf(own.mai)).toEqual({ balance: major(400_000), held: 0n })
  const seen = await own.mai.api.withdrawals.one({ params: { id } })
  expect(seen).toMatchObject({ state: 'rejected', reason: 'please send your papers' })
  await expect(approve(huy, id)).rejects.toMatchObject({ code: 'withdrawals.decided' })
})

test('CSH-02 what the bank does not take comes back, fee included, and the statement re-adds', async () => {
  await changeSetting(town.house.db, 'JADE', 'withdrawFeePpm', 10_000, town.clock.now())
  town.clock.forward(2_000) // settings are read again after a second
  const own = await payee(major(1_000_000), '0000')
  const { id, fee, receives } = await ask(own, SMALL)
  expect({ fee, receives }).toEqual({ fee: major(3_000), receives: major(297_000) })
  await approve(linh, id)
  expect((await moneyOf(own.mai)).balance).toBe(major(700_000))
  await bankWorks()
  expect(await own.mai.api.withdrawals.one({ params: { id } })).toMatchObject({ state: 'failed' })
  expect(await moneyOf(own.mai)).toEqual({ balance: major(1_000_000), held: 0n })
  const { rows } = await own.mai.api.wallet.statement({ query: { group: 'withdrawals' } })
  expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['withdrawal.feeReturned', major(3_000)],
    ['withdrawal.returned', major(297_000)],
    ['withdrawal.fee', -major(3_000)],
    ['withdrawal.paid', -major(297_000)],
  ])
  await changeSetting(town.house.db, 'JADE', 'withdrawFeePpm', 0, town.clock.now())
  town.clock.forward(2_000)
})

test('M3 of one hundred withdrawals at the same instant exactly those succeed that the balance covers', async () => {
  await changeSetting(town.house.db, 'JADE', 'withdrawDayCount', 100, town.clock.now())
  town.clock.forward(2_000)
  const { mai, account } = await payee(major(1_000_000))
  const call = {
    member: {
      id: mai.id,
      account: mai.account,
      type: 0,
      merchant: 'JADE',
      currency: 'VND' as const,
      sessionId: '',
    },
    merchant: { code: 'JADE', name: 'Jade', currency: 'VND' as const, timeZone: 'Asia/Ho_Chi_Minh' },
    language: 'en' as const,
    header: () => undefined,
    cookie: () => undefined,
    setCookie: () => undefined,
    ip: '',
    device: '',
    host: '',
    requestId: '',
    log: town.house.log,
    raw: new Uint8Array(),
    now: town.clock.now(),
  }
  const body = { account, amount: SMALL, paymentPassword: PAYMENT_PASSWORD }
  // through the service: the pace of the route would let ten through
  const asked = Array.from({ length: 100 }, (_, n) => {
    const keyed = { key: `hundred:${mai.id}:${n}`, fingerprint: Buffer.from([n]) }
    return requestWithdrawal(town.house, { body }, { ...call, ...keyed })
  })
  const answers = await Promise.all(asked)
  const refused = answers.flatMap((answer) => ('refused' in answer ? [answer.refused] : []))
  expect(answers.length - refused.length).toBe(3)
  expect(new Set(refused)).toEqual(new Set(['withdrawals.notEnough']))
  expect(await moneyOf(mai)).toEqual({ balance: major(1_000_000), held: major(900_000) })
  await changeSetting(town.house.db, 'JADE', 'withdrawDayCount', 5, town.clock.now())
  town.clock.forward(2_000)
})

test('M11 no call lets a member take a withdrawal back, and withdrawing money twice is refused with what is missing', async () => {
  const own = await payee(major(400_000))
  await ask(own, SMALL)
  await expect(ask(own, SMALL)).rejects.toMatchObject({
    code: 'withdrawals.notEnough',
    detail: { free: '100000.00', missing: '200000.00' },
  })
  const calls = Object.values(contracts.withdrawals).filter(
    (route) => 'who' in route && route.method !== 'GET',
  )
  expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /api/withdrawals/accounts/:id',
    'POST /api/withdrawals',
    'POST /api/withdrawals/:id/received',
    'POST /api/withdrawals/accounts',
  ])
})

test('A14 the account must carry the name of the member; the first one settles which name that is', async () => {
  const { mai } = await payee(0n)
  const add = (holder: string, accountNumber: string, password = PAYMENT_PASSWORD) =>
    mai.api.withdrawals.addAccount({ body: { bank: 'VCB', accountNumber, holder, password } })
  await expect(add('TRAN VAN BINH', '1234567890')).rejects.toMatchObject({ code: 'withdrawals.nameDiffers' })
  await expect(add('MAI', '1234567890')).rejects.toMatchObject({ code: 'withdrawals.nameInvalid' })
  await expect(add('NGUYEN THI MAI', '123456', PASSWORD)).rejects.toMatchObject({
    code: 'withdrawals.wrongPassword',
  })
  await expect(add('NGUYEN THI MAI', '12345')).rejects.toMatchObject({ code: 'withdrawals.numberLength' })
  expect(await add('nguyễn thị mai', '1234567890')).toMatchObject({
    holder: 'NGUYEN THI MAI',
    shown: '••7890',
  })
  await expect(add('NGUYEN THI MAI', '1234567890')).rejects.toMatchObject({
    code: 'withdrawals.accountBound',
  })
})

test('A14 CSH-02 without an account, with the wrong password, or from a frozen wallet nothing is held', async () => {
  const an = await person(town, { balance: major(500_000) })
  const own = { mai: an, account: crypto.randomUUID() }
  await expect(ask(own, SMALL)).rejects.toMatchObject({ code: 'withdrawals.unknownAccount' })
  const bound = await payee(major(500_000))
  const body = { account: bound.account, amount: SMALL, paymentPassword: 'not mine at all' }
  await expect(bound.mai.api.withdrawals.create({ body })).rejects.toMatchObject({
    code: 'withdrawals.wrongPassword',
  })
  await setFrozen(town.house.db, bound.mai.wallet, true)
  await expect(ask(bound, SMALL)).rejects.toMatchObject({ code: 'withdrawals.notYet' })
  expect((await bound.mai.api.withdrawals.terms()).conditions.find(({ isMet }) => !isMet)?.code).toBe(
    'wallet',
  )
  await expect(ask({ mai: an, account: bound.account }, SMALL)).rejects.toMatchObject({
    code: 'withdrawals.unknownAccount',
  })
  expect((await moneyOf(bound.mai)).held).toBe(0n)
})

test('CSH-02 wagering left is shown and needed where the merchant asks for it', async () => {
  await changeSetting(town.house.db, 'JADE', 'withdrawTurnoverPercent', 100, town.clock.now())
  town.clock.forward(2_000)
  const own = await payee(0n)
  const { id } = await own.mai.api.deposits.create({ body: { method: 'qr-pay', amount: major(500_000) } })
  town.desk.settle(town.desk.find('payment', 'JADE', id)?.id ?? '', 'paid')
  await town.deliver()
  const turnover = (await own.mai.api.withdrawals.terms()).conditions.at(-1)
  expect(turnover).toMatchObject({
    code: 'turnover',
    isMet: false,
    need: major(500_000),
    missing: major(500_000),
  })
  await expect(ask(own, SMALL)).rejects.toMatchObject({ code: 'withdrawals.notYet' })
  await changeSetting(town.house.db, 'JADE', 'withdrawTurnoverPercent', 0, town.clock.now())
  town.clock.forward(2_000)
  expect((await ask(own, SMALL)).state).toBe('requested')
})

test('CSH-03 silence counts as received after the minutes of the setting, and not before', async () => {
  const own = await payee(major(400_000))
  const { id } = await ask(own, SMALL)
  await approve(linh, id)
  await bankWorks()
  const { paidAt, receiptDueAt } = await own.mai.api.withdrawals.one({ params: { id } })
  expect((receiptDueAt?.getTime() ?? 0) - (paidAt?.getTime() ?? 0)).toBe(30 * MINUTE)
  await receiveBySilence(town.house)
  const before = await huy.api.withdrawalsOffice.one({ params: { id } })
  expect(before.state).toBe('paid')
  const jump = (receiptDueAt?.getTime() ?? 0) - town.clock.now().getTime() + 1_000
  town.clock.forward(jump)
  await receiveBySilence(town.house)
  huy = await operator(town) // half an hour later everybody has to log in again
  linh = await operator(town)
  const after = await huy.api.withdrawalsOffice.one({ params: { id } })
  expect(after.steps.at(-1)?.what).toBe('receivedAuto')
})

test('CSH-02 a lost call-back is made good by asking; contradicting news move no money and raise an alarm', async () => {
  const own = await payee(major(400_000))
  const { id } = await ask(own, SMALL)
  const calm = town.journal.behaviour()
  town.journal.write({ behaviour: { ...calm, isSilent: true } })
  await approve(linh, id)
  town.clock.forward(20_000)
  town.desk.settleDuePayouts()
  await Promise.all([chasePayouts(town.house), chasePayouts(town.house)])
  town.journal.write({ behaviour: calm })
  expect((await own.mai.api.withdrawals.one({ params: { id } })).state).toBe('paid')
  const order = town.desk.find('payout', 'JADE', id)
  const event = {
    kind: 'payout',
    id: order?.id,
    reference: id,
    status: 'failed',
    amount: '300000.00',
    currency: 'VND',
    reason: 'no',
  }
  const body = JSON.stringify({ type: 'payout.failed', data: event })
  expect((await town.post(body, town.signed(`msg_${id}`, body))).status).toBe(200)
  expect(await moneyOf(own.mai)).toEqual({ balance: major(100_000), held: 0n })
  const shown = await huy.api.withdrawalsOffice.one({ params: { id } })
  expect(shown.steps.at(-1)?.what).toBe('alarm')
})

test('CSH-02 a debt that arose after the hold does not stop what was approved, and the books stay whole', async () => {
  const own = await payee(major(400_000))
  const { id } = await ask(own, SMALL)
  await inTransaction(town.house.db, (tx) =>
    postOne(tx, {
      posting: correctionDebit,
      key: `test-debt:${id}`,
      wallet: own.mai.wallet,
      amount: major(350_000),
      detail: 'test',
    }),
  )
  expect(await approve(linh, id)).toEqual({ state: 'paying' })
  expect(await moneyOf(own.mai)).toEqual({ balance: -major(250_000), held: 0n })
})

test('B1 an operator without the permission sees and decides nothing', async () => {
  const auditor = await operator(town, { roles: ['auditor'] })
  const own = await payee(major(400_000))
  const { id } = await ask(own, SMALL)
  await expect(approve(auditor, id)).rejects.toMatchObject({ code: 'permission.missing' })
  expect((await auditor.api.withdrawalsOffice.list({ query: { find: own.mai.account } })).rows).toHaveLength(
    1,
  )
})
