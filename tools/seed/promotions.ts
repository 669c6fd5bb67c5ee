import { inTransaction, type Tx } from '#db/pool.ts'
import type { FreeRoundsTerms } from '#features/rewards/bonuses/rules/free-rounds.ts'
import type { BonusTerms } from '#features/rewards/bonuses/rules/terms.ts'
import { keepTerms } from '#features/rewards/bonuses/service/keep-terms.ts'
import type { Category, PromotionData } from '#features/rewards/promotions/rules/promotion.ts'
import { insertApplication } from '#features/rewards/promotions/store/applications.ts'
import { insertPromotion, launch } from '#features/rewards/promotions/store/lifecycle.ts'
import { insertEntry } from '#features/rewards/promotions/store/promotions.ts'
import type { Condition } from '#features/rewards/segments/rules/conditions.ts'
import { writeSegment } from '#features/rewards/segments/store/segments.ts'
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

/** Eight rounds that the sandbox vendor gives by its API; what they win is cash. */
const cups: FreeRoundsTerms = {
  version: 1,
  kind: 'freeRounds',
  games: ['sandbox-pearl-cups'],
  stake: units(5_000),
  days: 7,
  wins: 'cash',
  byVendor: true,
}

type Demo = {
  readonly category: Category
  readonly title: { readonly en: string; readonly vi: string }
  readonly summary: { readonly en: string; readonly vi: string }
  readonly data: PromotionData
  readonly terms: BonusTerms | FreeRoundsTerms | null
  readonly budget: bigint | null
  /** Days from now; by default it began long ago and has no end. */
  readonly startsIn?: number
  readonly endsIn?: number
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
  {
    category: 'slots',
    title: { en: '50,000 to try River Dragon', vi: 'Tặng 50.000 để thử River Dragon' },
    summary: {
      en: 'Claim a bonus without a deposit, once for each member.',
      vi: 'Nhận tiền thưởng không cần nạp, mỗi hội viên một lần.',
    },
    data: { trigger: { kind: 'claim' }, gift: { kind: 'bonus', amount: units(50_000) } },
    terms: { ...terms, wagering: 10, days: 7 },
    budget: major(20_000_000),
  },
  {
    category: 'slots',
    title: { en: '8 free rounds in Pearl Cups', vi: '8 ván miễn phí Ba Chén Ngọc' },
    summary: {
      en: 'Given by the game’s provider, once for each member. Winnings are paid as cash.',
      vi: 'Do nhà cung cấp trò chơi tặng, mỗi hội viên một lần. Tiền thắng trả bằng tiền mặt.',
    },
    data: { trigger: { kind: 'claim' }, gift: { kind: 'freeRounds', rounds: 8 } },
    terms: cups,
    budget: major(8_000),
  },
  {
    category: 'other',
    title: { en: 'Your idea for our next game', vi: 'Ý tưởng của bạn cho trò chơi mới' },
    summary: {
      en: 'Tell us in a sentence, with a sketch if you like. Every idea we approve gets a reward.',
      vi: 'Gửi một câu mô tả, có thể kèm hình vẽ. Mỗi ý tưởng được duyệt sẽ có thưởng.',
    },
    data: {
      trigger: {
        kind: 'application',
        isActivity: false,
        asks: {
          en: 'Describe your idea; images are optional.',
          vi: 'Mô tả ý tưởng; hình ảnh không bắt buộc.',
        },
      },
      gift: { kind: 'cash', amount: units(100_000) },
    },
    terms: null,
    budget: major(10_000_000),
  },
  {
    category: 'live',
    title: { en: 'Evening at the live tables', vi: 'Đêm casino trực tuyến' },
    summary: {
      en: 'Sign up for the evening. We draw up the list of guests after the sign-up closes.',
      vi: 'Đăng ký tham dự. Danh sách khách mời được chốt sau khi đóng đăng ký.',
    },
    data: {
      trigger: { kind: 'application', isActivity: true, asks: null },
      gift: { kind: 'cash', amount: units(200_000) },
    },
    terms: null,
    budget: major(10_000_000),
    endsIn: 6,
  },
  {
    category: 'sports',
    title: { en: 'Match day: 30% of your deposit', vi: 'Ngày thi đấu: thưởng 30% tiền nạp' },
    summary: {
      en: 'A bonus on top of one deposit on the day of the final.',
      vi: 'Thưởng thêm cho một lần nạp trong ngày chung kết.',
    },
    data: {
      trigger: { kind: 'deposit', nth: null, methods: [], least: units(300_000) },
      gift: { kind: 'match', percent: 30, most: units(600_000) },
    },
    terms: { ...terms, wagering: 4, days: 10 },
    budget: major(30_000_000),
    startsIn: 4,
    endsIn: 11,
  },
]

/** An application that waits for an operator. */
async function apply(
  tx: Tx,
  promotion: string,
  { now, residents }: { readonly now: Date; readonly residents: readonly Resident[] },
): Promise<void> {
  const who = residents.find(({ account, merchant }) => merchant === 'JADE' && account !== 'mai')
  if (!who) return
  const { id: memberId, merchant } = who
  const at = later(now, -3 * HOUR_MS)
  if (!(await insertEntry(tx, { promotion, memberId, state: 'applying', now: at }))) return
  await insertApplication(tx, {
    promotion,
    merchant,
    memberId,
    kind: 'application',
    signals: [],
    comment: 'A slot in the fish market of my town, with the auction as its feature.',
    pictures: [],
    facts: { depositsBefore: 0, deposit: null },
    deposit: null,
    dueFrom: at,
    now: at,
  })
}

const HOUR_MS = 3_600_000

/** Members who have deposited recently: the demo's segment. */
const active: readonly Condition[] = [{ kind: 'deposits', least: '1', most: null, days: 30 }]

/** A segment, and a draft for it that an operator can try on the last month and launch. */
async function seedDraft(tx: Tx, since: Date): Promise<void> {
  const written = { merchant: 'JADE', name: 'Deposited this month', conditions: active, members: 0 }
  const segment = await writeSegment(tx, null, { ...written, changedBy: 'op-linh' }, since)
  if (segment === null) return
  await insertPromotion(
    tx,
    {
      merchant: 'JADE',
      currency: 'VND',
      category: 'slots',
      title: { en: 'Friday points', vi: 'Điểm thứ Sáu' },
      summary: {
        en: 'Every Friday at 18:00, for members who have deposited in the last 30 days.',
        vi: 'Thứ Sáu hằng tuần lúc 18:00, cho hội viên đã nạp trong 30 ngày qua.',
      },
      data: {
        trigger: { kind: 'schedule', every: 'week', on: 5, at: '18:00' },
        gift: { kind: 'points', points: 20 },
        conditions: [{ kind: 'segment', segment }],
      },
      termsHash: null,
      budget: major(100_000),
      startsAt: since,
      endsAt: null,
      claimDays: 7,
      createdBy: 'op-linh',
    },
    since,
  )
}

/** Live promotions of the demo, a draft, and a bonus and free rounds that Mai can claim. */
export async function seedPromotions({ app, now }: World, residents: readonly Resident[]): Promise<void> {
  const since = later(now, -20 * DAY_MS)
  await inTransaction(app.db, async (tx) => {
    for (const { terms: of, startsIn, endsIn, ...promotion } of promotions) {
      const termsHash = of ? await keepTerms(tx, of, since) : null
      const id = await insertPromotion(
        tx,
        {
          ...promotion,
          merchant: 'JADE',
          currency: 'VND',
          termsHash,
          startsAt: startsIn === undefined ? since : later(now, startsIn * DAY_MS),
          endsAt: endsIn === undefined ? null : later(now, endsIn * DAY_MS),
          claimDays: 30,
          createdBy: 'op-linh',
        },
        since,
      )
      await launch(tx, id, since)
      const { trigger } = promotion.data
      if (trigger.kind === 'application' && !trigger.isActivity) await apply(tx, id, { now, residents })
    }
    await seedDraft(tx, since)
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
