import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react/pure'
import { major } from '#kit/money.ts'
import { formatMoney } from '#texts/formats.ts'
import { wordsOf, type Language } from '../words/words.ts'
import { JackpotWon } from './won.tsx'

async function opened(stake: bigint, language: Language = 'en', reduced = false) {
  const onClose = vi.fn<() => void>()
  const words = wordsOf(language)
  const { container } = await render(
    <JackpotWon
      won={{ kind: 'jackpot', prizes: [{ level: 'mini', prize: major(31_240) }], stake, win: major(60) }}
      pool="Lotus Fund"
      {...{ words, reduced, onClose }}
      money={(amount) => formatMoney(language, amount, 'VND')}
      framed
      onHistory={() => undefined}
    />,
  )
  const dialog = page.getByRole('dialog', { name: words.jackpotWon })
  await expect.element(dialog).toBeVisible()
  return { words, onClose, dialog, prize: () => container.querySelector('.prize')?.textContent, container }
}

test('STU-06 a jackpot counts up to its prize, a press shows all of it, and a key ends it', async () => {
  const { dialog, prize, onClose, words } = await opened(major(2_000))
  await dialog.getByText(words.jackpotPaid).click()
  expect(prize()).toBe('31,240.00')
  await expect.element(dialog.getByText('31,300.00')).toBeVisible() // with the round's own win
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

test('R14 STU-06 a prize below the bet is told with both amounts and without a celebration', async () => {
  const { dialog, prize, container } = await opened(major(500_000), 'vi')
  expect(prize()).toBe('31.240,00')
  expect(container.querySelector('.festive, .petals')).toBeNull()
  await expect.element(dialog.getByText('500.000,00')).toBeVisible()
})

test('STU-06 reduced motion shows the prize at once', async () => {
  const { prize, container } = await opened(major(2_000), 'en', true)
  expect(prize()).toBe('31,240.00')
  expect(container.querySelector('.festive, .petals')).toBeNull()
})
