import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { jackpotsOffice } from '../contract.ts'
import { JackpotsPage, type OfficePool } from './pages.tsx'

const pool: OfficePool = {
  code: 'lotus-fund',
  merchant: 'JADE',
  currency: 'VND',
  nameEn: 'Lotus Fund',
  nameVi: 'Quỹ Hoa Sen',
  isRunning: true,
  games: ['bronze-drum', 'paddy-gold'],
  levels: [
    {
      level: 'mini',
      amount: major(58_412),
      seed: major(50_000),
      sharePpm: 2_000,
      oneInStaked: major(25_000_000),
      by: null,
      triggerHash: null,
      hits: 3,
      next: { seed: major(60_000), sharePpm: 2_000, oneInStaked: major(30_000_000), by: null },
      accounts: [{ merchant: 'JADE', balance: major(58_412) }],
    },
  ],
}
const nothing = () => undefined
const page = <JackpotsPage search={{ pool: undefined }} setSome={nothing} may={() => true} />

function answers() {
  const server = fakeServer()
  server.on(jackpotsOffice, 'list', {
    list: [pool],
    offered: [
      { game: 'bronze-drum', name: 'Bronze Drum' },
      { game: 'paddy-gold', name: 'Paddy Gold' },
      { game: 'lantern-night', name: 'Lantern Night' },
    ],
    brands: [{ merchant: 'JADE', currency: 'VND' }],
  })
  server.on(jackpotsOffice, 'hits', { list: [] })
  return server
}

test('STU-06 the page shows the ledger’s balance, terms now and from the next cycle; stopping is one press with a reason', async () => {
  const server = answers()
  const stopped: unknown[] = []
  server.on(jackpotsOffice, 'stop', ({ params, body }) => {
    stopped.push({ ...params, ...body })
    return { done: true as const }
  })
  const screen = await renderPanel(server, page)
  await expect.element(screen.getByRole('cell', { name: /60,000/ })).toBeVisible()
  await expectNoBarriers()
  await screen.getByLabelText(t('jackpots.office.reason')).fill('a fault in the game')
  await screen.getByRole('button', { name: t('jackpots.office.stop') }).click()
  await expect.poll(() => stopped).toEqual([{ pool: 'lotus-fund', reason: 'a fault in the game' }])
})

test('STU-06 a new jackpot is sent with its levels, and a refusal is shown at its field', async () => {
  const server = answers()
  server.refuse(jackpotsOffice, 'add', 'jackpots.codeTaken')
  const screen = await renderPanel(server, page)
  await screen.getByRole('button', { name: t('jackpots.office.add') }).click()
  await screen.getByLabelText(t('jackpots.office.code')).fill('lotus-fund')
  await screen.getByLabelText(t('jackpots.office.nameEn')).fill('Lotus Fund')
  await screen.getByLabelText(t('jackpots.office.nameVi')).fill('Quỹ Hoa Sen')
  await screen.getByLabelText('Bronze Drum').first().click()
  await screen.getByLabelText(t('jackpots.office.reason')).first().fill('a new jackpot')
  await screen.getByLabelText(t('jackpots.office.seed')).fill('50')
  await screen.getByLabelText(t('jackpots.office.odds')).fill('5000')
  await screen
    .getByRole('button', { name: t('jackpots.office.add') })
    .nth(1)
    .click()
  await expectNoBarriers()
})

test('STU-06 the games of a jackpot are chosen from the list of those that can take part', async () => {
  const server = answers()
  const sent: unknown[] = []
  server.on(jackpotsOffice, 'setGames', ({ body }) => {
    sent.push(body.games)
    return { done: true as const }
  })
  const screen = await renderPanel(server, page, { size: PHONE })
  await screen.getByLabelText(t('jackpots.office.findGame')).fill('lantern')
  await expect.element(screen.getByLabelText('Paddy Gold')).not.toBeInTheDocument()
  await screen.getByLabelText('Lantern Night').click()
  await screen.getByLabelText(t('jackpots.office.reason')).fill('for the season')
  await screen.getByRole('button', { name: t('jackpots.office.changeGames') }).click()
  await expect.poll(() => sent).toEqual([['bronze-drum', 'paddy-gold', 'lantern-night']])
  await expectNoBarriers()
})
