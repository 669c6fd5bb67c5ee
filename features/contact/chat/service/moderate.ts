import { inTransaction, type Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { brandsFor } from '#features/contact/notices/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { memberById } from '#server/extension/people.ts'
import type { chatOffice } from '../contract/office.ts'
import { deleteWord, hideLine, officeLines, putWord, wordsOf } from '../store/chat.ts'
import { insertSanction, liftSanction, sanctionsNow } from '../store/sanctions.ts'
import { tellRoom } from './room.ts'

type Office = typeof chatOffice
type Operating = CallFor<Office['hide']>
const MOST_LISTED = 200
const MINUTE_MS = 60_000

export async function showDesk(app: App, { query }: Given<Office['room']>, call: CallFor<Office['room']>) {
  const merchant = query.merchant ?? call.merchant.code
  const [brands, isOn, lines, sanctions, words] = await Promise.all([
    brandsFor(app, call.operator),
    app.merchants.isOn(merchant, 'chatRoom'),
    officeLines(app.db, merchant, MOST_LISTED),
    sanctionsNow(app.db, merchant, call.now),
    wordsOf(app.db, merchant),
  ])
  return { brands, merchant, isOn, lines, sanctions, words }
}

type Entry = Pick<Parameters<typeof writeAudit>[1], 'action' | 'object' | 'after' | 'reason'>

function note(tx: Tx, { operator, ip, now }: Operating, entry: Entry): Promise<void> {
  return writeAudit(tx, { operator, ip, now, ...entry })
}

export async function hide(app: App, { params, body }: Given<Office['hide']>, call: Operating) {
  const { operator, now } = call
  const isHidden = await inTransaction(app.db, async (tx) => {
    if (!(await hideLine(tx, { ...params, ...body, by: operator.account, now }))) return false
    await note(tx, call, { action: 'chat.hide', object: `chat:${params.id}` })
    return true
  })
  if (!isHidden) return { refused: 'chat.unknownLine' } as const
  await tellRoom(app, body.merchant)
  return {}
}

export async function sanction(
  app: App,
  { body }: Given<Office['sanction']>,
  call: CallFor<Office['sanction']>,
) {
  const { merchant, memberId, kind, minutes, reason } = body
  const { operator, now } = call
  const until = minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS)
  const isDone = await inTransaction(app.db, async (tx) => {
    const member = await memberById.of(app)(tx, memberId)
    if (member?.merchant !== merchant) return false
    await insertSanction(tx, { merchant, memberId, kind, until, reason, by: operator.account, at: now })
    await note(tx, call, { action: `chat.${kind}`, object: `member:${memberId}`, after: { until }, reason })
    return true
  })
  if (!isDone) return { refused: 'chat.unknownMember' } as const
  await tellRoom(app, merchant)
  return {}
}

export async function lift(app: App, { params, body }: Given<Office['lift']>, call: CallFor<Office['lift']>) {
  const { operator, now } = call
  await inTransaction(app.db, async (tx) => {
    if (await liftSanction(tx, { ...params, ...body, by: operator.account, now }))
      await note(tx, call, { action: 'chat.lift', object: `sanction:${params.id}` })
  })
  await tellRoom(app, body.merchant)
  return {}
}

export async function addWord(
  app: App,
  { body }: Given<Office['addWord']>,
  call: CallFor<Office['addWord']>,
) {
  await inTransaction(app.db, async (tx) => {
    await putWord(tx, { ...body, by: call.operator.account, now: call.now })
    await note(tx, call, {
      action: 'chat.addWord',
      object: `chat:${body.merchant}`,
      after: { word: body.word },
    })
  })
  await tellRoom(app, body.merchant)
  return {}
}

export async function dropWord(
  app: App,
  { body }: Given<Office['dropWord']>,
  call: CallFor<Office['dropWord']>,
) {
  await inTransaction(app.db, async (tx) => {
    await deleteWord(tx, body.merchant, body.word)
    await note(tx, call, {
      action: 'chat.dropWord',
      object: `chat:${body.merchant}`,
      after: { word: body.word },
    })
  })
  await tellRoom(app, body.merchant)
  return {}
}
