import { VerifyById } from '#features/play/rounds/site/fairness/verify-by-id.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { navigate, usePlace } from '#ui/route/place.ts'
import { Checked } from './checked.tsx'

const COMMANDS = [
  'npm run verify -- lottery.json tickets.txt',
  'python3 tools/verify/fairhouse_verify.py lottery.json tickets.txt',
]

/** Recomputes a lottery draw on the visitor's device, checks its ticket file, and finds the member's own bet in it. */
export function RecordPage() {
  const { t } = useTexts()
  const { id } = usePlace().search
  return (
    <div className="grid max-w-180 gap-5">
      <header className="grid gap-2">
        <h1 className="text-28">{t('lotteryFair.title')}</h1>
        <p className="text-muted">{t('lotteryFair.lead')}</p>
      </header>
      <section className="panel grid gap-4 p-5 md:p-6">
        <VerifyById
          words={{
            id: t('lotteryFair.id'),
            hint: t('lotteryFair.idHint'),
            bad: t('draws.recordIdBad'),
            action: t('lotteryFair.verify'),
            offline: t('lotteryFair.offline'),
          }}
          id={id}
          onId={(given) => void navigate({ to: '/lotteryRecord', search: { id: given }, replace: true })}
          commands={COMMANDS}
        >
          {(given) => <Checked key={given} id={given} />}
        </VerifyById>
      </section>
    </div>
  )
}
