import { openPush } from '#features/contact/push/public.ts'
import type { App } from '#server/app.ts'
import { isTemplateName, renderTemplate, type Secrets } from '../templates/render.ts'
import { bulkMail, mailOf } from '../templates/mail.ts'
import { LEASE_MS, decideNext, isStale, type Outcome, type Verdict } from '../rules.ts'
import { holdDue, settle, type Channel, type HeldMessage } from '../store.ts'
import { textOf } from '../store/bulk.ts'
import { lateOutcome, type Gateway, type Parcel } from './gateways.ts'
import { openMail } from './mail.ts'
import { openSms } from './sms/open.ts'

/** Messages that one worker locks and sends concurrently: they finish well within the lease. */
const AT_ONCE = 10
/** Maximum rounds without a pause while the queue is full; then other jobs get their turn. */
const MOST_ROUNDS = 50

export type Gateways = { readonly [C in Channel]: Gateway }

export function openGateways(app: App): Gateways {
  return {
    email: openMail(app.config),
    sms: openSms(app),
    push: openPush(app),
  }
}

const CHANNELS: readonly Channel[] = ['sms', 'email', 'push']

/** Sends what is due in all channels; returns how many messages were sent. */
export async function sendDue(app: App, gateways: Gateways): Promise<number> {
  const sent = await Promise.all(CHANNELS.map((channel) => sendChannel(app, gateways, channel)))
  return sent.reduce((sum, each) => sum + each, 0)
}

/**
 * Sends what is due in a channel. A message is leased (and the lease committed) before it is sent, and its result stored after; if the
 * worker crashes in between, another worker sends it again with the same id. So no message is lost, and gateways or mailboxes can detect a
 * duplicate by the id.
 */
export async function sendChannel(app: App, gateways: Gateways, channel: Channel): Promise<number> {
  let sent = 0
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const now = app.clock.now()
    const heldUntil = new Date(now.getTime() + LEASE_MS)
    const held = await holdDue(app.db, { channel, now, heldUntil, atMost: AT_ONCE })
    const verdicts = await Promise.all(held.map((message) => sendOne(app, gateways, message)))
    sent += verdicts.filter((verdict) => verdict.state === 'sent').length
    if (held.length < AT_ONCE) break
  }
  return sent
}

async function sendOne(app: App, gateways: Gateways, message: HeldMessage): Promise<Verdict> {
  const verdict: Verdict = isStale(message, app.clock.now())
    ? { state: 'expired', why: 'it was of no more use when its turn came' }
    : decideNext(message, await leave(app, gateways, message).catch(lateOutcome), app.clock.now())
  await settle(app.db, message, verdict, app.clock.now())
  if (verdict.state !== 'sent') report(app, message, verdict)
  return verdict
}

async function leave(app: App, gateways: Gateways, message: HeldMessage): Promise<Outcome> {
  const merchant = await app.merchants.byCode(message.merchant)
  const parcel = merchant && (await parcelOf(app, message, merchant))
  if (!parcel) return { isSent: false, isFinal: true, why: `no letter is called ${message.letter}` }
  const send = () => gateways[message.channel].send(parcel)
  const { tracing } = app.observability
  if (!tracing) return send()
  return tracing.span(`send ${message.channel}`, { kind: 'client', cause: message.trace }, send)
}

type Brand = { readonly name: string; readonly timeZone: string }

/** The message to send: from a template, of a campaign, or a push notification. */
async function parcelOf(
  app: App,
  message: HeldMessage,
  { name: brand, timeZone }: Brand,
): Promise<Parcel | null> {
  const { id, merchant, language, address: to, letter, places, batch, expiresAt } = message
  const head = { id, merchant, to, brand, language, expiresAt }
  if (message.channel === 'push') {
    const push = { title: said(places, 'title'), text: said(places, 'text'), link: said(places, 'link') }
    return { ...head, text: push.text, mail: NO_MAIL, push }
  }
  if (batch !== null) {
    const words = await textOf(app.db, batch, language)
    return (
      words && { ...head, text: '', mail: bulkMail(words, { brand, language, leave: said(places, 'leave') }) }
    )
  }
  if (!isTemplateName(letter)) return null
  const secrets = message.sealed ? secretsOf(app.vault.open('message', message.sealed)) : {}
  const rendered = renderTemplate({ letter, language, brand, timeZone, places, secrets })
  return { ...head, text: rendered.sms, mail: mailOf(rendered, { brand, language }) }
}

const NO_MAIL = { subject: '', text: '', html: '' }

function said(places: Readonly<Record<string, unknown>>, name: string): string {
  const value = places[name]
  return typeof value === 'string' ? value : ''
}

function secretsOf(text: string): Secrets {
  const { code, link }: { code?: unknown; link?: unknown } = JSON.parse(text)
  return { ...(typeof code === 'string' ? { code } : {}), ...(typeof link === 'string' ? { link } : {}) }
}

/** Logs neither address nor text, which are personal data. */
function report(app: App, { id, channel, letter, tries }: HeldMessage, verdict: Verdict): void {
  const what = {
    message: id,
    channel,
    letter,
    tries,
    state: verdict.state,
    why: 'why' in verdict ? verdict.why : '',
  }
  if (verdict.state === 'waiting' && tries > 1) app.log.warn(what, 'a message could not be sent; retrying')
  if (verdict.state === 'failed')
    app.log.error(what, 'a message failed permanently; an operator can send it again')
}
