import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'

/** The code of a private table and the link to it. */
export function Invite({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const link = new URL(`/room?code=${code}`, location.href).href
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('rooms.invite')}
      actions={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      <div className="grid gap-3">
        <p className="text-13 text-muted">{t('rooms.inviteText')}</p>
        <div className="grid gap-1">
          <span className="text-12 text-muted">{t('rooms.inviteCode')}</span>
          <Copyable boxed text={code} what={t('rooms.inviteCode')} className="num text-20 font-bold" />
        </div>
        <div className="grid gap-1">
          <span className="text-12 text-muted">{t('rooms.inviteLink')}</span>
          <Copyable boxed text={link} what={t('rooms.inviteLink')} />
        </div>
      </div>
    </Dialog>
  )
}
