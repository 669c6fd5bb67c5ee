import { generateSync } from 'otplib'
import { createOperator } from '#features/operators/door.ts'
import { SESSION_MS } from '#features/operators/rules.ts'
import { hashStaffPassword } from '#features/operators/passwords.ts'
import { insertSession } from '#features/operators/store/sessions.ts'
import { inTransaction } from '#db/pool.ts'
import { cookieName, isHttps } from '#server/http/cookies.ts'
import { OFFICE_COOKIE } from '#server/http/gate.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { Api, TestHouse } from './test-house.ts'

export const STAFF_PASSWORD = 'a long quiet staff password'

export type Operator = {
  readonly id: string
  readonly account: string
  readonly secret: string
  /** As 'name=value', for calls that a test makes by hand. */
  readonly cookie: string
  readonly api: Api
}

export type OperatorOptions = {
  readonly account?: string
  readonly roles?: readonly string[]
  readonly brands?: readonly string[]
}

/** The authenticator's code at the test's clock. */
export function codeAt(secret: string, at: Date): string {
  return generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) })
}

/** Hashed once a house: 64 MiB three times over for each operator of each test took longer than the tests. */
const hashesOf = new WeakMap<TestHouse, Promise<string>>()

function hashFor(at: TestHouse): Promise<string> {
  const made = hashStaffPassword(STAFF_PASSWORD)
  hashesOf.set(at, made)
  return made
}

/** An operator of these roles with an open session; `logIn` walks the two steps. */
export async function operator(at: TestHouse, options: OperatorOptions = {}): Promise<Operator> {
  const { account = `op-${crypto.randomUUID().slice(0, 8)}`, roles = ['owner'], brands = null } = options
  const { house, clock } = at
  const now = clock.now()
  const hash = await (hashesOf.get(at) ?? hashFor(at))
  const made = await inTransaction(house.db, (tx) =>
    createOperator(tx, {
      account,
      name: account,
      roles,
      brands,
      password: { hash },
      vault: house.vault,
      now,
    }),
  )
  const token = newToken()
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  const session = {
    operatorId: made.id,
    tokenHash: hashToken(token),
    ip: '127.0.0.1',
    device: 'test',
    now,
    expiresAt,
  }
  await insertSession(house.db, session)
  const isSecure = isHttps(house.config, { isOffice: true, protocol: 'http' })
  const cookie = `${cookieName(OFFICE_COOKIE, isSecure)}=${token}`
  return { ...made, account, cookie, api: apiOf(at, cookie) }
}

/** The typed client with an operator's cookie. */
export function apiOf(at: TestHouse, cookie: string): Api {
  return at.api({ door: 'office', headers: { cookie } })
}

/** An address of its own for each log-in where the house trusts 127.0.0.1 as its proxy: the pace of log-ins counts by address. */
export function anAddress(): { readonly 'x-forwarded-for': string } {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` }
}

/** Both steps of the log-in; gives the session cookie as 'name=value'. Throws where either is refused. */
export async function logIn(
  at: TestHouse,
  { account, secret, password = STAFF_PASSWORD }: { account: string; secret: string; password?: string },
): Promise<string> {
  const headers = anAddress()
  const { challenge } = await at
    .api({ door: 'office', headers })
    .operators.login({ body: { account, password } })
  const answer = await fetch(`${at.office}/office/api/login/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ challenge, code: codeAt(secret, at.clock.now()) }),
  })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const cookie = cookies.find((pair) => pair.startsWith(`${OFFICE_COOKIE}=`))
  if (!answer.ok || !cookie) throw new Error(`logIn: ${account} was refused: ${await answer.text()}`)
  return cookie
}
