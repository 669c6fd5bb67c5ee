import { randomUUID } from 'node:crypto'
import type { Guest, Said, Supplier } from '../suppliers/supplier.ts'

/** What a run needs of the wallet under test: two members with money, and an expired token of the first one. */
export type Stage = {
  readonly supplier: Supplier
  readonly guest: Guest
  readonly other: Guest
  /** An expired token of `guest`; null: checks that need one are skipped. */
  readonly staleToken: string | null
  /** The key that signs responses, as PEM; null: not checked. */
  readonly answerKey: string | null
}

type Needs =
  'nonce' | 'clock' | 'requestEcho' | 'reference' | 'signedReply' | 'currency' | 'winBack' | 'stale'
export type Check = {
  readonly name: string
  readonly says: string
  readonly needs?: readonly Needs[]
  readonly run: (stage: Stage) => Promise<void>
}

export const id = (): string => randomUUID()

export function must(holds: boolean, says: string, said?: Said): asserts holds {
  if (!holds)
    throw new Error(said ? `${says}; the answer was HTTP ${said.http} ${said.text.slice(0, 300)}` : says)
}

export async function has({ supplier }: Stage, guest: Guest): Promise<bigint> {
  const said = await supplier.balance(guest)
  must(said.word === 'ok' && said.balance !== null, 'the balance cannot be read', said)
  return said.balance
}

/** A stake of ten of the protocol's minimum amounts, in a separate round. */
export const stake = ({ supplier, guest }: Stage, times = 10n) => ({
  guest,
  transaction: id(),
  round: id(),
  amount: supplier.least * times,
})

export async function unmoved(stage: Stage, guest: Guest, before: bigint, why: string): Promise<void> {
  const now = await has(stage, guest)
  must(now === before, `${why}: the balance moved by ${now - before}`)
}

export async function refused(
  stage: Stage,
  call: () => Promise<Said>,
  why: string,
  guest = stage.guest,
): Promise<void> {
  const before = await has(stage, guest)
  const said = await call()
  must(said.word !== 'ok', `${why} was taken`, said)
  await unmoved(stage, guest, before, why)
}
