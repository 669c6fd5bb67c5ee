import type { ContractCodes } from '#contract/route.ts'
import type { identity } from '../contract.ts'

type Codes = Extract<ContractCodes<typeof identity>, `identity.${string}`>

/** The refusals whose texts are here; those passed on from the phone catalogue have theirs with the codes. */
export type Own = { readonly all: { readonly refusals: { readonly [C in Codes]: null } } }
