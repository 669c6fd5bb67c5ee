import { useTexts } from '#texts/use-texts.ts'
import { NoticeList } from './notice-list.tsx'

/** The route /noticePage. */
export function NoticePage() {
  const { t } = useTexts()
  return (
    <div className="grid gap-5">
      <h1 className="text-28">{t('notices.title')}</h1>
      <NoticeList />
    </div>
  )
}
