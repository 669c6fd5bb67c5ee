import { randomUUID } from 'node:crypto'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { dropPicture, keepPicture, makePictures } from '#features/platform/images/public.ts'
import type { RewardTerms } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { promotionApplications } from '../../contract/applications.ts'
import { insertApplication } from '../../store/applications.ts'
import { depositsOf, entryOf, insertEntry, promotionById } from '../../store/promotions.ts'
import { isFor } from '../audience.ts'
import { isAllowed, termsOf } from '../jurisdiction.ts'
import { seen } from '../seen.ts'
import { tellPromotions } from '../tell.ts'

type Apply = (typeof promotionApplications)['apply']
/** `attempt` tells whose pictures a repeated request has kept. */
type Applied = Reply<Apply> & { readonly attempt: string }

const no = {
  notPicture: { refused: 'promotions.notPicture' },
  tooBig: (megapixels: number) => ({ refused: 'promotions.pictureTooBig', detail: { megapixels } }) as const,
} as const

/**
 * Applies for a promotion or signs up for an activity, once for each member. Pictures are re-encoded from their pixels before anything is
 * written (C2); those of a refused or repeated request are deleted.
 */
export async function apply(
  app: App,
  { params, body, files }: Given<Apply>,
  call: CallFor<Apply>,
): Promise<Reply<Apply> | Refusal<Apply> | { refused: 'idempotency.conflict' }> {
  const { member, ip } = call
  const terms = await termsOf(app, { merchant: member.merchant, member, ip })
  const made = await makePictures(files, no)
  if ('refused' in made) return made
  const pictures = await Promise.all(made.map((jpeg) => keepPicture(app.files, jpeg)))
  const attempt = randomUUID()
  let isTaken = false
  try {
    const result = await withIdempotency<Applied | Refusal<Apply>>(app.db, call, async (tx) => {
      const of = { id: params.id, comment: body.comment || null, pictures, terms }
      const applied = await insert(app, tx, of, call)
      return 'refused' in applied ? applied : { ...applied, attempt }
    })
    if ('refused' in result) return result
    isTaken = result.attempt === attempt
    await tellPromotions(app, call.member.id)
    return { state: result.state }
  } finally {
    if (!isTaken) await Promise.all(pictures.map((file) => dropPicture(app.files, file)))
  }
}

async function insert(
  app: App,
  tx: Tx,
  of: {
    readonly id: string
    readonly comment: string | null
    readonly pictures: readonly string[]
    readonly terms: RewardTerms
  },
  { member, now }: CallFor<Apply>,
): Promise<Reply<Apply> | Refusal<Apply>> {
  const promotion = await promotionById(tx, of.id)
  if (promotion?.merchant !== member.merchant || promotion.state === 'draft')
    return { refused: 'promotions.unknown' }
  const { trigger } = promotion.data
  if (promotion.currency !== member.currency || trigger.kind !== 'application')
    return { refused: 'promotions.unknown' }
  const known = await entryOf(tx, member.id, promotion.id)
  if (!known && !(await isFor(app, tx, { promotion, memberId: member.id, now })))
    return { refused: 'promotions.unknown' }
  const state = seen(promotion, known, now)
  if (state !== 'join') return { refused: 'promotions.notOpen', detail: { state } }
  if (!(await isAllowed(tx, promotion, of.terms)) || !(await mayMarket(tx, member.id, now)))
    return { refused: 'promotions.notNow' }
  const applied = trigger.isActivity ? 'signed up' : 'applying'
  const entry = { promotion: promotion.id, memberId: member.id, state: 'applying', now } as const
  if (!(await insertEntry(tx, entry))) return { refused: 'promotions.notOpen', detail: { state: applied } }
  await insertApplication(tx, {
    promotion: promotion.id,
    merchant: promotion.merchant,
    memberId: member.id,
    kind: 'application',
    signals: [],
    comment: of.comment,
    pictures: of.pictures,
    facts: { depositsBefore: await depositsOf(tx, member.id), deposit: null },
    deposit: null,
    dueFrom: trigger.isActivity && promotion.endsAt ? promotion.endsAt : now,
    now,
  })
  return { state: applied }
}
