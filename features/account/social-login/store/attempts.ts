import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import type { Profile } from '../rules/person.ts'
import type { ProviderName } from '../rules/providers.ts'

export type NewAttempt = {
  readonly merchant: string
  readonly provider: ProviderName
  readonly issuer: string
  readonly stateHash: Buffer
  readonly browserHash: Buffer
  readonly redirectUri: string
  readonly returnPath: string
  readonly memberId: bigint | null
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  await run(
    db,
    sql`
      insert into social_attempt (
        merchant, provider, issuer, state_hash, browser_hash, redirect_uri, return_path, member_id, created_at, expires_at
      )
      values (
        ${attempt.merchant}, ${attempt.provider}, ${attempt.issuer}, ${attempt.stateHash}, ${attempt.browserHash},
        ${attempt.redirectUri}, ${attempt.returnPath}, ${attempt.memberId}, ${attempt.now}, ${attempt.expiresAt}
      )
    `,
  )
}

export type Attempt = {
  readonly id: string
  readonly merchant: string
  readonly provider: ProviderName
  readonly issuer: string
  readonly redirectUri: string
  readonly returnPath: string
  readonly memberId: bigint | null
}

/** Consumes the attempt of this state and browser, so that a response cannot be replayed. */
export async function takeAttempt(
  db: Db,
  { stateHash, browserHash, now }: { stateHash: Buffer; browserHash: Buffer; now: Date },
): Promise<Attempt | null> {
  return maybe(
    db,
    sql<Attempt>`
      update social_attempt set answered_at = ${now}
      where state_hash = ${stateHash} and browser_hash = ${browserHash}
        and answered_at is null and expires_at > ${now}
      returning id, merchant, provider, issuer, redirect_uri, return_path, member_id
    `,
  )
}

/** Stores the returning person, for the choice between linking and registering. */
export async function keepArrival(
  db: Db,
  id: string,
  {
    issuer,
    profile: { subject, name, email },
    ticketHash,
    expiresAt,
  }: { issuer: string; profile: Profile; ticketHash: Buffer; expiresAt: Date },
): Promise<void> {
  await run(
    db,
    sql`
      update social_attempt
      set issuer = ${issuer}, subject = ${subject}, name = ${name}, email = ${email}, ticket_hash = ${ticketHash},
        expires_at = ${expiresAt}
      where id = ${id}
    `,
  )
}

export type Arrival = {
  readonly id: string
  readonly provider: ProviderName
  readonly issuer: string
  readonly subject: string
  readonly name: string | null
  readonly browserHash: Buffer
}

export async function arrivalOf(
  reader: Db | Tx,
  { merchant, ticketHash, now }: { merchant: string; ticketHash: Buffer; now: Date },
): Promise<Arrival | null> {
  return maybe(
    reader,
    sql<Arrival>`
      select id, provider, issuer, subject, name, browser_hash from social_attempt
      where ticket_hash = ${ticketHash} and merchant = ${merchant} and settled_at is null and expires_at > ${now}
    `,
  )
}

/** False if the choice was already made: of two concurrent submissions only one counts. */
export async function settleArrival(tx: Tx, id: string, now: Date): Promise<boolean> {
  const settled = await run(
    tx,
    sql`update social_attempt set settled_at = ${now} where id = ${id} and settled_at is null`,
  )
  return settled === 1
}

/** Attempts contain names and addresses of people who may not have registered, so they are deleted after a day. */
export async function sweepAttempts(db: Db, before: Date): Promise<number> {
  return run(db, sql`delete from social_attempt where created_at < ${before}`)
}
