import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { settingsOffice } from '../contract.ts'
import { SettingsTab } from './settings-tab.tsx'

const least = {
  name: 'withdrawLeast',
  title: 'Mức rút tối thiểu',
  group: 'withdrawals' as const,
  needsApproval: true,
  says: 'Mức rút tối thiểu của thương hiệu.',
  kind: 'money' as const,
  least: null,
  most: null,
  options: [],
  value: '100000.0000',
  starts: '100000.0000',
}
const words = {
  ...least,
  name: 'feedbackLeastWords',
  title: 'Feedback: minimum words',
  group: 'support' as const,
  needsApproval: false,
  says: 'Minimum number of words in feedback.',
  kind: 'whole' as const,
  least: 1,
  most: 100,
  value: 5,
  starts: 5,
}

function settingsServer() {
  const server = fakeServer()
  server.on(settingsOffice, 'list', { currency: 'VND', list: [least, words] })
  server.on(settingsOffice, 'change', {})
  return server
}

test('OPS-01 finds a setting by its name without diacritics and lists it in its section', async () => {
  const screen = await renderPanel(settingsServer(), <SettingsTab merchant="JADE" mayChange />)
  await expect.element(screen.getByRole('heading', { name: t('settings.group.withdrawals') })).toBeVisible()
  await screen.getByLabelText(t('settings.find')).fill('muc rut')
  await expect.element(screen.getByText(words.title)).not.toBeInTheDocument()
  await expect.element(screen.getByText(least.title, { exact: true })).toBeVisible()
  await expectNoBarriers()
})

test('OPS-01 shows old and new value and who must approve before a setting is saved', async () => {
  const server = settingsServer()
  const screen = await renderPanel(server, <SettingsTab merchant="JADE" mayChange />)
  await screen.getByRole('button', { name: t('settings.edit', { name: least.title }) }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: t('settings.review') })).toBeDisabled()
  await dialog.getByLabelText(t('settings.value')).fill('200000')
  await dialog.getByRole('button', { name: t('settings.review') }).click()
  await expect.element(dialog.getByText('₫100,000.00')).toBeVisible()
  await expect.element(dialog.getByText('₫200,000.00')).toBeVisible()
  await expect.element(dialog.getByText(t('settings.two'))).toBeVisible()
  await expectNoBarriers()
  expect(server.heard(settingsOffice, 'change')).toEqual([])
  await dialog.getByRole('button', { name: t('settings.save') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.heard(settingsOffice, 'change').map(({ body }) => body.value)).toEqual(['200000'])
})

test('OPS-01 says that a harmless setting needs no second operator', async () => {
  const screen = await renderPanel(settingsServer(), <SettingsTab merchant="JADE" mayChange />)
  await screen.getByRole('button', { name: t('settings.edit', { name: words.title }) }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText(t('settings.value')).fill('7')
  await dialog.getByRole('button', { name: t('settings.review') }).click()
  await expect.element(dialog.getByText(t('settings.one'))).toBeVisible()
})
