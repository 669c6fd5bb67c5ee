import type { Name } from '../names.ts'

/** What runs on the server: table, store, service, routes, manifest, and the test over all of them. */
export function serverFiles(
  { group, kebab, camel, snake, words }: Name,
  stamp: string,
): Record<string, string> {
  const folder = `features/${group}/${kebab}`
  return {
    [`${folder}/sql/${stamp}_${snake}.sql`]: `-- ${words}: remarks of members.
create table ${snake}_remark (
  id uuid primary key default uuidv7(),
  merchant text not null,
  member_id bigint not null references member,
  text text not null check (text <> ''),
  at timestamptz not null
);

-- the list of one member, newest first, and the count of a day
create index ${snake}_remark_member on ${snake}_remark (member_id, at desc);

-- the list of the back office, newest first
create index ${snake}_remark_at on ${snake}_remark (at desc);

grant select, insert on ${snake}_remark to fairhouse_app;
`,
    [`${folder}/store.ts`]: `import type { Db, Tx } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'

export type Remark = { readonly id: string; readonly text: string; readonly at: Date }
export type OwnedRemark = Remark & { readonly merchant: string; readonly member: bigint }

type NewRemark = { readonly memberId: bigint; readonly merchant: string; readonly text: string; readonly now: Date }

export async function insertRemark(tx: Tx, remark: NewRemark): Promise<Remark> {
  return one(
    tx,
    sql<Remark>\`
      insert into ${snake}_remark (merchant, member_id, text, at)
      values (\${remark.merchant}, \${remark.memberId}, \${remark.text}, \${remark.now})
      returning id, text, at
    \`,
  )
}

export async function writtenSince(tx: Tx, memberId: bigint, since: Date): Promise<number> {
  const { count } = await one(
    tx,
    sql<{ count: number }>\`
      select count(*)::int as count
      from ${snake}_remark
      where member_id = \${memberId} and at > \${since}
    \`,
  )
  return count
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

export async function newestRemarks(db: Db): Promise<readonly OwnedRemark[]> {
  return many(
    db,
    sql<OwnedRemark>\`
      select id, merchant, member_id as member, text, at
      from ${snake}_remark
      order by at desc
      limit 100
    \`,
  )
}
`,
    [`${folder}/service.ts`]: `import { inTransaction } from '#db/pool.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { DAY_MS, decideRemark } from './rules.ts'
import { insertRemark, writtenSince } from './store.ts'

type Asked = { readonly memberId: bigint; readonly merchant: string; readonly text: string; readonly now: Date }

/**
 * Decides, then writes, in one transaction; tells the member's open pages after it. Two calls at once may write one remark too many, which
 * does no harm; a limit on money would lock the member's row.
 */
export async function writeRemark(app: App, asked: Asked) {
  const most = await settingOf(app, asked.merchant, '${camel}DayMost')
  const result = await inTransaction(app.db, async (tx) => {
    const written = await writtenSince(tx, asked.memberId, new Date(asked.now.getTime() - DAY_MS))
    const decision = decideRemark({ text: asked.text, written, most })
    return 'refused' in decision ? decision : insertRemark(tx, { ...asked, text: decision.remark })
  })
  if ('refused' in result) return result
  const seq = String(asked.now.getTime())
  app.events.publish(\`member:\${asked.memberId}\`, { topic: '${camel}.changed', seq, patch: {} })
  return result
}
`,
    [`${folder}/routes.ts`]: `import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { ${camel}, ${camel}Office } from './contract.ts'
import { writeRemark } from './service.ts'
import { newestRemarks, remarksOf } from './store.ts'

export function ${camel}Routes(app: App): Handlers<typeof ${camel}> {
  return {
    list: async (_, { member }) => ({ rows: [...(await remarksOf(app.db, member.id))] }),
    write: ({ body }, { member, merchant, now }) =>
      writeRemark(app, { memberId: member.id, merchant: merchant.code, text: body.text, now }),
  }
}

export function ${camel}OfficeRoutes(app: App): Handlers<typeof ${camel}Office> {
  return {
    list: async () => ({ rows: [...(await newestRemarks(app.db))] }),
  }
}
`,
    [`${folder}/own-data.ts`]: `import { own, ownTables } from '#db/tables/own-data.ts'

/** What the member's data export contains of the table. */
export const tables = ownTables({ ${snake}_remark: own('text at', 'id merchant member_id') })
`,
    [`${folder}/feature.ts`]: `import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { ${camel}, ${camel}Office } from './contract.ts'
import { tables } from './own-data.ts'
import { ${camel}OfficeRoutes, ${camel}Routes } from './routes.ts'

export const feature = defineFeature({
  contracts: { ${camel}, ${camel}Office },
  routes: (app) => [mountable(${camel}, ${camel}Routes(app))],
  officeRoutes: (app) => [mountable(${camel}Office, ${camel}OfficeRoutes(app))],
  fills: [ownData.with(tables)],
})
`,
    [`${folder}/${kebab}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('lists a member’s own remarks and no other member’s; operators with the permission see both', async () => {
  const mai = await person(app)
  const an = await person(app)
  const written = await mai.api.${camel}.write({ body: { text: 'well' } })
  expect(await mai.api.${camel}.list()).toEqual({ rows: [written] })
  expect(await an.api.${camel}.list()).toEqual({ rows: [] })
  const auditor = await operator(app, { roles: ['auditor'] })
  const { rows } = await auditor.api.${camel}Office.list()
  expect(rows.map(({ member, text }) => [member, text])).toEqual([[mai.id, 'well']])
  const cashier = await operator(app, { roles: ['cashier'] })
  expect(await refusal(cashier.api.${camel}Office.list())).toBe('permission.missing')
})

test('rejects an empty remark, and one more than a brand allows in a day', async () => {
  const mai = await person(app)
  expect(await refusal(mai.api.${camel}.write({ body: { text: ' ' } }))).toBe('${camel}.remarkEmpty')
  for (let at = 0; at < 20; at += 1) await mai.api.${camel}.write({ body: { text: \`remark \${at}\` } })
  expect(await refusal(mai.api.${camel}.write({ body: { text: 'well' } }))).toBe('${camel}.tooMany')
  const an = await person(app)
  expect((await an.api.${camel}.write({ body: { text: 'well' } })).text).toBe('well')
})
`,
  }
}
