import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { correctionCredit, correctionDebit } from '#features/money/adjustments/postings.ts'
import { walletJobs } from '#features/money/wallet/jobs.ts'
import { major } from '#kit/money.ts'
import { postOne } from '#ledger/posting.ts'
import type { Posting } from '#ledger/types.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())

const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'failed',
  )

test('OPS-01 finds a member by id, start of the account name, or part of the nickname', async () => {
  const mai = await person(at, { account: 'mai_searches', balance: major(100) })
  await run(at.database.owner, sql`update member set nickname = 'Lotus Rain' where id = ${mai.id}`)
  for (const text of [mai.id.toString(), 'MAI_sea', 'tus ra']) {
    const { members } = await linh.api.memberLabelsOffice.find({ query: { text } })
    expect(members.map(({ account }) => account)).toContain('mai_searches')
  }
  for (const text of ['%', '_ai_searches', 'searches', 'us']) {
    const { members } = await linh.api.memberLabelsOffice.find({ query: { text } })
    expect(members.map(({ account }) => account)).not.toContain('mai_searches')
  }
})

test('OPS-01 lists each member exactly once across pages', async () => {
  for (let n = 0; n < 5; n += 1) await person(at, { account: `paged_${n}` })
  const first = await linh.api.memberLabelsOffice.find({ query: { text: 'paged_', limit: 3 } })
  expect([first.all, first.members.length]).toEqual([5, 3])
  const second = await linh.api.memberLabelsOffice.find({
    query: { text: 'paged_', limit: 3, ...(first.next ? { before: first.next } : {}) },
  })
  const seen = [...first.members, ...second.members].map(({ account }) => account)
  expect(seen.toSorted()).toEqual(['paged_0', 'paged_1', 'paged_2', 'paged_3', 'paged_4'])
  expect(second.next).toBeNull()
})

test('OPS-01 shows the wallets, account record, sessions and notes of one member', async () => {
  const mai = await person(at, { balance: major(100) })
  const params = { id: mai.id }
  const page = await linh.api.memberDesk.member({ params })
  expect(page).toMatchObject({
    account: mai.account,
    balance: major(100),
    totals: { deposits: major(100), rounds: 0 },
  })
  expect(page.wallets).toMatchObject([{ kind: 'cash', balance: major(100), state: 'open' }])
  const { movements } = await linh.api.memberDesk.movements({ params, query: {} })
  expect(movements).toMatchObject([{ kind: 'deposit.credited', amount: major(100), after: major(100) }])
  expect((await linh.api.memberDesk.sessions({ params })).sessions).toHaveLength(1)
  await linh.api.memberDesk.addNote({ params, body: { text: 'called about a fee' } })
  expect((await linh.api.memberDesk.notes({ params })).notes).toMatchObject([
    { operator: linh.account, text: 'called about a fee' },
  ])
})

test('B3 masks personal data until an operator gives a reason, which the audit log records', async () => {
  const mai = await person(at, { payeeName: 'NGUYEN THI MAI' })
  await run(at.database.owner, sql`update member set email = 'mai@example.com' where id = ${mai.id}`)
  const params = { id: mai.id }
  expect(await linh.api.memberDesk.member({ params })).toMatchObject({
    email: 'ma•••@example.com',
    payeeName: 'NG•••AI',
  })
  const read = linh.api.memberDesk.personal({ params, body: { reason: 'asked by the member on the phone' } })
  expect(await read).toMatchObject({
    email: 'mai@example.com',
    payeeName: 'NGUYEN THI MAI',
    birthday: '1990-01-01',
  })
  const entry = await one(
    at.app.db,
    sql`select operator_account, reason from audit_entry where action = 'members.readPersonal' and object = ${`member:${mai.id}`}`,
  )
  expect(entry).toEqual({ operatorAccount: linh.account, reason: 'asked by the member on the phone' })
  const auditor = await operator(at, { roles: ['auditor'] })
  expect(await refusalOf(auditor.api.memberDesk.personal({ params, body: { reason: 'curious' } }))).toBe(
    'permission.missing',
  )
})

test('S3 locking a member ends all sessions immediately and stores the reason; unlocking allows login again', async () => {
  const mai = await person(at)
  const params = { id: mai.id }
  expect(await refusalOf(mai.api.members.info())).toBe('done')
  const lock = () =>
    linh.api.memberDesk.setState({ params, body: { state: 'locked', reason: 'lost telephone' } })
  expect(await lock()).toEqual({ state: 'locked', ended: 1 })
  expect(await refusalOf(mai.api.members.info())).toBe('session.required')
  expect(await refusalOf(lock())).toBe('backoffice.sameState')
  expect(await linh.api.memberDesk.member({ params })).toMatchObject({
    state: 'locked',
    stateReason: 'lost telephone',
  })
  const { entries } = await linh.api.audit.entries({ query: { object: `member:${mai.id}` } })
  expect(entries).toMatchObject([
    {
      action: 'members.lock',
      before: { state: 'open' },
      after: { state: 'locked' },
      reason: 'lost telephone',
    },
  ])
  await linh.api.memberDesk.setState({ params, body: { state: 'open', reason: 'telephone found' } })
  expect(await linh.api.memberDesk.member({ params })).toMatchObject({ state: 'open' })
})

test('RSP-02 a frozen wallet keeps its balance until it is unfrozen; the audit log records both reasons', async () => {
  const mai = await person(at, { balance: major(100) })
  const params = { id: mai.id }
  const [wallet] = (await linh.api.memberDesk.member({ params })).wallets
  if (!wallet) throw new Error('no wallet')
  const freeze = (isFrozen: boolean, reason: string) =>
    linh.api.memberDesk.freeze({ params, body: { wallet: wallet.id, isFrozen, reason } })
  const walletCondition = async () =>
    (await mai.api.withdrawals.terms()).conditions.find(({ code }) => code === 'wallet')
  expect(await walletCondition()).toMatchObject({ isMet: true })
  expect(await refusalOf(freeze(false, 'it is open'))).toBe('backoffice.sameWalletState')
  expect(await freeze(true, 'source of funds unclear')).toEqual({ state: 'frozen', isFrozen: true })
  expect(await walletCondition()).toMatchObject({ isMet: false })
  expect(await refusalOf(freeze(true, 'once more'))).toBe('backoffice.sameWalletState')
  const other = await person(at, { balance: major(1) })
  const foreign = {
    params: { id: other.id },
    body: { wallet: wallet.id, isFrozen: false, reason: 'not theirs' },
  }
  expect(await refusalOf(linh.api.memberDesk.freeze(foreign))).toBe('backoffice.unknownWallet')
  expect(await freeze(false, 'bank statement seen')).toEqual({ state: 'open', isFrozen: false })
  expect(await walletCondition()).toMatchObject({ isMet: true })
  const { entries } = await linh.api.audit.entries({ query: { object: `member:${mai.id}` } })
  expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
    ['members.unfreeze', 'bank statement seen'],
    ['members.freeze', 'source of funds unclear'],
  ])
  const support = await operator(at, { roles: ['support'] })
  const asked = { params, body: { wallet: wallet.id, isFrozen: true, reason: 'may not' } }
  expect(await refusalOf(support.api.memberDesk.freeze(asked))).toBe('permission.missing')
})

test('RSP-02 M12 a wallet in debt can be frozen too, stays frozen when the debt is paid, and opens when unfrozen', async () => {
  const mai = await person(at, { balance: major(100) })
  const params = { id: mai.id }
  const correct = (posting: Posting, amount: bigint) =>
    inTransaction(at.app.db, (tx) =>
      postOne(tx, { posting, key: `debt:${amount}:${mai.wallet}`, wallet: mai.wallet, amount, detail: 'x' }),
    )
  const wallet = async () => {
    const [own] = (await linh.api.memberDesk.member({ params })).wallets
    return own && [own.state, own.isFrozen]
  }
  const freeze = (isFrozen: boolean) =>
    linh.api.memberDesk.freeze({ params, body: { wallet: mai.wallet, isFrozen, reason: 'looked at it' } })
  await correct(correctionDebit, major(130))
  expect(await wallet()).toEqual(['debt', false])
  expect(await freeze(true)).toEqual({ state: 'debt', isFrozen: true })
  expect(await refusalOf(freeze(true))).toBe('backoffice.sameWalletState')
  await correct(correctionCredit, major(31))
  expect(await wallet()).toEqual(['frozen', true])
  expect(await freeze(false)).toEqual({ state: 'open', isFrozen: false })
  await correct(correctionDebit, major(2))
  await freeze(true)
  expect(await freeze(false)).toEqual({ state: 'debt', isFrozen: false })
  await correct(correctionCredit, major(1))
  expect(await wallet()).toEqual(['open', false])
})

test('S3 an operator ends one session of a member', async () => {
  const mai = await person(at)
  const params = { id: mai.id }
  const [session] = (await linh.api.memberDesk.sessions({ params })).sessions
  if (!session) throw new Error('the member is not logged in')
  expect(
    await linh.api.memberDesk.endSession({ params, body: { session: session.id, reason: 'not her device' } }),
  ).toEqual({ ended: 1 })
  expect(await refusalOf(mai.api.members.info())).toBe('session.required')
})

test('M8 a member’s totals reconcile: deposits minus stakes plus wins equal the balance', async () => {
  const mai = await person(at, { balance: major(100) })
  const play = (stake: bigint, win: bigint) =>
    at.app.ledger.enqueue({
      key: crypto.randomUUID(),
      wallet: mai.wallet,
      vendor: 'test',
      stake,
      win,
      play: { category: 'RNG' },
      round: {
        id: crypto.randomUUID(),
        game: 'dice',
        edition: 1,
        seedId: null,
        nonce: null,
        inputs: {},
        outcome: {},
        events: [],
      },
    })
  await play(major(10), 0n)
  await play(major(10), major(4))
  await play(major(10), major(25))
  const page = await linh.api.memberDesk.member({ params: { id: mai.id } })
  expect(page.totals).toMatchObject({ deposits: major(100), stakes: major(30), wins: major(29), rounds: 3 })
  expect(page.balance).toBe(major(99))
  const { rounds } = await linh.api.memberDesk.rounds({ params: { id: mai.id }, query: {} })
  expect(rounds.map(({ win }) => win)).toEqual([major(25), major(4), 0n])
})

test('B4 the daily figures equal the house side of the ledger', async () => {
  await person(at, { merchant: 'AMBER', balance: major(70) })
  await person(at, { merchant: 'AMBER', balance: major(30) })
  const { days, currency } = await linh.api.memberDesk.overview({ query: { merchant: 'AMBER' } })
  const [books] = await many(
    at.database.owner,
    sql<{ sum: bigint }>`
      select -sum(h.balance)::bigint as sum
      from hot_balance h
      join house_account a on a.id = h.account
      join book b on b.id = a.book
      where a.kind = 'deposit_clearing' and b.merchant = 'AMBER' and b.currency = ${currency}
    `,
  )
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ deposits: major(100), withdrawals: 0n, ggr: 0n, active: 0 })
  expect(days.reduce((sum, day) => sum + day.deposits, 0n)).toBe(books?.sum)
})

test('B3 the back office verifies the audit log chain and records the time of the check', async () => {
  const check = await linh.api.audit.check()
  expect(check).toMatchObject({ findings: [], operator: linh.account })
  expect(await linh.api.audit.state()).toMatchObject({ last: { findings: [], entries: check.entries } })
  const { proofs } = await linh.api.memberDesk.overview({ query: {} })
  expect(proofs.audit.state).toBe('whole')
})

test('M1 the platform reconciles the ledger continuously, and the back office shows where it does not balance', async () => {
  const stateAfter = async () => {
    await walletJobs.find(({ name }) => name === 'wallet.prove')?.run(at.app)
    return (await linh.api.memberDesk.overview({ query: {} })).proofs.ledger.state
  }
  // an open transaction of another test delays the check
  const becomes = async (state: string) => {
    await expect.poll(stateAfter, { timeout: 10_000 }).toBe(state)
  }
  await becomes('whole')
  const mai = await person(at, { balance: major(9) })
  const move = (by: number) =>
    run(at.database.owner, sql`update line set after = after + ${by} where wallet = ${mai.wallet}`)
  await run(at.database.owner, sql`alter table line disable trigger user`)
  await move(1)
  await becomes('broken')
  await move(-1)
  await run(at.database.owner, sql`alter table line enable trigger user`)
  await becomes('whole')
})
