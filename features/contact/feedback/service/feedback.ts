import { randomUUID } from 'node:crypto'
import { inTransaction, type Tx } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { dropPicture, keepPicture, makePictures, readPicture } from '#features/platform/images/public.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { feedback } from '../contract/member.ts'
import type { feedbackOffice } from '../contract/office.ts'
import { checkClaim, checkContent, checkHeld, MOST_AN_HOUR, waitSeconds } from '../rules/feedback.ts'
import {
  addAnswer,
  feedbackById,
  fits,
  feedbacksOf,
  insertFeedback,
  lastSent,
  lockFeedback,
  nextFeedbackNews,
  ownerOf,
  queue,
  setClaim,
  setClosed,
  type FeedbackRow,
} from '../store/feedback.ts'

type Member = typeof feedback
type Office = typeof feedbackOffice
const HOUR_MS = 3_600_000
/** Feedback that a page of the queue shows. */
const PAGE = 50

export async function termsOf(app: App, merchant: string) {
  const [least, most, hours] = await Promise.all([
    settingOf(app, merchant, 'feedbackLeastWords'),
    settingOf(app, merchant, 'feedbackMostWords'),
    settingOf(app, merchant, 'feedbackHours'),
  ])
  return { least, most, hours }
}

const referenceOf = (number: bigint): string => `F-${number}`

export function feedbackView({
  id,
  number,
  questionType,
  content,
  state,
  createdAt,
  dueAt,
  ...row
}: FeedbackRow) {
  return {
    id,
    number: referenceOf(number),
    questionType,
    content,
    state,
    createdAt,
    dueAt,
    pictures: [...row.pictures],
    answers: row.answers.map(({ at, by, text }) => ({ at: new Date(at), by, text })),
  }
}

async function tellChanged(app: App, memberId: bigint): Promise<void> {
  const seq = (await nextFeedbackNews(app.db)).toString()
  app.events.publish(`member:${memberId}`, { topic: 'feedback.changed', seq, patch: {} })
  app.events.publish('operators', { topic: 'feedback.queue', seq, patch: {} })
}

/**
 * Stores feedback; its pictures are re-encoded from their pixels before anything is written (C2). A retry after a lost response returns the
 * stored one.
 */
export async function sendFeedback(
  app: App,
  { body, files }: Given<Member['send']>,
  call: CallFor<Member['send']>,
) {
  const { member, now } = call
  const { least, most, hours } = await termsOf(app, member.merchant)
  const refused = checkContent(body.content, { least, most })
  if (refused === 'feedback.empty') return { refused }
  if (refused) return { refused, detail: { least, most } }
  const made = await makePictures(files, no)
  if ('refused' in made) return made
  const kept = await Promise.all(made.map((jpeg) => keepPicture(app.files, jpeg)))
  const dueAt = new Date(now.getTime() + hours * HOUR_MS)
  const own = { merchant: member.merchant, memberId: member.id }
  const attempt = randomUUID()
  let isTaken = false
  try {
    const result = await withIdempotency<Taken | TooMany>(app.db, call, async (tx) => {
      const wait = waitSeconds(await lastSent(tx, member.id, MOST_AN_HOUR), now)
      return wait === null
        ? { id: await insertFeedback(tx, { ...own, ...body, files: kept, now, dueAt }), attempt }
        : { refused: 'feedback.tooMany', detail: { retryAfterSeconds: wait } }
    })
    if ('refused' in result) return result
    // of two concurrent requests, the first one's images are kept
    isTaken = result.attempt === attempt
    const row = await feedbackById(app.db, result.id)
    if (!row) throw new Error(`feedback ${result.id} is not there`)
    await tellChanged(app, member.id)
    return feedbackView(row)
  } finally {
    if (!isTaken) await Promise.all(kept.map((file) => dropPicture(app.files, file)))
  }
}

type Taken = { readonly id: string; readonly attempt: string }
type TooMany = {
  readonly refused: 'feedback.tooMany'
  readonly detail: { readonly retryAfterSeconds: number }
}

const no = {
  notPicture: { refused: 'feedback.notPicture' },
  tooBig: (megapixels: number) => ({ refused: 'feedback.pictureTooBig', detail: { megapixels } }) as const,
} as const

export async function listOwn(app: App, memberId: bigint) {
  return { list: (await feedbacksOf(app.db, memberId)).map(feedbackView) }
}

export async function pictureFor(app: App, file: string, mayHave: (owner: Owner) => boolean) {
  const owner = await ownerOf(app.db, file)
  if (!owner || !mayHave(owner)) return { refused: 'feedback.unknownPicture' } as const
  return { name: file, type: 'image/jpeg', bytes: await readPicture(app.files, file) }
}
type Owner = NonNullable<Awaited<ReturnType<typeof ownerOf>>>

/** A page of the queue; without a brand, of all brands. */
export async function listQueue(app: App, { query }: Given<Office['list']>, call: CallFor<Office['list']>) {
  const { state = 'open', type = null, merchant = null, find = null } = query
  const [window, filter] = [windowOf(query, PAGE), fits({ merchant, type, find })]
  const [rows, counts] = await Promise.all([
    queue.page(app.db, state, filter, window),
    queue.counts(app.db, filter),
  ])
  const { shown, next } = pageOf(rows, window)
  return {
    list: shown.map((row) => ({
      ...feedbackView(row),
      merchant: row.merchant,
      memberId: row.memberId,
      account: row.account,
      claimedBy: row.claimedByAccount,
      isYours: row.claimedBy === call.operator.id,
    })),
    next,
    counts: Object.fromEntries(counts.map((each) => [each.state, each.count])),
  }
}

type Operating = CallFor<Office['claim']>

function note(tx: Tx, row: FeedbackRow, { operator, ip, now }: Operating, action: string, state: string) {
  const before = { number: referenceOf(row.number), state: row.state }
  return writeAudit(tx, { operator, action, object: `feedback:${row.id}`, before, after: { state }, ip, now })
}

export async function claimFeedback(app: App, { params, body }: Given<Office['claim']>, call: Operating) {
  const result = await inTransaction(app.db, async (tx) => {
    const row = await lockFeedback(tx, params.id, body.merchant)
    if (!row) return { refused: 'feedback.unknown' } as const
    const refused = checkClaim(row, call.operator.id)
    if (refused) return { refused }
    await setClaim(tx, row.id, call.operator)
    await note(tx, row, call, 'feedback.claim', 'inWork')
    return { memberId: row.memberId }
  })
  if ('refused' in result) return result
  await tellChanged(app, result.memberId)
  return {}
}

export async function answerFeedback(
  app: App,
  { params, body }: Given<Office['answer']>,
  call: CallFor<Office['answer']>,
) {
  const { operator, now } = call
  const told: bigint[] = []
  const result = await withIdempotency(app.db, call, async (tx) => {
    const row = await lockFeedback(tx, params.id, body.merchant)
    if (!row) return { refused: 'feedback.unknown' } as const
    const refused = checkHeld(row, operator.id)
    if (refused) return { refused }
    await addAnswer(tx, row.id, { by: operator.account, text: body.text, now })
    await tellMember(tx, {
      memberId: row.memberId,
      kind: 'house',
      occasion: `feedback:${row.id}:${row.answers.length + 1}`,
      text: 'feedback',
      values: { reference: referenceOf(row.number) },
      link: '/index?member=feedback',
      now,
    })
    await note(tx, row, call, 'feedback.answer', 'answered')
    told.push(row.memberId)
    return {}
  })
  for (const memberId of told) await tellChanged(app, memberId)
  return result
}

export async function closeFeedback(
  app: App,
  { params, body }: Given<Office['close']>,
  call: CallFor<Office['close']>,
) {
  const result = await inTransaction(app.db, async (tx) => {
    const row = await lockFeedback(tx, params.id, body.merchant)
    if (!row) return { refused: 'feedback.unknown' } as const
    const refused = checkHeld(row, call.operator.id)
    if (refused) return { refused }
    await setClosed(tx, row.id, call.now)
    await note(tx, row, call, 'feedback.close', 'closed')
    return { memberId: row.memberId }
  })
  if ('refused' in result) return result
  await tellChanged(app, result.memberId)
  return {}
}
