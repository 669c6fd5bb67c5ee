import type { CallName } from '#features/contracts.ts'

/** Queries that depend on the available balance: money moved on one page changes the available amount on another. */
const freeOnes = [
  'withdrawals.terms',
  'transfers.terms',
  'vendorWallets.merchantWallet',
  'statements.funds',
] as const satisfies readonly CallName[]

/** The queries that an event invalidates: topic → full names of calls. */
export const liveTopics: Readonly<Record<string, readonly CallName[]>> = {
  'wallet.balance': ['wallet.balance', 'wallet.statement', 'rounds.list'],
  'wallet.held': ['wallet.balance', ...freeOnes],
  'deposits.changed': ['deposits.list', 'deposits.one', 'wallet.balance', ...freeOnes],
  'methods.changed': ['deposits.methods', 'deposits.ways'],
  'matching.changed': ['p2pPayouts.mine', 'withdrawals.one', 'deposits.one'],
  'vendorWallets.changed': ['vendorWallets.transfers', 'wallet.balance', ...freeOnes],
  'vendorWallets.offered': ['vendorWallets.merchantWallet'],
  'transfers.changed': ['transfers.list', 'wallet.balance', ...freeOnes],
  'withdrawals.changed': ['withdrawals.list', 'withdrawals.one', 'wallet.balance', ...freeOnes],
  'accounts.changed': ['withdrawals.terms', 'members.info'],
  'limits.changed': ['limits.mine', 'limits.history', 'limits.check'],
  'games.changed': [
    'lobby.game',
    'lobby.home',
    'lobby.browse',
    'lobby.vendor',
    'lobby.popular',
    'lobby.gameList',
    'lobby.favourites',
    'lobby.recent',
    'lobby.categories',
  ],
  'winners.latest': ['winners.latest'],
  'notices.changed': ['notices.list'],
  'service.changed': ['liveChat.talk'],
  'feedback.changed': ['feedback.list'],
  'papers.changed': ['kyc.mine', 'withdrawals.terms'],
  'chat.changed': ['chat.room'],
  'inbox.changed': ['inbox.unreadCount', 'inbox.list'],
  'settings.changed': [
    'system.whitelabel',
    'siteStatus.status',
    'siteStatus.registerSetting',
    'siteStatus.customerService',
    'siteStatus.domainRoute',
    'siteStatus.menu',
    'identity.registerRules',
    'lobby.categories',
    'lobby.game',
    'deposits.methods',
    'withdrawals.terms',
    'transfers.terms',
  ],
}
