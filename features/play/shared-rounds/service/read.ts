import { parseMoney } from '#kit/money.ts'
import type { Download } from '#contract/route.ts'
import type { GameEvent } from '#game-kit/events.ts'
import type { Json } from '#game-kit/schema.ts'
import { chainById, type ChainRow } from '../store/chains.ts'
import { publicPieces } from '../store/pieces.ts'
import { comingRounds, eventsAfter, pastRounds, publicOf, sealedAndDrawn, ticketOf } from '../store/read.ts'
import { dbNow, roundById, type RoundRow } from '../store/rounds.ts'
import { configOf, seriesByKey } from '../store/series.ts'
import { slipsByIds, type MineRow } from '../store/mine.ts'
import { actsOf, slipById, ticketFile, type ActedRow, type SlipRow } from '../store/slips.ts'
import { walletById } from '#ledger/wallets.ts'
import type { Host } from './host.ts'
import { storedSlip } from './steps/reckon.ts'

/** Rounds on sale that a page gets. */
const MOST_COMING = 100
const USUAL_OVER = 10

/** Rounds as anyone may see them, with two queries for all of them. */
async function shownRounds(host: Host, rounds: readonly RoundRow[]) {
  const { db } = host.app
  const ids = rounds.map(({ id }) => id)
  const [shown, pieces] = [await publicOf(db, ids), await publicPieces(db, ids)]
  return Promise.all(
    rounds.map(async (round) => {
      const { open } = await host.opened(round)
      return shownRound(round, {
        pieces: pieces.get(round.id) ?? [],
        script: shown.has(round.id) ? open.describe(round.outcome) : null,
      })
    }),
  )
}

/** A round as anyone may see it; without a script its outcome is secret. */
function shownRound(
  round: RoundRow,
  { pieces, script }: { readonly pieces: readonly Json[]; readonly script: readonly GameEvent[] | null },
) {
  const { id, series, label, game, edition, state, version, source } = round
  const { opensAt, closesAt, drawsAt, drawnAt, settledAt, liveUntil } = round
  const { tickets, ticketsHash, settledSlips, settlement, voidReason } = round
  return {
    id,
    series,
    label,
    game,
    edition,
    state,
    version,
    source,
    opensAt,
    closesAt,
    drawsAt,
    drawnAt,
    settledAt,
    tickets,
    ticketsHash,
    settledSlips,
    settlement,
    voidReason,
    pieces: [...pieces],
    liveUntil,
    outcome: script === null ? null : round.outcome,
    script: (script ?? []).map((event) => ({ ...event })),
  }
}

export async function seriesPage(host: Host, key: string, over: number = USUAL_OVER) {
  const { db } = host.app
  const series = await seriesByKey(db, key)
  if (!series) return { refused: 'shared.seriesUnknown' } as const
  const [coming, past] = [await comingRounds(db, key, MOST_COMING), await pastRounds(db, key, over)]
  const shown = await shownRounds(host, [...coming, ...past])
  return {
    now: await dbNow(db),
    isRunning: series.isRunning,
    coming: shown.slice(0, coming.length),
    over: shown.slice(coming.length),
  }
}

export async function roundPage(host: Host, id: string) {
  const round = await roundById(host.app.db, id)
  const [shown] = round ? await shownRounds(host, [round]) : []
  return shown ?? ({ refused: 'shared.roundUnknown' } as const)
}

export async function eventsPage(host: Host, id: string, after: number) {
  const round = await roundById(host.app.db, id)
  if (!round) return { refused: 'shared.roundUnknown' } as const
  return { events: [...(await eventsAfter(host.app.db, id, after))] }
}

export async function ticketsPage(
  host: Host,
  id: string,
): Promise<Download | { refused: 'shared.roundUnknown' | 'shared.notSealed' }> {
  const round = await roundById(host.app.db, id)
  if (!round) return { refused: 'shared.roundUnknown' }
  if (round.ticketsHash === null) return { refused: 'shared.notSealed' }
  const text = await ticketFile(host.app.db, id)
  return {
    name: `tickets-${round.series}-${round.label}.txt`,
    type: 'text/plain; charset=utf-8',
    bytes: Buffer.from(text),
  }
}

/** Everything that recomputes a draw, once its seed is revealed; the ticket file of an outcome from outside too. */
export async function drawProof(host: Host, id: string) {
  const { db } = host.app
  const round = await roundById(db, id)
  if (!round) return { refused: 'shared.roundUnknown' } as const
  const { series, label, game, edition, configHash, beacon, outcome, tickets, ticketsHash } = round
  const chain = round.chain === null ? null : await chainById(db, round.chain)
  const isWhole = chain === null || (round.seed !== null && round.salt !== null && round.commitment !== null)
  if (round.state !== 'revealed' || !isWhole || tickets === null || ticketsHash === null)
    return { refused: 'shared.seedSecret' } as const
  const { sealedAt, drawnAt } = await sealedAndDrawn(db, id)
  if (sealedAt === null || drawnAt === null) throw new Error(`shared rounds: ${id} was revealed undrawn`)
  return {
    record: 'sharedRound' as const,
    round: id,
    series,
    label,
    game,
    edition,
    configHash,
    beacon,
    outcome,
    tickets,
    ticketsHash,
    sealedAt,
    drawnAt,
    config: await configOf(db, round),
    carry: round.carryBefore,
    commitment: round.commitment,
    seed: chain === null ? null : round.seed,
    salt: round.salt,
    chain: chain === null ? null : chainOf(chain, round.chainIndex ?? 0),
  }
}

const chainOf = ({ terminalHash, salt, saltSource, publishedAt }: ChainRow, index: number) => ({
  terminalHash,
  index,
  salt,
  saltSource,
  publishedAt,
})

export async function slipPage(host: Host, member: { readonly id: bigint }, id: string) {
  const slip = await slipById(host.app.db, id)
  const wallet = slip && (await walletById(host.app.db, slip.wallet))
  if (!slip || wallet?.owner !== member.id) return { refused: 'shared.slipUnknown' } as const
  const acts = (await actsOf(host.app.db, slip.round, [id])).get(id) ?? []
  return shownSlip(slip, { ...(await ticketOf(host.app.db, id)), acts })
}

export function shownSlip(
  { id, round, state, stake, win, inputs, outcome, at }: SlipRow,
  {
    ticket,
    stored,
    acts,
  }: { readonly ticket: string; readonly stored: string; readonly acts: readonly ActedRow[] },
) {
  const won = (outcome?.won ?? []).map(([place, amount, hits]) => ({
    place,
    win: parseMoney(amount) ?? 0n,
    hits,
  }))
  return {
    id,
    round,
    state,
    stake,
    win,
    lines: [...inputs.lines],
    won,
    epoch: inputs.epoch,
    at,
    acts: acts.map(({ action, afterMs }) => ({ action, afterMs })),
    ticket,
    stored,
  }
}

/** The result of one line of a slip. Amounts in ledger units. */
export type LineResult = {
  readonly stake: bigint
  readonly win: bigint
  /** Winning unit bets or hits; 0 for a lost line, also where it returned a rebate. */
  readonly hits: number
}

/** A slip with the result of each line, by the rules that its round was sold with; null while its outcome is not public. */
export async function slipInFull(
  host: Host,
  id: string,
): Promise<{
  readonly slip: MineRow
  readonly results: readonly LineResult[] | null
  readonly script: readonly { readonly type: string }[]
  readonly pieces: readonly Json[]
} | null> {
  const [slip] = await slipsByIds(host.app.db, [id])
  const round = slip && (await roundById(host.app.db, slip.round))
  if (!slip || !round) return null
  const pieces = (await publicPieces(host.app.db, [round.id])).get(round.id) ?? []
  const base = { slip, pieces }
  if (slip.drawn === null) return { ...base, results: null, script: [] }
  const { open } = await host.opened(round)
  const acts = open.timed ? (await actsOf(host.app.db, round.id, [id])).get(id) : undefined
  const { results } = open.settler(slip.drawn)(storedSlip(slip, acts))
  return {
    ...base,
    results: results.map(({ stake, win, tag, hits }) => ({
      stake,
      win,
      hits: tag === 'win' || tag === 'halfWin' || tag === 'jackpot' ? (hits ?? 1) : 0,
    })),
    script: open.describe(slip.drawn).map((event) => ({ ...event })),
  }
}
