// Questions and answers of the help centre. Each belongs to a section and has a code that stays the same when its text changes, so that a
// link to it keeps working. A search finds a question if every word of the search occurs in its question or answer, without regard to case
// and accents; questions whose title has all words come first. Example: "rut cham" finds "Tôi được gì nếu lệnh rút bị trễ … chậm".

export const sections = [
  'start',
  'account',
  'security',
  'identity',
  'deposits',
  'withdrawals',
  'wallets',
  'games',
  'fairness',
  'records',
  'safer',
  'messages',
  'privacy',
  'partners',
] as const
export type Section = (typeof sections)[number]

export type Question = {
  readonly section: Section
  /** 'deposits.missing'; an operator's own: 'own.' and a random part. */
  readonly code: string
  readonly question: string
  /** Sanitised HTML. */
  readonly answer: string
}

/** The form of a code, a default question's or an operator's own. */
export const CODE = /^[a-z]{2,20}\.[a-z0-9]{1,40}$/
/** The first part of the codes of questions that an operator added. */
export const OWN = 'own.'

export function sectionOf(name: unknown): Section | null {
  return sections.find((section) => section === name) ?? null
}

/** Letters without accents and case: "Đặt lệnh RÚT" is "dat lenh rut". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()
}

/** An answer's words without its tags. */
const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ')

/** The questions that contain every word of the search, those with all words in the title first; all of them without a word. */
export function findQuestions<Q extends Pick<Question, 'question' | 'answer'>>(
  all: readonly Q[],
  search: string,
): readonly Q[] {
  const words = plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const has = (text: string): boolean => words.every((word) => text.includes(word))
  const found = all.map((question) => {
    const title = plain(question.question)
    return { question, isTitle: has(title), isIn: has(`${title} ${plain(withoutTags(question.answer))}`) }
  })
  return [
    ...found.filter(({ isTitle }) => isTitle),
    ...found.filter(({ isTitle, isIn }) => isIn && !isTitle),
  ].map(({ question }) => question)
}
