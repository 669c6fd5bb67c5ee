import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { actsOf, slipsByIds, slipsOfRound } from '#features/play/shared-rounds/public.ts'
import { withinTransaction } from '#features/play/shared-rounds/public/records.ts'
import { actOnSlip } from '#features/play/shared-rounds/public/timed.ts'
import type { tables as contract } from '../../contract/member.ts'
import { tableOfSeries } from '../catalogue.ts'
import { cashOf } from '../slips.ts'

type Contract = typeof contract
type Asked = { readonly round: string; readonly slip: string; readonly action: unknown; readonly key: string }
type Caller = CallFor<Contract['decide']>['member']
type Acted = Awaited<ReturnType<typeof actOnSlip>>

/**
 * A decision at a table whose game has some; the window of a step is judged by the database's clock. The chips that a member has laid one
 * after the other are several slips and one hand: a decision is made for all of them, or for none.
 */
export async function decide(
  app: App,
  { params, body }: Given<Contract['decide']>,
  call: CallFor<Contract['decide']>,
) {
  const { member, key } = call
  const [slip] = await slipsByIds(app.db, [params.slip])
  if (!slip || !tableOfSeries(slip.series)) return { refused: 'shared.slipUnknown' } as const
  const { step, hand, does } = body
  const acted = await actOnAll(app, member, {
    round: slip.round,
    slip: slip.id,
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

class Refused extends Error {
  readonly acted: Acted
  constructor(acted: Acted) {
    super('a decision was refused')
    this.acted = acted
  }
}

/** Acts on the slip, and with it on the member's others of the round with a hand; returns what became of the one that was named. */
async function actOnAll(app: App, member: Caller, { round, slip, action, key }: Asked): Promise<Acted> {
  const wallet = await cashOf(app, member)
  const own = wallet ? await slipsOfRound(app.db, wallet.id, round) : []
  const hands = own
    .filter(({ state, inputs }) => state === 'open' && inputs.lines.some(([bet]) => bet === 'main'))
    .map(({ id }) => id)
  const others = hands.filter((id) => id !== slip)
  if (others.length === 0) return actOnSlip(app, member, { slip, action, key })
  // in order of their ids: two decisions at once lock the slips in the same order
  const all = [slip, ...others].toSorted()
  try {
    return await withinTransaction(app, async (staged) => {
      const acted = new Map<string, Acted>()
      for (const id of all) {
        const one = await actOnSlip(staged, member, {
          slip: id,
          action,
          key: id === slip ? key : `${key}:${id}`,
        })
        if ('refused' in one) throw new Refused(one)
        acted.set(id, one)
      }
      return acted.get(slip) ?? ({ refused: 'shared.slipUnknown' } as const)
    })
  } catch (error) {
    if (error instanceof Refused) return error.acted
    throw error
  }
}
