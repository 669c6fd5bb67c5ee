/** Why a member may not play: a time-out, a self-exclusion, an operator's exclusion, or a match with an excluded person's identity. */
export const exclusionKinds = ['timeOut', 'self', 'operator', 'match'] as const
export type ExclusionKind = (typeof exclusionKinds)[number]
