import { parseMoney } from '#kit/money.ts'
import type { Currency } from '#kit/currency.ts'
import type { Json } from '#game-kit/schema.ts'
import type { App } from '#server/app.ts'
import type { Language, MemberCaller } from '#server/call.ts'
import { walletOf } from '#ledger/wallets.ts'
import { actsOf, slipsOfRound, type MineRow } from '#features/play/shared-rounds/public.ts'
import { tableOfSeries } from './catalogue.ts'

export type Viewer = { readonly member: MemberCaller; readonly language: Language; readonly now: Date }

export const cashOf = (app: App, { id: owner, merchant, currency }: MemberCaller) =>
  walletOf(app.db, { owner, merchant, kind: 'cash', currency })

/** A slip of the caller; null for one that is not of a table. */
function shownSlip(
  slip: MineRow,
  {
    language,
    now,
    currency,
    decisions = [],
  }: {
    readonly language: Language
    readonly now: Date
    readonly currency: Currency
    /** Of this slip, in order; only at blackjack. */
    readonly decisions?: readonly Json[]
  },
) {
  const row = tableOfSeries(slip.series)
  if (!row) return null
  const isSettled = slip.state === 'settled'
  const won = new Map((slip.outcome?.won ?? []).map(([place, win]) => [place, parseMoney(win) ?? 0n]))
  return {
    id: slip.id,
    table: row.code,
    name: row.name[language],
    game: row.game,
    round: slip.round,
    label: slip.label,
    state: slip.state,
    currency,
    stake: slip.stake,
    win: slip.win,
    at: slip.at,
    closesAt: slip.closesAt,
    lines: slip.inputs.lines.map(([key, stake, call], place) => ({
      key,
      stake: parseMoney(stake) ?? 0n,
      call: typeof call === 'string' ? call : null,
      win: isSettled ? (won.get(place) ?? 0n) : null,
    })),
    decisions: [...decisions],
    mayUndo: slip.state === 'open' && slip.roundState === 'open' && slip.closesAt > now,
  }
}

/** The decisions of slips, in order; of games that have none, nothing is read. */
async function decisionsOf(
  app: App,
  slips: readonly MineRow[],
): Promise<ReadonlyMap<string, readonly Json[]>> {
  const deciding = slips.filter(({ series }) => tableOfSeries(series)?.game === 'blackjack')
  const rounds = Map.groupBy(deciding, ({ round }) => round)
  const found = await Promise.all(
    [...rounds].map(([round, own]) =>
      actsOf(
        app.db,
        round,
        own.map(({ id }) => id),
      ),
    ),
  )
  return new Map(
    found.flatMap((acts) => [...acts].map(([slip, own]) => [slip, own.map(({ action }) => action)] as const)),
  )
}

/** Slips of the caller with their decisions. */
export async function shownSlips(app: App, slips: readonly MineRow[], { member, language, now }: Viewer) {
  const decisions = await decisionsOf(app, slips)
  const { currency } = member
  return slips.flatMap(
    (slip) => shownSlip(slip, { language, now, currency, decisions: decisions.get(slip.id) ?? [] }) ?? [],
  )
}

/** The caller's slips of a round, oldest first. */
export async function ownSlips(app: App, viewer: Viewer, round: string | null) {
  const wallet = round === null ? null : await cashOf(app, viewer.member)
  if (!wallet || round === null) return []
  return shownSlips(app, await slipsOfRound(app.db, wallet.id, round), viewer)
}

/** Bets and available balance of the caller after a change. */
export async function mineAfter(app: App, viewer: Viewer, round: string) {
  const wallet = await cashOf(app, viewer.member)
  return {
    balance: wallet ? wallet.balance - wallet.held : 0n,
    slips: await ownSlips(app, viewer, round),
  }
}
