/** One thing that an operator may do: the sentence that explains it, and what it also grants. */
type Permission = { readonly says: string; readonly grants: readonly string[] }

/** Every permission of the back office; a route names one in `may`. Whatever is not granted is refused (B1). */
export const permissions = {
  'dashboard.see': { says: 'See the figures of the day and the alerts.', grants: [] },
  'members.see': { says: 'Find members and see their money, bets and sessions.', grants: [] },
  'members.personal': { says: 'See e-mail, telephone and birthday unmasked.', grants: ['members.see'] },
  'members.note': { says: 'Write notes about a member.', grants: ['members.see'] },
  'members.lock': { says: 'Lock and unlock members and end their sessions.', grants: ['members.see'] },
  'members.freeze': { says: 'Freeze wallets of members, and let them go again.', grants: ['members.see'] },
  'members.correct': {
    says: 'Correct what a member told of themselves, and label members.',
    grants: ['members.personal'],
  },
  'members.recover': {
    says: 'Mail members a link to a new password, and ask that lost second proofs are removed.',
    grants: ['members.see'],
  },
  'members.proofs': {
    says: 'Agree to the removal of second proofs that another operator asked for.',
    grants: ['members.recover'],
  },
  'deposits.see': { says: 'See deposits.', grants: [] },
  'deposits.approve': { says: 'Claim, approve and reject deposits.', grants: ['deposits.see'] },
  'methods.see': { says: 'See how members may pay in, with limits and fees.', grants: [] },
  'methods.change': {
    says: 'Change how members may pay in: limits, fees, words, the house’s own accounts.',
    grants: ['methods.see'],
  },
  'transfers.see': { says: 'See transfers within lines.', grants: [] },
  'processors.see': {
    says: 'See which keys are shared with payment processors, and test them.',
    grants: [],
  },
  'processors.change': {
    says: 'Change the keys of payment processors and from where they may call.',
    grants: ['processors.see'],
  },
  'vendorWallets.change': {
    says: 'Open and close vendors’ wallets, and ask vendors about transfers.',
    grants: ['transfers.see'],
  },
  'vendorWallets.decide': {
    says: 'Propose and agree how transfers of silent vendors ended (always two operators), and close incidents.',
    grants: ['transfers.see'],
  },
  'withdrawals.see': { says: 'See withdrawals.', grants: [] },
  'withdrawals.approve': { says: 'Claim, approve and reject withdrawals.', grants: ['withdrawals.see'] },
  'withdrawals.override': {
    says: 'Propose and agree to pay a withdrawal of a frozen wallet or a locked member (always two operators).',
    grants: ['withdrawals.see'],
  },
  'records.export': {
    says: 'Take orders and records out of the house as files.',
    grants: ['members.see', 'deposits.see', 'withdrawals.see'],
  },
  'adjustments.see': { says: 'See corrections of balances.', grants: [] },
  'adjustments.propose': { says: 'Propose a correction of a balance.', grants: ['adjustments.see'] },
  'adjustments.approve': {
    says: 'Approve or reject the corrections that another operator proposed.',
    grants: ['adjustments.see'],
  },
  'approvals.see': {
    says: 'See what operators sent for approval, and decide where the change is one’s own to make.',
    grants: [],
  },
  'approvals.decide': {
    says: 'Approve and reject changes of every kind that another operator sent for approval.',
    grants: ['approvals.see'],
  },
  'games.see': { says: 'See the games and whether they run.', grants: [] },
  'games.switch': { says: 'Stop games and vendors, and let them run again.', grants: ['games.see'] },
  'games.arrange': {
    says: 'Mark hot games, and order games and vendors in the lobby.',
    grants: ['games.see'],
  },
  'vendors.see': {
    says: 'See how outside vendors speak to the house, and what they said.',
    grants: ['games.see'],
  },
  'vendors.change': {
    says: 'Set addresses, networks and keys of outside vendors.',
    grants: ['vendors.see'],
  },
  'reports.see': { says: 'See what the house owes and how its games did.', grants: [] },
  'invitations.see': { says: 'See the invitations of the brands.', grants: [] },
  'invitations.change': {
    says: 'Create and revoke invitations, by which people register where registration is closed.',
    grants: ['invitations.see'],
  },
  'risk.see': { says: 'See what the rules noticed about members.', grants: ['members.see'] },
  'risk.clear': { says: 'Clear flags with a reason.', grants: ['risk.see'] },
  'limits.see': {
    says: 'See the limits and exclusions of members, and what the harm rules noticed.',
    grants: ['members.see'],
  },
  'limits.change': { says: 'Set limits for members and exclude them.', grants: ['limits.see'] },
  'exclusions.lift': {
    says: 'Propose to lift exclusions, and decide on what another operator proposed.',
    grants: ['limits.see'],
  },
  'papers.see': {
    says: 'See the papers by which members prove who they are.',
    grants: ['members.see'],
  },
  'papers.decide': {
    says: 'Accept and refuse papers of members, and ask for them.',
    grants: ['papers.see'],
  },
  'messages.see': { says: 'See what the house sends by mail and SMS, and what does not leave.', grants: [] },
  'messages.resend': { says: 'Send a message again.', grants: ['messages.see'] },
  'notices.see': { says: 'See what the brands tell everybody.', grants: [] },
  'notices.change': { says: 'Write, schedule and withdraw notices and banners.', grants: ['notices.see'] },
  'letters.see': { says: 'See what operators wrote to members.', grants: [] },
  'letters.write': { says: 'Write to members.', grants: ['letters.see'] },
  'letters.approve': {
    says: 'Agree that a letter of another operator goes to all members.',
    grants: ['letters.see'],
  },
  'service.see': { says: 'Read the talks of the service desk.', grants: [] },
  'service.answer': { says: 'Take, answer and end talks of the service desk.', grants: ['service.see'] },
  'feedback.see': { says: 'Read what members tell the house.', grants: [] },
  'feedback.answer': { says: 'Take, answer and close feedbacks of members.', grants: ['feedback.see'] },
  'chat.see': { says: 'Read the chat room with what was hidden.', grants: [] },
  'chat.moderate': {
    says: 'Hide lines, mute and ban members, filter words in the chat room.',
    grants: ['chat.see'],
  },
  'audit.see': { says: 'Read what operators did.', grants: [] },
  'audit.check': { says: 'Prove the audit chain.', grants: ['audit.see'] },
  'signin.see': { says: 'See whom members may sign in with.', grants: [] },
  'signin.change': {
    says: 'Set what is agreed with Google and Facebook, their secrets included.',
    grants: ['signin.see'],
  },
  'pages.see': { says: 'See the help texts and apps of the brands.', grants: [] },
  'pages.change': { says: 'Write help texts, and name the apps to install.', grants: ['pages.see'] },
  'affiliates.see': { says: 'See who would like to be an affiliate.', grants: [] },
  'affiliates.decide': {
    says: 'Accept and reject applications of affiliates.',
    grants: ['affiliates.see'],
  },
  'settings.see': { says: 'See how the brands are set up.', grants: [] },
  'settings.change': {
    says: 'Change settings, flags, hosts, status, region rules, jurisdictions and form rules.',
    grants: ['settings.see'],
  },
  'brands.create': {
    says: 'Create brands, and map hosts to them.',
    grants: ['settings.change'],
  },
  'operators.see': { says: 'See the operators and their roles.', grants: [] },
  'operators.manage': {
    says: 'Invite, change, close and unlock operators.',
    grants: ['operators.see'],
  },
} as const satisfies { readonly [name: string]: Permission }

export type PermissionName = keyof typeof permissions

export function isPermission(name: string): name is PermissionName {
  return Object.hasOwn(permissions, name)
}

/** The roles that an operator may have, several at once; least first. */
export const roles = {
  auditor: [
    'dashboard.see',
    'messages.see',
    'notices.see',
    'letters.see',
    'service.see',
    'feedback.see',
    'chat.see',
    'members.see',
    'deposits.see',
    'methods.see',
    'processors.see',
    'transfers.see',
    'withdrawals.see',
    'adjustments.see',
    'approvals.see',
    'reports.see',
    'risk.see',
    'limits.see',
    'audit.check',
    'games.see',
    'records.export',
    'pages.see',
    'affiliates.see',
    'invitations.see',
    'settings.see',
    'operators.see',
    'signin.see',
  ],
  support: [
    'messages.resend',
    'notices.see',
    'letters.write',
    'service.answer',
    'feedback.answer',
    'chat.moderate',
    'members.personal',
    'members.note',
    'members.lock',
    'members.recover',
    'limits.change',
    'deposits.see',
    'withdrawals.see',
    'adjustments.see',
    'approvals.see',
  ],
  cashier: [
    'dashboard.see',
    'approvals.see',
    'members.see',
    'members.note',
    'deposits.approve',
    'withdrawals.approve',
    'papers.decide',
    'members.freeze',
    'adjustments.propose',
    'risk.see',
  ],
  supervisor: [
    'dashboard.see',
    'approvals.decide',
    'messages.resend',
    'notices.change',
    'letters.write',
    'letters.approve',
    'service.answer',
    'feedback.answer',
    'chat.moderate',
    'members.personal',
    'members.note',
    'members.lock',
    'members.freeze',
    'papers.decide',
    'members.correct',
    'members.proofs',
    'deposits.approve',
    'methods.see',
    'vendorWallets.decide',
    'withdrawals.approve',
    'withdrawals.override',
    'adjustments.propose',
    'adjustments.approve',
    'reports.see',
    'risk.clear',
    'limits.change',
    'exclusions.lift',
    'invitations.change',
    'audit.check',
    'records.export',
    'games.arrange',
    'games.switch',
    'settings.see',
    'operators.see',
  ],
  owner: Object.keys(permissions).filter(isPermission),
} as const satisfies { readonly [role: string]: readonly PermissionName[] }

export type RoleName = keyof typeof roles

export function isRole(name: string): name is RoleName {
  return Object.hasOwn(roles, name)
}

/** Everything that these roles grant, what is granted along with it included. Unknown names grant nothing. */
export function permissionsOf(names: readonly string[]): ReadonlySet<PermissionName> {
  const granted = new Set<PermissionName>()
  const add = (name: string): void => {
    if (!isPermission(name) || granted.has(name)) return
    granted.add(name)
    for (const also of permissions[name].grants) add(also)
  }
  for (const name of names) if (isRole(name)) for (const permission of roles[name]) add(permission)
  return granted
}

/** Operator routes that every logged-in operator may call: they concern nobody but the caller. */
export const openRoutes: readonly string[] = [
  'operators.me',
  'operators.logout',
  'operators.sessions',
  'operators.endSession',
  'operators.changePassword',
]
