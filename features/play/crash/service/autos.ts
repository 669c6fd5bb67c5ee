import { randomUUID } from 'node:crypto'
import type { Given } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import type { crash } from '../contract.ts'
import { autoById, endAuto, insertAuto } from '../store/autos.ts'

type Contract = typeof crash

/** Starts automatic betting where the jurisdiction allows it; the one that ran on the same bet ends. */
export async function startAuto(
  app: App,
  { body }: Given<Contract['startAuto']>,
  { member, now: at }: CallFor<Contract['startAuto']>,
) {
  const { terms } = await rulesFor(app, { merchant: member.merchant, memberId: member.id })
  if (!terms.allowsAutoplay) return { refused: 'play.autoplayOff' } as const
  const most = terms.autoplayMost
  if (body.rounds > most) return { refused: 'play.autoplayTooLong', detail: { most } } as const
  const { id: owner, merchant, currency } = member
  const wallet = await walletOf(app.db, { owner, merchant, kind: 'cash', currency })
  if (!wallet) return { refused: 'play.walletClosed' } as const
  const { box, stake, rounds: roundsMost, lossMost, onWin, onLoss } = body
  const id = randomUUID()
  const limits = { stake, roundsMost, lossMost, winMost: body.winMost ?? null, onWin, onLoss }
  await inTransaction(app.db, (tx) =>
    insertAuto(tx, { id, memberId: member.id, wallet: wallet.id, box, at, ...limits }),
  )
  return { id }
}

export async function stopAuto(
  app: App,
  { params }: Given<Contract['stopAuto']>,
  { member, now }: CallFor<Contract['stopAuto']>,
) {
  if (await autoById(app.db, params.id, member.id)) await endAuto(app.db, params.id, 'stopped', now)
  return { done: true as const }
}
