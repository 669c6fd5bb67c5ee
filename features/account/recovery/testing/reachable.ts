import { person, type Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { setEmail, setMobile } from '#features/account/members/public.ts'

let people = 0

/** A member with a verified email address and mobile number. */
export async function reachable(at: TestApp): Promise<Person & { email: string; mobile: string }> {
  const one = await person(at)
  const email = `${one.account}@example.com`
  const mobile = `+8491${String(2_000_000 + ++people)}`
  await inTransaction(at.app.db, async (tx) => {
    await setEmail(tx, one.id, email, at.clock.now())
    await setMobile(tx, one.id, mobile, at.clock.now())
  })
  return { ...one, email, mobile }
}
