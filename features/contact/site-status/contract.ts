import * as z from 'zod/mini'
import { instant } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

/** ISO 3166, two capitals; null if unknown. */
const country = z.nullable(z.string())

export const siteStatus = defineContract('siteStatus', {
  status: {
    method: 'GET',
    path: '/wps/system/status',
    audience: 'anyone',
    always: true,
    summary: 'Returns whether the site is open to this visitor (SHL-04), and their country and IP address.',
    query: z.strictObject({ url: z.optional(z.string().check(z.maxLength(300))) }),
    reply: z.object({
      /** 0 open, 1 maintenance, 2 blocked by region. */
      systemStatus: z.int(),
      location: z.object({ ip: z.string(), country }),
      /** The origin of this brand's pictures: its first mirror, otherwise its site. */
      imgUrl: z.string(),
      /** When maintenance is expected to end. */
      maintenanceEnd: z.nullable(instant),
      /** The brand's current notices for visitors, newest first; full texts are loaded by MCSFE_getListAnnouncements. */
      noticeList: z.array(z.object({ type: z.string(), title: z.string(), timestamp: z.string() })),
      info: z.object({
        analytics: z.object({ gtagId: z.nullable(z.string()) }),
        /** Mirrors for game pictures; the browser uses the one that responds first. */
        imageCDNs: z.array(z.string()),
        launchGameCDNs: z.array(z.string()),
        location: z.object({ ip: z.string(), country }),
        maintenance: z.boolean(),
        regionRestriction: z.boolean(),
      }),
      /** The jurisdiction whose terms apply to this visitor (decision 20). */
      jurisdiction: z.object({ code: z.string(), minimumAge: z.int() }),
    }),
  },
  registerSetting: {
    method: 'GET',
    path: '/wps/system/setting/register',
    audience: 'anyone',
    summary: 'Returns the open registration methods, and the minimum ages by jurisdiction and by the terms.',
    reply: z.object({
      flags: z.record(z.string(), z.boolean()),
      minimumAge: z.int(),
      termsAge: z.int(),
      countryDialingCode: z.nullable(z.string()),
    }),
  },
  menu: {
    method: 'GET',
    path: '/wps/system/menu',
    audience: 'anyone',
    summary:
      'Returns the menu entries that this brand shows to the caller: member centre, agent centre and footer.',
    query: z.strictObject({
      kind: z.optional(z.enum(['member', 'agent', 'footer'])),
    }),
    reply: z.object({ list: z.array(z.object({ name: z.string(), page: z.string(), type: z.string() })) }),
  },
  countryCodes: {
    method: 'GET',
    path: '/wps/system/countryCodes',
    audience: 'anyone',
    summary:
      'Lists countries with dialling codes and the number of digits in their phone numbers, the visitor’s own country first.',
    reply: z.object({
      list: z.array(
        z.object({
          countryCode: z.string(),
          countryDialingCode: z.string(),
          /** Number of digits of a national number without its leading 0. */
          minDigits: z.int(),
          maxDigits: z.int(),
        }),
      ),
    }),
  },
  customerService: {
    method: 'GET',
    path: '/wps/system/customerService',
    audience: 'anyone',
    always: true,
    summary:
      'Lists the customer service contacts; an entry of type 3 is a link whose key is its last eight characters.',
    reply: z.object({
      version: z.object({ pathList: z.array(z.object({ type: z.int(), path: z.string() })) }),
    }),
  },
  domainRoute: {
    method: 'GET',
    path: '/wps/system/domainRoute',
    audience: 'anyone',
    summary: 'Lists the site’s addresses with their last measured response times.',
    reply: z.object({
      domainList: z.array(
        z.object({ domain: z.string(), speed: z.nullable(z.int()), measuredAt: z.nullable(instant) }),
      ),
    }),
  },
})
