import type { ContractCodes } from '#contract/route.ts'
import type { socialLogin } from '../contract/member.ts'

type Codes = Extract<ContractCodes<typeof socialLogin>, `social.${string}`>

/** The refusals whose texts are here; those of every login method have theirs with identity. */
export type Own = { readonly all: { readonly refusals: { readonly [C in Codes]: null } } }
