// Which documents verify an identity, when a jurisdiction requires them, and when an operator may approve them (RSP-01, decision 20, A14).
// Example: a pack that requires documents from 20 000 000 allows withdrawals of 19 999 999 in total without them; one more unit needs them.
// A document verifies a member only while it is valid and shows the member's own name and birthday.

import { ageOn } from '#features/account/identity/rules.ts'
import { isSameName } from '#kit/names/bank-name.ts'
import type { Minor } from '#kit/money.ts'

export const idDocumentKinds = ['idCard', 'passport', 'licence'] as const
export type IdDocumentKind = (typeof idDocumentKinds)[number]

/** Minimum pictures per kind: both sides of a card, the page of a passport. */
export const leastPictures: Readonly<Record<IdDocumentKind, number>> = { idCard: 2, passport: 1, licence: 2 }
/** Both sides and a photo of the member with the document. */
export const MOST_PICTURES = 3

export const checkStates = ['waiting', 'approved', 'rejected'] as const
export type CheckState = (typeof checkStates)[number]

export const rejections = ['unreadable', 'incomplete', 'expired', 'otherPerson', 'altered'] as const
export type Rejection = (typeof rejections)[number]

/** Verification status: no document, under review, rejected, verified, or verified by a document that has expired. */
export const levels = ['none', 'waiting', 'rejected', 'proved', 'expired'] as const
export type Level = (typeof levels)[number]

export type Check = {
  readonly state: CheckState
  /** 'yyyy-MM-dd', the last day on which the document is valid; null if it has none. */
  readonly expiresOn: string | null
}

/** The status that results from a member's checks, newest first; `today` is the day in the brand's zone. */
export function levelOf(checks: readonly Check[], today: string): Level {
  const proofs = checks.filter(({ state }) => state === 'approved')
  if (proofs.some(({ expiresOn }) => expiresOn === null || expiresOn >= today)) return 'proved'
  const [latest] = checks
  if (!latest) return 'none'
  return latest.state === 'approved' ? 'expired' : latest.state
}

/** Whether the threshold is reached: `from` in ledger units, null if the jurisdiction never requires documents. */
export function asksFor(sum: Minor, from: Minor | null): boolean {
  return from !== null && sum >= from
}

export type Seen = {
  /** The data on the document. */
  readonly name: string
  readonly bornOn: string
  readonly expiresOn: string | null
}

export type Known = { readonly payeeName: string | null; readonly birthday: string | null }

export type ApprovalRefusal =
  | { readonly refused: 'papers.notAName' | 'papers.nameDiffers' | 'papers.birthdayDiffers' | 'papers.over' }
  | { readonly refused: 'papers.underAge'; readonly detail: { readonly least: number } }

/** Whether a document with these data verifies a member with this profile. Null: it does. */
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
