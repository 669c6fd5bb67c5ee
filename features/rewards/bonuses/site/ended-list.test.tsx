import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import type { Bonus } from './bonuses-panel.tsx'
import { EndedList } from './ended-list.tsx'

const freeBets: Bonus = {
  id: '019ab000-0000-7000-8000-000000000001',
  currency: 'VND',
  state: 'ended',
  outcome: 'spent',
  amount: 1_000_000_000n,
  balance: 0n,
  openRounds: 0,
  requirement: 0n,
  wagered: 0n,
  rounds: { count: 2, left: 0, stake: 500_000_000n, games: [], categories: ['SPORTS'], won: 385_000_000n },
  terms: {
    version: 1,
    kind: 'freeRounds',
    games: [],
    categories: ['SPORTS'],
    stake: '500000000',
    days: 7,
    wins: 'cash',
    isFreeBet: true,
  },
  termsHash: 'a'.repeat(64),
  grantedAt: new Date(),
  activatedAt: new Date(),
  expiresAt: null,
  endedAt: new Date(),
  converted: 385_000_000n,
  returned: 0n,
}

test('PRO-02 free bets that are over say that their winnings became cash', async () => {
  const screen = await renderPanel(fakeServer(), <EndedList ended={[freeBets]} onBets={() => undefined} />)
  const text = () => screen.getByRole('button').element().textContent?.replaceAll(/\s/g, ' ')
  await expect.poll(text).toContain(t('bonuses.freeBets', { count: 2 }))
  expect(text()).toContain(`${t('bonuses.converted')} 38,500.00`)
})
