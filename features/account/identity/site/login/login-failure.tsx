import { Headphones } from 'lucide-react'
import { RefusedError } from '#contract/envelope.ts'
import { openService } from '#features/contact/live-chat/site/open-service.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import type { FieldOf } from '#ui/form/errors/field-name.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'

/** Refusals that only customer service can resolve; their texts send the visitor there. */
const FOR_SERVICE: ReadonlySet<string> = new Set(['identity.notMember'])

export type LoginFailureProps = { readonly error: unknown; readonly fields?: FieldOf }

/** Why a login failed; where the text names customer service, a button opens it. */
export function LoginFailure({ error, fields = {} }: LoginFailureProps) {
  const { t } = useTexts()
  const isForService = error instanceof RefusedError && FOR_SERVICE.has(error.code)
  return (
    <FormFailure
      error={error}
      fields={fields}
      action={
        isForService && (
          <Button size="sm" icon={Headphones} onClick={openService}>
            {t('shell.customerService')}
          </Button>
        )
      }
    />
  )
}
