import * as z from 'zod/mini'
import { words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { channels, resourceTypes, topics } from '../rules.ts'

export const pages = defineContract('pages', {
  helpCenter: {
    method: 'GET',
    path: '/wps/system/helpCenter',
    who: 'anyone',
    always: true,
    says: 'The help topics of the brand, each with its title and its clean HTML in the language of the call.',
    query: z.strictObject({ topic: z.optional(z.enum(topics)) }),
    reply: z.object({
      list: z.array(z.object({ topic: z.enum(topics), title: z.string(), content: z.string() })),
    }),
  },
  resources: {
    method: 'GET',
    path: '/api/pages/resources',
    who: 'anyone',
    home: true,
    says: 'What the brand offers to install, by device; where it offers no file, its site itself is the app.',
    reply: z.object({
      list: z.array(
        z.object({
          resourceType: z.enum(resourceTypes),
          url: z.string(),
          /** What the QR code says: the address itself, drawn by the page. */
          qrCodeUrl: z.string(),
          labelNameEn: z.string(),
          /** A file of the brand, or the site put on the home screen. */
          kind: z.enum(['file', 'site']),
        }),
      ),
    }),
  },
  manifest: {
    method: 'GET',
    path: '/api/pages/manifest',
    who: 'anyone',
    always: true,
    download: true,
    says: 'The web app manifest of the brand: its name, colours and icons, for putting the site on a home screen.',
    reply: z.unknown(),
  },
  apply: {
    method: 'POST',
    path: '/api/pages/affiliates',
    who: 'anyone',
    human: true,
    once: true,
    says: 'Somebody would like to be an affiliate of the brand; an operator writes back.',
    body: z.strictObject({
      name: words(80, 2),
      email: z.email().check(z.maxLength(120)),
      phone: z.optional(words(30)),
      channel: z.enum(channels),
      address: z.optional(words(200)),
      message: words(1_000, 10),
    }),
    reply: z.object({ number: z.string() }),
    refusals: { 'pages.trialAccount': null },
    pace: '6/h',
  },
})
