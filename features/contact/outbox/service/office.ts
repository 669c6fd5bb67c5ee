import { writeAudit } from '#features/platform/audit/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import { isTemplateName, needsSecret, renderTemplate } from '../templates/render.ts'
import type { outbox } from '../contract.ts'
import { causeNow } from '#server/tracing/cause.ts'
import { maskedAddress } from '../rules.ts'
import { copyMessage, listMessages, messageById, releaseMessage, type Listed, type State } from '../store.ts'
import { channelHealth } from './health.ts'

type Routes = typeof outbox

const PAGE = 50
const STATES: Readonly<Record<'open' | 'sent' | 'failed' | 'all', readonly State[]>> = {
  open: ['waiting', 'sending'],
  sent: ['sent'],
  failed: ['failed', 'expired'],
  all: ['waiting', 'sending', 'sent', 'failed', 'expired'],
}
/** Shown to operators in place of a code or a link: no operator may use a member's. */
const HIDDEN = { code: '••••••', link: '••••••' }

/** The newest messages with their texts, and the health of both channels. */
export async function listForOffice(
  app: App,
  { query }: Given<Routes['messages']>,
  call: CallFor<Routes['messages']>,
) {
  const { state = 'all', channel = null, merchant = null, before = null, limit = PAGE } = query
  const isPersonal = call.operator.permissions.has('members.personal')
  // operators who may not see addresses must not discover them by searching either
  const address = isPersonal ? (query.address ?? null) : null
  const filter = { merchant, channel, states: STATES[state], address, before, limit: limit + 1 }
  const [rows, channels] = await Promise.all([listMessages(app.db, filter), channelHealth(app.db, call.now)])
  const messages = await Promise.all(rows.slice(0, limit).map((row) => shown(app, row, isPersonal)))
  return {
    messages,
    next: rows.length > limit ? (messages.at(-1)?.createdAt ?? null) : null,
    channels: [...channels],
  }
}

async function shown(app: App, row: Listed, isPersonal: boolean) {
  const state = row.state === 'void' ? ('expired' as const) : row.state // void messages are never listed
  return {
    ...row,
    state,
    address: isPersonal ? row.address : maskedAddress(row.address),
    says: await wordsOf(app, row),
    nextTryAt: state === 'waiting' ? row.nextTryAt : null,
    isResendable: isResendable(row),
  }
}

async function wordsOf(
  app: App,
  { merchant: code, letter, language, places, channel, subject }: Listed,
): Promise<string> {
  if (subject !== null) return subject
  if (channel === 'push') return typeof places['title'] === 'string' ? places['title'] : letter
  const merchant = await app.merchants.byCode(code)
  if (!merchant || !isTemplateName(letter)) return letter
  const { name: brand, timeZone } = merchant
  const words = renderTemplate({ letter, language, brand, timeZone, places, secrets: HIDDEN })
  return channel === 'sms' ? words.sms : words.subject
}

function isResendable({ state, letter, hasSecret, expiresAt, subject }: Listed): boolean {
  // a campaign email that was sent is never sent again
  if (subject !== null && state === 'sent') return false
  if (state === 'waiting') return true
  // a copy of a sent message has no code: only the first one may still carry it, for its own retry
  const isWhole = hasSecret && state !== 'sent'
  const isUseless = expiresAt !== null || (isTemplateName(letter) && needsSecret(letter) && !isWhole)
  return (state === 'failed' || state === 'sent') && !isUseless
}

/** Sends a message again, with a reason, in the audit log. */
export async function resend(
  app: App,
  { id, reason }: { readonly id: string; readonly reason: string },
  call: CallFor<Routes['resend']>,
) {
  const { operator, ip, now } = call
  return withIdempotency(app.db, call, async (tx) => {
    const message = await messageById(tx, id)
    if (!message || message.state === 'void') return { refused: 'outbox.unknown' } as const
    if (message.state === 'sending') return { refused: 'outbox.onItsWay' } as const
    if (!isResendable(message)) return { refused: 'outbox.secretGone' } as const
    const again = { now, trace: causeNow() }
    const isGone =
      message.state === 'sent' ? await copyMessage(tx, id, again) : await releaseMessage(tx, id, again)
    if (!isGone) return { refused: 'outbox.onItsWay' } as const
    await writeAudit(tx, {
      operator,
      action: 'messages.resend',
      object: `message:${id}`,
      before: { state: message.state, tries: message.tries },
      after: { state: 'waiting' },
      reason,
      ip,
      now,
    })
    return { state: 'waiting' } as const
  })
}
