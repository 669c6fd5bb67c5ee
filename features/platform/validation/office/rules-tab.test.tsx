import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { validationOffice } from '../contract.ts'
import { RulesTab, type ListedRule } from './rules-tab.tsx'

const rule = { kind: 'printable', minLength: 1, maxLength: 60, enabled: true, required: true } as const
const line: ListedRule = {
  field: 'line',
  says: 'The name at LINE.',
  rule,
  starts: rule,
  least: 1,
  most: 100,
  kinds: ['printable', 'digits'],
  isFixed: false,
}

async function openRule() {
  const server = fakeServer()
  server.on(validationOffice, 'rules', { list: [line] })
  const screen = await renderPanel(server, <RulesTab merchant="AMBER" mayChange />)
  const name = t('validation.edit', { field: t('validation.field.line') })
  await screen.getByRole('button', { name }).click()
  return { server, screen, dialog: screen.getByRole('dialog', { name }) }
}

test('VAL-01 a rule is tried before it is saved, and the words are those of the pattern', async () => {
  const { server, screen, dialog } = await openRule()
  server.on(validationOffice, 'change', {})
  await dialog.getByLabelText(t('validation.kind')).selectOptions('digits')
  await dialog.getByLabelText(t('validation.min')).fill('6')
  await dialog.getByLabelText(t('validation.max')).fill('6')
  await dialog.getByLabelText(t('validation.asked')).selectOptions('optional')
  const tried = dialog.getByLabelText(t('validation.preview'))
  await tried.fill('12345')
  await expect.element(dialog.getByText(/6 digits/)).toBeVisible()
  await tried.fill('123456')
  await expect.element(dialog.getByText(t('validation.passes'))).toBeVisible()
  await expectNoBarriers()
  await dialog.getByRole('button', { name: t('validation.save') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const saved = t('validation.saved', { field: t('validation.field.line') })
  await expect.element(screen.getByText(saved).first()).toBeVisible()
  expect(server.heard(validationOffice, 'change').map(({ params, body }) => ({ ...params, body }))).toEqual([
    {
      merchant: 'AMBER',
      field: 'line',
      body: { kind: 'digits', minLength: 6, maxLength: 6, enabled: true, required: false },
    },
  ])
})

test('VAL-01 a length out of reach is refused in the dialog, which stays open', async () => {
  const { server, dialog } = await openRule()
  server.refuse(validationOffice, 'change', 'validation.outOfReach', { least: 1, most: 100 })
  await dialog.getByLabelText(t('validation.max')).fill('900')
  await dialog.getByRole('button', { name: t('validation.save') }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
})
