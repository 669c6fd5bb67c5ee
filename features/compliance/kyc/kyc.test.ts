import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import {
  PASSWORD,
  PAYMENT_PASSWORD,
  person as verified,
  type Person,
  type PersonOptions,
} from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, run, sql } from '#db/rows.ts'
import { bomb } from '#features/platform/images/testing/hostile.ts'
import type { Terms } from '#features/platform/merchants/public.ts'
import { major } from '#kit/money.ts'

let at: TestApp
let linh: Operator
let huy: Operator
let owner: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at, { roles: ['supervisor'] })
  huy = await operator(at, { roles: ['cashier'] })
  owner = await operator(at)
})
afterAll(() => at.close())

/** A member without identity documents. */
const person = (where: TestApp, options: PersonOptions = {}) =>
  verified(where, { ...options, isVerified: false })

const JADE = { merchant: 'JADE' }
const READ = { ...JADE, name: 'Nguyễn Thị Mai', bornOn: '1988-03-04', expiresOn: '2099-12-31' }

async function picture(colour = '#0af'): Promise<File> {
  const shape = { width: 40, height: 25, channels: 3, background: colour } as const
  return new File([new Uint8Array(await sharp({ create: shape }).png().toBuffer())], 'paper.png')
}

const both = async () => [await picture(), await picture('#fa0')]

/** Sets a member's birthday. */
async function bornOn({ id }: Person, day: string | null): Promise<void> {
  await run(at.database.owner, sql`update member set birthday = ${day}::date where id = ${id}`)
}

async function sendPassport(who: Person): Promise<string> {
  return (await who.api.kyc.send({ body: { kind: 'passport' }, files: [await picture()] })).id
}

/** Sets these terms in the brand's jurisdiction pack until the callback has run. */
async function underRules(terms: Partial<Terms>, work: () => Promise<void>): Promise<void> {
  const change = (to: Partial<Terms>) =>
    owner.api.merchantsOffice.changePack({ params: { pack: 'default' }, body: { terms: to } })
  const shown = async () => {
    const preview = await linh.api.limitsOffice.preview({ query: JADE })
    return preview.terms.find(({ name }) => name === 'papersWithdrawFrom')?.value
  }
  await change(terms)
  await expect.poll(shown).toBe(terms.papersWithdrawFrom)
  await work()
  await change({ papersWithdrawFrom: 1 })
  await expect.poll(shown).toBe(1)
}

test('RSP-01 A14 a document is uploaded and approved by an operator; the member is notified and the verified name is stored', async () => {
  const mai = await person(at)
  await bornOn(mai, null)
  expect(await mai.api.kyc.mine()).toMatchObject({
    level: 'none',
    deposits: null,
    withdrawals: { from: 1n },
  })
  const one = { body: { kind: 'idCard' as const }, files: [await picture()] }
  expect(await refusal(mai.api.kyc.send(one))).toBe('papers.tooFewPictures')
  const sent = await mai.api.kyc.send({ ...one, files: await both() })
  expect(sent).toMatchObject({ state: 'waiting', kind: 'idCard' })
  expect(await refusal(mai.api.kyc.send({ ...one, files: await both() }))).toBe('papers.waiting')
  const seen = await linh.api.kycOffice.one({ params: { id: sent.id }, body: JADE })
  expect(seen.pictures).toHaveLength(2)
  const file = seen.pictures[0] ?? ''
  expect((await linh.api.kycOffice.picture({ params: { file }, query: JADE })).type).toBe('image/jpeg')
  await linh.api.kycOffice.approve({ params: { id: sent.id }, body: READ })
  expect(await refusal(huy.api.kycOffice.approve({ params: { id: sent.id }, body: READ }))).toBe(
    'papers.decided',
  )
  expect((await mai.api.kyc.mine()).level).toBe('proved')
  expect(await refusal(mai.api.kyc.send({ ...one, files: await both() }))).toBe('papers.proved')
  expect((await mai.api.inbox.list()).list[0]?.title).toBe('Identity verified')
  expect((await mai.api.withdrawals.terms()).payeeName).toBe('NGUYEN THI MAI')
  const entries = await many(
    at.app.db,
    sql`select action from audit_entry where object = ${`paper:${sent.id}`} order by action`,
  )
  expect(entries).toEqual([{ action: 'papers.approve' }, { action: 'papers.look' }])
})

test('RSP-01 A1 A14 a document with another name, another birthday, an expiry date in the past or an age below the minimum is refused', async () => {
  const mai = await person(at, { payeeName: 'TRAN VAN AN' })
  await bornOn(mai, '1990-05-01')
  const params = { id: await sendPassport(mai) }
  const tried = (body: Partial<typeof READ>) =>
    refusal(
      linh.api.kycOffice.approve({
        params,
        body: { ...READ, name: 'Trần Văn An', bornOn: '1990-05-01', ...body },
      }),
    )
  expect(await tried({ name: 'Nguyễn Thị Mai' })).toBe('papers.nameDiffers')
  expect(await tried({ name: 'Trần123' })).toBe('papers.notAName')
  expect(await tried({ bornOn: '1990-01-05' })).toBe('papers.birthdayDiffers')
  expect(await tried({ expiresOn: '2020-01-01' })).toBe('papers.over')
  await bornOn(mai, null)
  expect(await tried({ bornOn: '2015-05-01' })).toBe('papers.underAge')
  await linh.api.kycOffice.reject({ params, body: { ...JADE, rejection: 'otherPerson', note: null } })
  expect(await mai.api.kyc.mine()).toMatchObject({
    level: 'rejected',
    checks: [{ state: 'rejected', rejection: 'otherPerson' }],
  })
  expect(
    await refusal(linh.api.kycOffice.reject({ params, body: { ...JADE, rejection: 'altered', note: null } })),
  ).toBe('papers.decided')
})

test('C2 O8 pictures are encrypted on disk; an operator of another brand or without the permission cannot see them', async () => {
  const mai = await person(at)
  const id = await sendPassport(mai)
  const { pictures } = await linh.api.kycOffice.one({ params: { id }, body: JADE })
  const file = pictures[0] ?? ''
  const stored = await readFile(join(at.app.config.DATA_DIR, 'files', file))
  expect(stored.subarray(0, 2).toString('hex')).not.toBe('ffd8')
  await expect(sharp(stored).metadata()).rejects.toThrow()
  const other = { params: { file }, query: { merchant: 'AMBER' } }
  expect(await refusal(linh.api.kycOffice.picture(other))).toBe('papers.unknownPicture')
  expect(await refusal(linh.api.kycOffice.one({ params: { id }, body: { merchant: 'AMBER' } }))).toBe(
    'papers.unknown',
  )
  const auditor = await operator(at, { roles: ['auditor'] })
  expect(await refusal(auditor.api.kycOffice.list({ query: JADE }))).toBe('permission.missing')
})

test('C2 a file that is not a picture and a decompression bomb leave no file behind', async () => {
  const mai = await person(at)
  const files = async () => (await readdir(join(at.app.config.DATA_DIR, 'files'))).length
  const before = await files()
  const send = (bytes: Uint8Array) =>
    refusal(
      mai.api.kyc.send({
        body: { kind: 'passport' },
        files: [new File([new Uint8Array(bytes)], 'a.png')],
      }),
    )
  expect(await send(Buffer.from('<svg onload=x()>'))).toBe('papers.notPicture')
  expect(await send(bomb(41))).toBe('papers.pictureTooBig')
  await sendPassport(mai)
  const again = { body: { kind: 'passport' as const }, files: [await picture()] }
  expect(await refusal(mai.api.kyc.send(again))).toBe('papers.waiting')
  expect(await files()).toBe(before + 1)
})

test('RSP-01 A14 decision 20 a pack requires documents from its threshold amount, and not one unit below it', async () => {
  const mai = await person(at, { balance: major(500_000), payeeName: 'NGUYEN THI MAI' })
  await bornOn(mai, READ.bornOn)
  const bound = await mai.api.withdrawals.addAccount({
    body: { bank: 'ACB', accountNumber: '4455667799', holder: 'NGUYEN THI MAI', password: PAYMENT_PASSWORD },
  })
  const ask = (amount: bigint) =>
    mai.api.withdrawals.create({ body: { account: bound.id, amount, paymentPassword: PAYMENT_PASSWORD } })
  await underRules({ papersWithdrawFrom: 200_000, papersDepositFrom: 1 }, async () => {
    expect(await mai.api.kyc.mine()).toMatchObject({
      withdrawals: { from: major(200_000), soFar: 0n, left: major(200_000) - 100n },
      deposits: { left: 0n },
    })
    expect(await refusal(ask(major(200_000)))).toBe('withdrawals.notYet')
    expect(await detailOf(ask(major(200_000)))).toMatchObject({
      conditions: [{ code: 'papers', isMet: false }],
    })
    // only the next request would reach the threshold: the terms show the amount still possible
    await ask(major(100_000))
    const { conditions } = await mai.api.withdrawals.terms()
    expect(conditions.find(({ code }) => code === 'papers')).toMatchObject({
      isMet: true,
      left: major(100_000) - 100n,
    })
    const deposit = { body: { method: 'qr-pay', amount: major(200_000) } }
    expect(await refusal(mai.api.deposits.create(deposit))).toBe('limits.papersFirst')
    const params = { id: await sendPassport(mai) }
    await huy.api.kycOffice.approve({ params, body: READ })
    expect((await ask(major(150_000))).amount).toBe(major(150_000))
    expect(await refusal(mai.api.deposits.create(deposit))).not.toBe('limits.papersFirst')
  })
})

test('RSP-01 an operator requests documents from one member: withdrawals are refused until one verifies the identity, except with an exclusion pass', async () => {
  const mai = await person(at, { balance: major(500_000), payeeName: 'NGUYEN THI MAI' })
  await bornOn(mai, READ.bornOn)
  const bound = await mai.api.withdrawals.addAccount({
    body: { bank: 'ACB', accountNumber: '4455667700', holder: 'NGUYEN THI MAI', password: PAYMENT_PASSWORD },
  })
  const params = { member: mai.id }
  const asked = { params, body: { reason: 'the bank asked us who you are' } }
  expect(await refusal(linh.api.kycOffice.ask({ ...asked, params: { member: 999_999_999n } }))).toBe(
    'papers.unknownMember',
  )
  await linh.api.kycOffice.ask(asked)
  expect(await mai.api.kyc.mine()).toMatchObject({ request: { reason: asked.body.reason } })
  const body = { account: bound.id, amount: major(100_000), paymentPassword: PAYMENT_PASSWORD }
  expect(await refusal(mai.api.withdrawals.create({ body }))).toBe('withdrawals.notYet')
  const condition = async () =>
    (await mai.api.withdrawals.terms()).conditions.find(({ code }) => code === 'papers')
  expect(await condition()).not.toHaveProperty('isWaiting')
  const id = await sendPassport(mai)
  expect(await condition()).toMatchObject({ isMet: false, isWaiting: true })
  await linh.api.kycOffice.reject({
    params: { id },
    body: { ...JADE, rejection: 'unreadable', note: null },
  })
  expect(await condition()).not.toHaveProperty('isWaiting')
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 7 } })
  const refused = await detailOf(
    at.api().identity.login({ body: { username: mai.account, password: PASSWORD, type: 'username' } }),
  )
  const { pass } = Object(refused)
  expect((await at.api().exclusionPass.withdraw({ body: { pass, ...body } })).amount).toBe(major(100_000))
  const an = await person(at)
  await bornOn(an, null)
  await linh.api.kycOffice.approve({ params: { id: await sendPassport(an) }, body: READ })
  expect(await refusal(linh.api.kycOffice.ask({ ...asked, params: { member: an.id } }))).toBe(
    'papers.alreadyProved',
  )
  expect((await linh.api.kycOffice.member({ params: { member: an.id } })).level).toBe('proved')
})

test('RSP-01 A14 transfers to the upline count together with withdrawals and require the same documents', async () => {
  const upline = await person(at, { type: 2 })
  const mai = await person(at, { balance: major(500_000), payeeName: 'NGUYEN THI MAI' })
  await run(at.database.owner, sql`update member set upline_id = ${upline.id} where id = ${mai.id}`)
  await bornOn(mai, READ.bornOn)
  const send = (amount: bigint) =>
    mai.api.transfers.send({ body: { amount, paymentPassword: PAYMENT_PASSWORD } })
  await underRules({ papersWithdrawFrom: 200_000 }, async () => {
    await send(major(150_000))
    expect(await mai.api.kyc.mine()).toMatchObject({ withdrawals: { soFar: major(150_000) } })
    expect(await refusal(send(major(50_000)))).toBe('transfers.papersFirst')
    await send(major(49_000))
    const params = { id: await sendPassport(mai) }
    await huy.api.kycOffice.approve({ params, body: READ })
    expect((await send(major(50_000))).amount).toBe(major(50_000))
  })
})

test('RSP-01 A14 the default pack requires identity documents from a new member before the first withdrawal, and not from a verified one', async () => {
  const [an, mai] = [await person(at, { balance: major(100_000) }), await verified(at)]
  const papers = async (who: Person) =>
    (await who.api.withdrawals.terms()).conditions.find(({ code }) => code === 'papers')
  expect(await papers(an)).toMatchObject({ isMet: false })
  expect((await papers(an))?.left).toBeUndefined()
  expect(await papers(mai)).toMatchObject({ isMet: true })
  expect(await an.api.kyc.mine()).toMatchObject({ deposits: null })
})
