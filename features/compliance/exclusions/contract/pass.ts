import * as z from 'zod/mini'

/** The pass that a refused login carries: 32 random bytes. */
export const pass = z.string().check(z.length(43))

export const passRefusals = { 'exclusions.passOver': null } as const

export const withdrawRefusals = {
  ...passRefusals,
  /** The cashier's own refusal, with its detail as a request of any member gets it. */
  'exclusions.withdrawRefused': z.object({ code: z.string(), detail: z.optional(z.unknown()) }),
} as const
