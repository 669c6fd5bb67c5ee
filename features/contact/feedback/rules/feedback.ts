// A feedback is new until an operator takes it, in work until it is answered, and closed when its operator says so. Its content is
// bounded in words, as the brand sets it (5 to 200 to begin with; specification §5). Example: "My deposit has not come" is five
// words and passes; four words do not. Words are what a language's own rules call words: "không" is one, "—" is none.

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

/** Pictures that come with a feedback (specification §5). */
export const MOST_PICTURES = 3
/** Longest content in characters: 500 long words. */
export const MOST_CONTENT = 4_000

/** Feedbacks that one member may send in an hour; what was refused is none (C5). */
export const MOST_AN_HOUR = 5
const HOUR_MS = 3_600_000

/** Seconds until the next one is taken; null where it is taken now. `sent`: when the last ones came, newest first. */
export function waitSeconds(sent: readonly Date[], now: Date): number | null {
  const oldest = sent[MOST_AN_HOUR - 1]
  if (!oldest) return null
  const leftMs = oldest.getTime() + HOUR_MS - now.getTime()
  return leftMs <= 0 ? null : Math.ceil(leftMs / 1_000)
}

/** How many words a text has; letters and figures make a word, signs do not. */
export function wordsIn(text: string): number {
  const segmenter = new Intl.Segmenter('vi', { granularity: 'word' })
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1
  return count
}

export type Bounds = { readonly least: number; readonly most: number }

/** What is wrong with a content; null where it may stand. */
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

/** Why this operator may not take it; null where they may. */
export function checkClaim(held: Held, operator: string): 'feedback.isClosed' | 'feedback.taken' | null {
  if (held.state === 'closed') return 'feedback.isClosed'
  return held.claimedBy === null || held.claimedBy === operator ? null : 'feedback.taken'
}

/** Why this operator may not answer or close it; null where they may. */
export function checkHeld(held: Held, operator: string): 'feedback.isClosed' | 'feedback.notYours' | null {
  if (held.state === 'closed') return 'feedback.isClosed'
  return held.claimedBy === operator ? null : 'feedback.notYours'
}
