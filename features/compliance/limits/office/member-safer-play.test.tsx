import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { exclusionsOffice } from '#features/compliance/exclusions/contract/office.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { limitsOffice } from '../contract/office.ts'
import { MemberSaferPlay, type MemberLimits, type OfficeLimit } from './member-safer-play.tsx'
import { SaferPlayRoom } from './safer-play-room.tsx'

const NARROWEST = { width: 360, height: 760 }
const MEMBER = 100_022n
const losses: OfficeLimit = {
  kind: 'loss',
  period: 'day',
  value: null,
  by: null,
  own: null,
  operator: null,
  used: { amount: 0n },
  left: null,
  opensAt: null,
  next: null,
}

/** A server that stores one member's operator limit and who set it. */
function limitServer() {
  const server = fakeServer()
  const rule = { pack: 'default', name: 'Default', why: 'brand', country: null, minimumAge: 18 } as const
  let found: MemberLimits = {
    account: 'mai',
    currency: 'VND',
    rule,
    limits: [losses],
    mayMarket: true,
    events: [],
  }
  server.on(limitsOffice, 'member', () => found)
  server.on(limitsOffice, 'set', ({ body: { to, reason } }) => {
    const limit = { ...losses, value: to, operator: to, by: 'operator' } as const
    const at = new Date(Date.UTC(2026, 10, 23, 5))
    const event = { id: '1', kind: 'loss', period: 'day', what: 'set', before: null, after: to } as const
    found = { ...found, limits: [limit], events: [{ ...event, dueAt: null, by: 'op-linh', reason, at }] }
    return {}
  })
  server.on(exclusionsOffice, 'list', { list: [], next: null, counts: [], proposed: 0 })
  server.on(limitsOffice, 'harm', { flags: [], next: null, counts: { open: 0, cleared: 0 } })
  return server
}

test('RSP-01 R5 an operator on a phone sets a limit for a member and reads the changes, by whom and why', async () => {
  const server = limitServer()
  const panel = <MemberSaferPlay id={MEMBER} may={() => true} />
  const screen = await renderPanel(server, panel, { size: NARROWEST })
  const name = `${t('limits.loss')} ${t('limits.period.day')}`
  await screen.getByRole('button', { name: t('limits.setName', { limit: name }) }).click()
  const dialog = screen.getByRole('dialog', {
    name: t('limits.office.setTitle', { limit: name, account: 'mai' }),
  })
  const set = dialog.getByRole('button', { name: t('limits.office.set'), exact: true })
  await dialog.getByLabelText(t('limits.office.figureMoney')).fill('250000')
  // the audit log requires the reason: without it nothing is sent
  await expect.element(set).toBeDisabled()
  await dialog.getByLabelText(t('limits.office.reason')).fill('asked for by the family')
  await expectNoBarriers([NARROWEST, PHONE])
  await set.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText(`${t('limits.office.operatorLimit')}: 250,000.00`)).toBeVisible()
  await expect.element(screen.getByText(/op-linh · asked for by the family/)).toBeVisible()
  expect(server.heard(limitsOffice, 'set').map(({ body }) => body)).toEqual([
    { kind: 'loss', period: 'day', to: { amount: 2_500_000_000n }, reason: 'asked for by the family' },
  ])
  await expectNoBarriers()
})

test('OPS-01 without the permission an operator can read the limits and not change them', async () => {
  const screen = await renderPanel(limitServer(), <MemberSaferPlay id={MEMBER} may={() => false} />)
  await expect.element(screen.getByText(t('limits.office.eventsNone'))).toBeVisible()
  const name = `${t('limits.loss')} ${t('limits.period.day')}`
  expect(screen.getByRole('button', { name: t('limits.setName', { limit: name }) }).query()).toBeNull()
})

test('OPS-01 on a phone the selected tab is scrolled into view', async () => {
  const server = limitServer()
  server.on(limitsOffice, 'help', { brands: [{ code: 'JADE', name: 'Jade' }], merchant: 'JADE', places: [] })
  const room = (
    <SaferPlayRoom
      tab="help"
      onTab={() => undefined}
      filter={{}}
      onFilter={() => undefined}
      may={() => true}
    />
  )
  const screen = await renderPanel(server, room, { size: NARROWEST })
  const chosen = screen.getByRole('button', { name: t('limits.office.tab.help'), exact: true })
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chosen).toBeInViewport({ ratio: 1 })
})
