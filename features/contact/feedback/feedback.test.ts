import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { bomb } from '#features/platform/images/testing/hostile.ts'
import { checkContent, waitSeconds, wordsIn } from './rules/feedback.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const JADE = { merchant: 'JADE' }
const GOOD = 'My deposit has not arrived since this morning'
const body = (content = GOOD) => ({ questionType: 'deposit' as const, content })

async function picture(name = 'a.png'): Promise<File> {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0af' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], name)
}

test('C5 VAL-07 content is counted in words of any language, with a minimum and a maximum', () => {
  expect(wordsIn('Tôi chưa nhận được tiền — 2 ngày rồi!')).toBe(8)
  expect(checkContent('one two three four', { least: 5, most: 200 })).toBe('feedback.tooShort')
  expect(checkContent('one two three four five', { least: 5, most: 200 })).toBeNull()
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 260 }), (list) => {
      const expected = list.length < 5 ? 'feedback.tooShort' : list.length > 200 ? 'feedback.tooLong' : null
      expect(checkContent(list.join(' '), { least: 5, most: 200 })).toBe(expected)
    }),
  )
})

test('VAL-09 C5 feedback without any words is refused with its own message', async () => {
  const mai = await person(at)
  for (const content of ['', '   ', '— … !'])
    expect(await refusal(mai.api.feedback.send({ body: { ...body(), content }, files: [] }))).toBe(
      'feedback.empty',
    )
  expect((await mai.api.feedback.list()).list).toEqual([])
})

test('MEM-10 OPS-01 feedback with pictures is received, answered and closed; the member sees each state and is notified of the answer', async () => {
  const [mai, linh, huy] = [await person(at), await operator(at, { roles: ['support'] }), await operator(at)]
  const sent = await mai.api.feedback.send({ body: body(), files: [await picture(), await picture('b.png')] })
  expect(sent).toMatchObject({ state: 'new', questionType: 'deposit' })
  expect(sent.pictures).toHaveLength(2)
  const params = { id: sent.id }
  const answer = { params, body: { ...JADE, text: 'It arrived a minute ago.' } }
  expect(await refusal(linh.api.feedbackOffice.answer(answer))).toBe('feedback.notYours')
  await linh.api.feedbackOffice.claim({ params, body: JADE })
  expect(await refusal(huy.api.feedbackOffice.claim({ params, body: JADE }))).toBe('feedback.taken')
  await linh.api.feedbackOffice.answer(answer)
  const [own] = (await mai.api.feedback.list()).list
  expect(own).toMatchObject({ state: 'answered', answers: [{ text: 'It arrived a minute ago.' }] })
  expect((await mai.api.inbox.list()).list[0]?.title).toBe('We’ve answered your feedback')
  await linh.api.feedbackOffice.close({ params, body: JADE })
  expect(await refusal(linh.api.feedbackOffice.answer(answer))).toBe('feedback.isClosed')
})

test('C2 VAL-07 pictures are PNG or JPG by content, three at most; other members cannot see them', async () => {
  const [mai, an] = [await person(at), await person(at)]
  const fake = new File(['<svg onload=x()>'], 'a.png')
  expect(await refusal(mai.api.feedback.send({ body: body(), files: [fake] }))).toBe('feedback.notPicture')
  const four = await Promise.all([1, 2, 3, 4].map(() => picture()))
  expect(await refusal(mai.api.feedback.send({ body: body(), files: four }))).not.toBe('nothing was refused')
  const { pictures } = await mai.api.feedback.send({ body: body(), files: [await picture()] })
  const file = pictures[0] ?? ''
  expect((await mai.api.feedback.picture({ params: { file } })).type).toBe('image/jpeg')
  expect(await refusal(an.api.feedback.picture({ params: { file } }))).toBe('feedback.unknownPicture')
})

test('M4 MEM-10 a retry after a lost response creates no second feedback and no second pictures', async () => {
  const an = await person(at)
  const [first, second] = [await picture(), await picture('b.png')]
  const send = () =>
    an.api.feedback.send(
      { body: body(), files: [first, second] },
      { idempotencyKey: `feedback-of-${an.account}` },
    )
  const [sent, again] = await Promise.all([send(), send()])
  expect(again).toEqual(sent)
  expect((await an.api.feedback.list()).list).toHaveLength(1)
  for (const file of sent.pictures)
    expect((await an.api.feedback.picture({ params: { file } })).type).toBe('image/jpeg')
  const other = an.api.feedback.send(
    { body: body(), files: [first] },
    { idempotencyKey: `feedback-of-${an.account}` },
  )
  expect(await refusal(other)).toBe('idempotency.conflict')
})

test('C5 MEM-10 a member sends at most five an hour; those refused for their words or picture do not count', async () => {
  const mai = await person(at)
  const fake = new File(['<svg onload=x()>'], 'a.png')
  expect(await detailOf(mai.api.feedback.send({ body: body('too short'), files: [] }))).toEqual({
    least: 5,
    most: 200,
  })
  for (let tried = 0; tried < 5; tried += 1)
    expect(await refusal(mai.api.feedback.send({ body: body(), files: [fake] }))).toBe('feedback.notPicture')
  const send = (key: string) =>
    mai.api.feedback.send({ body: body(), files: [] }, { idempotencyKey: `${mai.account}-${key}` })
  const five = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(send))
  expect(await detailOf(send('f'))).toEqual({ retryAfterSeconds: 3_600 })
  expect(await refusal(send('g'))).toBe('feedback.tooMany')
  // a retry of one of the five gets the first response and is not counted again
  expect(await send('e')).toMatchObject({ id: five[4]?.id })
  const [sent, hourLater] = [new Date(0), new Date(3_600_000)]
  expect(waitSeconds([sent, sent, sent, sent, sent], hourLater)).toBeNull()
})

test('C2 a small file that would decompress to more than forty megapixels is refused before decompression', async () => {
  const mai = await person(at)
  const files = [new File([new Uint8Array(bomb(41))], 'bomb.png')]
  expect(await refusal(mai.api.feedback.send({ body: body(), files }))).toBe('feedback.pictureTooBig')
  expect(await detailOf(mai.api.feedback.send({ body: body(), files }))).toEqual({ megapixels: 40 })
  expect((await mai.api.feedback.list()).list).toEqual([])
})
