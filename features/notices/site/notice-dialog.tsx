import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { NoticeList } from './notice-list.tsx'

/** The same list above any page (modal `notice`). */
export function NoticeDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <Dialog open={open} onClose={onClose} title={t('notices.title')} width="wide">
      <NoticeList />
    </Dialog>
  )
}
