import { expect, type FrameLocator, type Page } from '@playwright/test'
import { createClient } from '#contract/client.ts'
import { newId } from '#contract/new-id.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { play } from '#features/play/rounds/contract.ts'
import { site } from './people.ts'

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

/** Dice that wins 98 of 100 rolls, many times, as the member's own game would: the screens show the beginning and the end. */
export async function wager(page: Page, stake: string, rounds: number): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const member = createClient(lobby, { base: site, headers: () => ({ authorization: token ?? '' }) })
  const address = new URL((await member.launch({ query: { gameId: 'dice' } })).game_url)
  const ticket = address.searchParams.get('ticket') ?? ''
  const entered = await createClient(play, { base: address.origin }).enter({ body: { ticket } })
  const frame = createClient(play, {
    base: address.origin,
    headers: () => ({ authorization: entered.token }),
  })
  const bets = [{ key: 'roll', stake, choice: { direction: 'under', target: 9_800 } }]
  for (let done = 0; done < rounds; done += 1)
    await frame.round({ body: { bets } }, { idempotencyKey: newId() })
}
