import { parseMoney } from '#kit/money.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor, Language, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { walletOf } from '#ledger/wallets.ts'
import {
  lotteryName,
  lotteryOf,
  lotteryOfSeries,
  accountOf,
  seriesOf,
  lotteries,
} from '#features/play/lottery/public.ts'
import { seriesOfWallet, slipInFull, slipsOfWallet } from '#features/play/shared-rounds/public.ts'
import { drawsOfSlips } from '../store/chases.ts'
import type { lotterySlips } from '../contract.ts'
import { choiceText, drawsOn, shownSlip } from './show.ts'

const USUAL = 20
/** Slips among which the lotteries that were played last are looked for. */
const LOOKED_AT = 500
const USUAL_RECENT = 10
const EVERY_LOTTERY = lotteries.map(seriesOf)

type Contract = typeof lotterySlips

const walletFor = (app: App, { id: owner, merchant, currency }: MemberCaller) =>
  walletOf(app.db, { owner, merchant, kind: 'cash', currency })

export async function mySlips(app: App, { query }: Given<Contract['mine']>, call: CallFor<Contract['mine']>) {
  const { member, language } = call
  const now = app.clock.now()
  const wallet = await walletFor(app, member)
  if (!wallet) return { now, slips: [], next: null }
  const row = query.gameId === undefined ? undefined : lotteryOf(query.gameId)
  const series = query.gameId === undefined ? EVERY_LOTTERY : row ? [seriesOf(row)] : []
  const limit = query.limit ?? USUAL
  const found = await slipsOfWallet(app.db, wallet.id, {
    series,
    state: query.state ?? null,
    draws: drawsOn(query, call.merchant),
    before: query.before ?? null,
    limit: limit + 1,
  })
  const shown = found.slice(0, limit)
  const draws = await drawsOfSlips(
    app.db,
    shown.map(({ id }) => id),
  )
  const at = { language, now, currency: member.currency }
  return {
    now,
    slips: shown.map((slip) =>
      shownSlip(
        slip,
        draws.find((draw) => draw.slip === slip.id),
        at,
      ),
    ),
    next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function oneSlip(
  app: App,
  { params }: Given<Contract['slip']>,
  call: CallFor<Contract['slip']>,
) {
  const { member, language } = call
  const wallet = await walletFor(app, member)
  const found = await slipInFull(app, params.slip)
  if (!found || found.slip.wallet !== wallet?.id || !lotteryOfSeries(found.slip.series))
    return { refused: 'shared.slipUnknown' } as const
  const { slip, results, script, pieces } = found
  const [draw] = await drawsOfSlips(app.db, [slip.id])
  const isSettled = slip.state === 'settled'
  return {
    slip: shownSlip(slip, draw, { language, now: app.clock.now(), currency: member.currency }),
    game: slip.game,
    edition: slip.edition,
    items: slip.inputs.lines.map(([play, stake, choice], at) => {
      const result = isSettled ? results?.[at] : undefined
      return {
        play,
        choice: choiceText(choice),
        stake: stakeOf(stake),
        win: result?.win ?? null,
        hits: result?.hits ?? null,
      }
    }),
    epoch: slip.inputs.epoch,
    outcome: slip.drawn,
    script: [...script],
    pieces: [...pieces],
  }
}

/** The lotteries that a member bet on last (LOT-01). */
export async function recentLotteries(
  app: App,
  { query }: Given<Contract['recent']>,
  { member, language }: { readonly member: MemberCaller; readonly language: Language },
) {
  const wallet = await walletFor(app, member)
  if (!wallet) return { list: [] }
  const played = await seriesOfWallet(app.db, wallet.id, LOOKED_AT)
  const list = played.flatMap(({ series, lastAt }) => {
    const row = lotteryOfSeries(series)
    if (!row) return []
    const { code, area } = row
    const name = lotteryName(row, language)
    return [{ code, gameId: code, name, area, accountTypeName: accountOf(row), lastPlayedAt: lastAt }]
  })
  return { list: list.slice(0, query.count ?? USUAL_RECENT) }
}

const stakeOf = (text: string): bigint => parseMoney(text) ?? 0n
