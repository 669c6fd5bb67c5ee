import * as z from 'zod/mini'
import { instant, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { supportSections, figureUnits, MOST_DAYS } from './rules.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))

export const supportMetrics = defineContract('supportMetrics', {
  report: {
    method: 'GET',
    path: '/office/api/reports/care',
    audience: 'operator',
    permission: 'reports.see',
    summary:
      'Returns a brand’s player-support figures of recent days: live chat, feedback, messages, notices, chat room, safer play and identity documents.',
    query: z.strictObject({ merchant: z.optional(code), days: z.optional(whole(1, MOST_DAYS)) }),
    reply: z.object({
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      merchant: z.string(),
      from: instant,
      sections: z.array(
        z.object({
          section: z.enum(supportSections),
          figures: z.array(
            z.object({ name: z.string(), unit: z.enum(figureUnits), value: z.nullable(z.int()) }),
          ),
        }),
      ),
      /** Operators who replied in live chat. */
      desk: z.array(
        z.object({
          operator: z.string(),
          conversations: z.int(),
          lines: z.int(),
          tenths: z.nullable(z.int()),
        }),
      ),
    }),
  },
  file: {
    method: 'POST',
    path: '/office/api/reports/care/file',
    audience: 'operator',
    permission: 'records.export',
    summary: 'Exports the same figures as CSV; the export is recorded in the audit log.',
    rateLimit: '20/min',
    download: true,
    body: z.strictObject({ merchant: code, days: whole(1, MOST_DAYS) }),
    reply: z.unknown(),
  },
})
