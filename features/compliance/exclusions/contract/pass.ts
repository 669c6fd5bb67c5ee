import * as z from 'zod/mini'

/** The pass in the response of a refused login: 32 random bytes. */
export const pass = z.string().check(z.length(43))

export const passRefusals = { 'exclusions.passOver': null } as const

export const withdrawRefusals = {
  ...passRefusals,
  /** The cashier's own refusal code and detail, as any member's request gets them. */
  'exclusions.withdrawRefused': z.object({ code: z.string(), detail: z.optional(z.unknown()) }),
} as const
