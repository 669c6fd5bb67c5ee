// Feedback is new until an operator takes it, in progress until it is answered, and closed by its operator. The brand sets the minimum and
// maximum words of its content (default 5 to 200; specification §5). Example: "My deposit has not come" has five words and passes; four
// words do not. Words are segmented by the rules of the language: "không" is one, "—" is none.

export const questionTypes = [
  'deposit',
  'withdraw',
  'game',
  'customerService',
  'jobApplication',
  'other',
] as const
export type QuestionType = (typeof questionTypes)[number]

export const feedbackStates = ['new', 'inWork', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** Maximum pictures per feedback (specification §5). */
export const MOST_PICTURES = 3
/** Maximum characters: 500 long words. */
export const MOST_CONTENT = 4_000

/** Feedback that one member can send per hour; refused ones do not count (C5). */
export const MOST_AN_HOUR = 5
const HOUR_MS = 3_600_000

/** Seconds until the next one is accepted; null if it is accepted now. `sent`: times of the last ones, newest first. */
export function waitSeconds(sent: readonly Date[], now: Date): number | null {
  const oldest = sent[MOST_AN_HOUR - 1]
  if (!oldest) return null
  const leftMs = oldest.getTime() + HOUR_MS - now.getTime()
  return leftMs <= 0 ? null : Math.ceil(leftMs / 1_000)
}

/** The number of words of a text; letters and digits make a word, punctuation does not. */
export function wordsIn(text: string): number {
  const segmenter = new Intl.Segmenter('vi', { granularity: 'word' })
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1
  return count
}

export type Bounds = { readonly least: number; readonly most: number }

/** What is wrong with the content; null if it is valid. */
export function checkContent(
  text: string,
  { least, most }: Bounds,
): 'feedback.empty' | 'feedback.tooShort' | 'feedback.tooLong' | null {
  const count = wordsIn(text)
  if (count === 0) return 'feedback.empty'
  if (count < least) return 'feedback.tooShort'
  return count > most ? 'feedback.tooLong' : null
}

type Held = { readonly state: FeedbackState; readonly claimedBy: string | null }

/** Why this operator cannot take it; null if they can. */
export function checkClaim(held: Held, operator: string): 'feedback.isClosed' | 'feedback.taken' | null {
  if (held.state === 'closed') return 'feedback.isClosed'
  return held.claimedBy === null || held.claimedBy === operator ? null : 'feedback.taken'
}

/** Why this operator cannot answer or close it; null if they can. */
export function checkHeld(held: Held, operator: string): 'feedback.isClosed' | 'feedback.notYours' | null {
  if (held.state === 'closed') return 'feedback.isClosed'
  return held.claimedBy === operator ? null : 'feedback.notYours'
}
