import { en as adjustments } from '#features/adjustments/texts/en.ts'
import { en as backoffice } from '#features/backoffice/texts/en.ts'
import { en as audit } from '#features/audit/texts/en.ts'
import { en as identity } from '#features/identity/texts/en.ts'
import { en as operators } from '#features/operators/texts/en.ts'
import { en as lobby } from '#features/lobby/texts/en.ts'
import { en as rounds } from '#features/rounds/texts/en.ts'
import { en as common } from '#texts/common/en.ts'

/** All English words that server and mails need; pages load the same list. One line a feature. */
export const en = {
  ...common,
  ...identity,
  ...operators,
  ...audit,
  ...backoffice,
  ...adjustments,
  ...lobby,
  ...rounds,
} as const
