import type { Tx } from '#db/pool.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import type { Currency } from '#kit/currency.ts'
import type { App } from '#server/app.ts'
import type { GiftMoment } from '../rules/gift.ts'
import type { RankRow } from '../store/versions.ts'

const DAY_MS = 86_400_000

export type GiftFor = {
  readonly memberId: bigint
  readonly merchant: string
  readonly currency: Currency
  readonly moment: GiftMoment
  /** What makes it the only one of its kind: the level, the year, the first day of the period. */
  readonly once: string
  readonly rank: RankRow
}

/**
 * Offers the gift of a rank for this moment, if it has one, in the caller's transaction. Members to whom nothing may be offered get none
 * and are told nothing; for others the same gift is offered once. Returns whether it was offered now.
 */
export async function offerGift(app: App, tx: Tx, of: GiftFor, now: Date): Promise<boolean> {
  const { memberId, merchant, currency, moment, once, rank } = of
  const gift = rank.gifts[moment]
  if (!gift) return false
  const days = await settingOf(app, merchant, 'vipGiftDays')
  const title = (language: 'en' | 'vi') =>
    app.words(language, `vip.gift.${moment}.of`, { rank: rank.name[language] })
  const offered = await offerReward(
    tx,
    {
      merchant,
      memberId,
      source: 'vip',
      key: `${moment}:${memberId}:${once}`,
      campaign: moment,
      kind: gift.kind,
      currency,
      amount: BigInt(gift.amount),
      detail: gift.kind === 'bonus' ? { terms: gift.terms, rank: rank.level } : { rank: rank.level },
      title: { en: title('en'), vi: title('vi') },
      claim: 'byHand',
      claimUntil: new Date(now.getTime() + days * DAY_MS),
    },
    now,
  )
  return 'id' in offered
}
