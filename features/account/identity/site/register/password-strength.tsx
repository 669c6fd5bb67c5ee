import clsx from 'clsx'
import { useTexts } from '#texts/use-texts.ts'
import { strengthOf } from './field-check.ts'

const tones = { 1: 'bg-danger', 2: 'bg-warning-fill', 3: 'bg-action', 4: 'bg-action' } as const

/** Four bars and a word, shown while a new password is typed. */
export function PasswordStrength({
  password,
  rule,
}: {
  readonly password: string
  readonly rule: { readonly minLength: number } | undefined
}) {
  const { t } = useTexts()
  if (!password) return null
  const strength = strengthOf(password, rule?.minLength ?? 0)
  return (
    <div className="flex items-center gap-3" role="status" aria-label={t('auth.strength')}>
      <span className="grid flex-1 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={clsx('h-1 rounded-full', step <= strength ? tones[strength] : 'bg-line')}
          />
        ))}
      </span>
      <span className="min-w-18 text-right text-12 text-muted">{t(`auth.strength${strength}`)}</span>
    </div>
  )
}
