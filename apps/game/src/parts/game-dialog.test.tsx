import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react/pure'
import { GameDialog } from './game-dialog.tsx'

async function opened() {
  const ref = createRef<HTMLDialogElement>()
  const onClose = vi.fn<() => void>()
  await render(
    <GameDialog ref={ref} look="ask" title="Bet" closeLabel="Close" onClose={onClose}>
      <button type="button" onClick={() => ref.current?.close()}>
        Set bet
      </button>
    </GameDialog>,
  )
  const dialog = page.getByRole('dialog', { name: 'Bet' })
  await expect.element(dialog).toBeVisible()
  return { dialog, onClose }
}

test('GAM-02 closes a dialog of the game by its close button, its own button and Escape, once each', async () => {
  const ways = [
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.getByRole('button', { name: 'Set bet' }).click(),
    () => userEvent.keyboard('{Escape}'),
  ]
  for (const way of ways) {
    const { dialog, onClose } = await opened()
    await way()
    await expect.element(dialog).not.toBeInTheDocument()
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    await cleanup()
  }
})
