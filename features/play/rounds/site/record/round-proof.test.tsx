import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { rounds } from '../../contract.ts'
import { RoundDrawer, type RoundDetail } from './round-drawer.tsx'

const id = '0190a0b0-0000-7000-8000-000000000000'
const sealed: RoundDetail = {
  roundId: id,
  vendor: 'JADE_FORGE',
  vendorName: 'Jade Forge',
  category: 'RNG',
  game: 'dice',
  gameName: 'Dice',
  at: new Date(Date.UTC(2026, 10, 23, 5)),
  currency: 'VND',
  stake: 10_000n,
  win: 0n,
  net: -10_000n,
  validBet: 10_000n,
  bonusStake: 0n,
  counted: null,
  status: 'settled',
  hasReplay: false,
  edition: 1,
  bets: [],
  actions: [],
  outcome: null,
  events: [],
  balanceBefore: 10_000n,
  balanceAfter: 0n,
  jackpot: null,
  seeds: {
    seedId: id,
    serverSeedHash: 'a'.repeat(64),
    serverSeed: null,
    clientSeed: 'mine',
    nonce: 3,
  },
}

const pair = {
  seedId: id,
  serverSeedHash: 'a'.repeat(64),
  clientSeed: 'mine',
  rounds: 3,
  startedAt: sealed.at,
  revealedAt: sealed.at,
}
const now = {
  seedId: '0190a0b0-0000-7000-8000-000000000001',
  serverSeedHash: 'c'.repeat(64),
  clientSeed: 'next',
  nonce: 1,
  nextServerSeedHash: 'd'.repeat(64),
  roundsLeft: 100,
  expiresAt: sealed.at,
}

test('G9 MEM-05 a round’s seed is revealed above the round, which stays open and is verified without another press', async () => {
  const server = fakeServer()
  let detail = sealed
  server.on(rounds, 'detail', () => detail)
  server.on(rounds, 'rotate', () => {
    if (sealed.seeds) detail = { ...sealed, seeds: { ...sealed.seeds, serverSeed: 'b'.repeat(64) } }
    return { revealed: { ...pair, serverSeed: 'b'.repeat(64) }, now }
  })
  server.hold(rounds, 'proof')
  const screen = await renderPanel(server, <RoundDrawer roundId={id} onClose={() => undefined} />)
  const before = location.href
  await screen.getByRole('button', { name: t('rounds.openSeeds') }).click()
  await screen
    .getByRole('dialog', { name: t('fair.rotateTitle') })
    .getByRole('button', { name: t('fair.rotateDeed') })
    .click()
  await expect.poll(() => server.heard(rounds, 'proof').map(({ params }) => params.roundId)).toEqual([id])
  expect(location.href).toBe(before)
  await expect.element(screen.getByRole('dialog', { name: 'Dice' })).toBeVisible()
})

test('MEM-05 an open bet is shown as open, not as lost', async () => {
  const server = fakeServer()
  server.on(rounds, 'detail', { ...sealed, status: 'open', seeds: null })
  const screen = await renderPanel(server, <RoundDrawer roundId={id} onClose={() => undefined} />)
  await expect.element(screen.getByText(t('rounds.open'), { exact: true })).toBeVisible()
  expect(screen.getByText('−1.00').query()).toBeNull()
})

test('HIS-01 a bet that was taken back says that it was cancelled, without the flight that went without it', async () => {
  const server = fakeServer()
  const taken = { ...sealed, game: 'paper-kite', win: 10_000n, net: 0n, status: 'void' as const, seeds: null }
  server.on(rounds, 'detail', taken)
  const screen = await renderPanel(server, <RoundDrawer roundId={id} onClose={() => undefined} />)
  await expect.element(screen.getByText(t('rounds.voidText'))).toBeVisible()
  await expect.element(screen.getByText(t('rounds.void'), { exact: true })).toBeVisible()
  await expect.element(screen.getByText(t('rounds.even', { times: '1.00' }))).not.toBeInTheDocument()
})
