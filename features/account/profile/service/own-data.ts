import { needFreshProof } from '#features/account/security/public.ts'
import { walletsOf } from '#ledger/wallets.ts'
import type { Download } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import { ownRows, type OwnTables } from '#db/tables/own-data.ts'
import type { App } from '#server/app.ts'
import { ownData as declared } from '#server/extension/own-data.ts'
import type { Extensible } from '#server/extension/point.ts'
import { tables as ledgerTables } from '#ledger/tables/own-data.ts'
import type { profile } from '../contract.ts'
import { linesAfter } from '../store/own-data.ts'
import { profileOf } from '../store/fields.ts'

type Call = CallFor<(typeof profile)['ownData']>

/** All data that the platform holds about a member, as one JSON file, streamed during the download (O9). */
export async function ownData(
  app: App,
  call: Call,
): Promise<Download | Exclude<Awaited<ReturnType<typeof needFreshProof>>, null>> {
  const needed = await needFreshProof(app.db, call.member, call.now)
  if (needed) return needed
  return {
    name: `own-data-${call.member.id}-${call.now.toISOString().slice(0, 10)}.json`,
    type: 'application/json',
    bytes: written(app, call),
  }
}

/** The row limit of one table in the file. */
const MOST_ROWS = 50_000

/** Every table that references a member, as its owning feature declares it. */
export function declaredTables(application: Extensible): OwnTables {
  return Object.assign({}, ledgerTables, ...declared.of(application))
}

/** The tables of the file with their rows, by name; without the member's own row, which is the head of the file. */
async function* tableRows(app: App, memberId: bigint) {
  const tables = Object.entries(declaredTables(app)).toSorted(([a], [b]) => a.localeCompare(b))
  for (const [table, own] of tables) {
    if (!own || table === 'member') continue
    const of = { table, theirs: own.theirs, key: 'member_id' }
    yield { table, rows: await ownRows(app.db, of, memberId, MOST_ROWS) }
  }
}

async function memberRow(app: App, memberId: bigint): Promise<unknown> {
  const theirs = declaredTables(app)['member']?.theirs ?? []
  const [row] = await ownRows(app.db, { table: 'member', theirs, key: 'id' }, memberId, 1)
  return row
}

const text = (value: unknown): string => JSON.stringify(value, null, 1)

async function* written(app: App, { member, language, now }: Call): AsyncGenerator<string> {
  const about = {
    madeAt: now,
    member: member.id.toString(),
    brand: member.merchant,
    amounts: app.words(language, 'profile.data.amounts'),
    heldBack: app.words(language, 'profile.data.heldBack'),
  }
  yield `{"about": ${text(about)},\n"member": ${text(await memberRow(app, member.id))}`
  yield `,\n"profile": ${text(await profileOf(app.db, member.id))}`
  for await (const { table, rows } of tableRows(app, member.id)) yield `,\n${text(table)}: ${text(rows)}`
  yield ',\n"wallets": ['
  const wallets = await walletsOf(app.db, member.id)
  for (const [index, { id, kind, currency, state }] of wallets.entries()) {
    yield `${index > 0 ? ',' : ''}\n{"wallet": ${text({ id: id.toString(), kind, currency, state })}, "movements": [`
    yield* movements(app, id)
    yield ']}'
  }
  yield ']}\n'
}

async function* movements(app: App, wallet: bigint): AsyncGenerator<string> {
  let after = 0n
  for (;;) {
    const page = await linesAfter(app.db, wallet, after)
    if (page.length === 0) return
    const rows = page.map(({ row }) => JSON.stringify(row)).join(',\n')
    yield after > 0n ? `,\n${rows}` : rows
    after = page.at(-1)?.seq ?? after
  }
}
