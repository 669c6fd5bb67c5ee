import { randomUUID } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import { MOST_SAVED, type tables as contract } from '../contract/member.ts'
import { seriesOfRounds } from '#features/play/shared-rounds/public.ts'
import { gameById, tableOfSeries } from './catalogue.ts'
import { deleteSaved, lockSaved, savedOf, setShown, upsertSaved, type SavedRow } from '../store/members.ts'
import { seatedIn } from '../store/seats.ts'
import { tellSeats } from './news.ts'
import { cashOf } from './slips.ts'

type Contract = typeof contract

function shown({ id, game, name, bets }: SavedRow) {
  const known = gameById(game)
  if (!known) return null
  return {
    id,
    game: known.id,
    name,
    bets: bets.map(({ key, stake, call }) => ({ key, stake: parseMoney(stake) ?? 0n, call })),
  }
}

const listOf = async (app: App, memberId: bigint, game: string | null) => ({
  list: (await savedOf(app.db, memberId, game)).flatMap((row) => shown(row) ?? []),
})

export const listSaved = (
  app: App,
  { query }: Given<Contract['saved']>,
  { member }: CallFor<Contract['saved']>,
) => listOf(app, member.id, query.game ?? null)

export async function saveBets(app: App, { body }: Given<Contract['save']>, call: CallFor<Contract['save']>) {
  const game = gameById(body.game)
  const offered = game?.bets(game.game.defaultConfig)
  if (!game || body.bets.some(({ key }) => !offered?.has(key)))
    return { refused: 'games.betMalformed' } as const
  const bets = body.bets.map(({ key, stake, call: of }) => ({
    key,
    stake: moneyText(stake),
    call: of ?? null,
  }))
  const memberId = call.member.id
  const set = { memberId, game: game.id, name: body.name, bets }
  return inTransaction(app.db, async (tx) => {
    if ((await lockSaved(tx, set)) >= MOST_SAVED) return { refused: 'tables.savedFull' } as const
    const id = await upsertSaved(tx, { ...set, id: randomUUID(), savedAt: app.clock.now() })
    return {
      id,
      game: game.id,
      name: body.name,
      bets: body.bets.map((bet) => ({ ...bet, call: bet.call ?? null })),
    }
  })
}

export async function forgetBets(
  app: App,
  { params }: Given<Contract['forget']>,
  { member }: CallFor<Contract['forget']>,
) {
  await deleteSaved(app.db, member.id, params.id)
  return listOf(app, member.id, null)
}

/** Bets of rounds that opened longer ago are on no page. */
const SHOWN_MINUTES = 15

/** Shows the member's large bets to others, or hides them: also those that were placed before. */
export async function showBets(
  app: App,
  { body }: Given<Contract['show']>,
  { member }: CallFor<Contract['show']>,
) {
  if (await setShown(app.db, member.id, body.isShown)) await tellOwnSeats(app, member)
  return { isShown: body.isShown }
}

/** Tells the tables where the member has bets, each of its newest round only: pages show no other. */
async function tellOwnSeats(app: App, member: MemberCaller): Promise<void> {
  const wallet = await cashOf(app, member)
  const rounds = wallet ? await seatedIn(app.db, wallet.id, SHOWN_MINUTES) : []
  const series = await seriesOfRounds(app.db, rounds)
  const told = new Set<string>()
  for (const round of rounds) {
    const row = tableOfSeries(series.get(round) ?? '')
    if (!row || told.has(row.code)) continue
    told.add(row.code)
    tellSeats(app, row, round)
  }
}
