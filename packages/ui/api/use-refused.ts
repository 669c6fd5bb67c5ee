import { useEffect } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { RefusedError } from '#contract/envelope.ts'
import { useTexts } from '#texts/use-texts.ts'
import { errorWords } from './refusal-values.ts'
import type { Form } from './use-form.ts'

/** Which field of a form a refusal is about, by its code; codes that are not named stand below the form. */
export type FieldOfRefusal<T extends FieldValues> = Readonly<Partial<Record<string, Path<T>>>>

/**
 * Says a call's refusal at the field it is about, which takes the focus, and gives what is left to be said below the form (null: nothing).
 * A refusal that names its field itself (VAL-03) needs no row in `fields`.
 */
export function useRefused<T extends FieldValues>(
  form: Pick<Form<T>, 'refuse' | 'getValues'>,
  error: unknown,
  fields: FieldOfRefusal<T> = {},
): unknown {
  const texts = useTexts()
  const name = fieldOf(form, error, fields)
  const words = name === undefined ? '' : errorWords(texts, error)
  const { refuse } = form
  // each refusal is a new object, so that the same refusal is announced again on a second attempt
  useEffect(() => {
    if (name !== undefined && error) refuse(name, words)
  }, [refuse, name, words, error])
  return name === undefined ? (error ?? null) : null
}

function fieldOf<T extends FieldValues>(
  form: Pick<Form<T>, 'getValues'>,
  error: unknown,
  fields: FieldOfRefusal<T>,
): Path<T> | undefined {
  if (!(error instanceof RefusedError)) return undefined
  if (error.code !== 'validation.field') return fields[error.code]
  const { detail } = error
  const field = typeof detail === 'object' && detail !== null && 'field' in detail && detail.field
  return typeof field === 'string' && field in form.getValues() ? (field as Path<T>) : undefined // it is a name of the form's values
}
