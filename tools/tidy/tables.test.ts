import { expect, test } from 'vitest'
import { tables } from './rules/tables.ts'
import { projectOf, readSource } from './source.ts'

/** An owner in the middle of the groups: a table, a published view, and an internal one. */
const OWNER: Readonly<Record<string, string>> = {
  'features/money/tips/sql/20261201_0001_tips.sql':
    'create table tip (id bigint primary key, pin text); create table till (id bigint);',
  'features/money/tips/sql/functions/tips.sql': `
    create view tip_view as select id from tip;
    comment on view tip_view is 'Published: a tip without its PIN.';
    create view tip_private as select id, pin from tip;
    create function tip_sum(p_id bigint) returns bigint language sql as $$ select count(*) from tip where id = p_id $$;
    create function tip_count() returns bigint language sql as $$ select count(*) from tip $$;
    comment on function tip_count() is 'Published: how many tips there are.';
  `,
}

/** A file that uses what the owner publishes. */
const READER = { 'apps/server/tips.ts': 'sql`select tip_count() from tip_view`' }

function findings(path: string, text: string): string[] {
  const files = { ...OWNER, ...READER, [path]: text }
  const project = projectOf(Object.entries(files).map(([name, code]) => readSource(name, code)))
  return tables
    .look(project)
    .map((finding) => `${finding.path}:${finding.line} ${finding.words.split('. Cure')[0]}`)
}

const STORE = 'features/money/cups/store.ts'
const FUNCTION = 'features/money/cups/sql/functions/cups.sql'
const MIGRATION = 'features/money/cups/sql/20261201_0002_cups.sql'

const FOREIGN: readonly { path: string; text: string; words: string; line?: number }[] = [
  { path: STORE, text: 'sql`select id from tip`', words: 'reads tip of features/money/tips' },
  {
    path: STORE,
    text: '\nsql<{ a: 1 }>`select from cup join tip t on t.id = ${id}`',
    words: 'reads tip',
    line: 2,
  },
  { path: STORE, text: 'sql`with tip as (select id from tip) select id from tip`', words: 'reads tip' },
  { path: STORE, text: 'sql`exists (select from tip where id = ${id})`', words: 'reads tip' },
  { path: STORE, text: 'sql`, (select count(*) from tip) as tips`', words: 'reads tip' },
  { path: STORE, text: 'sql`join tip t on t.id = ${id}`', words: 'reads tip' },
  {
    path: STORE,
    text: 'sql`select ${columns}, 1 from ${table} t ${where} and t.id in (select id from tip)`',
    words: 'reads tip',
  },
  { path: STORE, text: 'sql`select id from public.tip`', words: 'reads tip' },
  { path: STORE, text: "const lane = 'select id from tip where id = $1'", words: 'reads tip' },
  { path: STORE, text: 'const lane = `select id from tip where id = ${place}`', words: 'reads tip' },
  { path: STORE, text: 'sql`insert into tip (id) values (${id})`', words: 'writes tip' },
  { path: STORE, text: 'sql`update tip set id = ${id}`', words: 'writes tip' },
  {
    path: STORE,
    text: 'sql`with gone as (delete from tip returning id) select id from gone`',
    words: 'writes tip',
  },
  { path: STORE, text: 'sql`update tip_view set id = ${id}`', words: 'writes tip_view' },
  { path: STORE, text: 'sql`select id from tip_private`', words: 'reads tip_private' },
  { path: STORE, text: 'sql`select tip_sum(${id})`', words: 'calls tip_sum' },
  { path: STORE, text: 'sql`select id from from`', words: 'holds SQL that cannot be read' },
  { path: 'apps/server/boot.ts', text: 'sql`select id from tip`', words: 'reads tip' },
  {
    path: 'packages/server/boot.ts',
    text: 'sql`select id from tip_view`',
    words: 'reads tip_view of features/money/tips, which lies above',
  },
  {
    path: 'features/contact/cups/store.ts',
    text: 'sql`select id from tip_view`',
    words: 'reads tip_view of features/money/tips, which lies above',
  },
  { path: FUNCTION, text: 'create view cups as select id from tip', words: 'reads tip' },
  {
    path: FUNCTION,
    text: 'create function f() returns bigint language sql as $$ select id from tip $$',
    words: 'reads tip',
  },
  {
    path: FUNCTION,
    text: 'create function f() returns bigint language plpgsql as $$ declare n bigint; begin n := (select id from tip); return n; end $$',
    words: 'reads tip',
  },
  { path: FUNCTION, text: 'create function (', words: 'cannot be read' },
  {
    path: 'features/money/cups/sql/functions/vips.sql',
    text: 'create or replace view tip_view as select 1 as id',
    words: 'makes tip_view, which features/money/tips makes too',
  },
  {
    path: 'features/money/cups/service/office/queue.ts',
    text: 'sql`select id from tip`',
    words: 'reads tip',
  },
  { path: STORE, text: 'sql`insert into cup (id) select id from tip`', words: 'reads tip' },
  { path: STORE, text: 'sql`delete from tip where id = ${id}`', words: 'writes tip' },
  {
    path: STORE,
    text: 'sql`merge into tip using cup on true when matched then delete`',
    words: 'writes tip',
  },
  { path: STORE, text: 'sql`truncate tip`', words: 'writes tip' },
  { path: STORE, text: 'sql`lock table tip`', words: 'writes tip' },
  { path: STORE, text: 'sql`select id from cup union all select id from tip`', words: 'reads tip' },
  {
    path: STORE,
    text: 'sql`select id from cup where id = any (array(select id from tip))`',
    words: 'reads tip',
  },
  { path: STORE, text: 'sql`select id from cup, lateral (select from tip) t`', words: 'reads tip' },
  { path: STORE, text: 'sql`update cup set id = t.id from tip t`', words: 'reads tip' },
  { path: STORE, text: 'sql`delete from cup using tip t where t.id = cup.id`', words: 'reads tip' },
  { path: STORE, text: "historyOf('tip')", words: 'writes tip' },
  { path: STORE, text: "claimsOf('tip')", words: 'writes tip' },
  { path: STORE, text: 'claimsOf(table)', words: 'calls claimsOf with a name that is no literal' },
  { path: STORE, text: "numberedRows('tip', 'T')", words: 'reads tip' },
  { path: STORE, text: 'numberedRows(table)', words: 'calls numberedRows with a name that is no literal' },
  { path: STORE, text: "ownRows(db, { table: 'tip' }, 1n, 1)", words: 'calls ownRows' },
  { path: 'packages/db/newer.ts', text: 'sql.table(name)', words: 'names a table or column by sql.table' },
  { path: STORE, text: 'historyOf(table)', words: 'calls historyOf with a name that is no literal' },
  { path: STORE, text: "picturesOf({ pictures: 'cup_slip', of: 'tip', mark: 'C' })", words: 'writes tip' },
  {
    path: STORE,
    text: 'picturesOf({ ...tables })',
    words: 'calls picturesOf with a name that is no literal',
  },
  { path: STORE, text: "ownTables({ tip: own('id') })", words: 'writes tip' },
  {
    path: STORE,
    text: "ownTables({ [table]: own('id') })",
    words: 'calls ownTables with a name that is no literal',
  },
  {
    path: STORE,
    text: "sql`select id from ${sql.table('cup')}`",
    words: 'names a table or column by sql.table',
  },
  { path: STORE, text: 'sql`select id from ${sql.ref(name)}`', words: 'names a table or column by sql.ref' },
  { path: STORE, text: 'sql.raw(text)', words: 'puts SQL together by sql.raw' },
  { path: STORE, text: 'sql.raw(`select id from ${table}`)', words: 'puts SQL together by sql.raw' },
  { path: STORE, text: "sql.raw('join tip t on true')", words: 'reads tip' },
  { path: STORE, text: "const TIPS = 'select id from tip'\nsql.raw(TIPS)", words: 'reads tip' },
  { path: STORE, text: "sql(['select id from tip'])", words: 'calls sql as a function' },
  { path: STORE, text: "import { sql as q } from '#db/rows.ts'", words: 'imports sql under another name' },
  { path: STORE, text: "db.selectFrom('tip')", words: 'calls selectFrom' },
  { path: STORE, text: "const q = 'select id from ' + table", words: 'holds SQL that cannot be read' },
  {
    path: STORE,
    text: "sql`select query_to_xml('select id from tip', true, true, '')`",
    words: 'holds SQL that cannot',
  },
  {
    path: FUNCTION,
    text: "create function f() returns void language plpgsql as $$ begin execute 'delete from tip'; end $$",
    words: 'cannot be read: execute runs a text',
  },
  {
    path: FUNCTION,
    text: "create function f() returns setof bigint language plpgsql as $$ begin return query execute 'select id from tip'; end $$",
    words: 'cannot be read: execute runs a text',
  },
  { path: FUNCTION, text: 'do $$ begin perform id from tip; end $$', words: 'reads tip' },
  { path: MIGRATION, text: 'do $$ begin update tip set id = 1; end $$', words: 'writes tip' },
  { path: MIGRATION, text: 'copy tip from stdin', words: 'writes tip' },
  { path: MIGRATION, text: 'create index tip_pin on tip (pin)', words: 'writes tip' },
  { path: MIGRATION, text: 'alter table tip add column cup bigint', words: 'writes tip' },
]

for (const { path, text, words, line } of FOREIGN) {
  test(`tidy finds that ${path.split('/').slice(1).join('/')} ${words}: ${text.trim().slice(0, 70)}`, () => {
    expect(findings(path, text)).toContainEqual(expect.stringContaining(`${path}:${line ?? 1} ${words}`))
  })
}

const ALLOWED: readonly (readonly [string, string])[] = [
  [STORE, 'sql`select id from tip_view where id = ${id}`'],
  [STORE, 'sql`select tip_count()`'],
  [STORE, "sql.raw('select 1')"],
  [STORE, "historyOf('cup')"],
  [STORE, "const words = 'update the list' + more"],
  ['packages/db/history.ts', 'sql`select id from ${sql.table(name)}`'],
  [STORE, 'sql`with tip as (select 1 as id) select id from tip`'],
  [STORE, "const words = 'select a tip from the list'"],
  ['features/play/cups/store.ts', 'sql`select id from tip_view`'],
  ['features/money/tips/store/tips.ts', 'sql`select id, pin from tip join tip_private p using (id)`'],
  ['features/money/cups/cups.test.ts', 'sql`select id from tip`'],
  ['tools/seed/cups.ts', 'sql`insert into tip (id) values (1)`'],
  [MIGRATION, 'create table cup (id bigint references tip (id)); insert into cup (id) select id from tip'],
  ['features/money/cups/sql/20261120_0002_cups.sql', 'alter table tip add column cup bigint'],
]

for (const [path, text] of ALLOWED) {
  test(`tidy lets ${path.split('/').slice(1).join('/')} use ${text.slice(0, 70)}`, () => {
    expect(findings(path, text)).toEqual([])
  })
}

test('tidy reports a published view without a use outside its feature', () => {
  const [table, functions] = Object.entries(OWNER)
  const project = projectOf([table!, functions!].map(([name, code]) => readSource(name, code)))
  expect(tables.look(project).map(({ words }) => words.split('. Cure')[0])).toEqual([
    'publishes tip_view, which nothing else uses',
    'publishes tip_count, which nothing else uses',
  ])
})

/** A feature of a low group that declares a view, and one above it that creates it. */
const ASKED = {
  'features/contact/cups/sql/asks/cups.sql': 'create type cups_tip as (id bigint);',
  'features/money/tips/sql/functions/asked.sql':
    "create view cups_tip as select id from tip; comment on view cups_tip is 'Fills cups: tips.';",
}

function wordsOf(files: Readonly<Record<string, string>>): string[] {
  const all = { ...OWNER, ...READER, ...files }
  const project = projectOf(Object.entries(all).map(([name, code]) => readSource(name, code)))
  return tables.look(project).map(({ words }) => words.split('. Cure')[0] ?? '')
}

test('tidy lets a feature read a view that it declares and a higher feature creates, and its group and those above too', () => {
  const text = 'sql`select id from cups_tip`'
  for (const reader of ['contact/cups', 'contact/mugs', 'play/cups'])
    expect(wordsOf({ ...ASKED, [`features/${reader}/store.ts`]: text })).toEqual([])
  expect(wordsOf({ ...ASKED, 'features/platform/cups/store.ts': text })).toEqual([
    'reads cups_tip of features/contact/cups, which lies above',
  ])
})

test('tidy reports an extension view that is not created, created by a lower feature, created with other columns, or not declared', () => {
  const [asks, makes] = Object.keys(ASKED)
  const made = ASKED['features/money/tips/sql/functions/asked.sql']
  const asked = ASKED['features/contact/cups/sql/asks/cups.sql']
  expect(wordsOf({ [asks!]: asked })).toEqual(['asks for the view cups_tip, which no feature makes'])
  expect(wordsOf({ 'features/play/cups/sql/asks/cups.sql': asked, [makes!]: made })).toEqual([
    'asks for the view cups_tip, which features/money/tips makes, not a feature above',
  ])
  expect(wordsOf({ ...ASKED, [asks!]: 'create type cups_tip as (id bigint, pin text);' })).toEqual([
    'asks for the view cups_tip, which has other columns: id',
  ])
  expect(wordsOf({ ...ASKED, [makes!]: made.replace('Fills', 'For') })).toEqual([
    'asks for the view cups_tip, whose comment does not begin "Fills"',
  ])
  expect(wordsOf({ [makes!]: made })).toEqual(['says that cups_tip fills what no feature asks for'])
})

test('tidy takes the owner of a table from the migration that created it, also after a rename', () => {
  const text = 'alter table till rename to drawer'
  const files = {
    ...OWNER,
    ...READER,
    'features/money/tips/sql/20261201_0003_till.sql': text,
    [STORE]: 'sql`select id from drawer`',
  }
  const project = projectOf(Object.entries(files).map(([name, code]) => readSource(name, code)))
  expect(tables.look(project).map(({ words }) => words.split('. Cure')[0])).toEqual([
    'reads drawer of features/money/tips',
  ])
})

test('tidy takes a table as owned by the feature to which a later migration transfers it', () => {
  const files = {
    ...OWNER,
    ...READER,
    'features/money/cups/sql/20261201_0003_till.sql': "comment on table till is 'Handed over: to cups.'",
    [STORE]: 'sql`update till set id = 1`',
    'features/money/tips/store.ts': 'sql`select id from till`',
  }
  const project = projectOf(Object.entries(files).map(([name, code]) => readSource(name, code)))
  expect(tables.look(project).map(({ path, words }) => `${path} ${words.split('. Cure')[0]}`)).toEqual([
    'features/money/tips/store.ts reads till of features/money/cups',
  ])
})
