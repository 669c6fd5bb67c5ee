import { Download, Share2 } from 'lucide-react'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Qr } from '#ui/art/qr.tsx'
import { qrPicture } from '#ui/art/qr-picture.ts'
import { copyText } from '#ui/data/copy-text.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { toast } from '#ui/layer/toast.ts'
import type { referrals } from '../contract/member.ts'

type Invitation = NonNullable<Reply<typeof referrals.overview>['invitation']>

/** The member's link as a QR code and as text, their code, and sharing by the device's own dialog. */
export function InviteCard({ invitation: { code, link } }: { readonly invitation: Invitation }) {
  const { t } = useTexts()
  const share = async () => {
    const data = { title: t('referrals.shareTitle'), text: t('referrals.shareText', { code }), url: link }
    if (typeof navigator.share === 'function') {
      // the user may close the dialog
      await navigator.share(data).catch(() => undefined)
      return
    }
    if (await copyText(link)) toast({ tone: 'good', title: t('referrals.copied') })
  }
  return (
    <section className="panel grid gap-5 p-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="grid justify-items-center gap-2">
        <Qr text={link} size={168} label={t('referrals.qr')} className="border border-hair" />
        <Button
          look="ghost"
          size="sm"
          icon={Download}
          onClick={() => void qrPicture(link).then((picture) => saveFile(picture, `invite-${code}.png`))}
        >
          {t('referrals.saveQr')}
        </Button>
      </div>
      <div className="grid content-start gap-3">
        <div className="grid gap-1">
          <span className="text-13 text-muted">{t('referrals.code')}</span>
          <Copyable text={code} what={t('referrals.code')} boxed className="text-16 font-semibold" />
        </div>
        <div className="grid gap-1">
          <span className="text-13 text-muted">{t('referrals.link')}</span>
          <Copyable text={link} what={t('referrals.link')} boxed className="wrap-anywhere" />
        </div>
        <Button look="primary" icon={Share2} onClick={() => void share()}>
          {t('referrals.share')}
        </Button>
        <p className="text-12 text-faint">{t('referrals.adultsOnly')}</p>
      </div>
    </section>
  )
}
