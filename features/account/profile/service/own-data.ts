import { needFreshProof } from '#features/account/security/public.ts'
import { walletsOf } from '#ledger/wallets.ts'
import type { Download } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { profile } from '../contract.ts'
import { linesAfter, memberRow, ownTables, rowsIn } from '../store/own-data.ts'
import { profileOf } from '../store/fields.ts'

type Call = CallFor<(typeof profile)['ownData']>

/** Everything that the platform holds of a member, as one JSON file, made while it is read (O9). */
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

const text = (value: unknown): string => JSON.stringify(value, null, 1)

async function* written(app: App, { member, language, now }: Call): AsyncGenerator<string> {
  const about = {
    madeAt: now,
    member: member.id.toString(),
    brand: member.merchant,
    amounts: app.words(language, 'profile.data.amounts'),
    heldBack: app.words(language, 'profile.data.heldBack'),
  }
  yield `{"about": ${text(about)},\n"member": ${text(await memberRow(app.db, member.id))}`
  yield `,\n"profile": ${text(await profileOf(app.db, member.id))}`
  for (const table of ownTables())
    yield `,\n${text(table.name)}: ${text(await rowsIn(app.db, table, member.id))}`
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
