import * as z from 'zod/mini'
import { defineContract } from '#contract/route.ts'
import { resourceTypes, topics } from '../rules.ts'
import { sections } from '../rules/questions.ts'

export const pages = defineContract('pages', {
  helpCenter: {
    method: 'GET',
    path: '/wps/system/helpCenter',
    audience: 'anyone',
    always: true,
    summary: 'Returns the brand’s help topics with titles and sanitised HTML in the caller’s language.',
    query: z.strictObject({ topic: z.optional(z.enum(topics)) }),
    reply: z.object({
      list: z.array(z.object({ topic: z.enum(topics), title: z.string(), content: z.string() })),
    }),
  },
  questions: {
    method: 'GET',
    path: '/api/pages/questions',
    audience: 'anyone',
    always: true,
    summary:
      'Lists the questions and answers of the brand’s help centre with sanitised HTML in the caller’s language.',
    reply: z.object({
      list: z.array(
        z.object({ code: z.string(), section: z.enum(sections), question: z.string(), answer: z.string() }),
      ),
    }),
  },
  resources: {
    method: 'GET',
    path: '/api/pages/resources',
    audience: 'anyone',
    home: true,
    summary: 'Lists the brand’s installable apps by device; without a file, the site itself is installed.',
    reply: z.object({
      list: z.array(
        z.object({
          resourceType: z.enum(resourceTypes),
          url: z.string(),
          /** The content of the QR code: a URL; the page renders the code. */
          qrCodeUrl: z.string(),
          labelNameEn: z.string(),
          /** A file of the brand, or the site added to the home screen. */
          kind: z.enum(['file', 'site']),
        }),
      ),
    }),
  },
  manifest: {
    method: 'GET',
    path: '/api/pages/manifest',
    audience: 'anyone',
    always: true,
    download: true,
    summary: 'Returns the brand’s web app manifest: name, colours and icons for the home screen.',
    reply: z.unknown(),
  },
})
