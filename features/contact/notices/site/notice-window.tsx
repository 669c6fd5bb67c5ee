import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { NoticeList } from './notice-list.tsx'

/** The notice list in a dialog over the current page (SHL-18), open at the stored index. */
export function NoticeWindow({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <Dialog open={open} onClose={onClose} width="wide" title={t('notices.title')}>
      <NoticeList />
    </Dialog>
  )
}
