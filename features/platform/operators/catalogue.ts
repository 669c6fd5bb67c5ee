import { inPlace } from '#contract/declare/place.ts'
import { permissions as rows } from '#features/declared/permissions.ts'
import type { RoleName } from './rules/permission.ts'

export type PermissionName = keyof typeof rows

type Permission = {
  readonly en: string
  readonly vi: string
  readonly grants?: readonly PermissionName[]
  readonly roles?: readonly RoleName[]
}

/** Every permission of the back office, as each feature declares its own in `permissions.ts`. */
export const permissions: { readonly [N in PermissionName]: Permission } = rows

export function isPermission(name: string): name is PermissionName {
  return Object.hasOwn(permissions, name)
}

const inOrder = inPlace(permissions)

/** All names in the order of the back office's lists. */
export function permissionNames(): readonly PermissionName[] {
  return inOrder
}

const having = (role: RoleName) => inOrder.filter((name) => permissions[name].roles?.includes(role))

/** The permissions of each role, without those that they include. */
export const roles: Readonly<Record<RoleName, readonly PermissionName[]>> = {
  auditor: having('auditor'),
  support: having('support'),
  cashier: having('cashier'),
  supervisor: having('supervisor'),
  owner: inOrder,
}

export function isRole(name: string): name is RoleName {
  return Object.hasOwn(roles, name)
}

/** Everything that these roles grant, including implied permissions. Unknown names grant nothing. */
export function permissionsOf(names: readonly string[]): ReadonlySet<PermissionName> {
  const granted = new Set<PermissionName>()
  const add = (name: string): void => {
    if (!isPermission(name) || granted.has(name)) return
    granted.add(name)
    for (const also of permissions[name].grants ?? []) add(also)
  }
  for (const name of names) if (isRole(name)) for (const permission of roles[name]) add(permission)
  return granted
}

/** Operator routes that every logged-in operator may call: they concern only the caller. */
export const openRoutes: readonly string[] = [
  'workQueues.list', // lists only the queues of the caller's own permissions
  'operators.me',
  'operators.logout',
  'operators.sessions',
  'operators.endSession',
  'operators.changePassword',
]
