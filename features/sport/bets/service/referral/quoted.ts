import { floorOf } from '#kit/rational.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { isReferable } from '../../rules/desk/referable.ts'
import type { Policy } from '../../rules/policy.ts'
import type { AskedSlip } from '../../rules/slip.ts'
import { shownCampaigns } from '../campaigns/given.ts'
import { freeBetIn, purseOf } from '../caller.ts'
import { limitsOf, oddsOf, priceSlip, type Player } from '../prepare.ts'

const oddsText = (odds: bigint) => `${odds / 10_000n}.${(odds % 10_000n).toString().padStart(4, '0')}`

/** A slip at present prices, with what it may cost and return. */
export async function quoted(
  app: App,
  { player, member }: { readonly player: Player; readonly member: MemberCaller | null },
  slip: AskedSlip,
  { policy, stake }: { policy: Policy; stake?: bigint | undefined },
) {
  const priced = await priceSlip(app, slip, { policy, merchant: player.merchant })
  if ('malformed' in priced) return { malformed: priced.malformed }
  const { accepted, legs, lines, delaySeconds } = priced
  const limits = accepted ? await limitsOf(app, player, accepted) : null
  const purse = accepted && member ? await purseOf(app, member, accepted.category) : null
  const seconds = await settingOf(app, player.merchant, 'sportReferralSeconds')
  return {
    legs: [...legs],
    lines,
    odds: accepted ? oddsText(oddsOf(accepted.factor)) : null,
    potential: accepted && stake !== undefined ? floorOf(stake, accepted.factor) : null,
    most: limits?.most ? { ...limits.most, why: limits.most.why ?? null } : null,
    traderSeconds: limits?.most && isReferable(limits.most, seconds) ? seconds : 0,
    least: limits?.least ?? (await settingOf(app, player.merchant, 'sportLeastStake')),
    campaigns: accepted ? await shownCampaigns(app, { player, purse }, accepted) : null,
    freeBet: freeBetIn(purse),
    delaySeconds,
  }
}
