// Every queue of work that waits for operators, in the menu's order: its page, and the permission that opens it. The back office counts
// each queue in one place, so that the menu, the overview and the queue's own page show the same figure. Example: three deposits under
// review, one of them for longer than the brand's target, are "3 waiting, 1 overdue" wherever the queue is mentioned.

export const queuePages = {
  approvals: { to: '/approvals', permission: 'approvals.see' },
  withdrawals: { to: '/withdrawals', permission: 'withdrawals.see' },
  'manual-payouts': { to: '/manual-payouts', permission: 'withdrawals.see' },
  deposits: { to: '/deposits', permission: 'deposits.see' },
  matching: { to: '/matching', permission: 'withdrawals.see' },
  'vendor-wallets': { to: '/vendor-wallets', permission: 'transfers.see' },
  'bank-statements': { to: '/bank-statements', permission: 'deposits.see' },
  'payment-cases': { to: '/payment-cases', permission: 'deposits.see' },
  adjustments: { to: '/adjustments', permission: 'adjustments.see' },
  service: { to: '/service', permission: 'service.see' },
  feedback: { to: '/feedback', permission: 'feedback.see' },
  papers: { to: '/papers', permission: 'papers.see' },
  risk: { to: '/risk', permission: 'risk.see' },
  harm: { to: '/limits?tab=harm', permission: 'limits.see' },
  exclusions: { to: '/limits', permission: 'limits.see' },
  promotions: { to: '/promotions?tab=applications', permission: 'promotions.see' },
  referrals: { to: '/referrals', permission: 'referrals.see' },
  affiliates: { to: '/affiliates?tab=applications', permission: 'affiliates.see' },
  mall: { to: '/mall', permission: 'mall.see' },
  rebates: { to: '/rebates?tab=runs', permission: 'rebates.see' },
  returns: { to: '/returns', permission: 'games.see' },
  'sport-referrals': { to: '/sports?tab=referrals', permission: 'sport.see' },
  'sport-results': { to: '/sports?when=waits', permission: 'sport.see' },
  'lottery-results': { to: '/lottery-draws?tab=results', permission: 'lottery.see' },
} as const

export type QueueName = keyof typeof queuePages

export function isQueueName(name: string): name is QueueName {
  return Object.hasOwn(queuePages, name)
}

export const queueNames: readonly QueueName[] = Object.keys(queuePages).filter(isQueueName)

export type Waiting = { readonly count: number; readonly overdue: number }

/** The most urgent queue first: overdue work before waiting work, empty queues last; otherwise the menu's order. */
export function byUrgency<Row extends Waiting>(rows: readonly Row[]): Row[] {
  const rank = ({ count, overdue }: Waiting): number => (overdue > 0 ? 0 : count > 0 ? 1 : 2)
  return rows.toSorted((one, other) => rank(one) - rank(other) || other.overdue - one.overdue)
}

/** The waiting work of the queues whose page is at this path. */
export function waitingAt(path: string, rows: readonly (Waiting & { readonly name: QueueName })[]): Waiting {
  const own = rows.filter(({ name }) => queuePages[name].to.split('?')[0] === path)
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    overdue: own.reduce((sum, { overdue }) => sum + overdue, 0),
  }
}
