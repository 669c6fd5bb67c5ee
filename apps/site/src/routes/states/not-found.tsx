import { Search } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/action/button.tsx'
import { Link } from '#ui/route/link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ServiceButton } from '../../shell/service-button.tsx'
import { usePageTitle } from '../../state/page-title.ts'

export function NotFoundPage() {
  const { t } = useTexts()
  usePageTitle('notFound.title')
  const home = (
    <div className="flex flex-wrap justify-center gap-2.5">
      <Link to="/index" className={buttonClass({ look: 'primary' })}>
        {t('notFound.home')}
      </Link>
      <ServiceButton />
      <Link to="/saferplay" className={buttonClass()}>
        {t('member.saferPlay')}
      </Link>
    </div>
  )
  return (
    <EmptyState
      className="py-24"
      icon={Search}
      title={<h1>{t('notFound.title')}</h1>}
      text={t('notFound.text')}
      action={home}
    />
  )
}
