import * as z from 'zod/mini'
import { day, instant, money, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { checkStates, levels, MOST_PICTURES, idDocumentKinds, rejections } from '../rules/id-documents.ts'

/**
 * Deposits or withdrawals: the total from which the jurisdiction requires identity documents, the total so far, and what is left without
 * them.
 */
const way = z.nullable(z.object({ from: money, soFar: money, left: money }))

export const idDocumentView = z.object({
  id: uuid,
  number: z.string(),
  kind: z.enum(idDocumentKinds),
  state: z.enum(checkStates),
  sentAt: instant,
  decidedAt: z.nullable(instant),
  expiresOn: z.nullable(day),
  rejection: z.nullable(z.enum(rejections)),
  note: z.nullable(z.string()),
})

export const kyc = defineContract('kyc', {
  mine: {
    method: 'GET',
    path: '/api/identity-documents',
    audience: 'member',
    summary:
      'Returns the member’s verification level, their documents, and when documents are required, by jurisdiction or by an operator (RSP-01).',
    real: true,
    reply: z.object({
      level: z.enum(levels),
      /** The jurisdiction whose rules require documents. */
      pack: z.string(),
      deposits: way,
      withdrawals: way,
      /** An operator's request for documents, with its reason. */
      request: z.nullable(z.object({ reason: z.string(), at: instant })),
      checks: z.array(idDocumentView),
    }),
  },
  send: {
    method: 'POST',
    path: '/api/identity-documents',
    audience: 'member',
    summary:
      'Uploads an identity document as one to three images (PNG or JPG), re-encoded and encrypted before they are stored (C2, O8).',
    real: true,
    rateLimit: '5/h',
    body: z.strictObject({ kind: z.enum(idDocumentKinds) }),
    files: { field: 'picture', atMost: MOST_PICTURES, maxBytes: 5 * 1024 * 1024 },
    reply: idDocumentView,
    refusals: {
      'papers.waiting': null,
      'papers.proved': null,
      'papers.tooFewPictures': z.object({ least: z.int() }),
      'papers.notPicture': null,
      'papers.pictureTooBig': z.object({ megapixels: z.int() }),
    },
  },
})
