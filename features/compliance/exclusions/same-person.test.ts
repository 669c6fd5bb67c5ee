import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { PAYMENT_PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { setEmail, setMobile } from '#features/account/members/public.ts'
import { runs } from '#kit/testing/tier.ts'
import { isExcluded } from './public.ts'
import { excludeOneself } from './service/exclude.ts'
import { holdIfSame } from './service/match.ts'
import { exclusionsOf } from './store/exclusions.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

type Contact = 'mobile' | 'email'
let made = 0
const valueOf = (contact: Contact) =>
  contact === 'mobile' ? `+8493${String(3_000_000 + ++made)}` : `same${++made}@people.example`

const write = (who: Person, contact: Contact, value: string) =>
  run(at.database.owner, sql`update member set ${sql.ref(contact)} = ${value} where id = ${who.id}`)
const verify = (who: Person, contact: Contact, value: string) =>
  inTransaction(at.app.db, (tx) =>
    (contact === 'mobile' ? setMobile : setEmail)(tx, who.id, value, at.clock.now()),
  )
const forGood = (who: Person) => who.api.exclusions.start({ body: { kind: 'self', months: null } })
/** Runs the check that login, deposit and launch run first; returns the account's status afterwards. */
async function comeBack(who: Person): Promise<string> {
  await holdIfSame(at.app, who.id, at.clock.now())
  const [newest] = await exclusionsOf(at.app.db, who.id)
  return newest ? `${newest.kind} by ${newest.matchedBy.join(' and ')}` : 'free'
}
/** Makes the next account younger. */
const later = () => at.clock.forward(1_000)

for (const contact of ['mobile', 'email'] as const)
  for (const brand of ['JADE', 'AMBER'] as const)
    test(`RSP-01 R10 a stranger at ${brand} who enters a member's ${contact} and self-excludes does not exclude the member`, async () => {
      for (const isProved of [true, false]) {
        const value = valueOf(contact)
        const mai = await person(at)
        await (isProved ? verify(mai, contact, value) : write(mai, contact, value))
        later()
        const stranger = await person(at, { merchant: brand })
        await write(stranger, contact, value)
        await forGood(stranger)
        expect(await refusal(mai.api.limits.mine())).toBe('nothing was refused')
        expect(await comeBack(mai)).toBe('free')
        expect(await refusal(mai.api.lobby.launch({ query: { gameId: 'dice' } }))).toBe('nothing was refused')
        // what the member verifies later triggers another comparison, and remains the member's
        await verify(mai, contact, value)
        expect(await comeBack(mai)).toBe('free')
      }
    })

test('R10 an account that shares a name and birthday, an ID number, a bank account or a device, entered later, is held', async () => {
  const mai = await person(at, { payeeName: 'TRAN THI VICTIM' })
  const bank = { bank: 'ACB', accountNumber: '1122334499', password: PAYMENT_PASSWORD }
  await mai.api.withdrawals.addAccount({ body: { ...bank, holder: 'TRAN THI VICTIM' } })
  const numbered = (who: Person) =>
    run(
      at.database.owner,
      sql`
        insert into registration (member_id, method, contacts, created_at)
        values (${who.id}, 'WEB', '{"idNumber": "079 090 000 123"}', ${at.clock.now()})
      `,
    )
  await numbered(mai)
  // an old account that enters another member's contact later counts as the later claim
  const stranger = await person(at)
  await numbered(stranger)
  later()
  await stranger.api.withdrawals.addAccount({ body: { ...bank, holder: 'TRAN THI VICTIM' } })
  const device = Buffer.from(crypto.getRandomValues(new Uint8Array(32)))
  for (const who of [mai, stranger]) {
    await run(
      at.database.owner,
      sql`
        insert into member_device (member_id, token_hash, name, device, ip, first_seen_at, last_seen_at)
        values (${who.id}, ${device}, 'shared', 'test', '127.0.0.1', ${at.clock.now()}, ${at.clock.now()})
      `,
    )
    later()
  }
  await run(
    at.database.owner,
    sql`update member set created_at = created_at + interval '1 second' where id = ${stranger.id}`,
  )
  await forGood(stranger)
  expect(await comeBack(mai)).toBe('free')
})

test('RSP-01 R10 an account that verified the same contact is excluded too, older or newer, and two operators can clear it', async () => {
  for (const contact of ['mobile', 'email'] as const) {
    const value = valueOf(contact)
    const older = await person(at, { merchant: 'AMBER' })
    await verify(older, contact, value)
    later()
    const mai = await person(at)
    await verify(mai, contact, value)
    await forGood(mai)
    expect(await refusal(older.api.limits.mine())).toBe('session.required')
    expect(await comeBack(older)).toBe(`self by ${contact === 'mobile' ? 'phone' : 'email'}`)
    const [linh, huy] = [await operator(at), await operator(at)]
    const [own, follower] = [mai, older].map(
      async ({ id }) => (await exclusionsOf(at.app.db, id))[0]?.id ?? '',
    )
    const reason = 'the number has a new owner, documents seen'
    const propose = async (id: Promise<string> | undefined) =>
      linh.api.exclusionsOffice.propose({ params: { id: (await id) ?? '' }, body: { reason } })
    expect(await refusal(propose(own))).toBe('exclusions.termRuns')
    await huy.api.exclusionsOffice.approve({ params: await propose(follower), body: {} })
  }
})

test('R10 a contact verified after the exclusion is compared again: the same person is excluded at the next login', async () => {
  const value = valueOf('mobile')
  const older = await person(at, { merchant: 'AMBER' })
  later()
  const mai = await person(at)
  await verify(mai, 'mobile', value)
  await forGood(mai)
  expect(await comeBack(older)).toBe('free')
  await verify(older, 'mobile', value)
  expect(await comeBack(older)).toBe('self by phone')
})

test('R10 a later account that only entered the contact is held for review, not excluded', async () => {
  const value = valueOf('email')
  const mai = await person(at)
  await verify(mai, 'email', value)
  await forGood(mai)
  later()
  const anew = await person(at)
  await write(anew, 'email', value)
  expect(await comeBack(anew)).toBe('match by email')
})

test('M3 R10 a stranger who self-excludes while the member makes a request causes no hold of anyone else', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const value = valueOf('mobile')
    const mai = await person(at)
    await write(mai, 'mobile', value)
    later()
    const strangers = await Promise.all([person(at), person(at, { merchant: 'AMBER' })])
    for (const stranger of strangers) await write(stranger, 'mobile', value)
    await Promise.all([
      ...strangers.map(forGood),
      verify(mai, 'mobile', value),
      comeBack(mai),
      refusal(mai.api.lobby.launch({ query: { gameId: 'dice' } })),
    ])
    expect(await comeBack(mai)).toBe('free')
  }
})

type Act = readonly ['verify' | 'exclude' | 'look', number]
const CAST = 5

test('RSP-01 R10 A3 model: in any order of account actions, only a verification of the same contact affects an older account', async () => {
  const script = fc.record({
    brands: fc.array(fc.constantFrom('JADE' as const, 'AMBER' as const), {
      minLength: CAST,
      maxLength: CAST,
    }),
    contact: fc.constantFrom('mobile' as const, 'email' as const),
    wrote: fc.array(fc.boolean(), { minLength: CAST, maxLength: CAST }),
    acts: fc.array(
      fc.tuple(
        fc.constantFrom('verify' as const, 'exclude' as const, 'look' as const),
        fc.nat({ max: CAST - 1 }),
      ),
      { minLength: 3, maxLength: 10 },
    ),
  })
  await fc.assert(
    fc.asyncProperty(script, async ({ brands, contact, wrote, acts }) => {
      const value = valueOf(contact)
      const cast: Person[] = []
      for (const [n, merchant] of brands.entries()) {
        later()
        const one = await person(at, { merchant })
        if (wrote[n]) await write(one, contact, value)
        cast.push(one)
      }
      const model = new Model(wrote, brands)
      for (const act of acts) await play(cast, model, act, { contact, value })
      // finally, every account is checked once more
      for (const [n, one] of cast.entries()) {
        await holdIfSame(at.app, one.id, at.clock.now())
        const isHeld = await isExcluded(at.app.db, one.id, at.clock.now())
        expect([n, isHeld]).toEqual([n, model.isHeld(n)])
      }
    }),
    { numRuns: runs({ day: 12, night: 200 }) },
  )
}, 180_000)

async function play(
  cast: readonly Person[],
  model: Model,
  [what, n]: Act,
  { contact, value }: { contact: Contact; value: string },
): Promise<void> {
  const one = cast[n]
  if (!one) return
  if (what === 'look') await holdIfSame(at.app, one.id, at.clock.now())
  else if (what === 'verify' && model.mayVerify(n)) {
    expect(await verify(one, contact, value)).toBe(true)
    model.verified.add(n)
  } else if (what === 'exclude' && !model.excluded.has(n)) {
    await excludeOneself(at.app, one.id, { kind: 'self', months: null }, at.clock.now())
    if (model.has(n)) model.excluded.set(n, model.verified.has(n) ? 'verified' : 'written')
    else model.excluded.set(n, 'stranger')
  }
}

/** The expected holds, computed independently of the code: by account age, by who entered and who verified, and by who self-excluded. */
class Model {
  readonly verified = new Set<number>()
  readonly excluded = new Map<number, 'verified' | 'written' | 'stranger'>()
  readonly wrote: readonly boolean[]
  readonly brands: readonly string[]
  constructor(wrote: readonly boolean[], brands: readonly string[]) {
    this.wrote = wrote
    this.brands = brands
  }
  has(n: number): boolean {
    return (this.wrote[n] ?? false) || this.verified.has(n)
  }
  /** Only one account per brand can verify a contact, and an excluded member cannot verify. */
  mayVerify(n: number): boolean {
    const isTaken = [...this.verified].some((other) => other !== n && this.brands[other] === this.brands[n])
    return !isTaken && !this.verified.has(n) && !this.excluded.has(n)
  }
  isHeld(n: number): boolean {
    if (this.excluded.has(n)) return true
    if (!this.has(n)) return false
    return [...this.excluded].some(([other, how]) => how === 'verified' || (how === 'written' && other < n))
  }
}
