import * as z from 'zod/mini'
import { settingGroups } from '#contract/declare/setting.ts'
import { amountDecimals, currency, money } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

export const system = defineContract('system', {
  whitelabel: {
    method: 'GET',
    path: '/wps/system/whitelabel',
    audience: 'anyone',
    listeners: ['site', 'office', 'game'],
    always: true,
    summary: 'Returns the brand, its feature flags and the public key for encrypted request bodies.',
    reply: z.object({
      merchantCode: z.string(),
      name: z.string(),
      currency,
      /** The merchant's time zone, such as 'Asia/Ho_Chi_Minh', used for records. */
      timeZone: z.string(),
      amountDecimals,
      languages: z.array(z.enum(['EN', 'VI'])),
      isDemo: z.boolean(),
      acceptPlain: z.boolean(),
      /** The footer's licence statement, its regulator's page, and the copyright holder (SHL-10). */
      footer: z.object({ licence: z.string(), link: z.nullable(z.string()), holder: z.string() }),
      key: z.object({ kid: z.string(), jwk: z.looseObject({}) }),
      flags: z.record(z.string(), z.boolean()),
      gameOrigin: z.string(),
      /** Whether visits of this host are counted for an affiliate (AGT-06). */
      isHostCounted: z.boolean(),
      /** Firebase, if the brand uses it to verify phone numbers (AUT-05); null if we send our own codes. */
      phoneProof: z.nullable(z.object({ apiKey: z.string(), api: z.string(), recaptcha: z.string() })),
      /** The hints of §9 as the merchant fills them; null: not shown (SHL-21). */
      hints: z.object({
        leastBet: z.nullable(money),
        lines: z.nullable(z.int()),
        registerBonus: z.nullable(money),
        zaloBonus: z.nullable(money),
      }),
      /** The specification's config (§3, SYS-04). */
      config: z.object({
        platform: z.literal('web'),
        merchantCode: z.string(),
        lotteryType: z.literal('SEA'),
        device: z.literal('WEB'),
        language: z.enum(['EN', 'VI']),
        chatHeaderColour: z.string(),
        prizeModes: z.array(z.string()),
        announcementTypes: z.array(z.string()),
        defaultAnnouncementType: z.string(),
        esports: z.array(z.string()),
      }),
    }),
  },
})

const value = z.union([z.boolean(), z.number(), z.string(), z.array(z.string())])
const merchant = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))

/** A brand's settings in the form of the back office. */
export const settingsOffice = defineContract('settingsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/settings/:merchant',
    audience: 'operator',
    permission: 'settings.see',
    summary: 'Lists all settings of a brand with their descriptions, bounds and defaults.',
    params: z.strictObject({ merchant }),
    reply: z.object({
      currency,
      list: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          group: z.enum(settingGroups),
          /** Whether a second operator must approve a change. */
          needsApproval: z.boolean(),
          says: z.string(),
          kind: z.enum(['switch', 'money', 'list', 'whole', 'text', 'choice', 'choices', 'secret']),
          least: z.nullable(z.number()),
          most: z.nullable(z.number()),
          options: z.array(z.string()),
          /** As stored: money as decimal text; for a secret only whether it is set. */
          value,
          starts: value,
        }),
      ),
    }),
    refusals: { 'settings.unknown': null },
  },
  change: {
    method: 'PUT',
    path: '/office/api/settings/:merchant/:name',
    audience: 'operator',
    permission: 'settings.change',
    summary: 'Changes a setting within its bounds; all processes apply it immediately.',
    params: z.strictObject({ merchant, name: z.string().check(z.maxLength(60)) }),
    body: z.strictObject({ value }),
    reply: z.object({}),
    refusals: {
      'settings.unknown': null,
      'settings.outOfBounds': null,
      'settings.noSuchPack': z.object({ packs: z.string() }),
    },
  },
})
