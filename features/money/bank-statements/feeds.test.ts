import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvStatement } from '#apps/bank/csv.ts'
import { buildBank } from '#apps/bank/http.ts'
import { major } from '#kit/money.ts'
import { folderOf, pullFeeds } from './service/pull.ts'
import { ACCOUNT, bankSetup, camtFeed, csv, merchant, reason, type BankSetup } from './testing/setup.ts'

let at: BankSetup
beforeAll(async () => {
  at = await bankSetup()
})
afterAll(() => at.close())

test('CSH-01 fetches statements over HTTPS with the bank’s token, and takes the same file once', async () => {
  const bank = await buildBank({
    account: ACCOUNT,
    currency: 'VND',
    token: 'a token of the bank',
    clock: () => Date.now(),
  })
  await bank.app.listen({ host: '127.0.0.1', port: 0 })
  const address = bank.app.server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  at.sandboxes.add(origin)
  const change = async (token: string | undefined, format: 'camt054' | 'csv') => {
    const file = format === 'csv' ? 'statement.csv' : 'camt054.xml'
    const pullUrl = `${origin}/statements/${file}`
    const draft = { ...camtFeed, format, csv: format === 'csv' ? csv : null, pull: 'https', pullUrl } as const
    const body = { ...draft, ...(token ? { token } : {}), version: await at.versionOf(), reason }
    await at.staff.api.bankStatements.changeFeed({ params: { merchant, id: at.feed }, body })
  }
  const result = async () =>
    (await at.staff.api.bankStatements.feeds({ query: { merchant } })).rows[0]?.pullResult
  await change('a wrong token', 'camt054')
  await pullFeeds(at.app)
  expect(await result()).toBe('failed: status 401')
  const [first, next] = [await at.ordered(), await at.ordered()]
  bank.book(at.paid(first.reference))
  await change('a token of the bank', 'camt054')
  await pullFeeds(at.app)
  expect(await result()).toBe('taken: 1')
  await pullFeeds(at.app)
  expect(await result()).toBe('nothing new')
  await change('a token of the bank', 'csv') // another address has no token yet
  bank.book(at.paid(next.reference))
  await pullFeeds(at.app)
  expect([await at.balanceOf(first.mai), await at.balanceOf(next.mai)]).toEqual([
    major(500_000),
    major(500_000),
  ])
  await bank.app.close()
})

test('CSH-01 reads files from the feed’s folder, and puts unreadable ones aside', async () => {
  const body = {
    ...camtFeed,
    format: 'csv',
    csv,
    pull: 'folder',
    version: await at.versionOf(),
    reason,
  } as const
  await at.staff.api.bankStatements.changeFeed({ params: { merchant, id: at.feed }, body })
  const folder = folderOf(at.app, at.feed)
  mkdirSync(folder, { recursive: true })
  const { mai, reference } = await at.ordered()
  writeFileSync(join(folder, 'day.csv'), csvStatement(ACCOUNT, [at.paid(reference)]))
  writeFileSync(join(folder, 'broken.csv'), 'one line\nwithout the headings')
  writeFileSync(join(folder, 'day.csv.part'), 'still being written')
  await pullFeeds(at.app)
  expect(await at.balanceOf(mai)).toBe(major(500_000))
  const ending = (name: string) => readdirSync(join(folder, name)).map((file) => file.replace(/^\d+-/, ''))
  expect([ending('done'), ending('refused')]).toEqual([['day.csv'], ['broken.csv']])
  expect(readdirSync(folder)).toContain('day.csv.part')
})

test('B2 refuses feeds that do not fit together, a second feed of an account, and changes of an older version', async () => {
  const add = (changed: object) =>
    at.staff.api.bankStatements
      .addFeed({
        params: { merchant },
        body: { ...camtFeed, accountNumber: '55555', currency: 'VND', reason, ...changed } as never,
      })
      .then(
        () => 'added',
        (error: { code: string }) => error.code,
      )
  expect(await add({ accountNumber: ACCOUNT })).toBe('bankStatements.accountTaken')
  expect(await add({ currency: 'USD' })).toBe('bankStatements.unknownBrand')
  expect(await add({ format: 'csv' })).toBe('bankStatements.feedWrong')
  expect(await add({ pull: 'https' })).toBe('bankStatements.feedWrong')
  const change = (version: number, id = at.feed, changed: object = {}) =>
    at.staff.api.bankStatements
      .changeFeed({ params: { merchant, id }, body: { ...camtFeed, version, reason, ...changed } as never })
      .then(
        () => 'changed',
        (error: { code: string }) => error.code,
      )
  expect(await change(1)).toBe('bankStatements.feedChanged')
  expect(await change(1, '0199d6a2-0000-7000-8000-000000000000')).toBe('bankStatements.unknownFeed')
  expect(await change(await at.versionOf(), at.feed, { pull: 'https' })).toBe('bankStatements.feedWrong')
  expect(await change(await at.versionOf())).toBe('changed')
  await expect(
    at.staff.alone.bankStatements.addFeed({
      params: { merchant },
      body: { ...camtFeed, accountNumber: '66666', currency: 'VND', reason },
    }),
  ).rejects.toMatchObject({ code: 'approvals.sent' })
})
