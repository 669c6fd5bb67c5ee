import { programs, type Program } from './terms.ts'

/** Rewards of rebates: one for each statement that pays something. Cashback has a source of its own, since it is hidden during play. */
export const sources = ['rebates', 'cashback'] as const
export type Source = (typeof sources)[number]

export const sourceOf = (program: Program): Source => (program === 'cashback' ? 'cashback' : 'rebates')

/**
 * The key of a statement's reward; `store/statements.ts` joins by it. In the order of members, as a run offers them: the index grows at one
 * place.
 */
export const keyOf = (program: Program, memberId: bigint, startsAt: Date): string =>
  `${program}:${startsAt.getTime()}:${memberId}`

/** A statement in a path: `rebate_1795996800000`. */
export const statementId = (program: Program, startsAt: Date): string => `${program}_${startsAt.getTime()}`

export const STATEMENT_ID = new RegExp(`^(${programs.join('|')})_\\d{1,14}$`)

export function readStatementId(text: string): { readonly program: Program; readonly startsAt: Date } | null {
  const [name, ms] = text.split('_')
  const program = programs.find((each) => each === name)
  return program && STATEMENT_ID.test(text) ? { program, startsAt: new Date(Number(ms)) } : null
}
