import * as z from 'zod/mini'
import { instant, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { MOST_CONTENT, MOST_PICTURES, feedbackStates, questionTypes } from '../rules/feedback.ts'

const file = z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/))
const bounds = z.object({ least: z.int(), most: z.int() })

export const feedbackView = z.object({
  id: uuid,
  number: z.string(),
  questionType: z.enum(questionTypes),
  content: z.string(),
  state: z.enum(feedbackStates),
  createdAt: instant,
  dueAt: instant,
  pictures: z.array(z.string()),
  answers: z.array(z.object({ at: instant, by: z.string(), text: z.string() })),
})

export const feedback = defineContract('feedback', {
  terms: {
    method: 'GET',
    path: '/api/feedback/terms',
    audience: 'member',
    summary: 'Returns the allowed length of feedback in words, and the promised response time.',
    reply: z.object({ ...bounds.def.shape, hours: z.int() }),
  },
  send: {
    method: 'PUT',
    path: '/wps/feedback',
    audience: 'member',
    summary: 'Sends feedback or a complaint with up to three images, PNG or JPG (MEM-10).',
    real: true,
    idempotent: true,
    // processing pictures is expensive: refused calls have their own, higher rate limit
    rateLimit: '30/h',
    body: z.strictObject({ questionType: z.enum(questionTypes), content: words(MOST_CONTENT, 0) }),
    files: { field: 'picture', atMost: MOST_PICTURES, maxBytes: 5 * 1024 * 1024 },
    reply: feedbackView,
    refusals: {
      'feedback.tooMany': z.object({ retryAfterSeconds: z.int() }),
      'feedback.empty': null,
      'feedback.tooShort': bounds,
      'feedback.tooLong': bounds,
      'feedback.notPicture': null,
      'feedback.pictureTooBig': z.object({ megapixels: z.int() }),
    },
  },
  list: {
    method: 'GET',
    path: '/api/feedback',
    audience: 'member',
    summary: 'Lists the member’s feedback with status and answers, newest first.',
    real: true,
    reply: z.object({ list: z.array(feedbackView) }),
  },
  picture: {
    method: 'GET',
    path: '/api/feedback/pictures/:file',
    audience: 'member',
    summary: 'Returns an image of the member’s own feedback.',
    real: true,
    params: z.strictObject({ file }),
    download: true,
    reply: z.unknown(),
    refusals: { 'feedback.unknownPicture': null },
  },
})
