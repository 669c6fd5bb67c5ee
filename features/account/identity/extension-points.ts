import { extensionPoint } from '#server/extension/point.ts'
import type { House } from '#server/house.ts'
import type { ExclusionRefusal } from './contract/exclusion.ts'

/**
 * Whether an exclusion keeps a member out whose password and second factor are verified; asked last at every login, so that nobody
 * else learns of it (R6). Filled by the exclusions feature.
 */
export const exclusionAtLogin =
  extensionPoint<
    (
      house: House,
      member: { readonly memberId: bigint; readonly type: number },
      now: Date,
    ) => Promise<ExclusionRefusal | null>
  >('identity.exclusionAtLogin')
