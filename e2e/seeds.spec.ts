import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { sideways } from './support/looks.ts'
import { site } from './support/people.ts'
import { comeAs } from './support/session.ts'

const OWN_SEED = 'lotus on the water 7'

/** Reveals the active seed pair and sets a client seed for the next. */
async function rotate(page: Page): Promise<void> {
  await page.goto(`${site}/fairness`)
  await page.getByRole('button', { name: 'Reveal and start a new pair' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByLabel('Your seed for the next pair').fill(OWN_SEED)
  await dialog.getByRole('button', { name: 'Reveal seed' }).click()
}

/** Ends the open round, if there is one: an opened stone may hide a rock, which ends it; otherwise the win is cashed out. */
async function finish(table: FrameLocator): Promise<void> {
  const begin = table.getByRole('button', { name: 'Start', exact: true })
  const dig = table.getByRole('button', { name: 'Random stone' })
  const take = table.getByRole('button', { name: 'Cash out', exact: false }).first()
  await expect(table.locator('main[data-phase="ready"], main[data-phase="deciding"]')).toBeVisible()
  await expect(async () => {
    if ((await take.isVisible()) && (await take.isEnabled())) await take.click({ timeout: 1_000 })
    else if ((await dig.isVisible()) && (await dig.isEnabled())) await dig.click({ timeout: 1_000 })
    await expect(begin).toBeEnabled({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}

/** Recomputes a published round without a server, like a member who distrusts the page. */
function offline(proof: string): { code: number | null; text: string } {
  const folder = mkdtempSync(join(tmpdir(), 'seeds-'))
  try {
    writeFileSync(join(folder, 'round.json'), proof)
    const verify = join(import.meta.dirname, '..', 'tools', 'verify.ts')
    const run = spawnSync(process.execPath, [verify, join(folder, 'round.json')], {
      encoding: 'utf8',
      env: {},
    })
    return { code: run.status, text: run.stdout + run.stderr }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('G9 keeps a seed pair secret while a round is open; then a member reveals it, sets the next, and verifies the round on the page and offline', async ({
  page,
}) => {
  await comeAs(page, 'thutrial', '/game?gameId=jade-vein')
  const table = page.frameLocator('iframe')
  const begin = table.getByRole('button', { name: 'Start', exact: true })
  await finish(table)
  const begun = page.waitForResponse((answer) => answer.url().endsWith('/api/game/rounds'))
  await begin.click()
  const { roundId } = (await (await begun).json()).value
  await expect(table.getByRole('button', { name: 'Random stone' })).toBeEnabled()

  await rotate(page)
  await expect(
    page.getByText('You have an open round. Finish it before you rotate your seeds.'),
  ).toBeVisible()
  await page.goto(`${site}/fairness?check=${roundId}`)
  await expect(page.getByText('This round’s server seed is still in use.')).toBeVisible()

  await page.goto(`${site}/game?gameId=jade-vein`)
  await finish(table)

  await rotate(page)
  await expect(page.getByText('Seed revealed. You can now verify its rounds.')).toBeVisible()
  await expect(page.getByText(OWN_SEED, { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Round ID' }).fill(roundId)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Verified on your device: it matches')).toBeVisible()
  // by its public name, and with the number that a recomputation needs
  await expect(page.getByText('Jade Vein', { exact: true })).toBeVisible()
  await expect(page.getByText('Nonce', { exact: true })).toBeVisible()

  const proof = await (await page.request.get(`${site}/api/fairness/rounds/${roundId}`)).text()
  expect(offline(proof)).toMatchObject({ code: 0, text: expect.stringContaining('MATCH') })
  expect(offline(proof.replace(/"win":"[^"]*"/, '"win":"123.00"')).code).toBe(1)
})

test(
  'G9 the seeds page fits the narrowest phones without horizontal overflow',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    // opening a game creates the active seed pair
    await comeAs(page, 'linh', '/game?gameId=dice')
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Roll', exact: true })).toBeEnabled()
    await page.goto(`${site}/fairness`)
    await expect(page.getByRole('button', { name: 'Reveal and start a new pair' })).toBeVisible()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  },
)
