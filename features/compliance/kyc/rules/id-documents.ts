// Which papers prove who someone is, when a jurisdiction asks for them, and when an operator may say that they do (RSP-01,
// decision 20, A14). Example: a pack that asks from 20 000 000 on takes withdrawals of 19 999 999 in all without papers; one
// more unit waits for them. Papers prove a member only while they are valid, in the member's own name and birthday.

import { ageOn } from '#features/account/identity/rules.ts'
import { isSameName } from '#kit/names/bank-name.ts'
import type { Minor } from '#kit/money.ts'

export const idDocumentKinds = ['idCard', 'passport', 'licence'] as const
export type IdDocumentKind = (typeof idDocumentKinds)[number]

/** Pictures that a kind needs at least: both sides of a card, the page of a passport. */
export const leastPictures: Readonly<Record<IdDocumentKind, number>> = { idCard: 2, passport: 1, licence: 2 }
/** Both sides and the face beside them. */
export const MOST_PICTURES = 3

export const checkStates = ['waiting', 'approved', 'rejected'] as const
export type CheckState = (typeof checkStates)[number]

export const rejections = ['unreadable', 'incomplete', 'expired', 'otherPerson', 'altered'] as const
export type Rejection = (typeof rejections)[number]

/** How far someone is known: nothing shown, looked at, refused, proved, or proved by papers that are no longer valid. */
export const levels = ['none', 'waiting', 'rejected', 'proved', 'expired'] as const
export type Level = (typeof levels)[number]

export type Check = {
  readonly state: CheckState
  /** 'yyyy-MM-dd', the last day on which the paper is valid; null where it has none. */
  readonly expiresOn: string | null
}

/** The level that a member's checks make, newest first; `today` is the day in the brand's zone. */
export function levelOf(checks: readonly Check[], today: string): Level {
  const proofs = checks.filter(({ state }) => state === 'approved')
  if (proofs.some(({ expiresOn }) => expiresOn === null || expiresOn >= today)) return 'proved'
  const [latest] = checks
  if (!latest) return 'none'
  return latest.state === 'approved' ? 'expired' : latest.state
}

/** Whether this sum is reached: `from` in ledger units, null where the jurisdiction never asks. */
export function asksFor(sum: Minor, from: Minor | null): boolean {
  return from !== null && sum >= from
}

export type Seen = {
  /** What stands on the paper. */
  readonly name: string
  readonly bornOn: string
  readonly expiresOn: string | null
}

export type Known = { readonly payeeName: string | null; readonly birthday: string | null }

export type ApprovalRefusal =
  | { readonly refused: 'papers.notAName' | 'papers.nameDiffers' | 'papers.birthdayDiffers' | 'papers.over' }
  | { readonly refused: 'papers.underAge'; readonly detail: { readonly least: number } }

/** Whether papers that say this prove a member of whom that is known. Null: they do. */
export function checkApproval(
  { name, bornOn, expiresOn }: Seen,
  { payeeName, birthday }: Known,
  { today, minimumAge }: { readonly today: string; readonly minimumAge: number },
): ApprovalRefusal | null {
  if (!isSameName(name, name)) return { refused: 'papers.notAName' }
  if (expiresOn !== null && expiresOn < today) return { refused: 'papers.over' }
  if (payeeName !== null && !isSameName(name, payeeName)) return { refused: 'papers.nameDiffers' }
  if (birthday !== null && birthday !== bornOn) return { refused: 'papers.birthdayDiffers' }
  if (ageOn(bornOn, today) < minimumAge) return { refused: 'papers.underAge', detail: { least: minimumAge } }
  return null
}
