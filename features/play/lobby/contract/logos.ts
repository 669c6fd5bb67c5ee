import * as z from 'zod/mini'
import { defineContract } from '#contract/route.ts'

const vendor = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,30}$/))
const logo = z.nullable(z.string())
const office = { audience: 'operator', permission: 'games.switch' } as const

/** Logos of providers (GAM-06): the platform ships none; operators upload those that their contracts allow. */
export const logos = defineContract('logos', {
  show: {
    method: 'GET',
    path: '/api/lobby/logos/:file',
    audience: 'anyone',
    listeners: ['site', 'office'],
    summary: 'Returns a provider logo, re-encoded from the upload.',
    params: z.strictObject({ file: z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/)) }),
    download: true,
    reply: z.unknown(),
    refusals: { 'logos.unknown': null },
  },
  list: {
    method: 'GET',
    path: '/office/api/logos',
    audience: 'operator',
    permission: 'games.see',
    summary: 'Lists all providers, with the address of their logo if one was uploaded.',
    reply: z.object({
      list: z.array(z.object({ code: z.string(), name: z.string(), isContracted: z.boolean(), logo })),
    }),
  },
  bring: {
    method: 'POST',
    path: '/office/api/logos/:vendor',
    ...office,
    summary: 'Uploads a provider logo (PNG or JPG), which replaces the previous one at all brands.',
    rateLimit: '60/h',
    params: z.strictObject({ vendor }),
    files: { field: 'logo', atMost: 1, maxBytes: 5 * 1024 * 1024 },
    reply: z.object({ logo: z.string() }),
    refusals: {
      'logos.unknown': null,
      'logos.missing': null,
      'logos.notPicture': null,
      'logos.tooBig': z.object({ megapixels: z.int() }),
    },
  },
  remove: {
    method: 'DELETE',
    path: '/office/api/logos/:vendor',
    ...office,
    summary: 'Removes a provider logo; the provider’s name is shown instead.',
    params: z.strictObject({ vendor }),
    reply: z.object({}),
    refusals: { 'logos.unknown': null },
  },
})
