import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { bomb } from '#features/platform/images/testing/hostile.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())

const words = (text: string) => ({ en: text, vi: `${text} vi` })
const draft = (type: 'PL' | 'PU' | 'H' | 'PR', title: string) => ({
  merchant: 'JADE',
  type,
  bannerGroup: null,
  audience: 'all' as const,
  title: words(title),
  content: words(`<p>${title}</p>`),
  link: null,
  picture: null,
  rank: 100,
  startsAt: new Date(at.clock.now().getTime() - 60_000),
  endsAt: null,
  isLive: true,
})

const asked = (types: string) => at.api().notices.list({ query: { types, platform: 'W', execution: 'B' } })

test('SHL-18 SYS-04 the announcement call returns a notice in its group, in the reader’s language, sanitised, at its time', async () => {
  const evil = { en: '<p onclick="x()">Hi<script>x()</script></p>', vi: '<p>Chào</p>' }
  const { id } = await linh.api.noticesOffice.create({ body: { ...draft('PL', 'Opening'), content: evil } })
  await linh.api.noticesOffice.create({
    body: { ...draft('PL', 'Tomorrow'), startsAt: new Date(at.clock.now().getTime() + 3_600_000) },
  })
  await linh.api.noticesOffice.create({ body: { ...draft('H', 'Headline'), merchant: 'AMBER' } })
  const { list, groups } = await asked('PL,H')
  expect(list.map(({ title }) => title)).toEqual(['Opening'])
  expect(groups.player[0]).toMatchObject({ id, type: 'PL', content: '<p>Hi</p>', isSeen: false })
  expect(list[0]?.timestamp).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const vi = at.api({ headers: { language: 'VI' } })
  expect((await vi.notices.list({ query: { types: 'PL' } })).list[0]?.title).toBe('Opening vi')
  expect((await at.api().notices.list()).list).toEqual([])
})

test('C1 unsafe HTML written directly to the database is sanitised when it is read', async () => {
  const { id } = await linh.api.noticesOffice.create({ body: draft('PR', 'Planted') })
  await run(
    at.database.owner,
    sql`update notice set content = ${JSON.stringify(words('<img src=x onerror=ran()><b>b</b>'))}::jsonb where id = ${id}`,
  )
  expect((await asked('PR')).list.map(({ content }) => content)).toEqual(['<b>b</b>'])
})

test('SHL-18 a pop-up is shown to each member once', async () => {
  const { id } = await linh.api.noticesOffice.create({ body: draft('PU', 'Look') })
  const mai = await person(at)
  await mai.api.notices.seen({ params: { id } })
  await mai.api.notices.seen({ params: { id } })
  expect((await mai.api.notices.list({ query: { types: 'PU' } })).list[0]?.isSeen).toBe(true)
  const an = await person(at)
  expect((await an.api.notices.list({ query: { types: 'PU' } })).list[0]?.isSeen).toBe(false)
})

test('SHL-18 B1 a banner needs an uploaded picture; only uploaded pictures are public', async () => {
  const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#065f46' } })
    .png()
    .toBuffer()
  const files = [new File([new Uint8Array(png)], 'b.png')]
  const picture = await linh.api.noticesOffice.bringPicture({ body: { merchant: 'JADE' }, files })
  const banner = { ...draft('PL', 'Banner'), type: 'B' as const, bannerGroup: 'home' as const }
  expect(await refusal(linh.api.noticesOffice.create({ body: banner }))).toBe('notices.bannerNeedsPicture')
  await linh.api.noticesOffice.create({ body: { ...banner, picture: picture.file } })
  const { groups } = await asked('B')
  expect(groups.banners[0]?.picture).toMatchObject({ width: 60, height: 20 })
  const shown = await fetch(`${at.site}${picture.src}`)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  expect((await fetch(`${at.site}/api/notices/pictures/${'0'.repeat(32)}.jpg`)).status).toBe(409)
  const text = [new File(['<svg onload=x()>'], 'b.png')]
  expect(
    await refusal(linh.api.noticesOffice.bringPicture({ body: { merchant: 'JADE' }, files: text })),
  ).toBe('notices.notPicture')
})

test('SHL-18 removes a withdrawn notice immediately and permanently, and rejects another brand’s operator', async () => {
  const row = await linh.api.noticesOffice.create({ body: draft('H', 'Short lived') })
  const withdraw = (merchant: string) =>
    linh.api.noticesOffice.withdraw({ params: { id: row.id }, body: { merchant, reason: 'A wrong date' } })
  expect(await refusal(withdraw('AMBER'))).toBe('notices.unknown')
  await withdraw('JADE')
  expect((await asked('H')).list).toEqual([])
  const change = linh.api.noticesOffice.change({ params: { id: row.id }, body: draft('H', 'Again') })
  expect(await refusal(change)).toBe('notices.isWithdrawn')
})

test('C2 SHL-18 a picture that is missing, too large, or uploaded for another brand is not shown', async () => {
  const bring = (files: readonly File[], merchant = 'JADE') =>
    linh.api.noticesOffice.bringPicture({ body: { merchant }, files })
  expect(await refusal(bring([]))).toBe('notices.pictureMissing')
  const bombs = [new File([new Uint8Array(bomb(41))], 'bomb.png')]
  expect(await refusal(bring(bombs))).toBe('notices.pictureTooBig')
  const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#065f46' } })
    .png()
    .toBuffer()
  const { file } = await bring([new File([new Uint8Array(png)], 'b.png')], 'AMBER')
  const banner = {
    ...draft('PL', 'Foreign'),
    type: 'B' as const,
    bannerGroup: 'home' as const,
    picture: file,
  }
  expect(await refusal(linh.api.noticesOffice.create({ body: banner }))).toBe('notices.unknownPicture')
})
