import * as z from 'zod/mini'
import { currency } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

export const system = defineContract('system', {
  whitelabel: {
    method: 'GET',
    path: '/wps/system/whitelabel',
    who: 'anyone',
    doors: ['site', 'office', 'game'],
    always: true,
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
      /** What the specification's §3 calls config (SYS-04). */
      config: z.object({
        platform: z.literal('web'),
        merchantCode: z.string(),
        lotteryType: z.literal('SEA'),
        device: z.literal('WEB'),
        language: z.literal('EN'),
        chatHeaderColour: z.string(),
        prizeModes: z.array(z.string()),
        announcementTypes: z.array(z.string()),
        defaultAnnouncementType: z.string(),
        esports: z.array(z.string()),
      }),
    }),
  },
})
