import * as z from 'zod/mini'
import { currency } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

export const system = defineContract('system', {
  whitelabel: {
    method: 'GET',
    path: '/wps/system/whitelabel',
    who: 'anyone',
    doors: ['site', 'office', 'game'],
    says: 'The brand, its flags, and the key for sealed bodies.',
    reply: z.object({
      merchantCode: z.string(),
      name: z.string(),
      currency,
      /** The merchant's zone, such as 'Asia/Ho_Chi_Minh': records read in it. */
      timeZone: z.string(),
      languages: z.array(z.enum(['EN', 'VI'])),
      isDemo: z.boolean(),
      acceptPlain: z.boolean(),
      key: z.object({ kid: z.string(), jwk: z.looseObject({}) }),
      flags: z.record(z.string(), z.boolean()),
      gameOrigin: z.string(),
    }),
  },
  status: {
    method: 'GET',
    path: '/wps/system/status',
    who: 'anyone',
    says: 'Whether the site is open to this visitor (SHL-04).',
    query: z.strictObject({ url: z.optional(z.string().check(z.maxLength(300))) }),
    reply: z.object({
      systemStatus: z.int(),
      location: z.object({ ip: z.string(), country: z.nullable(z.string()) }),
      info: z.object({ analytics: z.object({ gtagId: z.nullable(z.string()) }) }),
    }),
  },
})
