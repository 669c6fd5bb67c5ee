import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { push } from '#features/contact/push/contract.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { inbox } from '../contract/member.ts'
import { InboxPanel } from './inbox-panel.tsx'
import type { Message } from './message-row.tsx'

const welcome: Message = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'house',
  title: 'Welcome',
  content: '<p>Messages about your money arrive here.</p>',
  link: null,
  isMarketing: false,
  at: new Date(Date.UTC(2026, 10, 22, 8)),
  isRead: false,
}

/** A server that stores what was read, removed and agreed to. */
function inboxServer() {
  const server = fakeServer()
  let list: readonly Message[] = [welcome]
  let agreed: readonly ('security.push' | 'offer.inbox')[] = []
  const unread = () => list.filter(({ isRead }) => !isRead).length
  server.on(inbox, 'list', () => ({
    list: [...list],
    page: 1,
    pages: 1,
    total: list.length,
    unread: unread(),
  }))
  server.on(inbox, 'read', () => {
    list = list.map((message) => ({ ...message, isRead: true }))
    return { count: 0 }
  })
  server.on(inbox, 'remove', () => {
    list = []
    return { count: 0 }
  })
  server.on(inbox, 'consents', () => ({ agreed: [...agreed], mail: null }))
  server.on(inbox, 'setConsent', () => {
    agreed = ['security.push']
    return { agreed: [...agreed], mail: null }
  })
  server.on(push, 'devices', { devices: [] })
  server.hold(push, 'key')
  return server
}

test('MEM-08 opening a message marks it as read, and it can be removed, without accessibility violations', async () => {
  const server = inboxServer()
  const screen = await renderPanel(server, <InboxPanel />, { size: PHONE })
  await expect.element(screen.getByText(t('said.unread', { count: 1 }))).toBeVisible()
  await screen.getByRole('button', { name: /Welcome/ }).click()
  await expect.element(screen.getByText('Messages about your money arrive here.')).toBeVisible()
  await expect.element(screen.getByText(t('inbox.allRead'))).toBeVisible()
  await expectNoBarriers()
  await screen.getByRole('button', { name: t('inbox.remove'), exact: true }).click()
  await expect.element(screen.getByText(t('inbox.none'))).toBeVisible()
  expect(server.heard(inbox, 'remove').map(({ params }) => params.id)).toEqual([welcome.id])
})

test('MEM-08 one switch gives consent to a channel; without an address, email is not available', async () => {
  const server = inboxServer()
  const screen = await renderPanel(server, <InboxPanel />)
  const consents = screen.getByRole('region', { name: t('inbox.consents') })
  const safety = consents.getByRole('switch', { name: t('inbox.consent.security.push') })
  await safety.click()
  await expect.element(safety).toBeChecked()
  await expect.element(consents.getByRole('switch', { name: t('inbox.consent.offer.email') })).toBeDisabled()
  expect(server.heard(inbox, 'setConsent').map(({ body }) => body)).toEqual([
    { consent: 'security.push', isOn: true },
  ])
})
