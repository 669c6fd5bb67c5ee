import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { RichText } from '#ui/data/rich-text.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { NoticePicture } from './notice-picture.tsx'
import type { Notice } from './use-notices.ts'

export type PopupProps = { readonly notice: Notice; readonly rest: number; readonly onClose: () => void }

export function Popup({ notice, rest, onClose }: PopupProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={notice.title}
      actions={
        <>
          {notice.link && (
            <a href={notice.link} className={buttonClass({ look: 'outline' })} onClick={onClose}>
              {t('notices.more')}
            </a>
          )}
          <Button look="primary" onClick={onClose} data-focus>
            {t(rest > 0 ? 'notices.next' : 'notices.understood')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <NoticePicture picture={notice.picture} />
        <RichText html={notice.content} />
      </div>
    </Dialog>
  )
}
