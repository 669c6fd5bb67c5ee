import { expect, test, type Page } from '@playwright/test'
import pg from 'pg'
import { drawPrizes, south, type PrizeDraw } from '#game-kit/lottery/vietnam/draw.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { withOwner } from '#tools/launcher/database.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { goOn } from './support/looks.ts'
import { aloneAtDesk, site } from './support/people.ts'
import { comeAs } from './support/session.ts'

test.skip(({ isMobile }) => isMobile, 'two operators at their desks: the walk goes once')

const LOTTERY = 'XSHCM'

/** A result whose special prize ends with these two digits. */
function resultEnding(tail: string): PrizeDraw {
  const draw = drawPrizes(south, fastChance(11))
  return { ...draw, special: [`${(draw['special']?.[0] ?? '').slice(0, 4)}${tail}`] }
}

/** Brings the end of a draw's sale forward to now, as the owner of the database: its real one is days ahead. */
const endSale = (round: string) =>
  withOwner(async (connectionString) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    const now = 'closes_at = clock_timestamp()'
    await client.query(`update bet_window set ${now} where id = $1`, [round])
    await client.query(
      `update shared_round set ${now}, draws_at = clock_timestamp(), due_at = clock_timestamp() where id = $1`,
      [round],
    )
    await client.end()
  })

type Draw = { readonly round: string; readonly numero: string }

/** The draw on sale; a product that has just started schedules its draws first. */
async function nextDraw(page: Page): Promise<Draw> {
  let next: Draw | null = null
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`${site}/api/lottery/games/${LOTTERY}`)
        next = (await answer.json()).value.entry.next
        return next
      },
      { timeout: 120_000 },
    )
    .not.toBeNull()
  return next ?? { round: '', numero: '' }
}

/** Opens the entry of a draw that waits for its result. */
async function openEntry(desk: Page, label: string): Promise<void> {
  await goOn(desk, '/lottery-draws?tab=results')
  await desk.getByRole('row').filter({ hasText: 'TP. Hồ Chí Minh' }).filter({ hasText: label }).click()
}

/** Pastes a whole result into the first field, as it is copied from a newspaper's page. */
async function paste(desk: Page, result: PrizeDraw): Promise<void> {
  const text = Object.values(result).flat().join(' ')
  await desk.getByLabel('Prize 8').evaluate((field, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', copied)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

const enter = (desk: Page, name: string) => desk.getByRole('button', { name }).click()

test(
  'P6 LOT-03 two operators disagree about a result, agree, and later correct it with its money',
  { tag: '@night' },
  async ({ page, browser }) => {
    await comeAs(page, 'mai', `/vnlottery?gameCode=${LOTTERY}&playType=de`)
    const { round, numero } = await nextDraw(page)
    await page.getByRole('button', { name: '07', exact: true }).click()
    await page.getByRole('button', { name: 'Add 1 to slip' }).click()
    await page.getByRole('button', { name: /^Place bets on draw/ }).click()
    await expect(page.getByText(/^Bets placed on draw/)).toBeVisible()
    await page.getByRole('tab', { name: 'My slips' }).click()
    await page
      .getByRole('button', { name: `Draw ${numero}` })
      .first()
      .click()
    const slip = page.getByRole('dialog')
    await expect(slip.getByText('Open', { exact: true })).toBeVisible()
    await endSale(round)

    const linh = await aloneAtDesk(browser, 'op-linh')
    const huy = await aloneAtDesk(browser, 'op-huy')
    const agreed = resultEnding('70')
    // the job seals the tickets first
    await expect(async () => {
      await openEntry(linh, numero)
      await expect(linh.getByLabel('Special prize')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await paste(linh, agreed)
    await enter(linh, 'Enter result')
    await expect(linh.getByText('Entered. Another operator or feed must confirm it.')).toBeVisible()
    await openEntry(huy, numero)
    const [eighth = ''] = agreed['prize8'] ?? []
    await paste(huy, { ...agreed, prize8: [eighth === '41' ? '14' : '41'] })
    await enter(huy, 'Enter result')
    await expect(huy.getByText('The entries differ. Check the marked prizes.')).toBeVisible()
    await expect(huy.getByLabel('Prize 8')).toHaveAttribute('aria-invalid', 'true')
    await expectNoBarriers(huy)
    await huy.getByLabel('Prize 8').fill(eighth)
    await enter(huy, 'Replace my entry')
    await expect(huy.getByText('Confirmed. The slips are being settled.')).toBeVisible()
    // a lost slip changes no balance
    await expect(slip.getByText('No hit', { exact: true }).first()).toBeVisible()

    await goOn(linh, `/lottery-draws?draw=${round}`)
    await linh.getByRole('button', { name: 'Correct result' }).click()
    await linh.getByLabel('Special prize').fill(resultEnding('07')['special']?.[0] ?? '')
    await linh.getByRole('button', { name: 'Preview' }).click()
    await expect(linh.getByRole('list', { name: 'Preview' })).toContainText('1 of 1 slip changed')
    await expectNoBarriers(linh)
    await linh.getByRole('button', { name: 'Send for approval' }).click()
    const reason = `the newspaper printed 07, ${Date.now()}`
    await linh.getByLabel('Reason').fill(reason)
    await linh.getByRole('button', { name: 'Send for approval' }).last().click()
    await goOn(huy, '/approvals')
    await huy.getByText(reason).click()
    await huy.getByRole('button', { name: 'Approve change' }).click()
    await huy.getByRole('dialog').getByRole('button', { name: 'Approve change' }).click()
    await expect(huy.getByText(/^Change \d+ approved$/)).toBeVisible()
    // 95 times the stake of 1,000
    await expect(slip.getByText('95,000.00').first()).toBeVisible()
    await linh.context().close()
    await huy.context().close()
  },
)
