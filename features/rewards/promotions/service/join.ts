import { timingSafeEqual } from 'node:crypto'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import { tellRewards } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { promotions } from '../contract/member.ts'
import { codeOf } from '../rules/triggers.ts'
import { chosenBy } from '../store/choices.ts'
import { depositsOf, entryOf, insertEntry, promotionById, type Promotion } from '../store/promotions.ts'
import { isFor } from './audience.ts'
import { give } from './give.ts'
import { isAllowed, termsOf } from './jurisdiction.ts'
import { seen } from './seen.ts'
import { tellPromotions } from './tell.ts'

type Join = (typeof promotions)['join']

/** Joins or claims, once for each member. */
export async function joinPromotion(
  app: App,
  { params, body }: Given<Join>,
  call: CallFor<Join>,
): Promise<Reply<Join> | Refusal<Join> | { refused: 'idempotency.conflict' }> {
  const { member, ip, now } = call
  const terms = await termsOf(app, { merchant: member.merchant, member, ip })
  const joined = await withIdempotency(app.db, call, async (tx): Promise<Reply<Join> | Refusal<Join>> => {
    const promotion = await promotionById(tx, params.id)
    if (!promotion || promotion.merchant !== member.merchant || promotion.state === 'draft')
      return { refused: 'promotions.unknown' }
    if (promotion.currency !== member.currency) return { refused: 'promotions.unknown' }
    const entry = await entryOf(tx, member.id, promotion.id)
    if (!entry && !(await isFor(app, tx, { promotion, memberId: member.id, now })))
      return { refused: 'promotions.unknown' }
    const state = seen(promotion, entry, now, await chosenBy(tx, member.id))
    if (state !== 'join' && state !== 'claim') return { refused: 'promotions.notOpen', detail: { state } }
    const { trigger } = promotion.data
    if (!(await isAllowed(tx, promotion, terms))) return { refused: 'promotions.notNow' }
    if (trigger.kind === 'application') return { refused: 'promotions.needsApplication' }
    const code = codeOf(trigger)
    if (code !== null && !isCode(body.code ?? '', code)) return { refused: 'promotions.wrongCode' }
    if (!(await insertEntry(tx, { promotion: promotion.id, memberId: member.id, now })))
      return { refused: 'promotions.notOpen', detail: { state: 'joined' } }
    return trigger.kind === 'deposit'
      ? { state: 'joined' }
      : claim(app, tx, { promotion, memberId: member.id, now })
  })
  if ('refused' in joined) return joined
  await tellRewards(app, member.id)
  if (joined.state === 'applying') await tellPromotions(app, member.id)
  return joined
}

async function claim(
  app: App,
  tx: Tx,
  of: { readonly promotion: Promotion; readonly memberId: bigint; readonly now: Date },
): Promise<Reply<Join> | Refusal<Join>> {
  const facts = { depositsBefore: await depositsOf(tx, of.memberId), deposit: null }
  const given = await give(app, tx, { ...of, facts, deposit: null })
  if ('reward' in given) return { state: 'issued' }
  if ('isUnderReview' in given) return { state: 'applying' }
  // a refusal rolls the entry back, so the member can try again
  return { refused: given.unmet === 'budget' ? 'promotions.usedUp' : 'promotions.notNow' }
}

/** In constant time, without regard to case and surrounding spaces. */
function isCode(given: string, code: string): boolean {
  const bytes = (text: string) => Buffer.from(text.trim().toUpperCase().padEnd(64))
  return timingSafeEqual(bytes(given), bytes(code))
}
