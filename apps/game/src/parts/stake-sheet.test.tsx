import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react/pure'
import { major, type Minor } from '#kit/money.ts'
import { formatMoney } from '#texts/formats.ts'
import { session } from '../testing/tables.ts'
import { wordsOf } from '../words/words.ts'
import { StakeSheet } from './stake-sheet.tsx'

async function opened(balance: Minor = major(7)) {
  const onBet = vi.fn<(stake: Minor) => void>()
  const { stakes } = session()
  await render(
    <StakeSheet
      words={wordsOf('en')}
      language="en"
      stakes={stakes}
      stake={major(2)}
      most={() => balance}
      money={(amount) => formatMoney('en', amount, 'USD')}
      onBet={onBet}
      onClose={() => undefined}
    />,
  )
  const amount = page.getByLabelText('Bet amount')
  await expect.element(amount).toHaveValue('2.00')
  return { amount, onBet, press: (name: string) => page.getByRole('button', { name, exact: true }).click() }
}

test('GAM-02 halves, doubles and maximises the bet within its limits and the balance', async () => {
  const { amount, press, onBet } = await opened()
  await press('Double the bet')
  await expect.element(amount).toHaveValue('4.00')
  await press('Half the bet')
  await press('Half the bet')
  await press('Half the bet')
  await expect.element(amount).toHaveValue('1.00')
  await press('Max')
  await expect.element(amount).toHaveValue('7.00')
  await press('Set bet')
  expect(onBet).toHaveBeenCalledExactlyOnceWith(major(7))
})

test('GAM-02 refuses a typed bet outside the limits with its reason, focuses the field, and accepts the next one', async () => {
  const { amount, press, onBet } = await opened()
  await userEvent.fill(amount, '11')
  await press('Set bet')
  await expect.element(page.getByRole('alert')).toHaveTextContent('The maximum bet is 10.00.')
  await expect.element(amount).toHaveFocus()
  await userEvent.fill(amount, '2.5')
  await press('Set bet')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Bets go up in steps of 1.00.')
  expect(onBet).not.toHaveBeenCalled()
  await userEvent.fill(amount, '3')
  await userEvent.keyboard('{Enter}')
  expect(onBet).toHaveBeenCalledExactlyOnceWith(major(3))
})
