import type { FieldRule, PatternKind } from '../rules.ts'

/** A form field: its description, its default rule, and the bounds for brands. */
export type FieldRow = FieldRule & {
  readonly says: string
  /** A brand's minLength may not be below this, nor its maxLength above `most`. */
  readonly least: number
  readonly most: number
  /** Sensible pattern kinds; all of them by default. */
  readonly kinds?: readonly PatternKind[]
  /** Cannot be disabled or made optional. */
  readonly isFixed?: true
}
