import { hash, randomUUID } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor, Language, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { walletOf } from '#ledger/wallets.ts'
import {
  drawsAhead,
  lotteryName,
  lotteryOf,
  seriesOf,
  type LotteryRow,
} from '#features/play/lottery/public.ts'
import {
  cancelSlip,
  saleById,
  sellTogether,
  slipsByIds,
  type MineRow,
  type SaleRow,
} from '#features/play/shared-rounds/public.ts'
import type { lotterySlips } from '../contract.ts'
import { linesAt, MOST_CHASED_LINES, sumsOf, type ChasedSlip } from '../rules/chase.ts'
import {
  chaseById,
  chaseByKey,
  drawsOf,
  endChase,
  insertChase,
  type ChaseRow,
  type DrawRow,
} from '../store/chases.ts'
import { hitsOf, mayCancel } from './show.ts'

type Contract = typeof lotterySlips
type Body = Given<Contract['chase']>['body']

/** A draw of a chase with its slip. */
export type Chased = { readonly draw: DrawRow; readonly slip: MineRow }

/** The draws of chases with their slips, by chase and in order. */
export async function chasedOf(
  app: App,
  chases: readonly string[],
): Promise<ReadonlyMap<string, readonly Chased[]>> {
  const draws = await drawsOf(app.db, chases)
  const slips = new Map(
    (
      await slipsByIds(
        app.db,
        draws.map(({ slip }) => slip),
      )
    ).map((slip) => [slip.id, slip]),
  )
  const found = new Map<string, Chased[]>(chases.map((id) => [id, []]))
  for (const draw of draws) {
    const slip = slips.get(draw.slip)
    if (slip) found.get(draw.chase)?.push({ draw, slip })
  }
  return found
}

/** What the rules of a chase need of a slip. */
export const chasedSlip = ({ slip }: Chased): ChasedSlip => ({
  slip: slip.id,
  state: slip.state,
  stake: slip.stake,
  win: slip.win,
  isHit: hitsOf(slip) > 0,
})

/** A chase as pages show it. */
export function shownChase(row: ChaseRow, chased: readonly Chased[], language: Language) {
  const lottery = lotteryOf(row.lottery)
  const { id, lottery: gameId, state, stopsOnWin, currency, startedAt, endedAt } = row
  return {
    id,
    gameId,
    name: lottery ? lotteryName(lottery, language) : gameId,
    state,
    stopsOnWin,
    currency,
    startedAt,
    endedAt,
    draws: chased.length,
    drawn: chased.filter(({ slip }) => slip.state === 'settled').length,
    ...sumsOf(chased.map(chasedSlip)),
  }
}

const balanceOf = async (app: App, { id: owner, merchant, currency }: MemberCaller): Promise<bigint> => {
  const wallet = await walletOf(app.db, { owner, merchant, kind: 'cash', currency })
  return wallet ? wallet.balance - wallet.held : 0n
}

async function answer(
  app: App,
  row: ChaseRow,
  { member, language }: Pick<CallFor<Contract['chase']>, 'member' | 'language'>,
) {
  const chased = (await chasedOf(app, [row.id])).get(row.id) ?? []
  return { chase: shownChase(row, chased, language), balance: await balanceOf(app, member) }
}

/** The rounds of a chase from its first draw, or why it cannot cover them. */
async function roundsFor(app: App, row: LotteryRow, { first, multiples }: Pick<Body, 'first' | 'multiples'>) {
  const sale = await saleById(app.db, first)
  if (sale?.series !== seriesOf(row)) return { refused: 'shared.roundUnknown' } as const
  const count = multiples.length
  const rounds = await drawsAhead(app, row, { from: sale.number, count })
  if (rounds[0]?.id !== first) return { refused: 'shared.saleOver' } as const
  if (rounds.length < count)
    return { refused: 'lottery.chaseTooFar', detail: { draws: rounds.length } } as const
  return rounds
}

/**
 * Buys a chase: a slip on each draw, and the chase itself, in one transaction. The same key returns the same chase, also when its draws
 * are over by then.
 */
export async function startChase(
  app: App,
  { body }: Given<Contract['chase']>,
  call: CallFor<Contract['chase']>,
) {
  const { member, key } = call
  const row = lotteryOf(body.gameId)
  if (!row) return { refused: 'lottery.unknown' } as const
  const request = hash('sha256', JSON.stringify(body))
  const known = await chaseByKey(app.db, key)
  if (known) return again(app, known, { request, call })
  const { multiples, lines } = body
  if (multiples.every((multiple) => multiple === 0)) return { refused: 'lottery.chaseEmpty' } as const
  if (multiples.length * lines.length > MOST_CHASED_LINES)
    return { refused: 'lottery.chaseTooLarge', detail: { most: MOST_CHASED_LINES } } as const
  const rounds = await roundsFor(app, row, body)
  if ('refused' in rounds) return rounds
  const planned = plannedDraws(rounds, multiples)
  const chase = {
    id: randomUUID(),
    memberId: member.id,
    currency: member.currency,
    lottery: row.code,
    key,
    request,
    stopsOnWin: body.stopsOnWin,
    startedAt: app.clock.now(),
  }
  const sold = await sellTogether(
    app,
    member,
    planned.map(({ round, multiple, no }) => ({
      round,
      lines: linesAt(lines, multiple),
      key: `${key}:${no}`,
    })),
    (tx, slips) =>
      insertChase(
        tx,
        chase,
        planned.map((draw, at) => ({ ...draw, slip: slips[at]?.slip ?? '' })),
      ),
  )
  if (sold !== 'again' && 'refused' in sold) return sold
  const stored = await chaseByKey(app.db, key)
  if (!stored) throw new Error(`lottery: the chase ${chase.id} was sold and is not stored`)
  return again(app, stored, { request, call })
}

/** Draws with a multiple above 0, numbered in order. */
const plannedDraws = (rounds: readonly SaleRow[], multiples: readonly number[]) =>
  rounds
    .map(({ id }, at) => ({ round: id, multiple: multiples[at] ?? 0 }))
    .filter(({ multiple }) => multiple > 0)
    .map((draw, at) => ({ ...draw, no: at + 1 }))

async function again(
  app: App,
  known: ChaseRow,
  { request, call }: { readonly request: string; readonly call: CallFor<Contract['chase']> },
) {
  if (known.request !== request) return { refused: 'idempotency.conflict' } as const
  return answer(app, known, call)
}

/** Cancels what is still on sale; draws that are locked are played. */
export async function cancelChase(
  app: App,
  { params }: Given<Contract['cancelChase']>,
  { member, language }: CallFor<Contract['cancelChase']>,
) {
  const row = await chaseById(app.db, params.chase)
  if (row?.memberId !== member.id) return { refused: 'lottery.chaseUnknown' } as const
  const before = (await chasedOf(app, [row.id])).get(row.id) ?? []
  const now = app.clock.now()
  const results = await Promise.all(
    before.filter(({ slip }) => mayCancel(slip, now)).map(({ slip }) => cancelSlip(app, member, slip.id)),
  )
  await inTransaction(app.db, (tx) => endChase(tx, row.id, { state: 'cancelled', now }))
  const chased = (await chasedOf(app, [row.id])).get(row.id) ?? []
  const after = (await chaseById(app.db, row.id)) ?? row
  return {
    chase: shownChase(after, chased, language),
    cancelled: results.filter((result) => !('refused' in result)).length,
  }
}
