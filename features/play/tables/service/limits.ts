import { stakeIn, type TableStake } from '#game-kit/tables/stakes.ts'
import type { App } from '#server/app.ts'
import { ownMost, setupOf, stakesWith, type LiveSetup } from '#features/play/live-office/public.ts'
import type { TableRow } from './catalogue.ts'

/** A table with the limits and the pace that operators have set. */
export function asSet(row: TableRow, setup: LiveSetup | undefined): TableRow {
  if (!setup) return row
  const { limits, hours } = setup
  const seconds = hours?.sellsSeconds ?? 0
  return {
    ...row,
    stakes: stakesWith(row.stakes, limits),
    sellsSeconds: seconds > 0 ? seconds : row.sellsSeconds,
  }
}

/** A table as it is in force, at most a second old. */
export const inForce = async (app: App, row: TableRow): Promise<TableRow> =>
  asSet(row, await setupOf(app, row.code))

/** The limits of a table for a member by currency and rank; null where it does not offer the currency. */
export async function ownRule(
  app: App,
  row: TableRow,
  { currency, memberId }: { readonly currency: string; readonly memberId: bigint | null },
): Promise<TableStake | null> {
  const rule = stakeIn((await inForce(app, row)).stakes, currency)
  const most = rule && (await ownMost(app, { code: row.code, currency, memberId }))
  return rule && most
    ? { ...rule, maxMain: most.maxMain, maxSide: most.maxSide, tableMax: most.tableMax }
    : rule
}
