import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { sql } from '#db/rows.ts'
import { bomb } from '#features/platform/images/testing/hostile.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { major } from '#kit/money.ts'
import { cashOf, mug, pointsOf, type Staff } from './testing/mall.ts'

let at: TestApp
let linh: Staff
const JADE = { merchant: 'JADE' }
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at, { roles: ['supervisor'] })
})
afterAll(() => at.close())

const product = (fields: Partial<typeof mug>) =>
  linh.api.mallOffice.create({ body: { ...mug, ...fields } }).then(({ id }) => id)

/** As strong markers of harm do. */
const stopMarketing = ({ id }: { readonly id: bigint }) =>
  sql`insert into marketing_stop (member_id, until, why, at) values (${id}, null, 'harm', now())`.execute(
    at.database.owner,
  )

test('PRO-05 M10 a single-use code pays one of a hundred simultaneous members, a limited one each member once', async () => {
  const code = {
    ...JADE,
    kind: 'points' as const,
    amount: major(25),
    validUntil: null,
    note: 'fair',
    reason: 'autumn fair',
  }
  await linh.api.mallOffice.createCode({ body: { ...code, code: 'one-2026', mostUses: 1 } })
  const people = await Promise.all(Array.from({ length: 20 }, () => person(at)))
  const all = await Promise.allSettled(
    people.flatMap((who) =>
      Array.from({ length: 5 }, () => who.api.mall.useCode({ body: { code: 'ONE 2026' } })),
    ),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await creditClaimed(at.app)
  const balances = await Promise.all(people.map((who) => pointsOf(at, who)))
  expect(balances.reduce((sum, points) => sum + points, 0n)).toBe(major(25))
  const [mai, an] = [await person(at), await person(at)]
  const { id } = await linh.api.mallOffice.createCode({
    body: { ...code, code: 'TWO2026', kind: 'cash', amount: major(5_000), mostUses: 3 },
  })
  const use = (who: typeof mai) => who.api.mall.useCode({ body: { code: 'two2026' } })
  expect(await use(mai)).toEqual({ kind: 'cash', points: null, amount: major(5_000), currency: 'VND' })
  expect(await refusal(use(mai))).toBe('mall.codeYours')
  await stopMarketing(an)
  expect(await refusal(use(an))).toBe('mall.notNow')
  await creditClaimed(at.app)
  expect(await cashOf(at, mai)).toBe(major(5_000))
  await linh.api.mallOffice.stopCode({ params: { id }, body: JADE })
  const other = await person(at)
  expect(await refusal(use(other))).toBe('mall.codeEnded')
  expect(await refusal(other.api.mall.useCode({ body: { code: 'ONE2026' } }))).toBe('mall.codeUsedUp')
  expect(await refusal(other.api.mall.useCode({ body: { code: 'NONE2026' } }))).toBe('mall.codeUnknown')
  const { list } = await linh.api.mallOffice.codes({ query: JADE })
  expect(list.map((row) => [row.code, row.amount, row.uses, row.isStopped])).toEqual([
    ['TWO2026', major(5_000), 1, true],
    ['ONE2026', major(25), 1, false],
  ])
})

test('B2 products and codes need a second operator, hiding does not; wrong values are refused', async () => {
  expect(await refusal(linh.alone.mallOffice.create({ body: mug }))).toBe('approvals.sent')
  const id = await product({ points: 20 })
  const change = (fields: Partial<typeof mug>) =>
    linh.api.mallOffice.change({ params: { id }, body: { ...mug, ...fields } })
  await change({ points: 30, stock: 9, sort: 5 })
  const { list } = await linh.api.mallOffice.products({ query: JADE })
  expect(list.find((row) => row.id === id)).toMatchObject({ points: 30, stock: 9, sort: 5, redeemed: 0 })
  expect(await refusal(change({ amount: major(5) }))).toBe('mall.wrongValue')
  expect(await refusal(change({ merchant: 'AMBER' }))).toBe('mall.unknownProduct')
  const bonus = { ...mug, kind: 'bonus' as const, amount: major(5) }
  expect(await refusal(linh.api.mallOffice.create({ body: bonus }))).toBe('mall.wrongValue')
  await linh.alone.mallOffice.hide({ params: { id }, body: JADE })
  const nobody = { params: { id: crypto.randomUUID() }, body: JADE }
  expect(await refusal(linh.api.mallOffice.hide(nobody))).toBe('mall.unknownProduct')
  expect(await refusal(linh.api.mallOffice.stopCode(nobody))).toBe('mall.codeUnknown')
  const code = {
    ...JADE,
    code: 'SAME2026',
    kind: 'points' as const,
    amount: major(5),
    mostUses: 1,
    validUntil: null,
    note: 'for a test',
    reason: 'a test',
  }
  await linh.api.mallOffice.createCode({ body: code })
  expect(await refusal(linh.api.mallOffice.createCode({ body: code }))).toBe('mall.codeTaken')
  expect(await refusal(linh.api.mallOffice.createCode({ body: { ...code, code: '-- - --' } }))).toBe(
    'mall.wrongValue',
  )
  const far = { params: { id: crypto.randomUUID() }, body: { ...JADE, remarks: 'not there' } }
  expect(await refusal(linh.api.mallOffice.reject(far))).toBe('mall.unknownRedemption')
})

test('C2 PRO-05 pictures of products are re-encoded, five at most, and public', async () => {
  const id = await product({})
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0af' } })
    .png()
    .toBuffer()
  const picture = () => new File([new Uint8Array(png)], 'mug.png')
  const add = (file: File) => linh.api.mallOffice.addPicture({ params: { id }, query: JADE, files: [file] })
  const { file } = await add(picture())
  expect((await (await person(at)).api.mall.picture({ params: { file } })).type).toBe('image/jpeg')
  expect(await refusal(add(new File(['<svg/>'], 'a.png')))).toBe('mall.notPicture')
  expect(await refusal(add(new File([new Uint8Array(bomb(41))], 'bomb.png')))).toBe('mall.pictureTooBig')
  expect(await refusal(linh.api.mallOffice.addPicture({ params: { id }, query: JADE, files: [] }))).toBe(
    'mall.noPicture',
  )
  for (let n = 0; n < 4; n += 1) await add(picture())
  expect(await refusal(add(picture()))).toBe('mall.tooManyPictures')
  const elsewhere = { params: { id: crypto.randomUUID() }, query: JADE, files: [picture()] }
  expect(await refusal(linh.api.mallOffice.addPicture(elsewhere))).toBe('mall.unknownProduct')
  await linh.api.mallOffice.removePicture({ params: { file }, query: JADE })
  expect(await refusal(linh.api.mallOffice.removePicture({ params: { file }, query: JADE }))).toBe(
    'mall.unknownPicture',
  )
  expect(await refusal((await person(at)).api.mall.picture({ params: { file } }))).toBe('mall.unknownPicture')
})
