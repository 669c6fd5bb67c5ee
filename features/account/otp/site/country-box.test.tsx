import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { CountryBox } from './country-box.tsx'

const countries = [
  { code: 'VN', dialingCode: '84', shown: '+84 Vietnam' },
  { code: 'TH', dialingCode: '66', shown: '+66 Thailand' },
  { code: 'US', dialingCode: '1', shown: '+1 United States' },
]

function Panel() {
  const [value, choose] = useState('84')
  return (
    <>
      <CountryBox countries={countries} value={value} choose={choose} />
      <input aria-label="elsewhere" />
    </>
  )
}

async function draw() {
  const screen = await renderPanel(fakeServer(), <Panel />)
  const box = screen.getByRole('combobox', { name: t('codes.country') })
  const list = screen.getByRole('listbox', { name: t('codes.country') })
  return { screen, box, list }
}

test('VAL-05 the list stays open for 200 ms after the focus leaves it, so that a click still selects an entry', async () => {
  const { screen, box, list } = await draw()
  await box.click()
  await expect.element(list).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const other = screen.getByLabelText('elsewhere').element()
  if (other instanceof HTMLElement) other.focus()
  vi.advanceTimersByTime(199)
  expect(list.query()).not.toBeNull()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.element(list).not.toBeInTheDocument()
})

test('VAL-05 a country is found by typing and selected by keyboard; Escape keeps the selection', async () => {
  const { box, list } = await draw()
  await box.click()
  await box.fill('thai')
  await expect.poll(() => list.getByRole('option').elements().length).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('+66 Thailand')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}')
  await expect.element(box).toHaveValue('+66 Thailand')
})
