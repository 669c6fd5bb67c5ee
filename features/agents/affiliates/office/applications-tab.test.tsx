import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { affiliatesOffice } from '../contract/office.ts'
import type { Application } from './application-detail.tsx'
import { ApplicationsTab } from './applications-tab.tsx'

const application: Application = {
  id: '00000000-0000-4000-8000-000000000001',
  number: 7n,
  account: null,
  invitedBy: null,
  person: 'individual',
  name: 'Blog of An',
  company: null,
  email: 'an@example.com',
  phone: null,
  country: 'VN',
  channel: 'website',
  address: 'https://an.example',
  traffic: 'under10k',
  message: 'I write about odds.',
  language: 'en',
  terms: '2026-01',
  state: 'new',
  note: null,
  decidedBy: null,
  decidedAt: null,
  sentAt: new Date('2026-01-05T03:00:00Z'),
}

function answers() {
  const server = fakeServer()
  server.on(affiliatesOffice, 'applications', ({ query }) => ({
    rows: query.state === undefined || query.state === 'new' ? [application] : [],
    next: null,
  }))
  server.on(affiliatesOffice, 'shared', {
    list: [{ what: 'device' as const, kind: 'affiliate' as const, name: 'AF-3' }],
  })
  server.on(affiliatesOffice, 'plans', { list: [] })
  return server
}

test('AGT-06 an application opens with what it shares with others, and is rejected with a reason', async () => {
  const server = answers()
  const decided: unknown[] = []
  server.on(affiliatesOffice, 'decide', ({ params, body }) => {
    decided.push({ ...params, ...body })
    return {}
  })
  const screen = await renderPanel(server, <ApplicationsTab merchant="JADE" mayDecide />)
  await screen.getByText(/Blog of An · an@example.com/).click()
  await expect.element(screen.getByText(/AF-3/)).toBeVisible()
  await expectNoBarriers()
  await screen
    .getByRole('button', { name: t('affiliates.state.rejected') })
    .last()
    .click()
  await screen.getByLabelText(t('affiliates.reason')).fill('traffic is bought')
  await screen.getByRole('button', { name: t('affiliatesOffice.decide.rejected') }).click()
  await expect
    .poll(() => decided)
    .toEqual([{ merchant: 'JADE', id: application.id, state: 'rejected', reason: 'traffic is bought' }])
})

test('AGT-06 an operator who may only see applications gets no decision, and an empty state says so', async () => {
  const screen = await renderPanel(answers(), <ApplicationsTab merchant="JADE" mayDecide={false} />)
  await screen.getByText(/Blog of An · an@example.com/).click()
  await expect.element(screen.getByText('I write about odds.')).toBeVisible()
  expect(
    screen.getByRole('button', { name: t('affiliatesOffice.decide.contacted') }).elements(),
  ).toHaveLength(0)
  await screen.unmount()
  const empty = await renderPanel(answers(), <ApplicationsTab merchant="JADE" mayDecide={false} />)
  await empty.getByRole('button', { name: t('affiliates.state.accepted') }).click()
  await expect.element(empty.getByText(t('affiliatesOffice.noApplications'))).toBeVisible()
})
