import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { keepTerms } from '#features/rewards/bonuses/public.ts'
import { dayIn } from '#kit/day.ts'
import { moneyText } from '#kit/money.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { vipOffice } from '../contract/office.ts'
import { giftMoments, type Gift, type Gifts } from '../rules/gift.ts'
import { isSound } from '../rules/ladder.ts'
import { periodOf } from '#kit/day/period.ts'
import { insertVersion, lockOpen, type RankRow } from '../store/versions.ts'

type Publish = (typeof vipOffice)['publish']
type Rank = Given<Publish>['body']['ranks'][number]
type OfficeGift = NonNullable<Rank['gifts']['upgrade']>

/**
 * Publishes a version of a brand's ranks; runs in the approval's transaction. It begins with the next period, so that conditions never
 * change within one; the first version begins immediately.
 */
export async function publishRanks(
  app: App,
  { body: { merchant, period, ranks, reason } }: Given<Publish>,
  { operator, ip, now }: CallFor<Publish>,
): Promise<Reply<Publish> | Refusal<Publish>> {
  const brand = await app.merchants.byCode(merchant)
  if (!brand) return { refused: 'vip.unknownBrand' }
  if (!isSound(ranks.map(({ up, keep }, at) => ({ level: at + 1, up, keep }))))
    return { refused: 'vip.unsound' }
  return inTransaction(app.db, async (tx) => {
    const open = await lockOpen(tx, merchant)
    const fromDay = open?.to ?? periodOf(period, dayIn(brand.timeZone, now)).from
    const rows: RankRow[] = []
    for (const [at, { gifts, ...rank }] of ranks.entries())
      rows.push({ level: at + 1, ...rank, gifts: await giftsOf(tx, gifts, now) })
    const version = { merchant, fromDay, period, madeBy: operator.account, reason, madeAt: now }
    const { id, number } = await insertVersion(tx, version, rows)
    await writeAudit(tx, {
      operator,
      action: 'vip.publish',
      object: `merchant:${merchant}`,
      after: { version: number, id, fromDay, period, ...audited(ranks) },
      reason,
      ip,
      now,
    })
    return { number, fromDay }
  })
}

async function giftsOf(tx: Tx, gifts: Rank['gifts'], now: Date): Promise<Gifts> {
  const of = (gift: OfficeGift | null) => (gift ? giftOf(tx, gift, now) : undefined)
  const [upgrade, birthday, period] = [
    await of(gifts.upgrade),
    await of(gifts.birthday),
    await of(gifts.period),
  ]
  return { ...(upgrade && { upgrade }), ...(birthday && { birthday }), ...(period && { period }) }
}

async function giftOf(tx: Tx, gift: OfficeGift, now: Date): Promise<Gift> {
  if (gift.kind === 'points') return { kind: 'points', amount: String(gift.points) }
  if (gift.kind === 'cash') return { kind: 'cash', amount: gift.amount.toString() }
  const { wagering, days } = gift
  const terms = await keepTerms(
    tx,
    {
      version: 1,
      order: 'cash',
      wagering,
      days,
      categoryWeights: {},
      gameWeights: {},
      excludedCategories: [],
      excludedGames: [],
      excludedVendors: [],
      stakeMax: null,
      conversionMax: null,
    },
    now,
  )
  return { kind: 'bonus', amount: gift.amount.toString(), wagering, days, terms }
}

/** One line a rank, for the approver and the audit log. */
function audited(ranks: readonly Rank[]): Readonly<Record<string, string>> {
  const giftText = (gift: OfficeGift) =>
    gift.kind === 'points' ? `points ${gift.points}` : `${gift.kind} ${moneyText(gift.amount)}`
  return Object.fromEntries(
    ranks.map(({ name, up, keep, isFirstPaid, gifts }, at) => [
      `rank${at + 1}`,
      [
        name.en,
        `reach: valid bets ${moneyText(up.valid)}, deposits ${moneyText(up.deposits)}`,
        `keep: valid bets ${moneyText(keep.valid)}, deposits ${moneyText(keep.deposits)}`,
        ...giftMoments.flatMap((moment) => {
          const gift = gifts[moment]
          return gift ? [`${moment}: ${giftText(gift)}`] : []
        }),
        ...(isFirstPaid ? ['withdrawals first'] : []),
      ].join(' · '),
    ]),
  )
}
