import * as z from 'zod/mini'
import { instant, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { invitationStates } from './rules.ts'

const merchant = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))

/** Invitations that operators create in the brand's own name (decision 36). */
export const invitationsOffice = defineContract('invitationsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/brands/:merchant/invitations',
    audience: 'operator',
    permission: 'invitations.see',
    summary: 'Lists the brand’s invitations, newest first.',
    params: z.strictObject({ merchant }),
    reply: z.object({
      list: z.array(
        z.object({
          code: z.string(),
          link: z.string(),
          note: z.string(),
          state: z.enum(invitationStates),
          uses: z.int(),
          usesMost: z.nullable(z.int()),
          createdAt: instant,
          expiresAt: z.nullable(instant),
          madeBy: z.nullable(z.string()),
        }),
      ),
    }),
    refusals: { 'invitations.unknownBrand': null },
  },
  add: {
    method: 'POST',
    path: '/office/api/brands/:merchant/invitations',
    audience: 'operator',
    permission: 'invitations.change',
    summary: 'Creates an invitation with a random code.',
    params: z.strictObject({ merchant }),
    body: z.strictObject({
      note: words(120),
      /** How many people may register with it; null is unlimited. */
      usesMost: z.nullable(z.int().check(z.gte(1), z.lte(100_000))),
      /** Days until it expires; null is until it is revoked. */
      days: z.nullable(z.int().check(z.gte(1), z.lte(3_650))),
    }),
    reply: z.object({ code: z.string(), link: z.string() }),
    refusals: { 'invitations.unknownBrand': null },
  },
  revoke: {
    method: 'POST',
    path: '/office/api/brands/:merchant/invitations/:code/revoke',
    audience: 'operator',
    permission: 'invitations.change',
    summary: 'Revokes an invitation, which can’t be used to register after that.',
    params: z.strictObject({ merchant, code: z.string().check(z.regex(/^[A-Z0-9]{4,32}$/)) }),
    reply: z.object({}),
    refusals: { 'invitations.gone': null },
  },
})
