import { TryDemo } from '#features/play/lobby/site/try-demo.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { navigate } from '#ui/route/place.ts'

/** What a visitor can do in place of betting: log in, or play with play money where the brand has trial accounts. */
export function Visitor() {
  const { t } = useTexts()
  return (
    <div className="grid gap-2">
      <Button look="primary" onClick={() => void navigate({ to: '/login' })}>
        {t('lottery.login')}
      </Button>
      <TryDemo label={t('lottery.demo')} />
    </div>
  )
}
