import { randomBytes, randomUUID } from 'node:crypto'
import { operator } from '#apps/server/testing/operator.ts'
import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { offerReward } from '#features/rewards/rewards/service/offer.ts'
import { major } from '#kit/money.ts'
import type { Audience, DrawData } from '../rules/draw.ts'

export const units = (whole: number): string => major(whole).toString()

/** A quarter of all spins win 1.00. */
export const wheel: DrawData = {
  kind: 'wheel',
  segments: [
    { weight: 3, prize: { kind: 'nothing' } },
    { weight: 1, prize: { kind: 'cash', amount: units(1) } },
  ],
}
/** Every spin wins 1.00. */
export const sure: DrawData = {
  kind: 'wheel',
  segments: [
    { weight: 1, prize: { kind: 'cash', amount: units(1) } },
    { weight: 1, prize: { kind: 'cash', amount: units(1) } },
  ],
}

const HOUR_MS = 3_600_000

export type Options = {
  readonly budget?: bigint | null
  readonly audience?: Audience
  /** From now. */
  readonly endsInMs?: number | null
}

export const bodyOf = (at: TestApp, data: DrawData, options: Options = {}) => {
  const now = at.app.clock.now().getTime()
  const endsInMs = options.endsInMs ?? (data.kind === 'raffle' || data.kind === 'envelope' ? HOUR_MS : null)
  return {
    merchant: 'JADE',
    currency: 'VND',
    title: { en: 'A test draw', vi: 'Quay thử' },
    data,
    audience: options.audience ?? { kind: 'everyone' },
    terms: null,
    budget: options.budget ?? null,
    startsAt: new Date(now - 1_000),
    endsAt: endsInMs === null ? null : new Date(now + endsInMs),
  } as const
}

/** A draw that two operators have launched. */
export async function launched(at: TestApp, data: DrawData, options: Options = {}) {
  const linh = await operator(at, { roles: ['supervisor'] })
  const { id } = await linh.api.drawsOffice.draft({ body: bodyOf(at, data, options) })
  await linh.api.drawsOffice.launch({ params: { id }, body: { reason: 'the test campaign' } })
  return { id, linh }
}

/** Gives a member spins or tickets as a reward, and credits it. */
export async function give(
  at: TestApp,
  to: Person,
  of: { readonly kind: 'spins' | 'tickets'; readonly draw: string; readonly count: number },
): Promise<void> {
  await offer(at, to, of)
  await creditClaimed(at.app)
}

export function offer(
  at: TestApp,
  to: Person,
  of: { readonly kind: 'spins' | 'tickets'; readonly draw: string; readonly count: number },
): Promise<unknown> {
  const now = at.app.clock.now()
  return inTransaction(at.app.db, (tx) =>
    offerReward(
      tx,
      {
        merchant: 'JADE',
        memberId: to.id,
        source: 'missions',
        key: `test:${randomUUID()}`,
        kind: of.kind,
        currency: 'VND',
        amount: BigInt(of.count),
        detail: { draw: of.draw },
        claim: 'automatic',
        claimUntil: null,
      },
      now,
    ),
  )
}

export const clientSeed = (): string => randomBytes(8).toString('hex')

/** Spins once with the commitment that the page shows. */
export async function spinOnce(of: Person, id: string) {
  const { mine } = await of.api.draws.one({ params: { id } })
  const commitment = mine?.next?.commitment ?? '0'.repeat(64)
  return of.api.draws.spin({ params: { id }, body: { commitment, clientSeed: clientSeed() } })
}
