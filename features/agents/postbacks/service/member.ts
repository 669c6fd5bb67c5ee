import { isIP } from 'node:net'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { callerOf, secretOf, setSecret } from '#features/agents/affiliates/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { isInner } from '#server/perimeter/inner.ts'
import { newToken } from '#server/vault.ts'
import type { postbacks } from '../contract.ts'
import { filled } from '../rules/postback.ts'
import { insertPostback, logOf, postbacksOf, removePostback } from '../store.ts'
import { addressProblem } from './address.ts'
import { sendOne } from './send.ts'

type Routes = typeof postbacks

const MOST = 20
const PAGE = 50

export async function listPostbacks(
  app: App,
  { member }: CallFor<Routes['list']>,
): Promise<Reply<Routes['list']> | Refusal<Routes['list']>> {
  const own = await callerOf(app, member)
  return 'refused' in own ? own : { list: await postbacksOf(app.db, own.memberId) }
}

/** A private address is refused here where it is written as one; names are checked at every connection. */
function problemWith(app: App, url: string) {
  const problem = addressProblem(url, { mayBePlain: app.config.FAIRHOUSE_MODE !== 'live' })
  if (problem) return problem
  const host = URL.parse(url)?.hostname.replaceAll(/^\[|\]$/g, '') ?? ''
  return app.config.FAIRHOUSE_MODE === 'live' && isIP(host) !== 0 && isInner(host) ? 'private' : null
}

export async function addPostback(
  app: App,
  { body: { event, url } }: Given<Routes['add']>,
  { member, now }: CallFor<Routes['add']>,
): Promise<Reply<Routes['add']> | Refusal<Routes['add']>> {
  const own = await callerOf(app, member)
  if ('refused' in own) return own
  const why = problemWith(app, url)
  if (why) return { refused: 'postbacks.address', detail: { why } }
  const { memberId, merchant } = own
  if ((await postbacksOf(app.db, memberId)).length >= MOST)
    return { refused: 'postbacks.tooMany', detail: { most: MOST } }
  return {
    id: await inTransaction(app.db, (tx) => insertPostback(tx, { memberId, merchant, event, url, now })),
  }
}

export async function dropPostback(
  app: App,
  { params: { id } }: Given<Routes['remove']>,
  { member }: CallFor<Routes['remove']>,
): Promise<Reply<Routes['remove']> | Refusal<Routes['remove']>> {
  const own = await callerOf(app, member)
  if ('refused' in own) return own
  const isRemoved = await inTransaction(app.db, (tx) => removePostback(tx, { id, memberId: own.memberId }))
  return isRemoved ? {} : { refused: 'postbacks.unknown' }
}

/** Sends an example with made-up values, signed like any other. */
export async function tryPostback(
  app: App,
  { params: { id } }: Given<Routes['test']>,
  { member, merchant, now }: CallFor<Routes['test']>,
): Promise<Reply<Routes['test']> | Refusal<Routes['test']>> {
  const own = await callerOf(app, member)
  if ('refused' in own) return own
  const { memberId } = own
  const postback = (await postbacksOf(app.db, memberId)).find((each) => each.id === id)
  if (!postback) return { refused: 'postbacks.unknown' }
  const url = filled(postback.url, {
    id: 'test',
    event: postback.event,
    time: now.toISOString(),
    player: '0',
    code: 'TEST',
    sub: 'test',
    click: '00000000-0000-4000-8000-000000000000',
    country: 'ZZ',
    amount: '0.00',
    currency: merchant.currency,
  })
  return { url, ...(await sendOne(app, { memberId, url })) }
}

export async function listLog(
  app: App,
  { query }: Given<Routes['log']>,
  { member }: CallFor<Routes['log']>,
): Promise<Reply<Routes['log']> | Refusal<Routes['log']>> {
  const own = await callerOf(app, member)
  if ('refused' in own) return own
  const window = windowOf(query, PAGE)
  const { shown, next } = pageOf(await logOf(app.db, own.memberId, window), window)
  return { rows: [...shown], next }
}

export async function showSecret(
  app: App,
  { body: { renew } }: Given<Routes['secret']>,
  { member }: CallFor<Routes['secret']>,
): Promise<Reply<Routes['secret']> | Refusal<Routes['secret']>> {
  const own = await callerOf(app, member)
  if ('refused' in own) return own
  const sealed = await secretOf(app.db, own.memberId)
  if (sealed && !renew) return { secret: app.vault.open('affiliate', sealed) }
  const secret = newToken()
  await inTransaction(app.db, (tx) => setSecret(tx, own.memberId, app.vault.close('affiliate', secret)))
  return { secret }
}
