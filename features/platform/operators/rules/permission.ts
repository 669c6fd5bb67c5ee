/** The roles of operators, several at a time; in ascending order of rights. An owner has every permission. */
export const roleNames = ['auditor', 'support', 'cashier', 'supervisor', 'owner'] as const

export type RoleName = (typeof roleNames)[number]

type Permission = {
  /** What it allows, as the operator reads it. */
  readonly en: string
  readonly vi: string
  /** The permissions that it includes; a name that no feature declares does not compile in `catalogue.ts`. */
  readonly grants?: readonly string[]
  /** The roles that have it; an owner always does. */
  readonly roles?: readonly Exclude<RoleName, 'owner'>[]
}

/** Declares a permission of the back office; a route names it in `permission`. What is not granted is refused (B1). */
export function permission<const P extends Permission>(row: P): P {
  return row
}
