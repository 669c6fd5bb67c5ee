import { inTransaction } from '#db/pool.ts'
import { routesOf } from '#features/platform/merchants/public.ts'
import { maskedAddress } from '#features/contact/outbox/rules.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { memberById } from '#server/extension/people.ts'
import { sameText } from '#server/vault.ts'
import type { inbox } from '../contract/member.ts'
import { consentsOf } from '../store/consents.ts'
import { letterByNumber } from '../store/campaigns.ts'
import { sayConsent } from './consents.ts'

type Inbox = typeof inbox
type MailConsent = 'offer.email' | 'house.email'

/** Half of a keyed hash of 256 bits: another member's token cannot be guessed. */
const MAC_DIGITS = 32
const marks = { o: 'offer.email', h: 'house.email' } as const

const isMark = (mark: string): mark is keyof typeof marks => Object.hasOwn(marks, mark)

/**
 * The token of an unsubscribe link: member, consent, campaign, and our signature. It withdraws one consent and grants no access; it never
 * expires, because an email may be found years later. Example: `1042-h-1007-3f9a…`.
 */
export function leaveToken(
  app: App,
  { memberId, consent, letter }: { memberId: bigint; consent: MailConsent; letter: bigint },
): string {
  const said = `${memberId}-${consent === 'offer.email' ? 'o' : 'h'}-${letter}`
  return `${said}-${app.vault.sign('unsubscribe', said).slice(0, MAC_DIGITS)}`
}

function readToken(app: App, token: string) {
  const [member = '', mark = '', letter = '', mac = ''] = token.split('-')
  if (!isMark(mark) || !/^\d{1,18}$/.test(member) || !/^\d{1,18}$/.test(letter)) return null
  const expected = app.vault.sign('unsubscribe', `${member}-${mark}-${letter}`).slice(0, MAC_DIGITS)
  return sameText(mac, expected)
    ? { memberId: BigInt(member), consent: marks[mark], letter: BigInt(letter) }
    : null
}

/** The origin of a brand's site, for links that a worker writes: there is no request to take the host from. */
export async function originOf(app: App, merchant: string): Promise<string> {
  const { SITE_ORIGIN, PORT, FAIRHOUSE_MODE } = app.config
  const [own] = FAIRHOUSE_MODE === 'live' ? await routesOf(app, merchant) : []
  return own?.origin ?? SITE_ORIGIN ?? `http://${merchant.toLowerCase()}.localhost:${PORT}`
}

const unknown = { refused: 'inbox.unknownLeave' } as const

/** What the unsubscribe page shows: the address, the kind of email, and whether it is still sent. Changes nothing. */
export async function showLeave(app: App, { params }: Given<Inbox['leaving']>) {
  const read = readToken(app, params.token)
  const member = read && (await memberById.of(app)(app.db, read.memberId))
  if (!read || !member) return unknown
  const agreed = await consentsOf(app.db, member.id)
  const brand = await app.merchants.byCode(member.merchant)
  return {
    topic: read.consent === 'offer.email' ? ('offer' as const) : ('house' as const),
    mail: member.email ? maskedAddress(member.email) : '',
    brand: brand?.name ?? member.merchant,
    isOn: agreed.includes(read.consent),
  }
}

/** Withdraws the consent: by the page's button, or by a mail program's one-click POST without page or login (RFC 8058). */
export async function leave(
  app: App,
  { params }: Given<Inbox['leave']>,
  { ip, now }: CallFor<Inbox['leave']>,
) {
  const read = readToken(app, params.token)
  const member = read && (await memberById.of(app)(app.db, read.memberId))
  if (!read || !member) return unknown
  const letter = await letterByNumber(app.db, read.letter)
  await inTransaction(app.db, (tx) =>
    sayConsent(tx, {
      memberId: member.id,
      consent: read.consent,
      isOn: false,
      via: 'mail',
      ip,
      letter: letter?.id ?? null,
      now,
    }),
  )
  return {}
}
