import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { actsOf, slipsByIds } from '#features/play/shared-rounds/public.ts'
import { actOnSlip } from '#features/play/shared-rounds/public/timed.ts'
import type { tables as contract } from '../../contract/member.ts'
import { tableOfSeries } from '../catalogue.ts'
import { cashOf } from '../slips.ts'

type Contract = typeof contract

/** A decision at a table whose game has some; the window of a step is judged by the database's clock. */
export async function decide(
  app: App,
  { params, body }: Given<Contract['decide']>,
  call: CallFor<Contract['decide']>,
) {
  const { member, key } = call
  const [slip] = await slipsByIds(app.db, [params.slip])
  if (!slip || !tableOfSeries(slip.series)) return { refused: 'shared.slipUnknown' } as const
  const { step, hand, does } = body
  const acted = await actOnSlip(app, member, { slip: slip.id, action: { step, hand, does }, key })
  if ('refused' in acted) return acted
  const wallet = await cashOf(app, member)
  const acts = (await actsOf(app.db, slip.round, [slip.id])).get(slip.id) ?? []
  return {
    slip: slip.id,
    stake: acted.stake,
    balance: wallet ? wallet.balance - wallet.held : 0n,
    decisions: acts.map(({ action }) => action),
  }
}
