import type { FieldPath, RegisterOptions, UseFormReturn } from 'react-hook-form'
import type { RegisterValues } from './use-register.ts'

/**
 * A field that says what is wrong once someone has left it with something in it; an empty one only when the form is sent.
 * Anyone who opens a form and looks around has done nothing wrong yet.
 */
export function quietly<N extends FieldPath<RegisterValues>>(
  form: UseFormReturn<RegisterValues>,
  name: N,
  options: RegisterOptions<RegisterValues, N>,
) {
  const field = form.register(name, options)
  const { isSubmitted } = form.formState
  const onBlur: typeof field.onBlur = async (event) => {
    if (isSubmitted || form.getValues(name) !== '') await field.onBlur(event)
  }
  return { ...field, onBlur }
}
