import type { Bonus } from '../site/bonuses-panel.tsx'

/** Two free bets that have won 38,500.00 and are over. */
export const freeBets: Bonus = {
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
