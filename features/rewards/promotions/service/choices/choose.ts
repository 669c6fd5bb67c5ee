import type { Given, Reply } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import type { BonusChoice, ChoiceRefusal } from '#features/money/deposits/extension-points.ts'
import { anyTermsByHash } from '#features/rewards/bonuses/public.ts'
import type { RewardTerms } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { promotions } from '../../contract/member.ts'
import { categories, depositUnmet } from '../../rules/promotion.ts'
import { codeOf, type TriggerOf } from '../../rules/triggers.ts'
import { insertChoice, promotionByCode } from '../../store/choices.ts'
import {
  depositsOf,
  entriesOf,
  entryOf,
  openPromotions,
  promotionById,
  type Promotion,
} from '../../store/promotions.ts'
import { isFor, visibleOf } from '../audience.ts'
import { isAllowed, isKindAllowed, termsOf } from '../jurisdiction.ts'
import { seen } from '../seen.ts'

type ForDeposit = (typeof promotions)['forDeposit']

/** A promotion of which a deposit is chosen: one that a deposit triggers. */
const depositTrigger = ({ data: { trigger } }: Promotion): TriggerOf<'deposit'> | null =>
  trigger.kind === 'deposit' ? trigger : null

/** The bonuses that a member can choose for their next deposit; none where nothing may be offered (R9). */
export async function listForDeposit(
  app: App,
  _: Given<ForDeposit>,
  { member, ip, now }: CallFor<ForDeposit>,
): Promise<Reply<ForDeposit>> {
  if (!(await mayMarket(app.db, member.id, now))) return { rows: [] }
  const rules = await termsOf(app, { merchant: member.merchant, member, ip })
  const [open, entries, before] = await Promise.all([
    openPromotions(app.db, { ...member, memberId: member.id }),
    entriesOf(app.db, member.id),
    depositsOf(app.db, member.id),
  ])
  const visible = await visibleOf(app, app.db, { promotions: open, entries, memberId: member.id, now })
  const fitting = visible.flatMap((promotion) => {
    const trigger = depositTrigger(promotion)
    const entry = entries.find((each) => each.promotion === promotion.id) ?? null
    const state = seen(promotion, entry, now)
    if (!trigger || !isKindAllowed(promotion, rules) || (state !== 'join' && state !== 'joined')) return []
    if (trigger.nth !== null && trigger.nth !== before + 1) return []
    return trigger.code !== undefined && state === 'join' ? [] : [{ promotion, trigger, state }]
  })
  const place = ({ promotion }: (typeof fitting)[number]) => categories.indexOf(promotion.category)
  const sorted = fitting.toSorted((one, other) => place(one) - place(other))
  const rows = sorted.map(async ({ promotion, trigger, state }) => {
    const { id, title, summary, currency, data, termsHash } = promotion
    return {
      id,
      title,
      summary,
      currency,
      gift: data.gift,
      least: BigInt(trigger.least),
      methods: trigger.methods,
      terms: termsHash ? await anyTermsByHash(app.db, termsHash) : null,
      termsHash,
      isJoined: state === 'joined',
    }
  })
  return { rows: await Promise.all(rows) }
}

type Choosing = {
  readonly deposit: string
  readonly member: MemberCaller
  readonly amount: bigint
  readonly method: string
  readonly choice: BonusChoice
  readonly terms: RewardTerms
  readonly now: Date
}

/**
 * Pins the member's choice to a new deposit, in its transaction. What this deposit cannot get is refused before anything is paid; the
 * budget is taken when the deposit is credited.
 */
export async function chooseForDeposit(app: App, tx: Tx, of: Choosing): Promise<ChoiceRefusal | null> {
  const { deposit, member, choice, terms, now } = of
  const memberId = member.id
  if ('none' in choice) {
    await insertChoice(tx, { deposit, memberId, promotion: null, now })
    return null
  }
  const gone = { refused: 'code' in choice ? 'deposits.bonusCode' : 'deposits.bonusGone' } as const
  const promotion =
    'code' in choice
      ? await promotionByCode(tx, { ...member, code: choice.code, now })
      : await promotionById(tx, choice.promotion)
  if (promotion?.merchant !== member.merchant || promotion.currency !== member.currency) return gone
  const { trigger } = promotion.data
  const entry = await entryOf(tx, memberId, promotion.id)
  if (!entry && !(await isFor(app, tx, { promotion, memberId, now }))) return gone
  const state = seen(promotion, entry, now)
  const isOpen = state === 'join' || state === 'joined' || (state === 'claim' && trigger.kind === 'code')
  const isSecret = 'promotion' in choice && codeOf(trigger) !== null && state !== 'joined'
  const isOffered = (await isAllowed(tx, promotion, terms)) && (await mayMarket(tx, memberId, now))
  if (!isOpen || isSecret || !isOffered) return gone
  if (trigger.kind === 'deposit') {
    const facts = {
      depositsBefore: await depositsOf(tx, memberId),
      deposit: { amount: of.amount, method: of.method },
    }
    const unmet = depositUnmet(trigger, facts)
    if (unmet === 'depositTooLow')
      return { refused: 'deposits.bonusTooLow', detail: { least: BigInt(trigger.least) } }
    if (unmet === 'depositMethod') return { refused: 'deposits.bonusMethod' }
    if (unmet) return gone
  } else if (trigger.kind !== 'code') return gone
  await insertChoice(tx, { deposit, memberId, promotion, now })
  return null
}
