import type { Tx } from '#db/pool.ts'
import type { MemberRow } from '#features/account/members/public.ts'
import { queueMessage, sealSecrets } from '#features/contact/outbox/public.ts'
import type { AnyCall } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashToken, newToken } from '#server/vault.ts'
import { insertLink } from '../store.ts'
import { siteOriginOf } from './origin.ts'

export const LINK_MINUTES = 30

type Call = Pick<AnyCall, 'ip' | 'now' | 'host' | 'origin' | 'language'> & {
  readonly merchant: { readonly code: string }
}

/** Stores a link and queues its email; without a member both are written too, but the email has no recipient (A4). */
export async function writeLink(
  app: App,
  tx: Tx,
  call: Call,
  { email, member }: { readonly email: string; readonly member: MemberRow | null },
): Promise<void> {
  const { ip, now } = call
  const merchant = call.merchant.code
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000)
  const memberId = member?.id ?? null
  const id = await insertLink(tx, {
    merchant,
    memberId,
    email: email.toLowerCase(),
    tokenHash: hashToken(token),
    ip,
    now,
    expiresAt,
  })
  await queueMessage(tx, {
    merchant,
    channel: 'email',
    to: email,
    template: 'password.link',
    values: { account: member?.account ?? '', minutes: LINK_MINUTES },
    // a fragment is sent to no server, so it is in no log and no Referer header
    sealed: sealSecrets(app, { link: `${await siteOriginOf(app, call)}/reset#${token}` }),
    language: member?.language ?? call.language,
    key: `recovery:${id}`,
    now,
    expiresAt,
    isVoid: member === null,
  })
}
