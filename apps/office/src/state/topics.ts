import type { CallName, CallsOf } from '#features/contracts.ts'

/** The queries that an event invalidates: topic → calls by name, or all of a contract. */
export const topics: Readonly<Record<string, readonly (CallName | CallsOf)[]>> = {
  'deposits.queue': [
    'depositsOffice.*',
    'depositMethods.*',
    'backoffice.queues',
    'backoffice.overview',
    'backoffice.deposits',
  ],
  'withdrawals.queue': [
    'withdrawalsOffice.*',
    'backoffice.queues',
    'backoffice.overview',
    'backoffice.withdrawals',
  ],
  'matching.queue': [
    'matchingOffice.*',
    'depositsOffice.*',
    'depositMethods.*',
    'withdrawalsOffice.*',
    'backoffice.queues',
    'backoffice.overview',
  ],
  'settings.changed': ['merchantsOffice.*', 'settingsOffice.*', 'validationOffice.*', 'system.*'],
  'inbox.letters': ['inboxOffice.*'],
  'service.queue': ['serviceDesk.*'],
  'chat.desk': ['chatOffice.*'],
  'feedback.queue': ['feedbackOffice.*'],
  'papers.queue': ['papersOffice.list', 'papersOffice.member'],
  'approvals.queue': ['approvals.*', 'backoffice.queues', 'backoffice.overview'],
  'adjustments.queue': ['adjustments.*', 'backoffice.queues'],
}

/** Whether an event of this topic invalidates the queries of this call. */
export function isInvalidated(call: string, topic: string): boolean {
  return (topics[topic] ?? []).some((name) =>
    name.endsWith('.*') ? call.startsWith(name.slice(0, -1)) : call === name,
  )
}
