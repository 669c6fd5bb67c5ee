import { ShieldCheck } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'

/** What the house tells its guests, in one line whose height never changes. */
export function NewsRow() {
  const { t } = useTexts()
  return (
    <div className="flex h-11 items-center gap-3 rounded-control bg-info-soft px-4 md:h-10">
      <ShieldCheck size={18} className="text-info" aria-hidden />
      <p className="min-w-0 flex-1 truncate">{t('home.houseLine')}</p>
      <Link to="/fairness" className="hit font-medium text-info">
        {t('home.houseLineMore')}
      </Link>
    </div>
  )
}
