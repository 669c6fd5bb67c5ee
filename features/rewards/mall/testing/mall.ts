import type { operator } from '#apps/server/testing/operator.ts'
import { PAYMENT_PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { walletOf } from '#ledger/wallets.ts'

export const delivery = {
  recipient: 'Mai Nguyen',
  phone: '0912 345 678',
  address: '12 Le Loi, District 1, Ho Chi Minh City',
}

export type Staff = Awaited<ReturnType<typeof operator>>

type Fields = Parameters<Staff['api']['mallOffice']['create']>[0]['body']

export const mug: Fields = {
  merchant: 'JADE',
  kind: 'goods',
  titleEn: 'Porcelain mug',
  titleVi: 'Cốc sứ',
  textEn: 'A mug of 350 ml.',
  textVi: 'Cốc 350 ml.',
  points: 150,
  amount: null,
  wagering: null,
  days: null,
  stock: 5,
  perMember: null,
  isVisible: true,
  sort: 10,
  reason: 'new in the mall',
}

let count = 0

/** A member with points from a reward. */
export async function rich(at: TestApp, points: bigint): Promise<Person> {
  const mai = await person(at)
  await give(at, mai, points)
  return mai
}

export async function give(at: TestApp, { id }: Person, points: bigint): Promise<void> {
  count += 1
  const offer = {
    merchant: 'JADE',
    memberId: id,
    source: 'missions',
    key: `mall-test:${count}`,
    kind: 'points',
    currency: 'VND',
    amount: points,
    isEarned: true,
    claim: 'automatic',
    claimUntil: null,
  } as const
  await inTransaction(at.app.db, (tx) => offerReward(tx, offer, at.app.clock.now()))
  await creditClaimed(at.app)
}

export const pointsOf = async (at: TestApp, { id }: Person): Promise<bigint> =>
  (await walletOf(at.app.db, { owner: id, kind: 'points', currency: 'VND' }))?.balance ?? 0n

export const cashOf = async (at: TestApp, { id }: Person): Promise<bigint> =>
  (await walletOf(at.app.db, { owner: id, kind: 'cash', currency: 'VND' }))?.balance ?? 0n

/** Redeems as the page does. */
export const redeem = (who: Person, product: string, points: number, quantity = 1) =>
  who.api.mall.redeem({
    body: { product, quantity, points, delivery, paymentPassword: PAYMENT_PASSWORD },
  })
