import { needFreshProof } from '#features/account/security/public.ts'
import { walletsOf } from '#ledger/wallets.ts'
import type { Download } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { profile } from '../contract.ts'
import { linesAfter, memberRow, ownTables, rowsIn } from '../store/own-data.ts'
import { profileOf } from '../store/fields.ts'

type Call = CallFor<(typeof profile)['ownData']>

/** Everything that the house holds of a member, as one JSON file, made while it is read (O9). */
export async function ownData(
  house: House,
  call: Call,
): Promise<Download | Exclude<Awaited<ReturnType<typeof needFreshProof>>, null>> {
  const needed = await needFreshProof(house.db, call.member, call.now)
  if (needed) return needed
  return {
    name: `own-data-${call.member.id}-${call.now.toISOString().slice(0, 10)}.json`,
    type: 'application/json',
    bytes: written(house, call),
  }
}

const text = (value: unknown): string => JSON.stringify(value, null, 1)

async function* written(house: House, { member, language, now }: Call): AsyncGenerator<string> {
  const about = {
    madeAt: now,
    member: member.id.toString(),
    brand: member.merchant,
    amounts: house.words(language, 'profile.data.amounts'),
    heldBack: house.words(language, 'profile.data.heldBack'),
  }
  yield `{"about": ${text(about)},\n"member": ${text(await memberRow(house.db, member.id))}`
  yield `,\n"profile": ${text(await profileOf(house.db, member.id))}`
  for (const table of ownTables())
    yield `,\n${text(table.name)}: ${text(await rowsIn(house.db, table, member.id))}`
  yield ',\n"wallets": ['
  const wallets = await walletsOf(house.db, member.id)
  for (const [index, { id, kind, currency, state }] of wallets.entries()) {
    yield `${index > 0 ? ',' : ''}\n{"wallet": ${text({ id: id.toString(), kind, currency, state })}, "movements": [`
    yield* movements(house, id)
    yield ']}'
  }
  yield ']}\n'
}

async function* movements(house: House, wallet: bigint): AsyncGenerator<string> {
  let after = 0n
  for (;;) {
    const page = await linesAfter(house.db, wallet, after)
    if (page.length === 0) return
    const rows = page.map(({ row }) => JSON.stringify(row)).join(',\n')
    yield after > 0n ? `,\n${rows}` : rows
    after = page.at(-1)?.seq ?? after
  }
}
