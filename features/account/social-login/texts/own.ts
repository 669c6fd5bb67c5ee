import type { ContractCodes } from '#contract/route.ts'
import type { social } from '../contract/member.ts'

type Codes = Extract<ContractCodes<typeof social>, `social.${string}`>

/** The refusals whose words stand here; those of every way in have theirs with identity. */
export type Own = { readonly all: { readonly refusals: { readonly [C in Codes]: null } } }
