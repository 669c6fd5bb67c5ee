import { expect, test } from 'vitest'
import { answerMember } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import type { Range } from '#ui/records/days.ts'
import { readSaved } from './saved.ts'
import { SavedFilters } from './saved-filters.tsx'

test('MEM-05 a filter is saved under a name, used by one press, and removed', async () => {
  localStorage.removeItem('betFilters:mai')
  const server = fakeServer()
  answerMember(server)
  const used: [Range, string][] = []
  const range = { from: '2026-10-01', to: '2026-10-05' }
  const panel = <SavedFilters of="game:dice" range={range} onUse={(...own) => used.push(own)} />
  const screen = await renderPanel(server, panel, { size: PHONE })
  await screen.getByRole('button', { name: t('rounds.saveFilter') }).click()
  const dialog = screen.getByRole('dialog', { name: t('rounds.saveFilter') })
  await dialog.getByLabelText(t('rounds.filterName')).fill('Dice trip')
  await dialog.getByRole('button', { name: t('rounds.saveFilter') }).click()
  await expect.element(screen.getByRole('button', { name: 'Dice trip', exact: true })).toBeVisible()
  await expectNoBarriers()
  // what a reload reads
  expect(readSaved('mai').map(({ name }) => name)).toEqual(['Dice trip'])
  await screen.getByRole('button', { name: 'Dice trip', exact: true }).click()
  expect(used).toEqual([[range, 'game:dice']])
  await screen.getByRole('button', { name: t('rounds.filterRemove', { name: 'Dice trip' }) }).click()
  await expect.element(screen.getByRole('button', { name: 'Dice trip', exact: true })).not.toBeInTheDocument()
})
