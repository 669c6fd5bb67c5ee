import type { CallName, CallsOf } from '#features/contracts.ts'

/** The queries that an event invalidates: topic → calls by name, or all of a contract. */
export const topics: Readonly<Record<string, readonly (CallName | CallsOf)[]>> = {
  'deposits.queue': ['depositsOffice.*', 'depositMethods.*', 'workQueues.list', 'memberDesk.deposits'],
  'withdrawals.queue': ['withdrawalsOffice.*', 'workQueues.list', 'memberDesk.withdrawals'],
  'matching.queue': [
    'p2pPayoutsOffice.*',
    'depositsOffice.*',
    'depositMethods.*',
    'withdrawalsOffice.*',
    'workQueues.list',
  ],
  'payments.cases': ['paymentsOffice.cases', 'workQueues.list'],
  'settings.changed': ['merchantsOffice.*', 'settingsOffice.*', 'validationOffice.*', 'system.*'],
  'inbox.letters': ['inboxOffice.*'],
  'service.queue': ['liveChatDesk.*', 'workQueues.list'],
  'chat.desk': ['chatOffice.*'],
  'feedback.queue': ['feedbackOffice.*', 'workQueues.list'],
  'papers.queue': ['kycOffice.list', 'kycOffice.member', 'workQueues.list'],
  'approvals.queue': ['approvals.*', 'workQueues.list'],
  'adjustments.queue': ['adjustments.*', 'workQueues.list'],
}

/** Whether an event of this topic invalidates the queries of this call. */
export function isInvalidated(call: string, topic: string): boolean {
  return (topics[topic] ?? []).some((name) =>
    name.endsWith('.*') ? call.startsWith(name.slice(0, -1)) : call === name,
  )
}
