import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { checkField, isPatternKind, type FieldRule } from '#features/platform/validation/rules.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { identity } from '../../contract.ts'

export type Rules = Readonly<Record<string, FieldRule>>

const NO_RULES: Rules = {}

/** The rules from the server, and a field check with messages in the page's language (VAL-01 to VAL-03). */
export function useRules() {
  const { t } = useTexts()
  const { data: answered } = useApiQuery(useApi(identity).registerRules, undefined, { staleMs: 60_000 })
  const [before] = useState(keptRules)
  useEffect(() => {
    if (answered) sessionStorage.setItem(VALIDATE, JSON.stringify(answered))
  }, [answered])
  const data = answered ?? before
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
    termsTicked: data?.termsTicked ?? false,
    isThere: data !== null,
  }
}

/** Session storage key of the specification's §3: the rules that this tab received last (SHL-12). */
const VALIDATE = 'validate'

/** Cached rules show the form immediately; the server validates every field by its current rules. */
function keptRules(): Reply<(typeof identity)['registerRules']> | null {
  try {
    const read = z.safeParse(identity.registerRules.reply, JSON.parse(sessionStorage.getItem(VALIDATE) ?? ''))
    return read.success ? read.data : null
  } catch {
    return null
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
