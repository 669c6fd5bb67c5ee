import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { actsOf, slipsByIds, slipsOfRound, type MineRow } from '#features/play/shared-rounds/public.ts'
import { actOnSlip } from '#features/play/shared-rounds/public/timed.ts'
import type { tables as contract } from '../../contract/member.ts'
import { tableOfSeries } from '../catalogue.ts'
import { cashOf } from '../slips.ts'

type Contract = typeof contract

/**
 * A decision at a table whose game has some; the window of a step is judged by the database's clock. The chips that a member has laid one
 * after the other are several slips and one hand: a decision is made for all of them, or for none.
 */
export async function decide(
  app: App,
  { params, body }: Given<Contract['decide']>,
  { member, key }: Pick<CallFor<Contract['decide']>, 'member' | 'key'>,
) {
  const [slip] = await slipsByIds(app.db, [params.slip])
  if (!slip || !tableOfSeries(slip.series)) return { refused: 'shared.slipUnknown' } as const
  const { step, hand, does } = body
  const acted = await actOnSlip(app, member, {
    slip: slip.id,
    others: await otherHands(app, slip),
    action: { step, hand, does },
    key,
  })
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

/** The other open slips of the slip's owner on its round that have a hand; a side bet alone has none. */
async function otherHands(app: App, { id, wallet, round }: MineRow): Promise<readonly string[]> {
  const own = await slipsOfRound(app.db, wallet, round)
  return own
    .filter((slip) => slip.id !== id && slip.state === 'open')
    .filter(({ inputs }) => inputs.lines.some(([bet]) => bet === 'main'))
    .map((slip) => slip.id)
}
