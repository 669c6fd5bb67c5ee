import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import type { Reply } from '#contract/route.ts'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { lottery } from '#features/play/lottery/contract.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { tellWatchers } from '#ui/api/watch.ts'
import { PHONE } from '#ui/testing/barriers.ts'
import { lotterySlips } from '../contract.ts'
import { SlipDrawer } from './slip-drawer.tsx'

const id = '0190a0b0-0000-7000-8000-000000000000'
const round = '0190a0b0-0000-7000-8000-000000000001'
const at = new Date(Date.UTC(2026, 11, 16, 5))

const open: Reply<typeof lotterySlips.slip> = {
  slip: {
    id,
    gameId: 'SSC_1M',
    name: 'Jade 5 digits, 1 min',
    round,
    numero: '20261216-0720',
    state: 'open',
    currency: 'VND',
    stake: major(1_000),
    win: 0n,
    at,
    closesAt: at,
    drawsAt: at,
    lines: 1,
    hits: 0,
    first: [['sides', 'big']],
    mayCancel: false,
    chase: null,
  },
  game: 'ssc',
  edition: 1,
  items: [{ play: 'sides', choice: 'big', stake: major(1_000), win: null, hits: null }],
  outcome: null,
  script: [],
  epoch: 0,
  pieces: [],
}
const lost: typeof open = {
  ...open,
  slip: { ...open.slip, state: 'settled' },
  items: [{ play: 'sides', choice: 'big', stake: major(1_000), win: 0n, hits: 0 }],
  outcome: [1, 2, 3, 4, 5],
}

const drawOf = (series: string, state: string, seq: string) =>
  tellWatchers({ topic: 'shared.round', seq, of: round, patch: { round, series, version: 5, state } })

test('LOT-03 an open slip shows as lost when its draw ends, though no balance has changed', async () => {
  const server = fakeServer()
  let detail = open
  server.on(lotterySlips, 'slip', () => detail)
  server.hold(lottery, 'game')
  const drawer = <SlipDrawer id={id} code="SSC_1M" onAgain={() => undefined} onClose={() => undefined} />
  const screen = await renderPanel(server, drawer, { size: PHONE })
  await expect.element(screen.getByText(t('slips.open'))).toBeVisible()
  detail = lost
  drawOf('ssc-3m', 'settled', '1')
  drawOf('ssc-1m', 'drawn', '2')
  expect(server.heard(lotterySlips, 'slip')).toHaveLength(1)
  drawOf('ssc-1m', 'settled', '3')
  await expect.element(screen.getByText(t('slips.lost')).first()).toBeVisible()
  expect(screen.getByText(t('slips.open')).query()).toBeNull()
  await expect.element(screen.getByRole('region', { name: t('slips.result') })).toBeVisible()
  expect(server.heard(lotterySlips, 'slip')).toHaveLength(2)
})
