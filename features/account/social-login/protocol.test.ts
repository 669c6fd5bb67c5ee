import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, PASSWORD } from '#apps/server/testing/people.ts'
import { browser, type Browser } from './testing/browser.ts'
import { socialSetup, type SocialSetup } from './testing/setup.ts'

let at: SocialSetup
beforeAll(async () => {
  at = await socialSetup()
})
afterAll(() => at.close())

const finish = (visitor: Browser, provider: 'google' | 'facebook', answer: string) =>
  visitor.api.socialLogin.finish({ body: { provider, answer } })

/** Logs in as a person without an account; returns the ticket for linking or registering. */
async function arrive(provider: 'google' | 'facebook', name: string) {
  const visitor = browser(at)
  const reply = await finish(visitor, provider, await visitor.answerOf(provider, name))
  if (reply.step !== 'choose') throw new Error(`${name} is known already`)
  return { visitor, reply }
}

const newAccount = (ticket: string, username: string) => ({
  body: {
    ticket,
    username,
    birthday: '1990-01-01',
    termsAgreed: true as const,
    language: 'en' as const,
  },
})

test.each(['google', 'facebook'] as const)(
  'AUT-06 a first login through %s offers a registration, and later ones log in',
  async (provider) => {
    const name = provider === 'google' ? 'thanhmai' : 'thanhlan'
    const { visitor, reply } = await arrive(provider, name)
    expect(reply).toMatchObject({ suggestedAccount: name, mayRegister: true, returnTo: '/index' })
    expect(visitor.cookies.size).toBe(1)
    const { token } = await visitor.api.socialLogin.register(newAccount(reply.ticket, name))
    expect(await at.api({ token }).members.info()).toMatchObject({ account: name, type: 0 })
    // again, in another browser: logs in directly
    const other = browser(at)
    const again = await finish(other, provider, await other.answerOf(provider, name))
    expect(again).toMatchObject({ step: 'in', account: name })
  },
)

test('AUT-06 a member links an existing account by its password, and the ticket works once', async () => {
  const mai = await person(at)
  const { visitor, reply } = await arrive('google', 'linkme')
  const body = { ticket: reply.ticket, username: mai.account, password: PASSWORD }
  const { token } = await visitor.api.socialLogin.link({ body })
  expect(await at.api({ token }).members.info()).toMatchObject({ id: mai.id })
  await expect(visitor.api.socialLogin.link({ body })).rejects.toMatchObject({ code: 'social.ticketInvalid' })
  expect(await mai.api.socialLogin.mine()).toMatchObject({
    linked: [{ provider: 'google', name: 'Linkme' }],
    mayUnlink: false,
  })
  const undo = mai.api.socialLogin.unlink({ body: { provider: 'google' } })
  await expect(undo).rejects.toMatchObject({ code: 'social.final' })
})

test('AUT-06 AUT-08 links nothing after a wrong password, or before a required two-step verification', async () => {
  const { visitor, reply } = await arrive('google', 'nosecret')
  const owner = await person(at)
  await at.app.pool.query(
    "update member set email = 'owner@example.com', email_verified_at = now() where id = $1",
    [owner.id],
  )
  const link = (password: string) =>
    visitor.api.socialLogin.link({ body: { ticket: reply.ticket, username: owner.account, password } })
  await expect(link(PASSWORD)).rejects.toMatchObject({ code: 'identity.proofNeeded' })
  await expect(link('not the password')).rejects.toMatchObject({ code: 'identity.wrongLogin' })
  expect(await owner.api.socialLogin.mine()).toMatchObject({ linked: [] })
})

test('A15 does not link an account with the same email automatically, even if the provider calls it verified', async () => {
  const owner = await person(at, { account: 'sameemail' })
  await at.app.pool.query('update member set email = $1 where id = $2', ['sameemail@example.com', owner.id])
  const { reply } = await arrive('google', 'sameemail')
  expect(reply).toMatchObject({ step: 'choose', email: 'sameemail@example.com' })
  expect(await owner.api.socialLogin.mine()).toMatchObject({ linked: [] })
})

test('A15 a logged-in member links with the password, and an identity belongs to one account only', async () => {
  const an = await person(at)
  const withoutProof = an.api.socialLogin.startLink({ body: { provider: 'facebook' } })
  await expect(withoutProof).rejects.toMatchObject({ code: 'security.proofNeeded' })
  const link = async (token: string, meanwhile: () => Promise<unknown> = () => Promise.resolve()) => {
    const visitor = browser(at, { token })
    await visitor.api.security.prove({ body: { kind: 'password', answer: PASSWORD } })
    const { url } = await visitor.api.socialLogin.startLink({ body: { provider: 'facebook' } })
    await meanwhile()
    return finish(visitor, 'facebook', await visitor.answerOf('facebook', 'Anfacebook', url))
  }
  const proveEmail = () =>
    at.app.pool.query(
      "update member set email = 'an@example.com', email_verified_at = now() - interval '1 day' where id = $1",
      [an.id],
    )
  expect(await link(an.token, proveEmail)).toEqual({ step: 'linked', returnTo: '/index' })
  const { rows } = await at.app.pool.query(
    "select letter from outgoing_message where address = 'an@example.com'",
  )
  expect(rows).toEqual([{ letter: 'security.proofAdded' }]) // the account's owner is notified (A13)
  await at.app.pool.query('update member set email_verified_at = null where id = $1', [an.id])
  const duc = await person(at)
  await expect(link(duc.token)).rejects.toMatchObject({ code: 'social.taken' })
  await expect(link(an.token)).rejects.toMatchObject({ code: 'social.alreadyLinked' })
})

test('A15 accepts a response once, in the requesting browser, from the requested provider (login CSRF, stolen code)', async () => {
  const thief = browser(at)
  const victim = browser(at)
  const answer = await thief.answerOf('google', 'thief')
  // the attacker's link opened by a victim does not log the victim in to the attacker's account
  await expect(finish(victim, 'google', answer)).rejects.toMatchObject({ code: 'social.attemptInvalid' })
  // an intercepted code is worthless with another attempt's state
  const own = new URLSearchParams(await victim.answerOf('google', 'victim'))
  own.set('code', new URLSearchParams(answer).get('code') ?? '')
  await expect(finish(victim, 'google', own.toString())).rejects.toMatchObject({
    code: 'social.providerRefused',
  })
  // Google's response submitted as Facebook's
  await expect(finish(thief, 'facebook', answer)).rejects.toMatchObject({ code: 'social.attemptInvalid' })
  await expect(finish(thief, 'google', answer)).rejects.toMatchObject({ code: 'social.attemptInvalid' })
})

test('A15 rejects wrong, missing, duplicate and expired states', async () => {
  const visitor = browser(at)
  const answer = new URLSearchParams(await visitor.answerOf('google', 'stately'))
  const refusedAs = (code: string, changed: URLSearchParams) =>
    expect(finish(visitor, 'google', changed.toString())).rejects.toMatchObject({ code })
  const changed = (change: (copy: URLSearchParams) => void) => {
    const copy = new URLSearchParams(answer)
    change(copy)
    return copy
  }
  await refusedAs(
    'social.attemptInvalid',
    changed((copy) => copy.delete('state')),
  )
  await refusedAs(
    'social.attemptInvalid',
    changed((copy) => copy.append('state', copy.get('state') ?? '')),
  )
  await refusedAs(
    'social.attemptInvalid',
    changed((copy) => copy.set('state', 'A'.repeat(43))),
  )
  at.clock.forward(11 * 60_000)
  await refusedAs('social.attemptInvalid', answer)
})

test('A15 rejects a response with another issuer’s name (mix-up attack)', async () => {
  const visitor = browser(at)
  const answer = new URLSearchParams(await visitor.answerOf('google', 'mixed'))
  answer.set('iss', 'https://accounts.google.com')
  await expect(finish(visitor, 'google', answer.toString())).rejects.toMatchObject({
    code: 'social.providerRefused',
  })
})

test('AUT-06 reports a refusal of consent at the provider, and changes nothing', async () => {
  for (const provider of ['google', 'facebook'] as const) {
    const visitor = browser(at)
    const answer = await visitor.answerOf(provider, '')
    await expect(finish(visitor, provider, answer)).rejects.toMatchObject({ code: 'social.declined' })
  }
})

test('SYS-02 a disabled flag hides the button and refuses the calls, at this brand only', async () => {
  expect(await at.api().socialLogin.providers()).toEqual({
    providers: ['google', 'facebook'],
    inWindow: false,
  })
  const amber = at.api({ headers: { merchant: 'AMBER' } })
  expect(await amber.socialLogin.providers()).toEqual({ providers: [], inWindow: false })
  const visitor = browser(at)
  const answer = await visitor.answerOf('google', 'onthemove')
  await at.flag('socialGoogle', false)
  expect(await at.api().socialLogin.providers()).toEqual({ providers: ['facebook'], inWindow: false })
  await expect(visitor.api.socialLogin.start({ body: { provider: 'google' } })).rejects.toMatchObject({
    code: 'social.unavailable',
  })
  await expect(finish(visitor, 'google', answer)).rejects.toMatchObject({ code: 'social.unavailable' })
  await at.flag('socialGoogle', true)
})

test('SYS-03 an identity linked at one brand is unknown at another', async () => {
  await at.agree('google', at.standIns.google, 'AMBER')
  const { visitor, reply } = await arrive('google', 'twobrands')
  await visitor.api.socialLogin.register(newAccount(reply.ticket, 'twobrands'))
  const answerAtAmber = async () => {
    const other = browser(at, { merchant: 'AMBER' })
    return finish(other, 'google', await other.answerOf('google', 'twobrands'))
  }
  expect(await answerAtAmber()).toMatchObject({ step: 'choose' })
})

test('A1 A3 a registration through a provider obeys the form’s rules, and the ticket stays valid after a refusal', async () => {
  const { visitor, reply } = await arrive('google', 'youngster')
  const { body } = newAccount(reply.ticket, 'youngster')
  const refusedAs = (
    code: string,
    change: Partial<typeof body> & { invitationCode?: string; recommenderId?: string },
  ) =>
    expect(visitor.api.socialLogin.register({ body: { ...body, ...change } })).rejects.toMatchObject({ code })
  await refusedAs('identity.tooYoung', { birthday: '2012-05-05' })
  await refusedAs('validation.field', { username: '1x' })
  await refusedAs('identity.invitationCode', { invitationCode: 'NOBODY' })
  await refusedAs('identity.invitationCode', { recommenderId: '99999999' })
  const taken = await person(at)
  await refusedAs('identity.accountTaken', { username: taken.account.toUpperCase() })
  // the ticket is bound to the browser that returned from the provider
  const stolen = browser(at).api.socialLogin.register({ body })
  await expect(stolen).rejects.toMatchObject({ code: 'social.ticketInvalid' })
  // two concurrent submissions create one account
  const results = await Promise.allSettled(
    [1, 2, 3].map((n) => visitor.api.socialLogin.register({ body: { ...body, username: `young${n}ster` } })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
