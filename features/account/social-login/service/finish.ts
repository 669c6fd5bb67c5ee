import { inTransaction } from '#db/pool.ts'
import { completeLogin, holdSession } from '#features/account/identity/public.ts'
import { memberById } from '#features/account/members/public.ts'
import { tellChange } from '#features/account/security/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { socialLogin } from '../contract/member.ts'
import { suggestedAccount, type Profile } from '../rules/person.ts'
import { calledBy } from '../rules/providers.ts'
import { keepArrival } from '../store/attempts.ts'
import { insertIdentity, memberBehind } from '../store/identities.ts'
import { agreementInForce, issuerKept } from './agreement.ts'
import { CHOICE_SECONDS, choiceCookie, take, type Returned } from './attempt.ts'
import { personAt } from './providers.ts'

type Call = CallFor<(typeof socialLogin)['finish']>

/** Handles a provider's response: logs in a known person, links for a member, or offers a new person the choice. */
export async function finish(app: App, { body }: Given<(typeof socialLogin)['finish']>, call: Call) {
  const returned = await take(app, body, call)
  if (!returned) return { refused: 'social.attemptInvalid' } as const
  const agreement = await agreementInForce(app, call.merchant.code, body.provider)
  if (!agreement) return { refused: 'social.unavailable' } as const
  // the brand changed its agreement during the attempt: the response is another issuer's
  if (agreement.issuer !== returned.attempt.issuer) return { refused: 'social.attemptInvalid' } as const
  const person = await personAt(app, agreement, returned.answered, returned.secrets)
  if ('refused' in person) return person
  const issuer = issuerKept(agreement)
  if (returned.attempt.memberId !== null) return linkMember(app, returned, { issuer, person }, call)
  return comeIn(app, returned, { issuer, person }, call)
}

type Arrived = { readonly issuer: string; readonly person: Profile }

async function comeIn(app: App, { attempt, browser }: Returned, { issuer, person }: Arrived, call: Call) {
  const { merchant, provider, returnPath: returnTo } = attempt
  const memberId = await memberBehind(app.db, { merchant, provider, issuer, subject: person.subject })
  if (memberId === null) return newcomer(app, { id: attempt.id, browser, returnTo }, { issuer, person }, call)
  const entered = await completeLogin(app, call, memberId, 'social')
  if ('refused' in entered) return entered
  const member = await memberById(app.db, memberId)
  return { step: 'in' as const, ...entered, account: member?.account ?? '', returnTo }
}

/** An unknown identity. Does not look for an account with the same email: it may belong to another person. */
async function newcomer(
  app: App,
  { id, browser, returnTo }: { id: string; browser: string; returnTo: string },
  { issuer, person }: Arrived,
  { merchant, now, setCookie }: Call,
) {
  const ticket = newToken()
  await keepArrival(app.db, id, {
    issuer,
    profile: person,
    ticketHash: hashToken(ticket),
    expiresAt: new Date(now.getTime() + CHOICE_SECONDS * 1_000),
  })
  setCookie(choiceCookie(ticket), browser, { maxAgeSeconds: CHOICE_SECONDS })
  return {
    step: 'choose' as const,
    ticket,
    name: person.name,
    email: person.email,
    suggestedAccount: suggestedAccount(person),
    mayRegister: await app.merchants.isOn(merchant.code, 'DIRECTREG3'),
    returnTo,
  }
}

/** Links for the member who requested it, and only within that member's own session. */
async function linkMember(app: App, { attempt }: Returned, { issuer, person }: Arrived, call: Call) {
  const { merchant, provider, memberId, returnPath: returnTo } = attempt
  if (memberId === null || call.member?.id !== memberId) return { refused: 'social.attemptInvalid' } as const
  const identity = { merchant, provider, issuer, subject: person.subject }
  const { ip, device, now } = call
  const holder = call.member
  const isLinked = await inTransaction(app.db, async (tx) => {
    if (!(await holdSession(tx, holder))) return false // the session ended in the meantime: link nothing
    if (!(await insertIdentity(tx, { ...identity, memberId, name: person.name, how: 'linked', now })))
      return false
    await tellChange(app, tx, {
      memberId,
      what: 'signinLinked',
      detail: calledBy[provider],
      ip,
      device,
      now,
    })
    return true
  })
  if (isLinked) return { step: 'linked' as const, returnTo }
  const owner = await memberBehind(app.db, identity)
  return owner !== null && owner !== memberId
    ? ({ refused: 'social.taken' } as const)
    : ({ refused: 'social.alreadyLinked' } as const)
}
