import { randomUUID } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { lotteryOf } from '#features/play/lottery/public.ts'
import type { lotterySlips } from '../contract.ts'
import { LONGEST_SAVED, MOST_SAVED, type SavedLine } from '../rules/saved.ts'
import { deleteSaved, insertSaved, lockSaved, savedOf } from '../store/saved.ts'

type Contract = typeof lotterySlips

export async function listSaved(
  app: App,
  { query }: Given<Contract['saved']>,
  { member }: CallFor<Contract['saved']>,
) {
  const row = lotteryOf(query.gameId)
  if (!row) return { refused: 'lottery.unknown' } as const
  const list = await savedOf(app.db, member.id, row.game)
  return { list: list.map((saved) => ({ ...saved, lines: saved.lines.map(own) })) }
}

const own = ([play, choice, stake, multiple]: SavedLine): [string, string, string, number] => [
  play,
  choice,
  stake,
  multiple,
]

export async function saveSlip(app: App, { body }: Given<Contract['save']>, call: CallFor<Contract['save']>) {
  const row = lotteryOf(body.gameId)
  if (!row) return { refused: 'lottery.unknown' } as const
  if (JSON.stringify(body.lines).length > LONGEST_SAVED) return { refused: 'lottery.savedTooLong' } as const
  return inTransaction(app.db, async (tx) => {
    if ((await lockSaved(tx, call.member.id)) >= MOST_SAVED)
      return { refused: 'lottery.savedFull', detail: { most: MOST_SAVED } } as const
    const saved = { id: randomUUID(), name: body.name, lines: body.lines, savedAt: app.clock.now() }
    await insertSaved(tx, { ...saved, memberId: call.member.id, game: row.game })
    return { ...saved, lines: saved.lines.map(own) }
  })
}

export async function unsaveSlip(
  app: App,
  { params }: Given<Contract['unsave']>,
  { member }: CallFor<Contract['unsave']>,
) {
  await deleteSaved(app.db, member.id, params.saved)
  return { done: true as const }
}
