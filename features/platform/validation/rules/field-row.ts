import type { FieldRule, PatternKind } from '../rules.ts'

/** A field of a form: its sentence, where its rule starts, and how far a brand may go. */
export type FieldRow = FieldRule & {
  readonly says: string
  /** A brand's minLength may not be below this, nor its maxLength above `most`. */
  readonly least: number
  readonly most: number
  /** Kinds that make sense here; every kind where none are named. */
  readonly kinds?: readonly PatternKind[]
  /** It cannot be switched off, nor be left out. */
  readonly isFixed?: true
}
