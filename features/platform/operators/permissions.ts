/** One permission and those it includes; its text is `operators.may.<name>`. */
type Permission = { readonly grants: readonly string[] }

/** Every permission of the back office; a route names one in `permission`. What is not granted is refused (B1). */
export const permissions = {
  'dashboard.see': { grants: [] },
  'members.see': { grants: [] },
  'members.personal': { grants: ['members.see'] },
  'members.note': { grants: ['members.see'] },
  'members.lock': { grants: ['members.see'] },
  'members.freeze': { grants: ['members.see'] },
  'members.correct': {
    grants: ['members.personal'],
  },
  'members.recover': {
    grants: ['members.see'],
  },
  'members.proofs': {
    grants: ['members.recover'],
  },
  'deposits.see': { grants: [] },
  'deposits.approve': { grants: ['deposits.see'] },
  'methods.see': { grants: [] },
  'methods.change': {
    grants: ['methods.see'],
  },
  'transfers.see': { grants: [] },
  'processors.see': {
    grants: [],
  },
  'processors.change': {
    grants: ['processors.see'],
  },
  'vendorWallets.change': {
    grants: ['transfers.see'],
  },
  'vendorWallets.decide': {
    grants: ['transfers.see'],
  },
  'withdrawals.see': { grants: [] },
  'withdrawals.approve': { grants: ['withdrawals.see'] },
  'withdrawals.override': {
    grants: ['withdrawals.see'],
  },
  'records.export': {
    grants: ['members.see', 'deposits.see', 'withdrawals.see'],
  },
  'adjustments.see': { grants: [] },
  'adjustments.propose': { grants: ['adjustments.see'] },
  'adjustments.approve': {
    grants: ['adjustments.see'],
  },
  'approvals.see': {
    grants: [],
  },
  'approvals.decide': {
    grants: ['approvals.see'],
  },
  'games.see': { grants: [] },
  'games.switch': { grants: ['games.see'] },
  'games.arrange': {
    grants: ['games.see'],
  },
  'vendors.see': {
    grants: ['games.see'],
  },
  'vendors.change': {
    grants: ['vendors.see'],
  },
  'reports.see': { grants: [] },
  'invitations.see': { grants: [] },
  'invitations.change': {
    grants: ['invitations.see'],
  },
  'risk.see': { grants: ['members.see'] },
  'risk.clear': { grants: ['risk.see'] },
  'limits.see': {
    grants: ['members.see'],
  },
  'limits.change': { grants: ['limits.see'] },
  'exclusions.lift': {
    grants: ['limits.see'],
  },
  'papers.see': {
    grants: ['members.see'],
  },
  'papers.decide': {
    grants: ['papers.see'],
  },
  'messages.see': { grants: [] },
  'messages.resend': { grants: ['messages.see'] },
  'notices.see': { grants: [] },
  'notices.change': { grants: ['notices.see'] },
  'letters.see': { grants: [] },
  'letters.write': { grants: ['letters.see'] },
  'letters.approve': {
    grants: ['letters.see'],
  },
  'service.see': { grants: [] },
  'service.answer': { grants: ['service.see'] },
  'feedback.see': { grants: [] },
  'feedback.answer': { grants: ['feedback.see'] },
  'chat.see': { grants: [] },
  'chat.moderate': {
    grants: ['chat.see'],
  },
  'audit.see': { grants: [] },
  'audit.check': { grants: ['audit.see'] },
  'signin.see': { grants: [] },
  'signin.change': {
    grants: ['signin.see'],
  },
  'pages.see': { grants: [] },
  'pages.change': { grants: ['pages.see'] },
  'affiliates.see': { grants: [] },
  'affiliates.decide': {
    grants: ['affiliates.see'],
  },
  'settings.see': { grants: [] },
  'settings.change': {
    grants: ['settings.see'],
  },
  'brands.create': {
    grants: ['settings.change'],
  },
  'operators.see': { grants: [] },
  'operators.manage': {
    grants: ['operators.see'],
  },
} as const satisfies { readonly [name: string]: Permission }

export type PermissionName = keyof typeof permissions

export function isPermission(name: string): name is PermissionName {
  return Object.hasOwn(permissions, name)
}

/** The roles of operators, several at a time; in ascending order of rights. */
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

/** Everything that these roles grant, including implied permissions. Unknown names grant nothing. */
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

/** Operator routes that every logged-in operator may call: they concern only the caller. */
export const openRoutes: readonly string[] = [
  'operators.me',
  'operators.logout',
  'operators.sessions',
  'operators.endSession',
  'operators.changePassword',
]
