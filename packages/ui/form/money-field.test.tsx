import { useState } from 'react'
import { expect, test } from 'vitest'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { uiLate } from '#texts/layers/ui-en.ts'
import { renderPanelOf } from '../testing/render-panel.tsx'
import { MoneyField } from './money-field.tsx'

const app = { words: { en: { ...uiLate }, vi: {} }, isStale: () => false }

function Form() {
  const [amount, setAmount] = useState('')
  return (
    <>
      <MoneyField label="Amount" currency="VND" value={amount} onChange={setAmount} presets={['500']} />
      <output>{amount || 'none'}</output>
    </>
  )
}

test('CSH-05 text that is no amount stays in sight with the reason, and the form has no value', async () => {
  const screen = await renderPanelOf(app, fakeServer(), <Form />)
  const field = screen.getByLabelText('Amount')
  const error = screen.getByText(uiLate['ui.amountDigits'])
  for (const typed of ['-1', '1e9', '0.001']) {
    await field.fill(typed)
    await expect.element(field).toHaveValue(typed)
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(error).toBeVisible()
    await expect.element(screen.getByText('none')).toBeInTheDocument()
  }
  await field.fill('1500')
  await expect.element(field).toHaveValue('1,500')
  await expect.element(error).not.toBeInTheDocument()
  await field.fill('1e9')
  await screen.getByRole('button', { name: '500' }).click()
  await expect.element(field).toHaveValue('500')
  await expect.element(error).not.toBeInTheDocument()
})
