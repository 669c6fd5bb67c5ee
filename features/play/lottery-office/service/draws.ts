import type { Given, Refusal, Reply } from '#contract/route.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import { dayIn } from '#kit/day.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { brandsOf } from '#features/platform/operators/public.ts'
import { lotteries, type LotteryRow } from '#features/play/lottery/rules/catalogue.ts'
import {
  figuresOf,
  mayCorrect,
  mayVoid,
  resultsOf,
  roundEvents,
  roundPieces,
  roundRecord,
  roundsDrawnBetween,
  type RoundFigures,
  type RoundListed,
} from '#features/play/shared-rounds/public/records.ts'
import type { lotteryDraws } from '../contract/draws.ts'
import { tiersOf } from '#games/lottery-boards.ts'
import { lotteryIn, nameOf, seriesIn } from './kin.ts'

const SHOWN = 50

type Draws = typeof lotteryDraws

export function listLotteries(): Reply<Draws['lotteries']> {
  return {
    list: lotteries.map((row) => ({
      code: row.code,
      name: nameOf(row),
      area: row.area,
      family: row.family,
      familyName: row.kin,
      source: row.source,
      everySeconds: row.times.kind === 'every' ? row.times.seconds : null,
      times: row.times.kind === 'days' ? timesShown(row.times) : null,
    })),
  }
}

const timesShown = ({
  days,
  at,
  zone,
  closesBeforeMinutes,
}: Extract<LotteryRow['times'], { kind: 'days' }>) => ({
  days: [...days],
  at,
  zone,
  closesBeforeMinutes,
})

/** Draws from day to day of the brand; soonest first where the list begins today or later, else newest first. */
export async function listDraws(
  app: App,
  { query }: Given<Draws['list']>,
  { operator, merchant, now }: CallFor<Draws['list']>,
): Promise<Reply<Draws['list']>> {
  const { lottery, area, state, from, to } = query
  const limit = query.limit ?? SHOWN
  const zone = merchant.timeZone
  const [afterAt = '', afterId = ''] = query.after?.split('_') ?? []
  const found = await roundsDrawnBetween(app.db, {
    series: seriesIn({ lottery, area }),
    states: state ? [state] : null,
    from: dayBounds(zone, from).from,
    to: dayBounds(zone, to).to,
    isAscending: from >= dayIn(zone, now),
    after: query.after === undefined ? null : { at: new Date(Number(afterAt)), id: afterId },
    limit: limit + 1,
  })
  const shown = found.slice(0, limit)
  const ids = shown.map(({ id }) => id)
  const figures = await figuresOf(app.db, ids, brandsOf(operator))
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    rows: shown.map((row) => drawShown(row, figures, now)),
    next: last ? `${last.drawsAt.getTime()}_${last.id}` : null,
  }
}

function drawShown(
  row: Omit<RoundListed, 'tickets'>,
  figures: readonly RoundFigures[],
  now: Date,
): Reply<Draws['one']>['draw'] {
  const { id, series, label, state, source, opensAt, closesAt, drawsAt, settlement } = row
  const lottery = lotteryIn(series)
  return {
    id,
    lottery: lottery.code,
    name: nameOf(lottery),
    label,
    state,
    source,
    opensAt,
    closesAt,
    drawsAt,
    isWaiting: source === 'outside' && state === 'locked' && row.isSealed && drawsAt <= now,
    settlement,
    books: figures
      .filter(({ round }) => round === id)
      .map(({ merchant, currency, slips, lines, stake, win }) => ({
        merchant,
        currency,
        slips,
        lines,
        stake,
        win,
      })),
  }
}

/** The record of a draw. The outcome of a drawn round is shown when it is public: when its last number is. */
export async function showDraw(
  app: App,
  { params }: Given<Draws['one']>,
  { operator, now }: CallFor<Draws['one']>,
): Promise<Reply<Draws['one']> | Refusal<Draws['one']>> {
  const round = await roundRecord(app.db, params.id)
  if (!round) return { refused: 'lotteryOffice.unknownDraw' }
  const figures = await figuresOf(app.db, [round.id], brandsOf(operator))
  const isPublic = round.state !== 'drawn' || (round.endsAt !== null && round.endsAt <= now)
  const { edition, configHash, commitment, seed, salt, beacon, chainIndex, tickets, ticketsHash } = round
  const { lockedAt, drawnAt, settledAt, settledSlips, voidReason } = round
  const row = { ...round, isSealed: ticketsHash !== null, hasOutcome: round.outcome !== null }
  const tiers = tiersOf(round.game)
  const pieces = (await roundPieces(app.db, round.id)).slice(0, round.piecesShown)
  const events = await roundEvents(app.db, round.id)
  return {
    draw: drawShown(row, figures, now),
    edition,
    configHash,
    commitment,
    seed,
    salt,
    beacon,
    chainIndex,
    tickets,
    ticketsHash,
    lockedAt,
    drawnAt,
    settledAt,
    settledSlips,
    voidReason,
    outcome: isPublic ? round.outcome : null,
    tiers: tiers ? [...tiers] : null,
    pieces: pieces.map(({ piece }) => piece),
    results: [...(await resultsOf(app.db, round.id))],
    events: events.map((event) => ({ ...event })),
    mayCorrect: mayCorrect(round),
    mayVoid: mayVoid(round.state),
  }
}
