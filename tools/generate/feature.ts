/** The files of a new feature: small, but complete from the table to the texts, with two tests. */
import type { Name } from './names.ts'

/** Path and text of each file; as a placeholder the feature stores short notes of a member. */
export function featureFiles({ group, kebab, camel, snake, words }: Name, now: Date): Record<string, string> {
  const at = now.toISOString().replaceAll(/[-:T]/g, '')
  const folder = `features/${group}/${kebab}`
  return {
    [`${folder}/rules.ts`]: `/** ${words}: remarks that members add for themselves. Spaces around a remark are trimmed; an empty one is rejected. */

/** Longest remark: one line on a phone. */
export const REMARK_LIMIT = 140

export function decideRemark(text: string): { remark: string } | { refused: '${camel}.remarkEmpty' } {
  const remark = text.trim()
  return remark ? { remark } : { refused: '${camel}.remarkEmpty' }
}
`,
    [`${folder}/rules.test.ts`]: `import { expect, test } from 'vitest'
import { decideRemark } from './rules.ts'

test('rejects a remark of spaces alone and trims spaces around one', () => {
  expect(decideRemark('   ')).toEqual({ refused: '${camel}.remarkEmpty' })
  expect(decideRemark(' well ')).toEqual({ remark: 'well' })
})
`,
    [`${folder}/contract.ts`]: `import * as z from 'zod/mini'
import { instant, uuid, words } from '#contract/codecs.ts'
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
    refusals: { '${camel}.remarkEmpty': null },
  },
})
`,
    [`${folder}/sql/${at.slice(0, 8)}_${at.slice(8, 12)}_${snake}.sql`]: `-- ${words}: remarks of members.
create table ${snake}_remark (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member,
  text text not null check (text <> ''),
  at timestamptz not null
);

-- the list of one member, newest first
create index ${snake}_remark_member on ${snake}_remark (member_id, at desc);

grant select, insert on ${snake}_remark to fairhouse_app;
`,
    [`${folder}/store.ts`]: `import type { Db, Tx } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'

export type Remark = { readonly id: string; readonly text: string; readonly at: Date }

export async function insertRemark(tx: Tx, remark: { memberId: bigint; text: string; now: Date }): Promise<Remark> {
  return one(
    tx,
    sql<Remark>\`
      insert into ${snake}_remark (member_id, text, at)
      values (\${remark.memberId}, \${remark.text}, \${remark.now})
      returning id, text, at
    \`,
  )
}

export async function remarksOf(db: Db, memberId: bigint): Promise<readonly Remark[]> {
  return many(
    db,
    sql<Remark>\`
      select id, text, at
      from ${snake}_remark
      where member_id = \${memberId}
      order by at desc
      limit 100
    \`,
  )
}
`,
    [`${folder}/service.ts`]: `import { inTransaction, type Db } from '#db/pool.ts'
import { decideRemark } from './rules.ts'
import { insertRemark } from './store.ts'

/** Decides, then writes, in one transaction. */
export async function writeRemark(db: Db, asked: { memberId: bigint; text: string; now: Date }) {
  const decision = decideRemark(asked.text)
  if ('refused' in decision) return decision
  return inTransaction(db, (tx) => insertRemark(tx, { ...asked, text: decision.remark }))
}
`,
    [`${folder}/routes.ts`]: `import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { ${camel} } from './contract.ts'
import { writeRemark } from './service.ts'
import { remarksOf } from './store.ts'

export function ${camel}Routes(app: App): Handlers<typeof ${camel}> {
  return {
    list: async (_, { member }) => ({ rows: [...(await remarksOf(app.db, member.id))] }),
    write: ({ body }, { member, now }) => writeRemark(app.db, { memberId: member.id, text: body.text, now }),
  }
}
`,
    [`${folder}/own-data.ts`]: `import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the table. */
export const tables = ownTables({ ${snake}_remark: own('text at', 'id member_id') })
`,
    [`${folder}/feature.ts`]: `import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { ${camel} } from './contract.ts'
import { tables } from './own-data.ts'
import { ${camel}Routes } from './routes.ts'

export const feature = defineFeature({
  contracts: { ${camel} },
  routes: (app) => [mountable(${camel}, ${camel}Routes(app))],
  fills: [ownData.with(tables)],
})
`,
    [`${folder}/${kebab}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('lists a member’s own remarks and no other member’s', async () => {
  const mai = await person(app)
  const an = await person(app)
  const written = await mai.api.${camel}.write({ body: { text: 'well' } })
  expect(await mai.api.${camel}.list()).toEqual({ rows: [written] })
  expect(await an.api.${camel}.list()).toEqual({ rows: [] })
})
`,
    [`${folder}/texts/en.ts`]: `import { englishOf } from '#texts/words.ts'
import type { ${camel} } from '../contract.ts'

export const en = englishOf<typeof ${camel}>()({
  'refusal.${camel}.remarkEmpty': 'Write a remark first.',
})
`,
    [`${folder}/texts/vi.ts`]: `import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.${camel}.remarkEmpty': 'Vui lòng nhập nội dung trước.',
}
`,
  }
}
