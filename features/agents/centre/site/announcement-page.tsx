import { useApiQuery } from '#contract/react.ts'
import { NoticeList } from '#features/contact/notices/site/notice-list.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { agents } from '../contract.ts'
import { MessageForm } from './message-form.tsx'
import { Head } from './parts.tsx'

/** Announcements of the brand, and a message of one's own to the direct downline. */
export function AnnouncementPage() {
  const { t } = useTexts()
  const me = useApiQuery(useApi(agents).me)
  return (
    <>
      <Head title={t('agents.menu.agentAnnouncement')} />
      <div className="grid gap-6">
        <NoticeList />
        {me.data?.rights.includes('message') && (
          <section className="panel max-w-160 p-4 md:p-5">
            <MessageForm to={null} />
          </section>
        )}
      </div>
    </>
  )
}
