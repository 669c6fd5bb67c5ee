import type { CallName, CallsOf } from '#features/contracts.ts'

/** The queries that an event invalidates: topic → calls by name, or all of a contract. */
export const topics: Readonly<Record<string, readonly (CallName | CallsOf)[]>> = {
  'deposits.queue': [
    'depositsOffice.*',
    'depositMethods.*',
    'memberDesk.queues',
    'memberDesk.overview',
    'memberDesk.deposits',
  ],
  'withdrawals.queue': [
    'withdrawalsOffice.*',
    'memberDesk.queues',
    'memberDesk.overview',
    'memberDesk.withdrawals',
  ],
  'matching.queue': [
    'p2pPayoutsOffice.*',
    'depositsOffice.*',
    'depositMethods.*',
    'withdrawalsOffice.*',
    'memberDesk.queues',
    'memberDesk.overview',
  ],
  'settings.changed': ['merchantsOffice.*', 'settingsOffice.*', 'validationOffice.*', 'system.*'],
  'inbox.letters': ['inboxOffice.*'],
  'service.queue': ['liveChatDesk.*'],
  'chat.desk': ['chatOffice.*'],
  'feedback.queue': ['feedbackOffice.*'],
  'papers.queue': ['kycOffice.list', 'kycOffice.member'],
  'approvals.queue': ['approvals.*', 'memberDesk.queues', 'memberDesk.overview'],
  'adjustments.queue': ['adjustments.*', 'memberDesk.queues'],
}

/** Whether an event of this topic invalidates the queries of this call. */
export function isInvalidated(call: string, topic: string): boolean {
  return (topics[topic] ?? []).some((name) =>
    name.endsWith('.*') ? call.startsWith(name.slice(0, -1)) : call === name,
  )
}
