import { afterEach, expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { keptClicks } from '#features/account/identity/site/clicks/clicks.ts'
import { affiliateJoin } from '../../contract/join.ts'
import { CountedLink } from './counted-link.tsx'

const before = location.href
afterEach(() => {
  history.replaceState(null, '', before)
  sessionStorage.clear()
})

test('AGT-06 a link with a code to any page counts one click per tab and keeps it for the registration', async () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const server = fakeServer()
  server.on(affiliateJoin, 'click', ({ body }) => {
    expect(body).toEqual({ code: 'SONG', subId: 'banner' })
    return { click: { id, code: 'SONG', landing: 'home' as const, keepDays: 0 } }
  })
  history.replaceState(null, '', '?affiliateCode=SONG&sub=banner')
  const screen = await renderPanel(server, <CountedLink />)
  await expect.poll(() => keptClicks(Date.now())).toEqual([id])
  await screen.unmount()
  await renderPanel(server, <CountedLink />)
  expect(server.heard(affiliateJoin, 'click')).toHaveLength(1)
})

test('AGT-06 a visit of a host that counts like a code is counted once per tab, and not after a link', async () => {
  const server = fakeServer()
  server.on(affiliateJoin, 'click', ({ body }) => {
    expect(body).toEqual({ code: '', subId: '' })
    return { click: null }
  })
  history.replaceState(null, '', '?')
  for (let time = 0; time < 2; time++) {
    const screen = await renderPanel(server, <CountedLink />)
    await expect.poll(() => server.heard(affiliateJoin, 'click')).toHaveLength(1)
    await screen.unmount()
  }
})
