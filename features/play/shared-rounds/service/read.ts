import { parseMoney } from '#kit/money.ts'
import type { Download } from '#contract/route.ts'
import { chainById } from '../store/chains.ts'
import { piecesOf } from '../store/pieces.ts'
import { comingRounds, eventsAfter, isPublic, pastRounds, ticketOf } from '../store/read.ts'
import { dbNow, roundById, type RoundRow } from '../store/rounds.ts'
import { configOf, seriesByKey } from '../store/series.ts'
import { slipById, ticketFile, type SlipRow } from '../store/slips.ts'
import { walletById } from '#ledger/wallets.ts'
import type { Host } from './host.ts'

/** Rounds on sale that a page gets. */
const MOST_COMING = 100
const USUAL_OVER = 10

/** A round as anyone may see it. */
export async function shownRound(host: Host, round: RoundRow) {
  const { open } = await host.opened(round)
  const {
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
  } = round
  const { tickets, ticketsHash, settledSlips, settlement, voidReason } = round
  const isShown = round.outcome !== null && (await isPublic(host.app.db, round))
  const pieces = round.piecesShown > 0 ? (await piecesOf(host.app.db, id)).slice(0, round.piecesShown) : []
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
    pieces: pieces.map(({ piece }) => piece),
    outcome: isShown ? round.outcome : null,
    script: isShown ? open.describe(round.outcome).map((event) => ({ ...event })) : [],
  }
}

export async function seriesPage(host: Host, key: string, over: number = USUAL_OVER) {
  const { db } = host.app
  const series = await seriesByKey(db, key)
  if (!series) return { refused: 'shared.seriesUnknown' } as const
  const found = [await comingRounds(db, key, MOST_COMING), await pastRounds(db, key, over)]
  const [coming = [], past = []] = await Promise.all(
    found.map(async (rows) => {
      const rounds = await Promise.all(rows.map(({ id }) => roundById(db, id)))
      return Promise.all(rounds.flatMap((round) => (round ? [shownRound(host, round)] : [])))
    }),
  )
  return { now: await dbNow(db), isRunning: series.isRunning, coming, over: past }
}

export async function roundPage(host: Host, id: string) {
  const round = await roundById(host.app.db, id)
  return round ? shownRound(host, round) : ({ refused: 'shared.roundUnknown' } as const)
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

/** Everything that recomputes a draw, once its seed is revealed. */
export async function drawProof(host: Host, id: string) {
  const { db } = host.app
  const round = await roundById(db, id)
  if (!round) return { refused: 'shared.roundUnknown' } as const
  const { seed, salt, commitment, chainIndex, ticketsHash, tickets } = round
  const chain = round.chain === null ? null : await chainById(db, round.chain)
  const isWhole =
    round.state === 'revealed' && round.outcome !== null && tickets !== null && ticketsHash !== null
  if (!isWhole || !chain || seed === null || salt === null || commitment === null || chainIndex === null)
    return { refused: 'shared.seedSecret' } as const
  const { series, label, game, edition, configHash, beacon, outcome } = round
  const { terminalHash, salt: chainSalt, saltSource, publishedAt } = chain
  return {
    round: id,
    series,
    label,
    game,
    edition,
    configHash,
    commitment,
    seed,
    beacon,
    salt,
    outcome,
    tickets,
    ticketsHash,
    config: await configOf(db, round),
    carry: round.carryBefore,
    chain: { terminalHash, index: chainIndex, salt: chainSalt, saltSource, publishedAt },
  }
}

export async function slipPage(host: Host, member: { readonly id: bigint }, id: string) {
  const slip = await slipById(host.app.db, id)
  const wallet = slip && (await walletById(host.app.db, slip.wallet))
  if (!slip || wallet?.owner !== member.id) return { refused: 'shared.slipUnknown' } as const
  return shownSlip(slip, await ticketOf(host.app.db, id))
}

export function shownSlip({ id, round, state, stake, win, inputs, outcome, at }: SlipRow, ticket: string) {
  const won = (outcome?.won ?? []).map(([place, amount, hits]) => ({
    place,
    win: parseMoney(amount) ?? 0n,
    hits,
  }))
  return { id, round, state, stake, win, lines: [...inputs.lines], won, epoch: inputs.epoch, at, ticket }
}
