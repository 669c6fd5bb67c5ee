import * as z from 'zod/mini'
import { words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

/** Maximum length of a stored error text: enough to recognise it. */
const MOST = 400

export const clientErrors = defineContract('clientErrors', {
  tell: {
    method: 'POST',
    path: '/api/faults',
    audience: 'anyone',
    listeners: ['site', 'office', 'game'],
    summary: 'Logs an error that a page reported; the reference in the response is shown to the user.',
    body: z.strictObject({ what: words(MOST), page: words(200) }),
    reply: z.object({ reference: z.string() }),
    rateLimit: '10/min',
  },
})
