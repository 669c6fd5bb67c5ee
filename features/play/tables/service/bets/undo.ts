import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { cancelSlip, saleById, slipsByIds, slipsOfRound } from '#features/play/shared-rounds/public.ts'
import type { tables as contract } from '../../contract/member.ts'
import { tableOfSeries } from '../catalogue.ts'
import { releaseSeat } from '../../store/seats.ts'
import { tellSeats } from '../news.ts'
import { byKey } from './place.ts'
import { cashOf, mineAfter, type Viewer } from '../slips.ts'

type Contract = typeof contract

/** Cancels a slip and gives its seat back. */
async function takeBack(app: App, { member }: Viewer, id: string) {
  return cancelSlip(app, member, id, async ({ round, wallet, inputs }) => {
    await releaseSeat(app.db, { round, wallet }, byKey(inputs.lines))
    const row = tableOfSeries(inputs.series)
    if (row) tellSeats(app, row, round)
  })
}

export async function undoSlip(
  app: App,
  { params }: Given<Contract['undo']>,
  call: CallFor<Contract['undo']>,
) {
  const [slip] = await slipsByIds(app.db, [params.slip])
  if (!slip || !tableOfSeries(slip.series)) return { refused: 'shared.slipUnknown' } as const
  const done = await takeBack(app, call, slip.id)
  return 'refused' in done ? done : mineAfter(app, call, slip.round)
}

/** Takes back all of the caller's slips of a round; those before a refusal stay taken back. */
export async function clearRound(
  app: App,
  { params }: Given<Contract['clear']>,
  call: CallFor<Contract['clear']>,
) {
  const sale = await saleById(app.db, params.round)
  const wallet = await cashOf(app, call.member)
  if (!sale || !tableOfSeries(sale.series)) return { refused: 'shared.roundUnknown' } as const
  const slips = wallet ? await slipsOfRound(app.db, wallet.id, params.round) : []
  for (const { id } of slips.filter(({ state }) => state === 'open')) {
    const done = await takeBack(app, call, id)
    if (!('refused' in done)) continue
    if ('detail' in done) return done
    // one that ended in the meantime, in another tab, is nothing to refuse
    if (done.refused === 'shared.saleOver') return { refused: 'shared.saleOver' } as const
  }
  return mineAfter(app, call, params.round)
}
