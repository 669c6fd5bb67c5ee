import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { depositMethods } from '../../contract/methods.ts'
import type { OfficeMethods } from './form.ts'
import { MethodDialog } from './method-dialog.tsx'

const found: OfficeMethods = {
  methods: [],
  brands: [{ code: 'JADE', name: 'Jade', currency: 'VND' }],
  processors: [
    { name: 'sandbox', channels: ['page', 'qr'] },
    { name: 'stripe', channels: ['page'] },
  ],
}

const panel = async () => {
  const server = fakeServer()
  server.on(depositMethods, 'add', { id: '00000000-0000-4000-8000-000000000001' })
  const screen = await renderPanel(server, <MethodDialog of="new" found={found} onClose={() => undefined} />)
  return { server, screen }
}

const fill = async (screen: Awaited<ReturnType<typeof panel>>['screen']) => {
  const field = (name: string) =>
    screen.getByLabelText(t(`depositMethods.${name}`, { currency: 'VND' }), { exact: true })
  await field('code').fill('card-page')
  for (const name of ['nameEn', 'nameVi', 'noteEn', 'noteVi']) await field(name).fill('Card')
  await field('least').fill('100000')
  await field('most').fill('900000')
  await field('reason').fill('a new page')
}

test('CSH-01 the operator chooses the processor of a new method; none is chosen for them', async () => {
  const { server, screen } = await panel()
  await fill(screen)
  await screen.getByRole('button', { name: t('depositMethods.add') }).click()
  await expect.element(screen.getByText(t('depositMethods.processorMissing'))).toBeVisible()
  expect(server.heard(depositMethods, 'add')).toEqual([])
  await screen.getByLabelText(t('depositMethods.processor')).selectOptions('stripe')
  await screen.getByRole('button', { name: t('depositMethods.add') }).click()
  await expect
    .poll(() => server.heard(depositMethods, 'add').map(({ body }) => body.processor))
    .toEqual(['stripe'])
})

test('CSH-01 only processors that take this type of payment are offered', async () => {
  const { screen } = await panel()
  await screen.getByLabelText(t('depositMethods.kind')).selectOptions('qr')
  const select = screen.getByLabelText(t('depositMethods.processor'))
  expect([...select.element().querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'sandbox'])
  await screen.getByLabelText(t('depositMethods.kind')).selectOptions('coin')
  await expect.element(screen.getByText(t('depositMethods.noProcessor'))).toBeVisible()
  await screen.getByLabelText(t('depositMethods.kind')).selectOptions('bankQr')
  await expect.element(screen.getByLabelText(t('depositMethods.accountNumber'))).toBeVisible()
})
