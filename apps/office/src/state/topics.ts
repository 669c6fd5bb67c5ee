/** Which answers a hint makes old: topic → beginnings of the names of calls. */
export const topics: Readonly<Record<string, readonly string[]>> = {
  'deposits.queue': ['deposit', 'backoffice.queues', 'backoffice.overview', 'backoffice.deposits'],
  'withdrawals.queue': ['withdrawal', 'backoffice.queues', 'backoffice.overview', 'backoffice.withdrawals'],
  'matching.queue': ['matchingOffice', 'deposit', 'withdrawal', 'backoffice.queues', 'backoffice.overview'],
  'settings.changed': ['merchantsOffice', 'settingsOffice', 'validationOffice', 'system'],
  'inbox.letters': ['inboxOffice'],
  'service.queue': ['serviceDesk'],
  'chat.desk': ['chatOffice'],
  'feedback.queue': ['feedbackOffice'],
  'papers.queue': ['papersOffice.list', 'papersOffice.member'],
  'approvals.queue': ['approvals', 'backoffice.queues', 'backoffice.overview'],
  'adjustments.queue': ['adjustments', 'backoffice.queues'],
}
