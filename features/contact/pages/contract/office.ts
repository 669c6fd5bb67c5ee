import * as z from 'zod/mini'
import { instant, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { MOST_RICH } from '#kit/rich-html.ts'
import { resourceTypes, topics } from '../rules.ts'
import { CODE, sections } from '../rules/questions.ts'

const merchant = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const rich = z.string().check(z.maxLength(MOST_RICH))
const questionCode = z.string().check(z.regex(CODE))
const questionText = z.strictObject({
  question: words(200),
  answer: z.string().check(z.maxLength(20_000)),
})
const written = z.object({
  html: z.string(),
  /** False: the default text is shown. */
  isOwn: z.boolean(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(instant),
})

export const pagesOffice = defineContract('pagesOffice', {
  topics: {
    method: 'GET',
    path: '/office/api/pages/:merchant/topics',
    audience: 'operator',
    permission: 'pages.see',
    summary: 'Lists a brand’s help topics in both languages and who edited each.',
    params: z.strictObject({ merchant }),
    reply: z.object({ list: z.array(z.object({ topic: z.enum(topics), en: written, vi: written })) }),
  },
  setTopic: {
    method: 'PUT',
    path: '/office/api/pages/:merchant/topics/:topic',
    audience: 'operator',
    permission: 'pages.change',
    summary: 'Changes a help topic; an empty text restores the default.',
    params: z.strictObject({ merchant, topic: z.enum(topics) }),
    body: z.strictObject({ en: rich, vi: rich }),
    reply: z.object({}),
  },
  questions: {
    method: 'GET',
    path: '/office/api/pages/:merchant/questions',
    audience: 'operator',
    permission: 'pages.see',
    summary: 'Lists a brand’s questions and answers in both languages, and who edited each.',
    params: z.strictObject({ merchant }),
    reply: z.object({
      list: z.array(
        z.object({
          code: z.string(),
          section: z.enum(sections),
          en: z.object({ question: z.string(), answer: z.string() }),
          vi: z.object({ question: z.string(), answer: z.string() }),
          /** Added by an operator: there is no default to restore. */
          isOwn: z.boolean(),
          isHidden: z.boolean(),
          changedBy: z.nullable(z.string()),
          changedAt: z.nullable(instant),
        }),
      ),
    }),
  },
  setQuestion: {
    method: 'PUT',
    path: '/office/api/pages/:merchant/questions/:code',
    audience: 'operator',
    permission: 'pages.change',
    summary: 'Changes, hides or adds a question with its answer in both languages.',
    params: z.strictObject({ merchant, code: questionCode }),
    body: z.strictObject({
      section: z.enum(sections),
      isHidden: z.boolean(),
      en: questionText,
      vi: questionText,
    }),
    reply: z.object({}),
    refusals: { 'pages.questionUnknown': null, 'pages.answerEmpty': null },
  },
  resetQuestion: {
    method: 'DELETE',
    path: '/office/api/pages/:merchant/questions/:code',
    audience: 'operator',
    permission: 'pages.change',
    summary: 'Restores a default question, or removes one that an operator added.',
    params: z.strictObject({ merchant, code: questionCode }),
    reply: z.object({}),
  },
  resources: {
    method: 'GET',
    path: '/office/api/pages/:merchant/resources',
    audience: 'operator',
    permission: 'pages.see',
    summary: 'Lists a brand’s app files.',
    params: z.strictObject({ merchant }),
    reply: z.object({
      list: z.array(
        z.object({ resourceType: z.enum(resourceTypes), url: z.string(), labelNameEn: z.string() }),
      ),
    }),
  },
  setResource: {
    method: 'PUT',
    path: '/office/api/pages/:merchant/resources/:resourceType',
    audience: 'operator',
    permission: 'pages.change',
    summary: 'Sets the app file for a phone platform; an empty address installs the site itself.',
    params: z.strictObject({ merchant, resourceType: z.enum(resourceTypes) }),
    body: z.strictObject({
      url: z.string().check(z.maxLength(500), z.regex(/^(https:\/\/[^\s"'<>]+)?$/)),
      labelNameEn: z.string().check(z.trim(), z.maxLength(60)),
    }),
    reply: z.object({}),
  },
})
