/** Which answers a hint makes old: topic → full names of calls. */
export const liveTopics: Readonly<Record<string, readonly string[]>> = {
  'wallet.balance': ['wallet.balance', 'wallet.statement', 'rounds.list'],
  'wallet.held': ['wallet.balance', 'withdrawals.terms'],
  'deposits.changed': ['deposits.list', 'deposits.one', 'wallet.balance'],
  'transfers.changed': ['transfers.list', 'transfers.terms', 'wallet.balance'],
  'withdrawals.changed': ['withdrawals.list', 'withdrawals.one', 'withdrawals.terms', 'wallet.balance'],
  'limits.changed': ['limits.mine', 'limits.history', 'limits.check'],
  'winners.latest': ['winners.latest'],
  'notices.changed': ['notices.list'],
  'service.changed': ['service.talk'],
  'feedback.changed': ['feedback.list'],
  'inbox.changed': ['inbox.unreadCount', 'inbox.list'],
  'settings.changed': [
    'system.whitelabel',
    'startup.status',
    'startup.registerSetting',
    'startup.customerService',
    'startup.domainRoute',
    'startup.menu',
    'identity.registerRules',
    'lobby.categories',
  ],
}
