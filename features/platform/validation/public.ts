import type { FieldProblem } from './rules.ts'

export { fieldRules, ruleTable, shownRules } from './service/rules.ts'
export { checkField, checkFields, type FieldRule } from './rules.ts'

/** A problem as a refusal: any handler may return it, its text is that of the pattern. */
export function refusedBy(problem: FieldProblem): {
  readonly refused: 'validation.field'
  readonly detail: FieldProblem
} {
  return { refused: 'validation.field', detail: problem }
}
