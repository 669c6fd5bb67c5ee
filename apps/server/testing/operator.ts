import { generateSync } from 'otplib'
import { createOperator } from '#features/platform/operators/public.ts'
import { SESSION_MS } from '#features/platform/operators/rules.ts'
import { hashStaffPassword } from '#features/platform/operators/passwords.ts'
import { insertSession } from '#features/platform/operators/store/sessions.ts'
import { inTransaction } from '#db/pool.ts'
import { cookieName, isHttps } from '#server/http/cookies.ts'
import { OFFICE_COOKIE } from '#server/http/gate.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { Api, TestApp } from './test-app.ts'

export const STAFF_PASSWORD = 'a long quiet staff password'

export type Operator = {
  readonly id: string
  readonly account: string
  readonly secret: string
  /** As 'name=value', for requests that a test sends without the client. */
  readonly cookie: string
  /** Sends a reason, and has a colleague approve anything that requires dual approval: for tests about something else. */
  readonly api: Api
  /** The operator alone: what requires dual approval is sent for approval. */
  readonly alone: Api
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

/** Hashed once per test app: hashing with 64 MiB for each operator of each test took longer than the tests. */
const hashesOf = new WeakMap<TestApp, Promise<string>>()

function hashFor(at: TestApp): Promise<string> {
  const made = hashStaffPassword(STAFF_PASSWORD)
  hashesOf.set(at, made)
  return made
}

/** An operator with these roles and an open session; `logIn` does both steps of the login. */
export async function operator(at: TestApp, options: OperatorOptions = {}): Promise<Operator> {
  const { account = `op-${crypto.randomUUID().slice(0, 8)}`, roles = ['owner'], brands = null } = options
  const email = `${account}@demo.invalid`
  const { app, clock } = at
  const now = clock.now()
  const hash = await (hashesOf.get(at) ?? hashFor(at))
  const made = await inTransaction(app.db, (tx) =>
    createOperator(tx, {
      account,
      name: account,
      email,
      roles,
      brands,
      password: { hash },
      vault: app.vault,
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
    browser: hashToken(newToken()),
    now,
    expiresAt,
  }
  await insertSession(app.db, session)
  const isSecure = isHttps(app.config, { isOffice: true, protocol: 'http' })
  const cookie = `${cookieName(OFFICE_COOKIE, isSecure)}=${token}`
  return { ...made, account, cookie, api: pairedApi(at, cookie), alone: apiOf(at, cookie) }
}

/** The reason that a test's operator gives. */
const REASON = { reason: encodeURIComponent('asked for by a test') }

/** Second operators of tests: owners in their own browsers. */
const colleagues = new WeakMap<TestApp, Operator>()

async function newColleague(at: TestApp): Promise<Operator> {
  const made = await operator(at)
  colleagues.set(at, made)
  return made
}

const OUT = new Set([401, 403])

/** Approves as the test app's colleague; as a new one when that session is over or the duties check refuses them for this proposer. */
async function approveAs(at: TestApp, proposal: string): Promise<Response> {
  const send = ({ cookie }: Operator) =>
    fetch(`${at.office}/office/api/approvals/${proposal}/approve`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    })
  const first = await send(colleagues.get(at) ?? (await newColleague(at)))
  return OUT.has(first.status) ? send(await newColleague(at)) : first
}

type Said = {
  readonly errorCode?: string
  readonly value?: {
    readonly proposal?: string
    readonly value?: unknown
    readonly code?: string
    readonly says?: string
  }
}

/**
 * A fetch of an operator who has a colleague: it sends a reason, what is sent for approval is approved, and the call's own response is
 * returned.
 */
export function pairedFetch(at: TestApp): typeof fetch {
  return async (address, init) => {
    const headers = { ...REASON, ...Object.fromEntries(new Headers(init?.headers)) }
    const answer = await fetch(address, { ...init, headers })
    if (answer.status !== 202) return answer
    const sent = (await answer.clone().json()) as Said // the shape of every response
    if (sent.errorCode !== 'approvals.sent' || !sent.value?.proposal) return answer
    const approved = await approveAs(at, sent.value.proposal)
    const said = (await approved.clone().json()) as Said // the same
    if (approved.ok) return Response.json({ success: true, value: said.value?.value })
    // the final refusal, in the form of the call itself
    if (said.errorCode !== 'approvals.notPossible') return approved
    const { code: errorCode, says: message } = said.value ?? {}
    return Response.json({ success: false, errorCode, message }, { status: approved.status })
  }
}

/** The typed client of such an operator. */
export function pairedApi(at: TestApp, cookie: string): Api {
  return at.api({ listener: 'office', headers: { cookie }, transport: { fetch: pairedFetch(at) } })
}

/** The typed client with an operator's cookie and no colleague. */
export function apiOf(at: TestApp, cookie: string): Api {
  return at.api({ listener: 'office', headers: { cookie, ...REASON } })
}

/** A separate address for each login where the platform trusts 127.0.0.1 as its proxy: the rate limit for logins counts by address. */
export function anAddress(): { readonly 'x-forwarded-for': string } {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` }
}

/** Both steps of the login; returns the session cookie as 'name=value'. Throws when either is refused. */
export async function logIn(
  at: TestApp,
  { account, secret, password = STAFF_PASSWORD }: { account: string; secret: string; password?: string },
): Promise<string> {
  const headers = anAddress()
  const { challenge } = await at
    .api({ listener: 'office', headers })
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

/** The token of the newest enrolment link that was mailed to an operator. */
export async function mailedToken(at: TestApp, email: string): Promise<string> {
  const { rows } = await at.app.pool.query<{ sealed: Buffer }>(
    "select sealed from outgoing_message where letter = 'operator.link' and address = $1 order by created_at desc, id desc limit 1",
    [email],
  )
  const [row] = rows
  if (!row) throw new Error(`mailedToken: nothing was mailed to ${email}`)
  const { link } = JSON.parse(at.app.vault.open('message', row.sealed)) as { link: string } // as `sealSecrets` wrote it
  return link.split('#')[1] ?? ''
}
