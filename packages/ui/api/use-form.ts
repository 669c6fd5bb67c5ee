import { useMemo, type BaseSyntheticEvent } from 'react'
import {
  useForm as useFormOf,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'

/** The form of a screen: react-hook-form's, extended for the UI components' inputs. */
export type Form<T extends FieldValues> = UseFormReturn<T> & {
  /** Value and change handler of a non-native input (money, digits, cards); validated if rules are given. */
  readonly bound: <N extends Path<T>>(name: N, rules?: RegisterOptions<T, N>) => Bound<PathValue<T, N>>
  /** Props of a native input by its name, with its error. */
  readonly field: <N extends Path<T>>(name: N, rules?: RegisterOptions<T, N>) => FieldProps<N>
  /** Shows a server error at its field. */
  readonly refuse: (name: Path<T>, message: string) => void
  /** Submit handler; if an input is invalid, the form shows it instead (`#ui/form/errors/first-error.ts`). */
  readonly onSubmit: (work: (values: T) => unknown) => (event?: BaseSyntheticEvent) => void
}

type Bound<V> = Wrong & { readonly name: string; readonly value: V; readonly onChange: (value: V) => void }
type FieldProps<N extends string> = Wrong & UseFormRegisterReturn<N>
type Wrong = { readonly error: string | undefined }

/**
 * A form that also reads input values that were set without an event: some password managers and keyboards fill a field silently, and a
 * user who sees a filled field must not be told that it is empty. Its errors are shown by `#ui/form/errors/first-error.ts`.
 */
export function useForm<T extends FieldValues>(options: UseFormProps<T>): Form<T> {
  const form = useFormOf<T>(options)
  const additions = useMemo(() => additionsOf(form), [form])
  // a new object each time: the library mutates one object for the form's state
  return { ...form, ...additions }
}

function additionsOf<T extends FieldValues>(form: UseFormReturn<T>) {
  const handleSubmit: UseFormReturn<T>['handleSubmit'] = (onValid, onInvalid) => {
    const send = form.handleSubmit(onValid, onInvalid)
    return (event) => {
      takeUntold(form, event?.target)
      return send(event)
    }
  }
  const wordsAt = (name: Path<T>) => form.getFieldState(name, form.formState).error?.message
  const field: Form<T>['field'] = (name, rules) => ({ ...form.register(name, rules), error: wordsAt(name) })
  const refuse: Form<T>['refuse'] = (name, message) => form.setError(name, { message }, { shouldFocus: true })
  const bound: Form<T>['bound'] = (name, rules) => {
    form.register(name, rules)
    const shouldValidate = form.formState.isSubmitted
    return {
      name,
      error: wordsAt(name),
      value: form.watch(name),
      onChange: (value) => form.setValue(name, value, { shouldValidate, shouldDirty: true }),
    }
  }
  const onSubmit: Form<T>['onSubmit'] = (work) => {
    const send = handleSubmit((values) => void work(values))
    return (event) => void send(event)
  }
  return { handleSubmit, bound, field, refuse, onSubmit }
}

/** Only inputs that the form holds as empty: typed text is never overwritten. */
function takeUntold<T extends FieldValues>(form: UseFormReturn<T>, target: unknown): void {
  if (!(target instanceof HTMLFormElement)) return
  for (const box of target.elements) {
    if (!(box instanceof HTMLInputElement) || box.type === 'checkbox' || box.type === 'radio') continue
    const name = box.name as Path<T>
    if (name !== '' && box.value !== '' && form.getValues(name) === '')
      form.setValue(name, box.value as PathValue<T, Path<T>>)
  }
}
