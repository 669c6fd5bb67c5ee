import { expect, type FrameLocator } from '@playwright/test'

/** A round may contain ten free spins, which take a minute; skipped, they are over in seconds, even on a slow machine. */
const LONGEST_ROUND_MS = 90_000

/** Waits until the next round may begin. Skips free spins or a big win that is still shown. */
export async function untilReady(game: FrameLocator): Promise<void> {
  const ready = game.locator('main[data-phase="ready"]')
  const skip = game.getByRole('button', { name: 'Skip', exact: true })
  await expect(async () => {
    const isOver = await ready.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    // the key only skips: the button could begin a round if this one ends before the press arrives
    if (!isOver && (await skip.isVisible())) await game.locator('body').press('s')
    expect(isOver).toBe(true)
  }).toPass({ timeout: LONGEST_ROUND_MS })
}
