import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { inTransaction } from '#db/pool.ts'
import { endMemberSessions } from '#features/account/identity/public.ts'
import { excludeOneself } from '#features/compliance/exclusions/service/exclude.ts'
import { major } from '#kit/money.ts'
import { setWalletLimit } from '#ledger/wallet-limits.ts'
import { setFrozen } from '#ledger/wallets.ts'
import { vendorWalletsJobs } from './jobs.ts'
import { endVisits } from './service/visits.ts'
import { arcadeSetup, type ArcadeSetup } from './testing/arcade-setup.ts'

let at: ArcadeSetup
beforeAll(async () => {
  at = await arcadeSetup()
})
afterAll(() => at.close())
beforeEach(() => at.behave('confirm'))

const SECOND_MS = 1_000

async function visitor(): Promise<{ who: Person; token: string }> {
  const who = await person(at, { balance: major(100_000) })
  const { url } = await who.api.vendorWallets.visit({ body: { vendor: 'arcade' } })
  const token = url.split('/').at(-1) ?? ''
  expect(at.desk.visitBy(token)).not.toBeNull()
  return { who, token }
}

const isOpen = (token: string) => at.desk.visitBy(token) !== null
const excluded = (who: Person) => excludeOneself(at.app, who.id, { kind: 'self', months: 6 }, at.clock.now())

test('R6 ahead 9 an exclusion ends only that member’s visit at the vendor, within a second', async () => {
  const [mai, other] = [await visitor(), await visitor()]
  await endVisits(at.app)
  expect(isOpen(mai.token)).toBe(true)
  await excluded(mai.who)
  await endVisits(at.app)
  await expect.poll(() => [isOpen(mai.token), isOpen(other.token)]).toEqual([false, true])
  const job = vendorWalletsJobs.find(({ run }) => run === endVisits)
  expect(job && 'everySeconds' in job && job.everySeconds * 1000).toBeLessThan(SECOND_MS)
})

test('R6 a logout, a frozen wallet and a time-out end the visit too', async () => {
  const out = await visitor()
  const sessions = { memberId: out.who.id, why: 'signed out', now: at.clock.now() }
  await inTransaction(at.app.db, (tx) => endMemberSessions(tx, sessions))
  const frozen = await visitor()
  await setFrozen(at.app.db, frozen.who.wallet, true)
  await expect(frozen.who.api.vendorWallets.visit({ body: { vendor: 'arcade' } })).rejects.toMatchObject({
    code: 'vendorWallets.walletClosed',
  })
  const resting = await visitor()
  await excludeOneself(at.app, resting.who.id, { kind: 'timeOut', days: 1 }, at.clock.now())
  await endVisits(at.app)
  await expect
    .poll(() => [out, frozen, resting].map(({ token }) => isOpen(token)))
    .toEqual([false, false, false])
})

test('R1 R11 a used-up time limit, closing hours and a due reality check end the visit; the check must be acknowledged before another one', async () => {
  const [mai, resting, other] = [await visitor(), await visitor(), await visitor()]
  await setWalletLimit(at.app.db, mai.who.wallet, { playUntil: at.clock.now() })
  await setWalletLimit(at.app.db, resting.who.wallet, { pauseAt: at.clock.now() })
  await setWalletLimit(at.app.db, other.who.wallet, { pauseAt: new Date(at.clock.now().getTime() + 60_000) })
  at.clock.forward(1_000)
  await endVisits(at.app)
  await expect
    .poll(() => [mai, resting, other].map(({ token }) => isOpen(token)))
    .toEqual([false, false, true])

  const { api } = other.who
  await api.limits.set({ body: { kind: 'check', period: 'once', to: { minutes: 5 } } })
  at.clock.forward(6 * 60_000)
  const again = () => api.vendorWallets.visit({ body: { vendor: 'arcade' } })
  await expect(again()).rejects.toMatchObject({ code: 'limits.checkDue' })
  await api.limits.seen({ body: {} })
  expect((await again()).url).toContain('/play/')
})

test('R6 an unavailable vendor is called again until it confirms the end of a visit', async () => {
  const { who, token } = await visitor()
  at.behave('away')
  await excluded(who)
  await endVisits(at.app)
  expect(isOpen(token)).toBe(true)
  at.behave('confirm')
  at.clock.forward(4 * SECOND_MS)
  await endVisits(at.app)
  await expect.poll(() => isOpen(token)).toBe(false)
})

test('R6 an exclusion while the URL is requested ends the visit before it begins', () => {
  const reference = crypto.randomUUID()
  at.desk.endVisit({ merchant: 'JADE', reference })
  const late = at.desk.visit({
    merchant: 'JADE',
    reference,
    member: '1',
    currency: 'VND',
    language: 'en',
    returnUrl: 'http://localhost/',
  })
  expect(isOpen(late.token)).toBe(false)
})
