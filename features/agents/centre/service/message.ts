import { randomUUID } from 'node:crypto'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { principalOf, rootOf, targetOf } from '#features/agents/tree/public.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { agents } from '../contract.ts'
import { accountsOf, directsOf } from '../store/team.ts'
import { agentWith, scopeOf, unknownMember } from './scope.ts'

type Message = (typeof agents)['message']

/** Of one call. */
const MOST_RECEIVERS = 500

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Sends a message of an agent to the inboxes of its downline. A member to whom nothing may be offered (excluded, on a time-out, at risk)
 * gets none; the reply does not tell, since it would reveal the exclusion.
 */
export async function sendMessage(
  app: App,
  { body }: Given<Message>,
  call: CallFor<Message>,
): Promise<Reply<Message> | Refusal<Message>> {
  const actor = await agentWith(app, call, 'message')
  if ('refused' in actor) return actor
  const { now } = call
  const mark = randomUUID()
  return inTransaction(app.db, async (tx): Promise<Reply<Message> | Refusal<Message>> => {
    const one = body.to === undefined ? null : await targetOf(tx, actor, { id: body.to, act: 'message' })
    if (body.to !== undefined && !one) return unknownMember
    const scope = scopeOf(actor, rootOf(actor))
    const receivers = one ? [one.id] : await directsOf(tx, scope, MOST_RECEIVERS)
    const [sender] = await accountsOf(tx, [principalOf(actor)])
    const title = `${sender?.account ?? ''}: ${body.title}`
    const text = `<p>${escaped(body.text).replaceAll('\n', '<br>')}</p>`
    for (const memberId of receivers)
      if (await mayMarket(tx, memberId, now))
        await tellMember(tx, {
          memberId,
          kind: 'house',
          occasion: `agent:${mark}`,
          title: { en: title, vi: title },
          body: { en: text, vi: text },
          now,
        })
    return { sent: receivers.length }
  })
}
