import { openPush } from '#features/contact/push/public.ts'
import type { App } from '#server/app.ts'
import { isLetterName, renderLetter, type Secrets } from '../letters/render.ts'
import { bulkMail, mailOf } from '../letters/mail.ts'
import { LEASE_MS, decideNext, isStale, type Outcome, type Verdict } from '../rules.ts'
import { holdDue, settle, type Channel, type HeldMessage } from '../store.ts'
import { textOf } from '../store/bulk.ts'
import type { Gateway, Parcel } from './gateways.ts'
import { openMail } from './mail.ts'
import { openSms } from './sms.ts'

/** Messages that one worker holds at a time: sent side by side, well inside the lease. */
const AT_ONCE = 10
/** Rounds without a pause while the queue is full; then the job's own pause lets others in. */
const MOST_ROUNDS = 50

export type Gateways = { readonly [C in Channel]: Gateway }

export function openGateways(app: App): Gateways {
  return {
    email: openMail(app.config),
    sms: openSms(app, () => app.clock.now().getTime()),
    push: openPush(app),
  }
}

/**
 * Sends what is due. A message is held (and the hold committed) before anything leaves, and settled after; a worker that
 * dies between leaves it to the next one, which sends it under the same identity. So none is lost, and one that did
 * arrive is known by its gateway or its reader's mailbox.
 */
export async function sendDue(app: App, gateways: Gateways): Promise<number> {
  let sent = 0
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const now = app.clock.now()
    const heldUntil = new Date(now.getTime() + LEASE_MS)
    const held = await holdDue(app.db, { now, heldUntil, atMost: AT_ONCE })
    const verdicts = await Promise.all(held.map((message) => sendOne(app, gateways, message)))
    sent += verdicts.filter((verdict) => verdict.state === 'sent').length
    if (held.length < AT_ONCE) break
  }
  return sent
}

async function sendOne(app: App, gateways: Gateways, message: HeldMessage): Promise<Verdict> {
  const verdict: Verdict = isStale(message, app.clock.now())
    ? { state: 'expired', why: 'it was of no more use when its turn came' }
    : decideNext(message, await leave(app, gateways, message), app.clock.now())
  await settle(app.db, message, verdict, app.clock.now())
  if (verdict.state !== 'sent') report(app, message, verdict)
  return verdict
}

async function leave(app: App, gateways: Gateways, message: HeldMessage): Promise<Outcome> {
  const merchant = await app.merchants.byCode(message.merchant)
  const parcel = merchant && (await parcelOf(app, message, merchant))
  if (!parcel) return { isSent: false, isFinal: true, why: `no letter is called ${message.letter}` }
  return gateways[message.channel].send(parcel)
}

type Brand = { readonly name: string; readonly timeZone: string }

/** What leaves: a letter of our own words, one of an operator's to many, or a push. */
async function parcelOf(
  app: App,
  message: HeldMessage,
  { name: brand, timeZone }: Brand,
): Promise<Parcel | null> {
  const { id, language, address: to, letter, places, batch } = message
  const head = { id, to, brand, language }
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
  if (!isLetterName(letter)) return null
  const secrets = message.sealed ? secretsOf(app.vault.open('message', message.sealed)) : {}
  const rendered = renderLetter({ letter, language, brand, timeZone, places, secrets })
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

/** The log gets no address and no words: who reads logs is no one's correspondent. */
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
