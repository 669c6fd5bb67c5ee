import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { PASSWORD, person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { socialJobs } from './jobs.ts'
import { browser } from './testing/browser.ts'
import { socialSetup, type SocialSetup } from './testing/setup.ts'

const SECRET = 'what the provider gave us'

let at: SocialSetup
beforeAll(async () => {
  at = await socialSetup()
})
afterAll(() => at.close())

const agreement = (change: object = {}) => ({
  body: {
    merchant: 'AMBER',
    provider: 'google' as const,
    clientId: 'amber-client',
    secret: SECRET,
    issuer: 'https://accounts.google.com',
    reason: 'signed the agreement',
    ...change,
  },
})

test('AUT-06 O8 stores a social login secret encrypted and never returns it', async () => {
  const owner = await operator(at)
  await owner.api.socialLoginOffice.change(agreement())
  const { rows } = await owner.api.socialLoginOffice.providers()
  const row = rows.find(({ merchant, provider }) => merchant === 'AMBER' && provider === 'google')
  expect(row).toMatchObject({ clientId: 'amber-client', isOn: false })
  expect(row?.returnAddress).toMatch(/\/social\/google$/)
  const stored = await at.app.pool.query("select * from social_provider where merchant = 'AMBER'")
  const audited = await at.app.pool.query('select to_jsonb(e) as entry from audit_entry e')
  const everything = JSON.stringify([rows, stored.rows, audited.rows])
  expect(everything).not.toContain(SECRET)
  expect(everything).toContain('signin.change')
  expect(at.app.vault.open('social', stored.rows[0].secret_sealed)).toBe(SECRET)
  // an empty secret keeps the stored one
  const { secret: _, ...rest } = agreement({ clientId: 'another-client' }).body
  await owner.api.socialLoginOffice.change({ body: rest })
  const again = await at.app.pool.query("select * from social_provider where merchant = 'AMBER'")
  expect(at.app.vault.open('social', again.rows[0].secret_sealed)).toBe(SECRET)
})

test('AUT-06 rejects an agreement without a secret, with a plain http issuer elsewhere, or for an unknown brand', async () => {
  const owner = await operator(at)
  const refusedAs = async (code: string, change: object) =>
    expect(owner.api.socialLoginOffice.change(agreement(change))).rejects.toMatchObject({ code })
  await refusedAs('socialOffice.issuerInvalid', { issuer: 'http://accounts.google.com' })
  await refusedAs('socialOffice.unknownMerchant', { merchant: 'NOBODY' })
  await refusedAs('socialOffice.secretMissing', { provider: 'facebook', secret: undefined })
  const support = await operator(at, { roles: ['support'] })
  await expect(support.api.socialLoginOffice.change(agreement())).rejects.toMatchObject({
    code: 'permission.missing',
  })
})

test('AUT-06 a member can unlink only if the brand allows it and another login method remains', async () => {
  const visitor = browser(at)
  const reply = await visitor.api.socialLogin.finish({
    body: { provider: 'google', answer: await visitor.answerOf('google', 'onlyway') },
  })
  if (reply.step !== 'choose') throw new Error('onlyway is known already')
  const { token } = await visitor.api.socialLogin.register({
    body: {
      ticket: reply.ticket,
      username: 'onlyway',
      birthday: '1990-01-01',
      termsAgreed: true,
      language: 'en',
    },
  })
  const { api } = browser(at, { token })
  const unlink = () => api.socialLogin.unlink({ body: { provider: 'google' } })
  await expect(unlink()).rejects.toMatchObject({ code: 'social.final' })
  await applySetting(at, 'JADE', 'socialUnlink', true)
  await expect(unlink()).rejects.toMatchObject({ code: 'social.noOtherWay' })
  const mai = await person(at)
  await at.app.pool.query('update social_identity set member_id = $1 where subject = $2', [mai.id, 'onlyway'])
  await expect(mai.api.socialLogin.unlink({ body: { provider: 'google' } })).rejects.toMatchObject({
    code: 'security.proofNeeded',
  })
  await mai.api.security.prove({ body: { kind: 'password', answer: PASSWORD } })
  await mai.api.socialLogin.unlink({ body: { provider: 'google' } })
  expect(await mai.api.socialLogin.mine()).toMatchObject({ linked: [], mayUnlink: true })
  await expect(mai.api.socialLogin.unlink({ body: { provider: 'google' } })).rejects.toMatchObject({
    code: 'social.notLinked',
  })
})

test('S10 deletes a provider’s data about people who did not register after a day', async () => {
  const visitor = browser(at)
  await visitor.api.socialLogin.finish({
    body: { provider: 'google', answer: await visitor.answerOf('google', 'passerby') },
  })
  const attempts = async () =>
    Number((await at.app.pool.query('select count(*) from social_attempt')).rows[0].count)
  const sweep = () => socialJobs[0]?.run(at.app)
  await sweep()
  expect(await attempts()).toBeGreaterThan(0)
  at.clock.forward(25 * 60 * 60_000)
  await sweep()
  expect(await attempts()).toBe(0)
})
