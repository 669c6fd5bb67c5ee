import type { Db, Tx } from '#db/pool.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import { brandOf, compile, explained, together } from '#features/rewards/segments/public.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { isInvited, phaseOf } from '../rules/draw.ts'
import { costOf, rewardOf, type Prize } from '../rules/prize.ts'
import { highestCost } from '../rules/wheel.ts'
import { drawById, spend, type Draw } from '../store/draws.ts'
import { audienceFacts } from '../store/facts.ts'

/** Whether a draw is meant for this member now. */
export async function isMeantFor(
  app: App,
  reader: Db | Tx,
  { audience, merchant }: Pick<Draw, 'audience' | 'merchant'>,
  { memberId, now }: { readonly memberId: bigint; readonly now: Date },
): Promise<boolean> {
  if (audience.kind === 'everyone') return true
  if (audience.kind !== 'segment') return isInvited(audience, await audienceFacts(reader, memberId), now)
  const brand = await brandOf(app, merchant)
  if (!brand) return false
  const { segment } = audience
  const parts = await compile(app, reader, { brand, conditions: [{ kind: 'segment', segment }] })
  const [found] = await explained(reader, [together(parts)], { memberId, now })
  return found?.holds ?? false
}

/** Whether a draw exists for this member: of their brand and currency, launched, and meant for them. */
export async function isFor(
  app: App,
  reader: Db | Tx,
  draw: Draw,
  {
    member,
    now,
  }: { readonly member: Pick<MemberCaller, 'id' | 'merchant' | 'currency'>; readonly now: Date },
): Promise<boolean> {
  if (draw.merchant !== member.merchant || draw.currency !== member.currency || draw.state === 'draft')
    return false
  return isMeantFor(app, reader, draw, { memberId: member.id, now })
}

type No = { readonly refused: 'draws.unknown' | 'draws.notOpen' | 'draws.notNow' }

/** The draw of this kind that a member can take part in now, or the reason why not. Safer play comes before everything else. */
export async function openDraw<K extends Draw['data']['kind']>(
  app: App,
  tx: Tx,
  kind: K,
  { id, member, now }: { readonly id: string; readonly member: MemberCaller; readonly now: Date },
): Promise<{ readonly draw: Draw; readonly data: Extract<Draw['data'], { readonly kind: K }> } | No> {
  const draw = await drawById(tx, id)
  if (!draw || !isData(draw.data, kind) || !(await isFor(app, tx, draw, { member, now })))
    return { refused: 'draws.unknown' }
  if (!(await mayMarket(tx, member.id, now))) return { refused: 'draws.notNow' }
  if (phaseOf(draw, now) !== 'open') return { refused: 'draws.notOpen' }
  return { draw, data: draw.data }
}

export function isData<K extends Draw['data']['kind']>(
  data: Draw['data'],
  kind: K,
): data is Extract<Draw['data'], { readonly kind: K }> {
  return data.kind === kind
}

export type Given =
  { readonly rewardId: string | null } | { readonly refused: 'draws.notNow' | 'draws.usedUp' }

const DAY_MS = 86_400_000
/** Days in which a prize that is claimed by hand can be claimed. */
const CLAIM_DAYS = 30

/**
 * Offers a prize under its deterministic key, within the budget. The largest of `among` must be covered, not only this prize: otherwise the
 * published odds would change while a budget runs out. Prizes whose terms or address the member decides on are claimed by hand.
 */
export async function givePrize(
  tx: Tx,
  of: {
    readonly draw: Draw
    readonly memberId: bigint
    readonly key: string
    readonly prize: Prize
    readonly among: readonly Prize[]
    readonly now: Date
  },
): Promise<Given> {
  const { draw, memberId, key, prize, among, now } = of
  const cost = costOf(prize)
  if (draw.budget !== null && !(await spend(tx, draw.id, { cost, room: highestCost(among) })))
    return { refused: 'draws.usedUp' }
  const reward = rewardOf(prize, draw.termsHash)
  if (!reward) return { rewardId: null }
  const isByHand = prize.kind === 'bonus' || prize.kind === 'goods'
  const offered = await offerReward(
    tx,
    {
      ...reward,
      merchant: draw.merchant,
      memberId,
      currency: draw.currency,
      source: 'draws',
      key,
      campaign: draw.id,
      title: draw.title,
      claim: isByHand ? 'byHand' : 'automatic',
      claimUntil: isByHand ? new Date(now.getTime() + CLAIM_DAYS * DAY_MS) : null,
    },
    now,
  )
  if ('id' in offered) return { rewardId: offered.id }
  // the key names a result that is stored in the same transaction, so it cannot have been offered before
  if ('isKnown' in offered) throw new Error(`draws: prize ${key} was offered before`)
  return { refused: 'draws.notNow' }
}
