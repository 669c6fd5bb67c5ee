import { afterAll, beforeAll, expect, it } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())

const refusal = (code: string) => expect.objectContaining({ code })

it('SHL-10 SYS-01 the help centre has the seven topics in the reader’s language, with the brand’s name', async () => {
  const { list } = await at.api().pages.helpCenter()
  expect(list.map(({ title }) => title)).toEqual([
    'About Company',
    'Contact Us',
    'General Terms and Conditions',
    'Responsible Gaming',
    'Privacy Policy',
    'Affiliates',
    'Refund Policy',
  ])
  expect(list[0]?.content).toContain('Jade is a gaming site')
  const vi = at.api({ headers: { language: 'VI', merchant: 'AMBER' } })
  const [about] = (await vi.pages.helpCenter({ query: { topic: 'about' } })).list
  expect([about?.title, about?.content.includes('Amber là trang trò chơi')]).toEqual(['Về chúng tôi', true])
})

it('SHL-10 C1 an operator’s help text is shown immediately, sanitised, for that brand only, and can be reset', async () => {
  const topic = { merchant: 'JADE', topic: 'refund' } as const
  await linh.api.pagesOffice.setTopic({
    params: topic,
    body: { en: '<p onclick="x()">Ours<script>x()</script></p>', vi: '<p>Của chúng tôi</p>' },
  })
  const shown = async (merchant: string) => {
    const { list } = await at.api({ headers: { merchant } }).pages.helpCenter({ query: { topic: 'refund' } })
    return list[0]?.content
  }
  expect(await shown('JADE')).toBe('<p>Ours</p>')
  expect(await shown('AMBER')).toContain('cannot be refunded')
  const { list } = await linh.api.pagesOffice.topics({ params: { merchant: 'JADE' } })
  expect(list.find((row) => row.topic === 'refund')?.en).toMatchObject({
    isOwn: true,
    changedBy: linh.account,
  })
  await linh.api.pagesOffice.setTopic({ params: topic, body: { en: '', vi: '' } })
  expect(await shown('JADE')).toContain('cannot be refunded')
})

it('SHL-19 a brand’s site is its app until an operator names a file, which must have an https URL', async () => {
  const devices = async () =>
    (await at.api().pages.resources()).list.map(({ resourceType, kind, url }) => [resourceType, kind, url])
  expect(await devices()).toEqual([
    ['IOS', 'site', `${at.site}/index`],
    ['ANDROID', 'site', `${at.site}/index`],
  ])
  const params = { merchant: 'JADE', resourceType: 'ANDROID' } as const
  const file = { url: 'https://files.example/jade.apk', labelNameEn: 'Jade' }
  await linh.api.pagesOffice.setResource({ params, body: file })
  expect((await devices())[1]).toEqual(['ANDROID', 'file', file.url])
  const evil = await fetch(`${at.office}/office/api/pages/JADE/resources/IOS`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: linh.cookie },
    body: JSON.stringify({ ...file, url: 'javascript:alert(1)' }),
  })
  expect([evil.status, (await evil.json()).errorCode]).toEqual([422, 'request.invalid'])
  await linh.api.pagesOffice.setResource({ params, body: { url: '', labelNameEn: '' } })
  expect((await devices())[1]?.[1]).toBe('site')
})

it('SHL-19 the manifest installs each brand under its own name', async () => {
  const answer = await fetch(`${at.site}/api/pages/manifest`)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect([manifest.name, manifest.start_url, manifest.display, manifest.icons.length]).toEqual([
    'Jade',
    '/index',
    'standalone',
    3,
  ])
  const vietnamese = await fetch(`${at.site}/api/pages/manifest`, { headers: { language: 'VI' } })
  const named = async (given: Response): Promise<string[]> =>
    (await given.json()).shortcuts.map(({ name }: { readonly name: string }) => name)
  expect(manifest.shortcuts.map(({ name }: { readonly name: string }) => name)).toEqual([
    'Hot games',
    'Favourites',
  ])
  expect(await named(vietnamese)).toEqual(['Trò nổi bật', 'Trò yêu thích'])
})

it('B1 an operator with read access to pages cannot change them', async () => {
  const reader = await operator(at, { roles: ['auditor'] })
  expect((await reader.api.pagesOffice.topics({ params: { merchant: 'JADE' } })).list).toHaveLength(7)
  await expect(
    reader.api.pagesOffice.setTopic({
      params: { merchant: 'JADE', topic: 'about' },
      body: { en: 'x', vi: 'x' },
    }),
  ).rejects.toEqual(refusal('permission.missing'))
})

it('SHL-10 C1 an operator’s question is shown immediately, sanitised, for that brand only, can be hidden and reset', async () => {
  const shown = async (merchant: string, code: string, language = 'EN') =>
    (await at.api({ headers: { merchant, language } }).pages.questions()).list.find(
      (own) => own.code === code,
    )
  expect((await shown('JADE', 'withdrawals.late'))?.answer).toContain('no compensation')
  expect((await shown('JADE', 'withdrawals.late', 'VI'))?.question).toContain('trễ')
  expect((await shown('JADE', 'start.app'))?.answer).toContain('add Jade to')
  const params = { merchant: 'JADE', code: 'withdrawals.late' }
  const body = {
    section: 'withdrawals',
    isHidden: false,
    en: { question: 'Late?', answer: '<p onclick="x()">Ours<script>x()</script></p>' },
    vi: { question: 'Trễ?', answer: '<p>Của chúng tôi</p>' },
  } as const
  await linh.api.pagesOffice.setQuestion({ params, body })
  expect(await shown('JADE', 'withdrawals.late')).toMatchObject({ question: 'Late?', answer: '<p>Ours</p>' })
  expect((await shown('AMBER', 'withdrawals.late'))?.answer).toContain('no compensation')
  await linh.api.pagesOffice.setQuestion({ params, body: { ...body, isHidden: true } })
  expect(await shown('JADE', 'withdrawals.late')).toBeUndefined()
  await linh.api.pagesOffice.resetQuestion({ params })
  expect((await shown('JADE', 'withdrawals.late'))?.answer).toContain('no compensation')
  const own = { merchant: 'JADE', code: 'own.1a2b3c4d' }
  await linh.api.pagesOffice.setQuestion({ params: own, body })
  const { list } = await linh.api.pagesOffice.questions({ params: { merchant: 'JADE' } })
  expect(list.at(-1)).toMatchObject({ code: own.code, isOwn: true, changedBy: linh.account })
  await linh.api.pagesOffice.resetQuestion({ params: own })
  expect(await shown('JADE', own.code)).toBeUndefined()
  const unknown = linh.api.pagesOffice.setQuestion({ params: { merchant: 'JADE', code: 'no.such' }, body })
  await expect(unknown).rejects.toEqual(refusal('pages.questionUnknown'))
  const empty = { ...body, vi: { question: 'x', answer: '<script>x()</script>' } }
  await expect(linh.api.pagesOffice.setQuestion({ params, body: empty })).rejects.toEqual(
    refusal('pages.answerEmpty'),
  )
})
