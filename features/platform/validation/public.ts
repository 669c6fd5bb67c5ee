import type { FieldProblem } from './rules.ts'

export { fieldRules, ruleTable, shownRules, type ShownRule } from './service/rules.ts'
export { checkField, checkFields, type FieldProblem, type FieldRule } from './rules.ts'

/** A problem as a refusal: any handler may return it, its words are those of the pattern. */
export function refusedBy(problem: FieldProblem): {
  readonly refused: 'validation.field'
  readonly detail: FieldProblem
} {
  return { refused: 'validation.field', detail: problem }
}
