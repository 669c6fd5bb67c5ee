import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { setWalletLimit } from '#ledger/wallet-limits.ts'
import { setFrozen } from '#ledger/wallets.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { protocolNames } from './store/connections.ts'
import { testVendor, type TestVendor } from './testing/connection.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const id = () => randomUUID()

async function scene(vendor: TestVendor, balance = major(100)) {
  const mai: Person = await person(at, { balance, merchant: 'AMBER' })
  const guest = await vendor.enter(mai)
  return { mai, guest, round: id() }
}

describe.each(protocolNames)('with the %s protocol', (protocol) => {
  let vendor: TestVendor
  beforeAll(async () => {
    vendor = await testVendor(at, protocol)
  })

  test('M4 a bet and its win change the balance once, however often they are repeated', async () => {
    const { guest, round } = await scene(vendor)
    const bet = { guest, transaction: id(), round, amount: major(10) }
    const first = await vendor.supplier.bet(bet)
    expect([first.word, first.balance]).toEqual(['ok', major(90)])
    const win = { guest, transaction: id(), round, reference: bet.transaction, amount: major(25) }
    expect((await vendor.supplier.win(win)).balance).toBe(major(115))
    expect((await vendor.supplier.bet(bet)).balance).toBe(major(90)) // the original reply
    expect((await vendor.supplier.win(win)).balance).toBe(major(115))
    expect((await vendor.supplier.balance(guest)).balance).toBe(major(115))
  })

  test('GAM-04 a vendor’s round is in the betting record with the names of its game and provider', async () => {
    const { mai, guest, round } = await scene(vendor)
    const bet = { guest, transaction: id(), round, amount: major(10) }
    await vendor.supplier.bet(bet)
    await vendor.supplier.win({ ...bet, transaction: id(), reference: bet.transaction, amount: major(25) })
    const { rounds } = await mai.api.rounds.list({ query: { category: 'RNG' } })
    expect(rounds.map(({ gameName, vendorName, category }) => [gameName, vendorName, category])).toEqual([
      ['Test', vendor.vendor, 'RNG'],
    ])
    const detail = await mai.api.rounds.detail({ params: { roundId: rounds[0]?.roundId ?? '' } })
    expect(detail.gameName).toBe('Test')
    expect((await mai.api.statements.profit({ query: {} })).games[0]?.gameName).toBe('Test')
  })

  test('M4 rejects the same id with another amount as a conflict, and moves nothing', async () => {
    const { guest, round } = await scene(vendor)
    const bet = { guest, transaction: id(), round, amount: major(10) }
    await vendor.supplier.bet(bet)
    expect((await vendor.supplier.bet({ ...bet, amount: major(11) })).word).toMatch(/conflict|syntax/)
    expect((await vendor.supplier.balance(guest)).balance).toBe(major(90))
  })

  test('GAM-04 a rollback that arrives first leaves a permanent tombstone for the bet', async () => {
    const { guest, round } = await scene(vendor)
    const bet = { guest, transaction: id(), round, amount: major(10) }
    const back = { guest, transaction: id(), reference: bet.transaction, round }
    expect((await vendor.supplier.rollback(back)).word).toBe('ok')
    expect((await vendor.supplier.bet(bet)).word).not.toBe('ok')
    expect((await vendor.supplier.balance(guest)).balance).toBe(major(100))
  })

  test('GAM-04 a rolled back bet refunds its stake once', async () => {
    const { guest, round } = await scene(vendor)
    const bet = { guest, transaction: id(), round, amount: major(10) }
    await vendor.supplier.bet(bet)
    const back = { guest, transaction: id(), reference: bet.transaction, round }
    expect((await vendor.supplier.rollback(back)).balance).toBe(major(100))
    await vendor.supplier.rollback(back)
    await vendor.supplier.rollback({ ...back, transaction: id() })
    expect((await vendor.supplier.balance(guest)).balance).toBe(major(100))
  })

  test('GAM-04 an insufficient funds reply contains the real balance', async () => {
    const { guest, round } = await scene(vendor)
    const said = await vendor.supplier.bet({ guest, transaction: id(), round, amount: major(101) })
    expect([said.word, said.balance]).toEqual(['noMoney', major(100)])
  })

  test('GAM-04 accepts a win and a rollback after the session ended', async () => {
    const { mai, guest, round } = await scene(vendor)
    const bet = { guest, transaction: id(), round, amount: major(10) }
    const lost = { guest, transaction: id(), round: id(), amount: major(5) }
    await vendor.supplier.bet(bet)
    await vendor.supplier.bet(lost)
    await mai.api.identity.logout()
    const win = { guest, transaction: id(), round, reference: bet.transaction, amount: major(3) }
    expect((await vendor.supplier.win(win)).word).toBe('ok')
    const back = { guest, transaction: id(), reference: lost.transaction, round: lost.round }
    expect((await vendor.supplier.rollback(back)).balance).toBe(major(93))
    expect((await vendor.supplier.bet({ ...bet, transaction: id(), round: id() })).word).toBe('token')
  })

  test('GAM-04 rejects a modified body before executing anything', async () => {
    const { guest, round } = await scene(vendor)
    const bet = { guest, transaction: id(), round, amount: major(10) }
    expect((await vendor.supplier.bet(bet, { isTampered: true })).word).toBe('signature')
    expect((await vendor.supplier.bet(bet, { isUnsigned: true })).word).toBe('signature')
    expect((await vendor.supplier.balance(guest)).balance).toBe(major(100))
  })

  test('R3 a stake limit applies to vendor bets as to studio bets', async () => {
    const { mai, guest, round } = await scene(vendor)
    await setWalletLimit(at.app.db, mai.wallet, { stakeMax: major(5) })
    const said = await vendor.supplier.bet({ guest, transaction: id(), round, amount: major(10) })
    expect([said.word, said.balance]).toEqual(['limit', major(100)])
  })

  test('G15 a hundred concurrent bets never spend more than the balance', async () => {
    const { guest } = await scene(vendor, major(20))
    const bets = Array.from({ length: 40 }, () =>
      vendor.supplier.bet({ guest, transaction: id(), round: id(), amount: major(1) }),
    )
    const said = await Promise.all(bets)
    expect(said.filter(({ word }) => word === 'ok')).toHaveLength(20)
    expect((await vendor.supplier.balance(guest)).balance).toBe(0n)
  })
})

test('M8 rolling back a win may leave a debt, which blocks stakes and is paid by the next win', async () => {
  const vendor = await testVendor(at, 'canonical')
  const { guest, round } = await scene(vendor, major(10))
  const bet = { guest, transaction: id(), round, amount: major(10) }
  const win = { guest, transaction: id(), round, reference: bet.transaction, amount: major(50) }
  const all = { guest, transaction: id(), round: id(), amount: major(50) }
  await vendor.supplier.bet(bet)
  await vendor.supplier.win({ ...win, closes: true })
  await vendor.supplier.bet(all)
  const back = { guest, transaction: id(), reference: win.transaction, round }
  expect((await vendor.supplier.rollback(back)).balance).toBe(major(-50))
  expect((await vendor.supplier.bet({ ...bet, transaction: id(), round: id() })).word).toBe('noMoney')
  const next = { ...win, transaction: id(), round: all.round, reference: all.transaction, amount: major(60) }
  expect((await vendor.supplier.win(next)).balance).toBe(major(10))
  expect((await vendor.supplier.bet({ ...bet, transaction: id(), round: id() })).word).toBe('ok')
})

test('GAM-04 rolling back a bet keeps its win until that is rolled back too', async () => {
  const vendor = await testVendor(at, 'canonical')
  const { guest, round } = await scene(vendor)
  const bet = { guest, transaction: id(), round, amount: major(10) }
  const win = { guest, transaction: id(), round, reference: bet.transaction, amount: major(50) }
  await vendor.supplier.bet(bet)
  await vendor.supplier.win(win)
  const back = { guest, round, reference: bet.transaction, transaction: id() }
  expect((await vendor.supplier.rollback(back)).balance).toBe(major(150))
  expect(
    (await vendor.supplier.rollback({ ...back, transaction: id(), reference: win.transaction })).balance,
  ).toBe(major(100))
})

test('GAM-04 accepts a nonce once, a message for five minutes, and a ticket for one exchange', async () => {
  const vendor = await testVendor(at, 'canonical')
  const { guest } = await scene(vendor)
  const nonce = 'n'.repeat(24)
  expect((await vendor.supplier.balance(guest, { nonce })).word).toBe('ok')
  expect(await vendor.supplier.balance(guest, { nonce })).toMatchObject({ word: 'signature', http: 401 })
  expect((await vendor.supplier.balance(guest, { ageMs: 299_000 })).word).toBe('ok')
  expect((await vendor.supplier.balance(guest, { ageMs: 310_000 })).word).toBe('signature')
})

test.each(protocolNames)(
  'GAM-03 records a call that cannot be parsed without the token it contains: %s',
  async (protocol) => {
    const vendor = await testVendor(at, protocol)
    const { guest } = await scene(vendor)
    const odd = { guest, transaction: '', round: id(), amount: major(1) }
    expect((await vendor.supplier.bet(odd)).word).not.toBe('ok')
    const { rows } = await at.app.pool.query<{ body: string }>(
      'select body from vendor_call where vendor = $1 order by id',
      [vendor.vendor],
    )
    expect(rows.at(-1)?.body).toContain('hidden')
    expect(rows.map(({ body }) => body).join(' ')).not.toContain(guest.token)
  },
)

test('G13 a stopped game, vendor or brand accepts no stakes from the next call on, and still pays wins', async () => {
  const vendor = await testVendor(at, 'canonical')
  const { guest, round } = await scene(vendor)
  const bet = { guest, transaction: id(), round, amount: major(10) }
  await vendor.supplier.bet(bet)
  await at.app.pool.query('update game set is_stopped = true where id = $1', [vendor.game])
  const next = { ...bet, transaction: id(), round: id() }
  expect((await vendor.supplier.bet(next)).word).toBe('stopped')
  const win = { guest, transaction: id(), round, reference: bet.transaction, amount: major(20) }
  expect((await vendor.supplier.win(win)).balance).toBe(major(110))
  await at.app.pool.query('update game set is_stopped = false where id = $1', [vendor.game])
  await at.app.pool.query('update vendor set is_stopped = true where code = $1', [vendor.vendor])
  expect((await vendor.supplier.bet({ ...next, transaction: id() })).word).toBe('stopped')
})

test.each(protocolNames)(
  'R6 a self-excluded member cannot stake at any vendor from that moment, and wins are still paid: %s',
  async (protocol) => {
    const vendor = await testVendor(at, protocol)
    const { mai, guest, round } = await scene(vendor)
    const bet = { guest, transaction: id(), round, amount: major(10) }
    await vendor.supplier.bet(bet)
    await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
    const next = { ...bet, transaction: id(), round: id() }
    expect((await vendor.supplier.bet(next)).word).toBe('token')
    expect((await vendor.supplier.balance(guest)).word).toBe('token')
    const win = { guest, transaction: id(), round, reference: bet.transaction, amount: major(20) }
    expect((await vendor.supplier.win(win)).balance).toBe(major(110))
  },
)

test.each(protocolNames)(
  'M3 a frozen wallet accepts no vendor stakes, and is still paid: %s',
  async (protocol) => {
    const vendor = await testVendor(at, protocol)
    const { mai, guest, round } = await scene(vendor)
    const bet = { guest, transaction: id(), round, amount: major(10) }
    await vendor.supplier.bet(bet)
    await setFrozen(at.app.db, mai.wallet, true)
    const next = { ...bet, transaction: id(), round: id() }
    expect((await vendor.supplier.bet(next)).word).not.toBe('ok')
    const win = { guest, transaction: id(), round, reference: bet.transaction, amount: major(20) }
    expect((await vendor.supplier.win(win)).balance).toBe(major(110))
  },
)

test.each(protocolNames)(
  'GAM-03 a vendor’s round may win twice; each win is paid once and rolled back independently: %s',
  async (protocol) => {
    const vendor = await testVendor(at, protocol)
    const { guest, round } = await scene(vendor)
    const bet = { guest, transaction: id(), round, amount: major(10) }
    await vendor.supplier.bet(bet)
    const one = { guest, transaction: id(), round, reference: bet.transaction, amount: major(3) }
    const other = { ...one, transaction: id(), amount: major(40) }
    expect((await vendor.supplier.win(one)).balance).toBe(major(93))
    expect((await vendor.supplier.win(other)).balance).toBe(major(133))
    await vendor.supplier.win(one)
    await vendor.supplier.win(other)
    expect((await vendor.supplier.balance(guest)).balance).toBe(major(133))
    const back = { guest, transaction: id(), reference: other.transaction, round }
    expect((await vendor.supplier.rollback(back)).balance).toBe(major(93))
    const whole = { guest, transaction: id(), reference: bet.transaction, round }
    expect((await vendor.supplier.rollback(whole)).balance).toBe(major(103))
  },
)

test('R12 time and net result of a login include play at a vendor', async () => {
  const vendor = await testVendor(at, 'canonical')
  const { mai, guest, round } = await scene(vendor)
  const bet = { guest, transaction: id(), round, amount: major(10) }
  await vendor.supplier.bet(bet)
  await vendor.supplier.win({ ...bet, transaction: id(), reference: bet.transaction, amount: major(4) })
  const { net, rounds, startedAt } = await mai.api.rounds.sessionNet()
  expect([net, rounds]).toEqual([major(-6), 1])
  expect(startedAt).not.toBeNull()
})

test('M1 the ledger reconciles afterwards', async () => {
  const found = await proveWhole(at.app.db)
  expect(found).toEqual([])
})
