import { inTransaction } from '#db/pool.ts'
import type { FreeRoundsTerms } from '#features/rewards/bonuses/rules/free-rounds.ts'
import type { BonusTerms } from '#features/rewards/bonuses/rules/terms.ts'
import { keepTerms } from '#features/rewards/bonuses/service/keep-terms.ts'
import type { Category, PromotionData } from '#features/rewards/promotions/rules/promotion.ts'
import { insertPromotion, launch } from '#features/rewards/promotions/store/lifecycle.ts'
import { offerReward } from '#features/rewards/rewards/service/offer.ts'
import { major } from '#kit/money.ts'
import { DAY_MS, later, type Resident, type World } from './world.ts'

const units = (whole: number) => major(whole).toString()

/** Slots count in full, live tables a tenth; five times the bonus within two weeks. */
const terms: BonusTerms = {
  version: 1,
  order: 'cash',
  wagering: 5,
  days: 14,
  categoryWeights: { LIVE: 10 },
  gameWeights: {},
  excludedCategories: [],
  excludedGames: [],
  excludedVendors: [],
  stakeMax: units(100_000),
  conversionMax: null,
}

/** Twenty rounds in two slots; the winnings are to be wagered three times. */
const freeRounds: FreeRoundsTerms = {
  version: 1,
  kind: 'freeRounds',
  games: ['river-dragon', 'mooncake-parade'],
  stake: units(5_000),
  days: 7,
  wins: { ...terms, wagering: 3, days: 7 },
}
const spins = { en: '20 free rounds in our slots', vi: '20 ván quay miễn phí' }

type Demo = {
  readonly category: Category
  readonly title: { readonly en: string; readonly vi: string }
  readonly summary: { readonly en: string; readonly vi: string }
  readonly data: PromotionData
  readonly terms: BonusTerms | null
  readonly budget: bigint | null
}

const promotions: readonly Demo[] = [
  {
    category: 'welcome',
    title: { en: 'Welcome bonus: 100% of your first deposit', vi: 'Thưởng chào mừng: 100% lần nạp đầu' },
    summary: {
      en: 'Join, make your first deposit, and receive the same amount as a bonus.',
      vi: 'Tham gia, nạp lần đầu và nhận thêm số tiền tương đương dưới dạng tiền thưởng.',
    },
    data: {
      trigger: { kind: 'deposit', nth: 1, methods: [], least: units(100_000) },
      gift: { kind: 'match', percent: 100, most: units(2_000_000) },
    },
    terms,
    budget: null,
  },
  {
    category: 'deposit',
    title: { en: 'Reload bonus: 20% of any deposit', vi: 'Thưởng nạp lại: 20% lần nạp bất kỳ' },
    summary: {
      en: 'Once for each member, for a deposit of your choice.',
      vi: 'Mỗi hội viên một lần, cho lần nạp bạn chọn.',
    },
    data: {
      trigger: { kind: 'deposit', nth: null, methods: [], least: units(200_000) },
      gift: { kind: 'match', percent: 20, most: units(500_000) },
    },
    terms: { ...terms, wagering: 3, days: 7 },
    budget: major(50_000_000),
  },
  {
    category: 'other',
    title: { en: 'Code from our newsletter', vi: 'Mã từ bản tin' },
    summary: { en: 'In the demo, the code is JADE2026.', vi: 'Trong bản dùng thử, mã là JADE2026.' },
    data: {
      trigger: { kind: 'code', code: 'JADE2026' },
      gift: { kind: 'cash', amount: units(20_000) },
    },
    terms: null,
    budget: major(5_000_000),
  },
]

/** Live promotions of the demo, and a bonus and free rounds that Mai can claim. */
export async function seedPromotions({ app, now }: World, residents: readonly Resident[]): Promise<void> {
  const since = later(now, -20 * DAY_MS)
  await inTransaction(app.db, async (tx) => {
    for (const { terms: of, ...promotion } of promotions) {
      const termsHash = of ? await keepTerms(tx, of, since) : null
      const id = await insertPromotion(
        tx,
        {
          ...promotion,
          merchant: 'JADE',
          currency: 'VND',
          termsHash,
          startsAt: since,
          endsAt: null,
          claimDays: 30,
          createdBy: 'op-linh',
        },
        since,
      )
      await launch(tx, id, since)
    }
    const mai = residents.find(({ account }) => account === 'mai')
    if (!mai) return
    const { id: memberId, merchant, currency } = mai
    const base = {
      merchant,
      memberId,
      currency,
      source: 'operators',
      claim: 'byHand',
      claimUntil: null,
    } as const
    const title = { en: 'Thank you for five weeks', vi: 'Cảm ơn bạn sau năm tuần' }
    const detail = { terms: await keepTerms(tx, terms, since) }
    await offerReward(
      tx,
      { ...base, key: 'demo:bonus', kind: 'bonus', amount: major(50_000), detail, title },
      now,
    )
    const rounds = { terms: await keepTerms(tx, freeRounds, since) }
    await offerReward(
      tx,
      { ...base, key: 'demo:freeRounds', kind: 'freeRounds', amount: 20n, detail: rounds, title: spins },
      now,
    )
  })
}
