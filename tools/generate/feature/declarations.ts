import type { Name } from '../names.ts'

/** What the feature decides and declares: rules with their test, contract, settings, permissions, live topics. */
export function declarationFiles({ group, kebab, camel, words }: Name): Record<string, string> {
  const folder = `features/${group}/${kebab}`
  return {
    [`${folder}/rules.ts`]: `/**
 * ${words}: remarks that members add for themselves. Spaces around a remark are trimmed; an empty one is rejected, and one more
 * than the brand allows in 24 hours. Example: with 20 a day, the twenty-first is rejected.
 */

/** Longest remark: one line on a phone. */
export const REMARK_LIMIT = 140

export const DAY_MS = 86_400_000

type Asked = {
  readonly text: string
  /** Remarks of the last 24 hours. */
  readonly written: number
  readonly most: number
}

type Decision =
  | { readonly remark: string }
  | { readonly refused: '${camel}.remarkEmpty' }
  | { readonly refused: '${camel}.tooMany'; readonly detail: { readonly most: number } }

export function decideRemark({ text, written, most }: Asked): Decision {
  const remark = text.trim()
  if (remark === '') return { refused: '${camel}.remarkEmpty' }
  if (written >= most) return { refused: '${camel}.tooMany', detail: { most } }
  return { remark }
}
`,
    [`${folder}/rules.test.ts`]: `import { expect, test } from 'vitest'
import { decideRemark } from './rules.ts'

test('rejects a remark of spaces alone and trims spaces around one', () => {
  expect(decideRemark({ text: '   ', written: 0, most: 20 })).toEqual({ refused: '${camel}.remarkEmpty' })
  expect(decideRemark({ text: ' well ', written: 0, most: 20 })).toEqual({ remark: 'well' })
})

test('rejects one remark more than the brand allows in a day', () => {
  expect(decideRemark({ text: 'well', written: 19, most: 20 })).toEqual({ remark: 'well' })
  expect(decideRemark({ text: 'well', written: 20, most: 20 })).toEqual({
    refused: '${camel}.tooMany',
    detail: { most: 20 },
  })
})
`,
    [`${folder}/contract.ts`]: `import * as z from 'zod/mini'
import { id, instant, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { REMARK_LIMIT } from './rules.ts'

const remark = z.object({ id: uuid, text: z.string(), at: instant })

export const ${camel} = defineContract('${camel}', {
  list: {
    method: 'GET',
    path: '/api/${kebab}',
    audience: 'member',
    summary: 'Lists the member’s remarks, newest first.',
    reply: z.object({ rows: z.array(remark) }),
  },
  write: {
    method: 'POST',
    path: '/api/${kebab}',
    audience: 'member',
    summary: 'Adds a remark.',
    rateLimit: '30/min',
    body: z.strictObject({ text: words(REMARK_LIMIT, 0) }),
    reply: remark,
    refusals: { '${camel}.remarkEmpty': null, '${camel}.tooMany': z.object({ most: z.int() }) },
  },
})

export const ${camel}Office = defineContract('${camel}Office', {
  list: {
    method: 'GET',
    path: '/office/api/${kebab}',
    audience: 'operator',
    permission: '${camel}.see',
    summary: 'Lists the newest remarks of members.',
    reply: z.object({
      rows: z.array(z.object({ id: uuid, merchant: z.string(), member: id, text: z.string(), at: instant })),
    }),
  },
})
`,
    [`${folder}/settings.ts`]: `import { whole } from '#contract/codecs.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of a brand. */
export const settings = {
  ${camel}DayMost: row({
    name: ['${words}: remarks per day', '${words}: số ghi chú mỗi ngày'],
    group: 'other',
    en: 'Maximum number of remarks that a member can add in 24 hours.',
    vi: 'Số ghi chú tối đa một hội viên được thêm trong 24 giờ.',
    type: whole(1, 1_000),
    starts: 20,
  }),
}
`,
    [`${folder}/permissions.ts`]: `import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  '${camel}.see': permission({
    en: '${words}: view members’ remarks',
    vi: '${words}: xem ghi chú của hội viên',
    grants: ['members.see'],
    roles: ['auditor', 'supervisor'],
  }),
}
`,
    [`${folder}/reach.ts`]: `import { rows } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  '${camel}Office.list': rows(),
}
`,
    [`${folder}/topics.ts`]: `import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  '${camel}.changed': { audience: 'member' },
})
`,
    [`${folder}/refetch.ts`]: `/** The events after which an open page fetches a query again. */
export const refetch = {
  '${camel}.list': ['${camel}.changed'],
} as const
`,
  }
}
