import { afterAll, beforeAll, expect, test } from 'vitest'
import { heardBy } from '#apps/server/testing/heard.ts'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { addHost } from '#features/platform/merchants/store.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const heard = () => heardBy(at.app, at.database.db)

const HEADLINE = {
  merchant: 'JADE',
  type: 'H',
  bannerGroup: null,
  audience: 'all',
  title: { en: 'New tables', vi: 'Bàn mới' },
  content: { en: '<p>Open now</p>', vi: '<p>Đã mở</p>' },
  link: null,
  picture: null,
  rank: 1,
  endsAt: null,
} as const

test('SYS-01 each field of the start-up calls follows the operators’ settings, and falls back when a setting is removed', async () => {
  const linh = await operator(at)
  const status = () => at.api().siteStatus.status({ query: { url: 'localhost' } })
  const set = async (name: string, value: string | string[]) => {
    await linh.api.settingsOffice.change({ params: { merchant: 'JADE', name }, body: { value } })
  }
  await set('imageCdns', ['https://pictures.example.org', 'https://more.example.org'])
  expect(await status()).toMatchObject({
    imgUrl: 'https://pictures.example.org',
    info: { imageCDNs: ['https://pictures.example.org', 'https://more.example.org'] },
  })
  await set('imageCdns', [])
  await addHost(at.database.db, { host: 'pictures.localhost', merchant: 'JADE' }, at.clock.now())
  expect((await status()).imgUrl).toMatch(/^http:\/\/pictures\.localhost:/)
  await set('gtagId', 'G-ABCD1234')
  expect((await status()).info.analytics.gtagId).toBe('G-ABCD1234')
  await set('gtagId', '')
  expect((await status()).info.analytics.gtagId).toBeNull()
  const startsAt = new Date(at.clock.now().getTime() - 60_000)
  for (const isLive of [false, true]) {
    expect((await status()).noticeList).toEqual([])
    await linh.api.noticesOffice.create({ body: { ...HEADLINE, startsAt, isLive } })
  }
  expect((await status()).noticeList).toEqual([
    { type: 'H', title: 'New tables', timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
  ])
  const endsAt = new Date(at.clock.now().getTime() + 3_600_000)
  const close = (isClosed: boolean) =>
    linh.api.merchantsOffice.changeStatus({
      params: { merchant: 'JADE' },
      body: { isClosed, endsAt: isClosed ? endsAt : null },
    })
  await close(true)
  expect(await status()).toMatchObject({
    systemStatus: 1,
    maintenanceEnd: endsAt,
    info: { maintenance: true, regionRestriction: false },
    noticeList: [{ title: 'New tables' }],
  })
  await close(false)
  const refuse = { kind: 'network', place: '127.0.0.0/8', deed: 'refuse' } as const
  await linh.api.merchantsOffice.setRegion({ params: { merchant: 'JADE' }, body: refuse })
  expect(await status()).toMatchObject({
    systemStatus: 2,
    info: { maintenance: false, regionRestriction: true },
    noticeList: [],
  })
  const { regions } = await linh.api.merchantsOffice.one({ params: { merchant: 'JADE' } })
  for (const { id: rule } of regions)
    await linh.api.merchantsOffice.dropRegion({ params: { merchant: 'JADE', id: rule } })
  expect((await status()).systemStatus).toBe(0)
})

test('SYS-01 the menu is the member centre of §2 in its order, as the site shows it, and the footer’s seven topics', async () => {
  const mai = await person(at)
  const pages = async (api: typeof mai.api, kind: 'member' | 'footer') =>
    (await api.siteStatus.menu({ query: { kind } })).list.map(({ page }) => page)
  const own = await pages(mai.api, 'member')
  const specified = [
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transferUpline',
    'personalHistoryCopy',
    'transactionHistory',
    'personalProfit',
    'messageV2',
  ]
  expect(own.filter((page) => specified.includes(page))).toEqual(specified)
  await applyFlag(at, 'JADE', 'vendorWallets', false)
  await heard()
  expect(await pages(mai.api, 'member')).toEqual(own.filter((page) => page !== 'transferFund'))
  await applyFlag(at, 'JADE', 'vendorWallets', true)
  await heard()
  expect(await pages((await person(at, { type: 4 })).api, 'member')).toEqual([])
  expect(await pages(at.api(), 'footer')).toHaveLength(7)
})
