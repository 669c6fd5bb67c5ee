import { writeAudit } from '#features/platform/audit/public.ts'
import type { Download, Given, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import { csvFile } from '#server/http/csv-file.ts'
import type { App } from '#server/app.ts'
import { amountText } from '#texts/decimals.ts'
import type { memberLabelsOffice } from '../contract.ts'
import { readLooked } from '../rules.ts'
import { membersCounted, membersFound, type Filter, type Found } from '../store/find.ts'

type Routes = typeof memberLabelsOffice
type Asked = Given<Routes['file']>['body']

const PAGE = 50
/** Above every member's id. */
const MAX_ID = 999_999_999_999_999_999n
/** Rows of an export read per query. */
const FILE_PAGE = 500

function filterOf({ text, merchant, state, type, label }: Asked, permissions: ReadonlySet<string>): Filter {
  return {
    looked: readLooked(text, permissions.has('members.personal')),
    merchant: merchant ?? null,
    state: state ?? null,
    type: type ?? null,
    label: label ?? null,
  }
}

/** A page of members. */
export async function findMembers(
  app: App,
  { query }: Given<Routes['find']>,
  { operator }: CallFor<Routes['find']>,
): Promise<Reply<Routes['find']>> {
  const { before = null, limit = PAGE, ...asked } = query
  const filter = filterOf(asked, operator.permissions)
  const [rows, all] = await Promise.all([
    membersFound(app.db, filter, { before, limit: limit + 1 }),
    membersCounted(app.db, filter),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    members: shown.map((row) => ({ ...row, labels: [...row.labels] })),
    all,
    // the exact match stands ahead of the order: the others begin after it
    next: rows.length > limit && last ? (last.isExact ? MAX_ID : last.id) : null,
  }
}

/** Exports the list; the audit log entry with the operator is written first. */
export async function membersFile(
  app: App,
  { body }: Given<Routes['file']>,
  { operator, language, ip, now }: CallFor<Routes['file']>,
): Promise<Download> {
  const filter = filterOf(body, operator.permissions)
  const asked = Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )
  await writeAudit(app.db, {
    operator,
    action: 'members.export',
    object: 'members',
    after: asked,
    ip,
    now,
  })
  const head = [
    'id',
    'merchant',
    'account',
    'nickname',
    'type',
    'state',
    'balance',
    'currency',
    'rank',
    'labels',
    'since',
    'login',
  ]
  return csvFile<Found>({
    name: `members-${now.toISOString().slice(0, 10)}`,
    head: head.map((name) => app.words(language, `players.csv.${name}`)),
    read: (last) => membersFound(app.db, filter, { before: last?.id ?? null, limit: FILE_PAGE }),
    cells: (row) => [
      row.id,
      row.merchant,
      row.account,
      row.nickname,
      row.type,
      row.state,
      row.currency && amountText(row.balance, row.currency),
      row.currency,
      row.rank?.[language] ?? '',
      row.labels.join('; '),
      row.createdAt,
      row.lastLoginAt,
    ],
  })
}
