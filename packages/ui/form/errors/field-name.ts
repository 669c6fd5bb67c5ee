import { RefusedError } from '#contract/envelope.ts'
import { refusalValues } from '../../api/refusal-values.ts'

/** The name of the input that an error belongs to: mapped by the form, or given by the refusal itself (VAL-03). */
export type FieldOf = Readonly<Partial<Record<string, string>>>

/** The name of the input that an error is about: as the form says, or as the refusal itself says (VAL-03). */
export function fieldNameOf(error: unknown, fields: FieldOf = {}): string | undefined {
  if (!(error instanceof RefusedError)) return undefined
  const { field } = refusalValues(error)
  if (error.code === 'validation.field' && typeof field === 'string') return field
  return fields[error.code] ?? pathOf(error)?.split('.').at(-1)
}

/** The first value of a request that its route does not accept: "body.mobileNum". */
function pathOf({ code, detail }: RefusedError): string | undefined {
  if (code !== 'request.invalid' || typeof detail !== 'object' || detail === null) return undefined
  const issues: unknown = 'issues' in detail ? detail.issues : null
  const first: unknown = Array.isArray(issues) ? issues[0] : null
  const isNamed = typeof first === 'object' && first !== null && 'path' in first
  return isNamed && typeof first.path === 'string' ? first.path : undefined
}
