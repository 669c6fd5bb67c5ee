import {
  useForm as useFormOf,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'

/**
 * The form library's form, that also takes what stands in its boxes untold: some password managers and keyboards write into
 * a box and say nothing, and a person who sees the box filled must not be told that it is empty.
 */
export function useForm<T extends FieldValues>(options: UseFormProps<T>): UseFormReturn<T> {
  const form = useFormOf<T>(options)
  const handleSubmit: UseFormReturn<T>['handleSubmit'] = (onValid, onInvalid) => {
    const send = form.handleSubmit(onValid, onInvalid)
    return (event) => {
      takeUntold(form, event?.target)
      return send(event)
    }
  }
  return { ...form, handleSubmit }
}

/** Only what the form holds as empty: what a person typed is never overwritten. */
function takeUntold<T extends FieldValues>(form: UseFormReturn<T>, target: unknown): void {
  if (!(target instanceof HTMLFormElement)) return
  for (const box of target.elements) {
    if (!(box instanceof HTMLInputElement) || box.type === 'checkbox' || box.type === 'radio') continue
    const name = box.name as Path<T>
    if (name !== '' && box.value !== '' && form.getValues(name) === '')
      form.setValue(name, box.value as PathValue<T, Path<T>>)
  }
}
