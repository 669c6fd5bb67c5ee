import { useAsk } from '#contract/react.ts'
import { checkField, isPatternKind, type FieldRule } from '#features/validation/rules.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/line/use-api.ts'
import { identity } from '../../contract.ts'

export type Rules = Readonly<Record<string, FieldRule>>

const NO_RULES: Rules = {}

/** The rules that the server serves, and a check of a field by them in the page's language (VAL-01 to VAL-03). */
export function useRules() {
  const { t } = useTexts()
  const { data } = useAsk(useApi(identity).registerRules, undefined, { staleMs: 60_000 })
  const rules = data ? rulesOf(data.fields) : NO_RULES
  const ruled = (field: string) => (value: string | undefined) => {
    const rule = rules[field]
    const problem = rule ? checkField(field, rule, (value ?? '').trim()) : null
    return problem === null ? true : t(`refusal.validation.field.${problem.problem}`, { ...problem })
  }
  return {
    rules,
    ruled,
    age: data?.minimumAge ?? 0,
    termsAge: data?.termsAge ?? 0,
    isThere: data !== undefined,
  }
}

function rulesOf(
  fields: Readonly<Record<string, Omit<FieldRule, 'kind'> & { readonly kind: string }>>,
): Rules {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, ...rule }]) =>
      isPatternKind(kind) ? [[name, { ...rule, kind }]] : [],
    ),
  )
}
