import { ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import { Boundary } from '#ui/route/pages.tsx'
import { useSettled } from '../state/use-settled.ts'
import { noticeWords } from '../words.ts'
import { part } from '../words/part.ts'

const Marquee = part(
  async () => (await import('#features/contact/notices/site/marquee.tsx')).Marquee,
  noticeWords,
)

/** The page itself loads first. */
const AFTER_MS = 1_500

/** The site's notices in one line of constant height; without notices, a standing text. */
export function NewsRow() {
  const { t } = useTexts()
  const isSettled = useSettled(AFTER_MS)
  return (
    <div className="h-10">
      <div className="peer">
        {isSettled && (
          <Boundary resetKey="news">
            <Suspense>
              <Marquee />
            </Suspense>
          </Boundary>
        )}
      </div>
      <div className="flex h-10 items-center gap-3 rounded-control bg-info-soft px-4 peer-[:not(:empty)]:hidden">
        <ShieldCheck size={18} className="text-info" aria-hidden />
        <p className="line-clamp-2 min-w-0 flex-1 max-md:text-13 max-md:leading-4">{t('home.houseLine')}</p>
        <Link to="/fairness" className="hit font-medium text-info">
          {t('home.houseLineMore')}
        </Link>
      </div>
    </div>
  )
}
