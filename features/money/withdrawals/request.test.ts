import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { PASSWORD, PAYMENT_PASSWORD, person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { contracts } from '#features/contracts.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { payablePart } from '#kit/currency.ts'
import { major } from '#kit/money.ts'
import { setFrozen } from '#ledger/wallets.ts'
import { openLive } from '#live/client.ts'
import { requestWithdrawal } from './service/create.ts'
import { ask, moneyOf, payee } from './testing/payee.ts'

let setup: SandboxSetup
beforeAll(async () => {
  setup = await sandboxSetup()
})
afterAll(() => setup.close())

const SMALL = major(300_000)

test('M3 accepts exactly those of one hundred concurrent withdrawals that the balance covers', async () => {
  await applySetting(setup, 'JADE', 'withdrawDayCount', 100)
  const { mai, account } = await payee(setup, major(1_000_000))
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
    origin: '',
    requestId: '',
    log: setup.app.log,
    raw: new Uint8Array(),
    now: setup.clock.now(),
  }
  const body = { account, amount: SMALL, paymentPassword: PAYMENT_PASSWORD }
  // through the service: the route's rate limit would allow ten
  const asked = Array.from({ length: 100 }, (_, n) => {
    const keyed = { key: `hundred:${mai.id}:${n}`, fingerprint: Buffer.from([n]) }
    return requestWithdrawal(setup.app, { body }, { ...call, ...keyed })
  })
  const answers = await Promise.all(asked)
  const refused = answers.flatMap((answer) => ('refused' in answer ? [answer.refused] : []))
  expect(answers.length - refused.length).toBe(3)
  // eleven concurrent calls exceed the attempts of a payment password; a waiting one would be asked again
  const others = refused.filter((code) => code !== 'withdrawals.wrongPassword')
  expect(new Set(others)).toEqual(new Set(['withdrawals.notEnough']))
  expect(await moneyOf(setup, mai)).toEqual({ balance: major(1_000_000), held: major(900_000) })
  await applySetting(setup, 'JADE', 'withdrawDayCount', 5)
}, 90_000)

test('M4 makes one withdrawal when a browser retries an encrypted request automatically, and returns its reply', async () => {
  const { mai, account } = await payee(setup, major(1_000_000))
  const bodies: unknown[] = []
  const { withdrawals } = setup.api({
    token: mai.token,
    transport: {
      fetch: async (address, init) => {
        const answer = await fetch(address, init)
        if (init?.method !== 'POST' || bodies.push(init.body) > 1) return answer
        return fetch(address, init) // what came first got lost
      },
    },
  })
  const body = { account, amount: SMALL, paymentPassword: PAYMENT_PASSWORD }
  await withdrawals.create({ body })
  expect(new Set(bodies).size).toBe(2)
  expect(await moneyOf(setup, mai)).toEqual({ balance: major(1_000_000), held: SMALL })
})

test('M11 lets no member cancel a withdrawal, and refuses withdrawing money twice with what is missing', async () => {
  const own = await payee(setup, major(400_000))
  await ask(own, SMALL)
  await expect(ask(own, SMALL)).rejects.toMatchObject({
    code: 'withdrawals.notEnough',
    detail: { free: '100000.00', missing: '200000.00' },
  })
  const calls = Object.values(contracts.withdrawals).filter(
    (route) => 'audience' in route && route.method !== 'GET',
  )
  expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /api/withdrawals/accounts/:id',
    'POST /api/withdrawals',
    'POST /api/withdrawals/:id/proof',
    'POST /api/withdrawals/:id/receipt',
    'POST /api/withdrawals/:id/received',
    'POST /api/withdrawals/accounts',
  ])
})

test('A14 requires the member’s name on an account; the first one fixes that name', async () => {
  const { mai } = await payee(setup, 0n)
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

test('A14 CSH-02 holds nothing without an account, with a wrong password, or from a frozen wallet', async () => {
  const an = await person(setup, { balance: major(500_000) })
  const own = { mai: an, account: crypto.randomUUID() }
  await expect(ask(own, SMALL)).rejects.toMatchObject({ code: 'withdrawals.unknownAccount' })
  const bound = await payee(setup, major(500_000))
  const body = { account: bound.account, amount: SMALL, paymentPassword: 'not mine at all' }
  await expect(bound.mai.api.withdrawals.create({ body })).rejects.toMatchObject({
    code: 'withdrawals.wrongPassword',
  })
  await setFrozen(setup.app.db, bound.mai.wallet, true)
  await expect(ask(bound, SMALL)).rejects.toMatchObject({ code: 'withdrawals.notYet' })
  expect((await bound.mai.api.withdrawals.terms()).conditions.find(({ isMet }) => !isMet)?.code).toBe(
    'wallet',
  )
  await expect(ask({ mai: an, account: bound.account }, SMALL)).rejects.toMatchObject({
    code: 'withdrawals.unknownAccount',
  })
  expect((await moneyOf(setup, bound.mai)).held).toBe(0n)
})

test('CSH-02 shows and requires the turnover left if the merchant asks for it', async () => {
  await applySetting(setup, 'JADE', 'withdrawTurnoverPercent', 100)
  const own = await payee(setup, 0n)
  const { id } = await own.mai.api.deposits.create({ body: { method: 'qr-pay', amount: major(500_000) } })
  setup.desk.settle(setup.desk.find('payment', 'JADE', id)?.id ?? '', 'paid')
  await setup.deliver()
  const turnover = (await own.mai.api.withdrawals.terms()).conditions.at(-1)
  expect(turnover).toMatchObject({
    code: 'turnover',
    isMet: false,
    need: major(500_000),
    missing: major(500_000),
  })
  await expect(ask(own, SMALL)).rejects.toMatchObject({ code: 'withdrawals.notYet' })
  await applySetting(setup, 'JADE', 'withdrawTurnoverPercent', 0)
  expect((await ask(own, SMALL)).state).toBe('requested')
})

test('CSH-02 refuses a withdrawal that the fee would consume before anything is held', async () => {
  const own = await payee(setup, major(1_000_000))
  const set = async (least: bigint, fee: bigint) => {
    await applySetting(setup, 'JADE', 'withdrawLeast', least)
    await applySetting(setup, 'JADE', 'withdrawFeeFixed', fee)
  }
  await set(major(10_000), major(20_000))
  for (const amount of [major(10_000), major(20_000)])
    await expect(ask(own, amount)).rejects.toMatchObject({ code: 'withdrawals.feeTooLarge' })
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: major(1_000_000), held: 0n })
  const asked = await ask(own, major(20_000) + major(1))
  expect(asked).toMatchObject({ fee: major(20_000), receives: major(1) })
  await set(major(50_000), 0n)
})

test('CSH-02 withdraws whole dong: refuses a fraction with the unit, pays everything payable, and keeps the rest', async () => {
  const own = await payee(setup, 2_000_005_678n)
  const { free, unit } = await own.mai.api.withdrawals.terms()
  expect([free, unit]).toEqual([2_000_005_678n, major(1)])
  await expect(ask(own, major(200_000) + major(1) / 2n)).rejects.toMatchObject({
    code: 'withdrawals.amountTooFine',
    detail: { unit: '1.00' },
  })
  expect(await ask(own, payablePart(free, unit))).toMatchObject({ receives: major(200_000) })
  expect(await moneyOf(setup, own.mai)).toEqual({ balance: 2_000_005_678n, held: major(200_000) })
})

test('A14 O12 shows an account linked or removed on one device on the others immediately; a refusal reveals nothing', async () => {
  const { mai, account } = await payee(setup, 0n)
  const heard: string[] = []
  const live = openLive(setup.site, () => mai.token, {
    onHint: ({ topic }) => topic === 'accounts.changed' && heard.push(topic),
    onReconnect: () => undefined,
    onState: (state) => state === 'open' && heard.push('open'),
  })
  await expect.poll(() => heard).toEqual(['open'])
  const body = {
    bank: 'VCB',
    accountNumber: '1234567890',
    holder: 'NGUYEN THI MAI',
    password: PAYMENT_PASSWORD,
  }
  await mai.api.withdrawals.addAccount({ body })
  await expect.poll(() => heard).toEqual(['open', 'accounts.changed'])
  await expect(mai.api.withdrawals.addAccount({ body })).rejects.toMatchObject({
    code: 'withdrawals.accountBound',
  })
  await mai.api.withdrawals.removeAccount({ params: { id: account } })
  await expect.poll(() => heard).toEqual(['open', 'accounts.changed', 'accounts.changed'])
  live.close()
})

test('CSH-02 offers only withdrawals to bank accounts to other members', async () => {
  const mai = await person(setup, { balance: major(1_000_000) })
  const wallet = await mai.api.withdrawals.addAccount({
    body: {
      bank: 'EWALLET',
      accountNumber: '0912345678',
      holder: 'NGUYEN THI MAI',
      password: PAYMENT_PASSWORD,
    },
  })
  const { id } = await ask({ mai, account: wallet.id }, major(300_000))
  const linh = await operator(setup)
  await linh.api.withdrawalsOffice.claim({ params: { id } })
  await expect(linh.api.withdrawalsOffice.offer({ params: { id } })).rejects.toMatchObject({
    code: 'withdrawals.notMatchable',
  })
  expect(await moneyOf(setup, mai)).toEqual({ balance: major(1_000_000), held: major(300_000) })
})

test('CSH-02 rejects an amount above the brand’s limits with the limit, and an unknown bank', async () => {
  const set = async (of: { most: bigint; dayMost: bigint; dayCount: number }) => {
    await applySetting(setup, 'JADE', 'withdrawMost', of.most)
    await applySetting(setup, 'JADE', 'withdrawDayMost', of.dayMost)
    await applySetting(setup, 'JADE', 'withdrawDayCount', of.dayCount)
  }
  const own = await payee(setup, major(2_000_000))
  const bank = { bank: 'NONE', accountNumber: '9900884472', holder: 'Mai', password: PAYMENT_PASSWORD }
  await expect(own.mai.api.withdrawals.addAccount({ body: bank })).rejects.toMatchObject({
    code: 'withdrawals.unknownBank',
  })
  try {
    await set({ most: major(400_000), dayMost: major(500_000), dayCount: 5 })
    await expect(ask(own, major(400_001))).rejects.toMatchObject({
      code: 'withdrawals.amountTooLarge',
      detail: { most: '400000.00' },
    })
    await ask(own, SMALL)
    await expect(ask(own, SMALL)).rejects.toMatchObject({
      code: 'withdrawals.dayAmount',
      detail: { left: '200000.00' },
    })
    await set({ most: major(400_000), dayMost: major(1_000_000), dayCount: 1 })
    await expect(ask(own, SMALL)).rejects.toMatchObject({ code: 'withdrawals.dayCount', detail: { most: 1 } })
  } finally {
    await set({ most: major(500_000_000), dayMost: major(1_000_000_000), dayCount: 5 })
  }
})
