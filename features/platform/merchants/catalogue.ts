import { inPlace } from '#contract/declare/place.ts'
import { flags as rows } from '#features/declared/flags.ts'

export type FlagName = keyof typeof rows

/** Every feature flag (§6), as each feature declares its own in `flags.ts`. */
export const flags = rows

export function isFlag(name: string): name is FlagName {
  return Object.hasOwn(flags, name)
}

const inOrder = inPlace(flags)

/** All names in the order of the back office's list. */
export function flagNames(): readonly FlagName[] {
  return inOrder
}
