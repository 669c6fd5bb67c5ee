import type { FieldPath, RegisterOptions, UseFormReturn } from 'react-hook-form'
import type { RegisterValues } from './use-register.ts'

/**
 * Validates a field when the user leaves it non-empty, and an empty field only on submit: opening a form and moving through its fields is
 * not an error.
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
