import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/action/button.tsx'
import { Link } from '#ui/route/link.tsx'

/** The next step of a visitor. */
export function LoginPart() {
  const { t } = useTexts()
  return (
    <Link to="/login" className={buttonClass({ look: 'primary' })}>
      {t('draws.login')}
    </Link>
  )
}
