import * as z from 'zod/mini'
import { instant, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { providerNames } from '../rules/providers.ts'

const provider = z.enum(providerNames)
const merchant = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))

export const socialLoginOffice = defineContract('socialLoginOffice', {
  providers: {
    method: 'GET',
    path: '/office/api/social-login/providers',
    audience: 'operator',
    summary: 'Lists each brand’s Google and Facebook login settings, without secrets.',
    permission: 'signin.see',
    reply: z.object({
      rows: z.array(
        z.object({
          merchant: z.string(),
          merchantName: z.string(),
          provider,
          clientId: z.nullable(z.string()),
          issuer: z.string(),
          /** The brand's flag; the button also needs an agreement. */
          isOn: z.boolean(),
          changedAt: z.nullable(instant),
          /** The redirect URI to enter at the provider. */
          returnAddress: z.string(),
        }),
      ),
    }),
  },
  change: {
    method: 'POST',
    path: '/office/api/social-login/providers',
    audience: 'operator',
    summary: 'Changes a brand’s social login settings; an empty secret keeps the stored one.',
    permission: 'signin.change',
    body: z.strictObject({
      merchant,
      provider,
      clientId: words(200),
      secret: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
      issuer: z.string().check(z.minLength(1), z.maxLength(300)),
      reason: words(200),
    }),
    reply: z.object({}),
    refusals: {
      'socialOffice.unknownMerchant': null,
      'socialOffice.secretMissing': null,
      'socialOffice.issuerInvalid': null,
    },
  },
})
