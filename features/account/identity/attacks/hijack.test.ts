import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, operator } from '#apps/server/testing/operator.ts'
import { PASSWORD } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { heardBy } from '#apps/server/testing/heard.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { checkPassword, setPaymentPassword } from '#features/account/identity/public.ts'
import { setEmail } from '#features/account/members/public.ts'
import { sendDue } from '#features/contact/outbox/service/send.ts'
import { messagingHouse, type MessagingApp } from '#features/contact/outbox/testing/messaging-app.ts'
import { depositCredited } from '#features/money/deposits/postings.ts'
import { payoutHold } from '#features/account/security/public.ts'
import { postOne } from '#ledger/posting.ts'
import { walletsOf } from '#ledger/wallets.ts'
import { major } from '#kit/money.ts'
import { browser, e164, mobileNumbers, nameLogin, newcomer, passEverybody } from '../testing/entry.ts'

/** Account pre-hijacking: an attacker registers with the victim's number or email address and waits for its owner to log in. */
const PAYMENT = '975312468'
const OWN = 'the owner’s own quiet password'

let app: MessagingApp
let at: TestApp
beforeAll(async () => {
  app = await messagingHouse({ TRUSTED_PROXIES: '127.0.0.1' })
  at = app.at
  passEverybody(at)
  for (const name of ['MOBILENUMREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'] as const)
    await applyFlag(at, 'JADE', name, true)
  await applyFlag(at, 'JADE', 'REGMOBVERF3', false)
  await heardBy(at.app, at.database.db)
})
afterAll(() => app.close())

let last = 0
const elsewhere = () => browser(at, { 'x-forwarded-for': `10.77.${Math.floor(++last / 200)}.${last % 200}` })
const numbers = mobileNumbers(700_000)

async function idOf(account: string): Promise<bigint> {
  const row = await one(
    at.app.db,
    sql<{ id: bigint }>`select id from member where merchant = 'JADE' and account_key = ${account}`,
  )
  return row.id
}

/** The attacker registers the victim's number with their own data and adds a bank account. */
async function squat(mobileNum: string) {
  const thief = elsewhere()
  const mailbox = `thief${++last}@thieves.example`
  const words = { password: PASSWORD, confirmPassword: PASSWORD }
  const { token } = await thief.api().identity.registerMobile({
    body: { ...newcomer(), ...words, mobileNum, countryDialingCode: '84' },
  })
  const account = e164(mobileNum).slice(1)
  const id = await idOf(account)
  // as the optional fields of the form would set it
  await run(at.app.db, sql`update member set email = ${mailbox} where id = ${id}`)
  await setPaymentPassword(at.app.db, id, PAYMENT)
  await thief.api(token).withdrawals.addAccount({
    body: { bank: 'ACB', accountNumber: '5566778899', holder: 'LE VAN THIEF', password: PAYMENT },
  })
  return { thief, token, mailbox, account, id }
}

type Squat = Awaited<ReturnType<typeof squat>>

/** Removes the wait before the next code, which other tests cover. */
const forgetCodes = () => run(at.database.owner, sql`delete from one_time_code`)

async function codeTo(owner: ReturnType<typeof browser>, mobileNum: string): Promise<string> {
  await owner.api().otp.noLogin({ body: { mobileNum, countryDialingCode: '84' } })
  await sendDue(at.app, app.gateways)
  return app.caught.codeFor(e164(mobileNum)) ?? 'none came'
}

async function bySms(mobileNum: string) {
  const owner = elsewhere()
  const password = await codeTo(owner, mobileNum)
  return owner
    .api()
    .identity.login({ body: { username: mobileNum, password, countryDialingCode: '84', type: 'sms' } })
}

async function byReset(mobileNum: string) {
  const owner = elsewhere()
  const verificationCode = await codeTo(owner, mobileNum)
  return owner
    .api()
    .recovery.byPhone({ body: { newPassword: OWN, mobileNum: e164(mobileNum), verificationCode } })
}

/** The password reset link that a request sends by email; null if none is sent. */
async function askMail(username: string, email: string): Promise<string | null> {
  const links = () =>
    app.caught.messages
      .list()
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => /\/reset#([\w-]{43})/.exec(text)?.[1])
  const before = new Set(links())
  await fetch(`${at.site}/wps/member/password/email`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.78.0.${++last % 250}` },
    body: new URLSearchParams({ username, email }),
  })
  await sendDue(at.app, app.gateways)
  return links().find((link) => link !== undefined && !before.has(link)) ?? null
}

/** Everything that the attacker could use to return is gone. */
async function expectOut({ thief, token, mailbox, account, id }: Squat): Promise<void> {
  expect(await refusal(thief.api(token).members.info())).toBe('session.required')
  expect(await refusal(thief.api().identity.login({ body: nameLogin(account) }))).toBe('identity.wrongLogin')
  expect(await askMail(account, mailbox)).toBeNull()
  const [left] = await many(
    at.app.db,
    sql<Record<string, unknown>>`
      select c.payment_hash, m.email, m.payee_name, m.mobile_verified_at is not null as is_verified,
        (select count(*)::int from payout_account p where p.member_id = m.id and p.closed_at is null) as payout_accounts,
        (select count(*)::int from social_identity s where s.member_id = m.id and s.unlinked_at is null) as links,
        (select count(*)::int from push_device d where d.member_id = m.id) as pushes
      from member m join credential c on c.member_id = m.id
      where m.id = ${id}
    `,
  )
  expect(left).toEqual({
    paymentHash: null,
    email: null,
    payeeName: null,
    isVerified: true,
    payoutAccounts: 0,
    links: 0,
    pushes: 0,
  })
  expect(await payoutHold(at.app.db, id, at.clock.now())).toMatchObject({ what: 'proofs' })
}

test('S1 A11 the owner of a number that an attacker registered logs in by SMS, and the attacker loses all access to the account', async () => {
  const mobileNum = numbers()
  const squatted = await squat(mobileNum)
  const asked = await askMail(squatted.account, squatted.mailbox) // requested before the owner logs in, to be used afterwards
  const { token } = await bySms(mobileNum)
  await expectOut(squatted)
  const body = { token: asked ?? '', newPassword: 'the thief comes back' }
  expect(await refusal(at.api().recovery.byLink({ body }))).toBe('recovery.linkEnded')
  const withdraw = at.api({ token }).withdrawals.addAccount({
    body: { bank: 'ACB', accountNumber: '5566778899', holder: 'LE VAN THIEF', password: PAYMENT },
  })
  expect(await refusal(withdraw)).toBe('withdrawals.wrongPassword')
  expect((await at.api({ token }).members.info()).account).toBe(squatted.account)
  // the number is verified now: a later login removes nothing
  await run(at.app.db, sql`update member set email = 'own@owners.example' where id = ${squatted.id}`)
  await forgetCodes()
  await bySms(mobileNum)
  const [row] = await many(
    at.app.db,
    sql<{ email: string }>`select email from member where id = ${squatted.id}`,
  )
  expect(row?.email).toBe('own@owners.example')
})

test('A11 A12 the attacker also loses all access when the owner sets a new password by SMS code', async () => {
  const mobileNum = numbers()
  const squatted = await squat(mobileNum)
  await byReset(mobileNum)
  await expectOut(squatted)
  expect(await checkPassword(at.app.db, squatted.id, OWN)).toBe(true)
})

test('A11 a number that was entered but never verified does not open an account whose holder verified another contact', async () => {
  const other = numbers()
  const mail = await squat(other)
  await inTransaction(at.app.db, (tx) => setEmail(tx, mail.id, mail.mailbox, at.clock.now()))
  const withApp = numbers()
  const app = await squat(withApp)
  await app.thief.api(app.token).security.prove({ body: { kind: 'password', answer: PASSWORD } })
  const { secret } = await app.thief.api(app.token).security.beginAuthenticator()
  await app.thief.api(app.token).security.addAuthenticator({ body: { code: codeAt(secret, at.clock.now()) } })
  for (const [mobileNum, { thief, token }] of [
    [other, mail],
    [withApp, app],
  ] as const) {
    expect(await refusal(bySms(mobileNum))).toBe('codes.invalid-verification-code')
    await forgetCodes()
    expect(await refusal(byReset(mobileNum))).toBe('codes.invalid-verification-code')
    expect(await refusal(thief.api(token).members.info())).toBe('nothing was refused')
  }
})

test('A12 a link mailed to an address that was never verified gives the account to the mailbox owner and removes the number', async () => {
  const mobileNum = numbers()
  const squatted = await squat(mobileNum)
  const link = await askMail(squatted.account, squatted.mailbox)
  await at.api().recovery.byLink({ body: { token: link ?? '', newPassword: OWN } })
  expect(await refusal(squatted.thief.api(squatted.token).members.info())).toBe('session.required')
  const [row] = await many(
    at.app.db,
    sql<Record<string, unknown>>`
      select m.mobile, m.email_verified_at is not null as is_verified, c.payment_hash
      from member m join credential c on c.member_id = m.id where m.id = ${squatted.id}
    `,
  )
  expect(row).toEqual({ mobile: null, isVerified: true, paymentHash: null })
})

test('A12 sends no link to an unverified address while the number is verified, and no operator can start one there', async () => {
  const mobileNum = numbers()
  const squatted = await squat(mobileNum)
  await bySms(mobileNum)
  // as a support call of the attacker would set it: the account has an unverified email address
  await run(at.app.db, sql`update member set email = ${squatted.mailbox} where id = ${squatted.id}`)
  expect(await askMail(squatted.account, squatted.mailbox)).toBeNull()
  const support = await operator(at, { roles: ['support'] })
  const start = { params: { id: squatted.id }, body: { reason: 'says that she lost her telephone' } }
  expect(await refusal(support.api.recovery.start(start))).toBe('recovery.noAddress')
})

test('A12 a link expires when its email address is removed from the account before use', async () => {
  const squatted = await squat(numbers())
  const link = await askMail(squatted.account, squatted.mailbox)
  await run(at.app.db, sql`update member set email = null where id = ${squatted.id}`)
  const body = { token: link ?? '', newPassword: OWN }
  expect(await refusal(at.api().recovery.byLink({ body }))).toBe('recovery.linkEnded')
})

test('A11 M8 money deposited before stays payable to the payee name it came from, and only the payout hold delays it', async () => {
  const mobileNum = numbers()
  const squatted = await squat(mobileNum)
  const [wallet] = await walletsOf(at.app.db, squatted.id)
  await inTransaction(at.app.db, (tx) =>
    postOne(tx, {
      posting: depositCredited,
      key: `hijack:${squatted.id}`,
      wallet: wallet?.id ?? 0n,
      amount: major(1_000_000),
      detail: 'sandbox',
    }),
  )
  const { token } = await bySms(mobileNum)
  const terms = await at.api({ token }).withdrawals.terms()
  expect(terms.accounts).toEqual([])
  const [row] = await many(
    at.app.db,
    sql<{ name: string }>`select payee_name as name from member where id = ${squatted.id}`,
  )
  expect(row?.name).toBe('LE VAN THIEF')
  expect(await payoutHold(at.app.db, squatted.id, at.clock.now())).not.toBeNull()
})

test('A11 A12 no action of the attacker during the owner’s login takes effect', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const mobileNum = numbers()
    const squatted = await squat(mobileNum)
    const mine = squatted.thief.api(squatted.token)
    await mine.security.prove({ body: { kind: 'password', answer: PASSWORD } })
    const { secret } = await mine.security.beginAuthenticator()
    const code = codeAt(secret, at.clock.now())
    const owner = elsewhere()
    const password = await codeTo(owner, mobileNum)
    const [entered] = await Promise.all([
      refusal(
        owner
          .api()
          .identity.login({ body: { username: mobileNum, password, countryDialingCode: '84', type: 'sms' } }),
      ),
      detailOf(mine.security.addAuthenticator({ body: { code } })),
      detailOf(mine.security.setPaymentPassword({ body: { paymentPassword: '864297531' } })),
      detailOf(
        mine.identity.changePassword({
          body: { oldPassword: PASSWORD, newPassword: OWN, confirmNewPassword: OWN },
        }),
      ),
      detailOf(
        mine.withdrawals.addAccount({
          body: { bank: 'ACB', accountNumber: '5566778800', holder: 'LE VAN THIEF', password: PAYMENT },
        }),
      ),
    ])
    const [left] = await many(
      at.app.db,
      sql<{ guards: number; verified: boolean }>`
        select (c.password_hash is not null)::int + (c.payment_hash is not null)::int
          + (select count(*)::int from authenticator a where a.member_id = m.id)
          + (select count(*)::int from payout_account p where p.member_id = m.id and p.closed_at is null) as guards,
          m.mobile_verified_at is not null as verified
        from member m join credential c on c.member_id = m.id where m.id = ${squatted.id}
      `,
    )
    // either the owner has an account without a trace of the attacker, or the login was refused
    if (entered === 'nothing was refused') expect(left).toEqual({ guards: 0, verified: true })
    else expect([entered, left?.verified]).toEqual(['codes.invalid-verification-code', false])
  }
})
