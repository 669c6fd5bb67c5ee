import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { one, sql } from '#db/rows.ts'
import { major, moneyText, parseMoney, type Minor } from '#kit/money.ts'
import { setWalletLimit } from '#ledger/wallet-limits.ts'
import { setFrozen, walletById } from '#ledger/wallets.ts'
import { openLive } from '#live/client.ts'
import { chaseTransfers } from './service/chase.ts'
import { arcadeSetup, type ArcadeSetup } from './testing/arcade-setup.ts'

let at: ArcadeSetup
beforeAll(async () => {
  at = await arcadeSetup()
})
afterAll(() => at.close())
beforeEach(() => at.behave('confirm'))

const home = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance ?? 0n
const there = ({ id }: Person): Minor =>
  parseMoney(at.desk.balance({ merchant: 'JADE', member: id.toString(), currency: 'VND' })) ?? -1n
const move = (who: Person, direction: 'out' | 'back', amount: Minor, key?: string) =>
  who.api.vendorWallets.walletTransfer(
    { body: { vendor: 'arcade', direction, amount } },
    key ? { idempotencyKey: key } : {},
  )
/** Runs the worker's polling job. */
async function chase(): Promise<void> {
  at.clock.forward(10_000)
  await chaseTransfers(at.app)
}
/** The ledger's balance at the vendor. */
async function floating(): Promise<Minor> {
  const { sum } = await one(
    at.app.db,
    sql<{ sum: Minor }>`
      select coalesce(sum(b.balance), 0)::bigint as sum
      from hot_balance b
      join house_account a on a.id = b.account
      where a.kind = 'vendor_float'
    `,
  )
  return sum
}

test('MEM-04 transfers to a vendor and back change both wallets, the ledger and the account record', async () => {
  const mai = await person(at, { balance: major(1_000_000) })
  const before = await floating()
  expect(await move(mai, 'out', major(400_000))).toMatchObject({ state: 'done', direction: 'out' })
  expect([await home(mai), there(mai)]).toEqual([major(600_000), major(400_000)])
  expect((await floating()) - before).toBe(major(400_000))
  const shown = await mai.api.vendorWallets.merchantWallet()
  expect(shown).toMatchObject({
    free: major(600_000),
    wallets: [{ vendor: 'arcade', balance: major(400_000), pending: null }],
  })
  expect(await move(mai, 'back', major(150_000))).toMatchObject({ state: 'done', direction: 'back' })
  expect([await home(mai), there(mai)]).toEqual([major(750_000), major(250_000)])
  const { rows } = await mai.api.wallet.statement({})
  expect(rows.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['vendor.back', major(150_000)],
    ['vendor.sent', major(-400_000)],
  ])
})

test('MEM-04 collect all transfers back everything, including wins, and a second call finds nothing', async () => {
  const mai = await person(at, { balance: major(500_000) })
  await move(mai, 'out', major(500_000))
  const visit = at.desk.visit({
    merchant: 'JADE',
    reference: crypto.randomUUID(),
    member: mai.id.toString(),
    currency: 'VND',
    language: 'en',
    returnUrl: 'http://localhost/',
  })
  for (let toss = 0; toss < 5; toss += 1) at.desk.toss(visit, '1234.56', 'heads')
  const all = there(mai)
  const { transfers, silent } = await mai.api.vendorWallets.collect()
  expect([transfers.map(({ amount, state }) => [amount, state]), silent]).toEqual([[[all, 'done']], []])
  expect([await home(mai), there(mai)]).toEqual([all, 0n])
  expect(await mai.api.vendorWallets.collect()).toEqual({ transfers: [], silent: [], busy: [] })
})

test('MEM-04 M4 three concurrent calls with one key move money once; with three keys, they are serialised', async () => {
  const mai = await person(at, { balance: major(300_000) })
  const sent = await Promise.all([1, 2, 3].map(() => move(mai, 'out', major(100_000), `press-${mai.id}`)))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect([await home(mai), there(mai)]).toEqual([major(200_000), major(100_000)])
  const tried = await Promise.allSettled([1, 2, 3].map(() => mai.api.vendorWallets.collect()))
  expect(tried.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect([await home(mai), there(mai)]).toEqual([major(300_000), 0n])
})

test('MEM-04 M11 after a lost vendor response the transfer is pending, blocks others there, and polling ends it once', async () => {
  const mai = await person(at, { balance: major(300_000) })
  at.behave('loseAnswer')
  expect(await move(mai, 'out', major(100_000))).toMatchObject({ state: 'pending' })
  expect([await home(mai), there(mai)]).toEqual([major(200_000), major(100_000)])
  // the vendor balance waits for the transfer to end, and the reply says so
  expect(await mai.api.vendorWallets.collect()).toEqual({
    transfers: [],
    silent: [],
    busy: ['Sandbox Arcade'],
  })
  await expect(move(mai, 'back', major(100_000))).rejects.toMatchObject({ code: 'vendorWallets.underWay' })
  const { wallets } = await mai.api.vendorWallets.merchantWallet()
  expect(wallets[0]?.pending).toMatchObject({ amount: major(100_000), state: 'pending' })
  await chase()
  await chase()
  const { rows } = await mai.api.vendorWallets.transfers({})
  expect(rows).toMatchObject([{ state: 'done' }])
  expect([await home(mai), there(mai)]).toEqual([major(200_000), major(100_000)])
  expect(await move(mai, 'back', major(100_000))).toMatchObject({ state: 'pending' })
  expect(await home(mai)).toBe(major(200_000)) // the vendor has debited it, but its response was lost
  await chase()
  expect([await home(mai), there(mai)]).toEqual([major(300_000), 0n])
})

test('MEM-04 M11 a transfer that the vendor never received is resent with the same id and executed once', async () => {
  const mai = await person(at, { balance: major(300_000) })
  at.behave('loseQuestion')
  expect(await move(mai, 'out', major(100_000))).toMatchObject({ state: 'pending' })
  expect([await home(mai), there(mai)]).toEqual([major(200_000), 0n])
  await chase()
  expect(there(mai)).toBe(0n)
  at.behave('confirm')
  await chase()
  await chase()
  expect([await home(mai), there(mai)]).toEqual([major(200_000), major(100_000)])
})

test('MEM-04 an unavailable vendor is shown as such, no money is lost, and a transfer back waits', async () => {
  const mai = await person(at, { balance: major(300_000) })
  await move(mai, 'out', major(100_000))
  await at.shut()
  const { wallets } = await mai.api.vendorWallets.merchantWallet()
  expect(wallets[0]?.balance).toBeNull()
  await expect(move(mai, 'back', major(100_000))).rejects.toMatchObject({
    code: 'vendorWallets.notReachable',
  })
  expect(await mai.api.vendorWallets.collect()).toEqual({
    transfers: [],
    silent: ['Sandbox Arcade'],
    busy: [],
  })
  expect(await move(mai, 'out', major(50_000))).toMatchObject({ state: 'pending' })
  await chase()
  await at.reopen()
  await chase()
  expect([await home(mai), there(mai)]).toEqual([major(150_000), major(150_000)])
})

test('MEM-04 a transfer that the vendor rejects is refunded immediately, and the record shows both movements', async () => {
  const mai = await person(at, { balance: major(300_000) })
  at.behave('fail')
  expect(await move(mai, 'out', major(100_000))).toMatchObject({ state: 'failed', reason: 'refused' })
  expect([await home(mai), there(mai)]).toEqual([major(300_000), 0n])
  const { rows } = await mai.api.wallet.statement({})
  expect(rows.slice(0, 2).map(({ kind }) => kind)).toEqual(['vendor.returned', 'vendor.sent'])
})

test('MEM-04 a contradictory vendor status moves no money and raises an alert in the back office', async () => {
  const mai = await person(at, { balance: major(300_000) })
  at.behave('wait')
  const sent = await move(mai, 'out', major(100_000))
  expect(sent.state).toBe('pending')
  at.desk.settleDue()
  const known = at.desk.find('JADE', sent.id)
  if (!known) throw new Error('the arcade has lost it')
  at.journal.write({ transfer: { ...known, amount: '999999.00' } })
  await chase()
  const staff = await operator(at)
  const { rows } = await staff.api.vendorWalletsOffice.transfers({ query: { find: mai.account } })
  expect(rows).toMatchObject([{ state: 'pending', isAlarmed: true }])
  at.journal.write({ transfer: known })
  const asked = await staff.api.vendorWalletsOffice.ask({ params: { merchant: 'JADE', id: sent.id } })
  expect(asked.state).toBe('done')
  expect([await home(mai), there(mai)]).toEqual([major(200_000), major(100_000)])
})

test('MEM-04 rejects amounts below or above the limits, too fine or above the balance, and unknown and closed vendors, each with its code', async () => {
  const mai = await person(at, { balance: major(10_000) })
  const codeOf = (made: Promise<unknown>) =>
    made.then(
      () => 'moved',
      (error: { code: string }) => error.code,
    )
  expect(await codeOf(move(mai, 'out', major(1) / 2n))).toBe('vendorWallets.amountTooSmall')
  expect(await codeOf(move(mai, 'out', major(5_000_001)))).toBe('vendorWallets.amountTooLarge')
  expect(await codeOf(move(mai, 'out', major(2) + 1n))).toBe('vendorWallets.amountTooFine')
  expect(await codeOf(move(mai, 'out', major(10_001)))).toBe('vendorWallets.notEnough')
  expect(await codeOf(move(mai, 'back', major(1)))).toBe('vendorWallets.notEnough')
  const body = { vendor: 'nobody', direction: 'out' as const, amount: major(5) }
  expect(await codeOf(mai.api.vendorWallets.walletTransfer({ body }))).toBe('vendorWallets.unknownVendor')
  const staff = await operator(at)
  const set = (isOpen: boolean, least = major(1)) =>
    staff.api.vendorWalletsOffice.setVendor({
      params: { merchant: 'JADE', vendor: 'arcade' },
      body: { isOpen, least, most: major(5_000_000) },
    })
  expect(await codeOf(set(true, major(6_000_000)))).toBe('vendorWallets.boundsCrossed')
  await move(mai, 'out', major(5_000))
  await set(false)
  expect(await codeOf(move(mai, 'out', major(5)))).toBe('vendorWallets.closed')
  expect(await move(mai, 'back', major(5_000))).toMatchObject({ state: 'done' }) // transfers back are always possible
  expect(await home(mai)).toBe(major(10_000))
  await set(true)
  expect((await mai.api.vendorWallets.merchantWallet()).isHeld).toBe(false)
  await setFrozen(at.app.db, mai.wallet, true)
  expect((await mai.api.vendorWallets.merchantWallet()).isHeld).toBe(true)
  expect(await codeOf(move(mai, 'out', major(5)))).toBe('vendorWallets.walletClosed')
  const params = { merchant: 'JADE', id: crypto.randomUUID() }
  expect(await codeOf(staff.api.vendorWalletsOffice.ask({ params }))).toBe('vendorWallets.unknownTransfer')
})

test('MEM-04 open pages of the brand receive an event within a second when a vendor is closed or opened, other brands’ pages do not', async () => {
  const [mai, grace] = [await person(at), await person(at, { merchant: 'AMBER' })]
  const heard: string[] = []
  const listen = ({ token }: Person, who: string) =>
    openLive(at.site, () => token, {
      onHint: ({ topic }) => heard.push(`${who} ${topic}`),
      onReconnect: () => undefined,
      onState: (state) => state === 'open' && heard.push('open'),
    })
  const pages = [listen(mai, 'mai'), listen(grace, 'grace')]
  await expect.poll(() => heard).toEqual(['open', 'open'])
  const staff = await operator(at)
  for (const isOpen of [false, true]) {
    heard.length = 0
    const body = { isOpen, least: major(1), most: major(5_000_000) }
    await staff.api.vendorWalletsOffice.setVendor({ params: { merchant: 'JADE', vendor: 'arcade' }, body })
    await expect.poll(() => heard, { timeout: 1_000 }).toContain('mai vendorWallets.offered')
    expect(heard).not.toContain('grace vendorWallets.offered')
  }
  for (const page of pages) page.close()
})

test('R3 ahead 9 the ledger rejects transfers to a vendor under a loss limit, a time-out or an exclusion; transfers back stay possible', async () => {
  const mai = await person(at, { balance: major(300_000) })
  await move(mai, 'out', major(50_000))
  await setWalletLimit(at.app.db, mai.wallet, { zone: 'UTC', lossDay: major(100_000) })
  await expect(move(mai, 'out', major(100_001))).rejects.toMatchObject({ code: 'vendorWallets.limit' })
  expect(await home(mai)).toBe(major(250_000))
  await setWalletLimit(at.app.db, mai.wallet, { excludedUntil: new Date('2100-01-01') })
  await expect(move(mai, 'out', major(10_000))).rejects.toMatchObject({ code: 'vendorWallets.limit' })
  expect(await move(mai, 'back', major(50_000))).toMatchObject({ state: 'done' })
  expect(await home(mai)).toBe(major(300_000))
})

test('MEM-04 another brand’s member has a separate wallet at the vendor; without the flag there is no such page', async () => {
  const grace = await person(at, { merchant: 'AMBER', balance: major(500) })
  expect(await move(grace, 'out', major(100))).toMatchObject({ currency: 'USD', state: 'done' })
  expect(at.desk.balance({ merchant: 'AMBER', member: grace.id.toString(), currency: 'USD' })).toBe('100.00')
  expect(at.desk.balance({ merchant: 'JADE', member: grace.id.toString(), currency: 'USD' })).toBe('0.00')
  await applyFlag(at, 'AMBER', 'vendorWallets', false)
  await expect
    .poll(() =>
      grace.api.vendorWallets.merchantWallet().then(
        () => 'there',
        (error: { code: string }) => error.code,
      ),
    )
    .toBe('flag.off')
})

test('M1 MEM-04 after any transfers and vendor failures, main wallet and vendor wallet together hold the initial amount', async () => {
  const action = fc.record({
    how: fc.constantFrom('confirm', 'fail', 'wait', 'loseAnswer', 'loseQuestion'),
    way: fc.constantFrom('out', 'back', 'collect'),
    ten: fc.integer({ min: 1, max: 12 }),
  } as const)
  const mai = await person(at, { balance: major(100_000) })
  for (const { how, way, ten } of fc.sample(action, { numRuns: 18, seed: 11 })) {
    at.behave(how)
    const amount = major(ten * 5_000)
    const tried = way === 'collect' ? mai.api.vendorWallets.collect() : move(mai, way, amount)
    await tried.catch((error: { code?: string }) => expect(error.code).toMatch(/^vendorWallets\./))
    const pending = await one(
      at.app.db,
      sql<{ sum: Minor }>`
        select coalesce(sum(amount), 0)::bigint as sum
        from vendor_transfer
        where member_id = ${mai.id} and state = 'pending'
      `,
    )
    const sum = (await home(mai)) + there(mai)
    // while pending the money may be in neither wallet, never in both
    expect([major(100_000), major(100_000) - pending.sum]).toContain(sum)
  }
  at.behave('confirm')
  at.desk.settleDue()
  await chase()
  at.desk.settleDue()
  await chase()
  expect(moneyText((await home(mai)) + there(mai))).toBe('100000.00')
}, 40_000)
