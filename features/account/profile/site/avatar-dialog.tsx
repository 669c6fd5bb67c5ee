import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { members } from '#features/account/members/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { profile } from '../contract.ts'
import { avatars } from '../rules.ts'
import { avatarAddress } from './avatar-address.ts'

export type AvatarDialogProps = {
  readonly info: Reply<typeof members.info>
  readonly open: boolean
  readonly onClose: () => void
}

/** One of the platform's pictures, or an uploaded one. */
export function AvatarDialog({ info, open, onClose }: AvatarDialogProps) {
  const { t } = useTexts()
  const api = useApi(profile)
  const tells = { invalidates: [useApi(members).info] }
  const choose = useApiMutation(api.chooseAvatar, tells)
  const upload = useApiMutation(api.uploadAvatar, tells)
  const [files, setFiles] = useState<readonly File[]>([])
  // clears a message about the previous picture
  const pick = (next: readonly File[]) => {
    setFiles(next)
    upload.reset()
    choose.reset()
  }
  const done = () => {
    pick([])
    toast({ tone: 'good', title: t('profile.pictureSaved') })
    onClose()
  }
  const error = choose.error ?? upload.error
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('profile.picture')}
      text={t('profile.pictureLead')}
      actions={
        files.length > 0 && (
          <Button
            look="primary"
            busy={upload.isPending}
            onClick={() => upload.mutate({ files }, { onSuccess: done })}
          >
            {t('profile.pictureSend')}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        {error && <Failure error={error} />}
        <ul className="grid grid-cols-4 gap-3 md:grid-cols-6">
          {avatars.map((avatar) => {
            const isOwn = info.avatarType === 'STATIC' && info.avatar === avatar
            return (
              <li key={avatar} className="grid place-items-center">
                <button
                  type="button"
                  aria-label={t(`profile.avatar.${avatar}`)}
                  aria-pressed={isOwn}
                  disabled={choose.isPending}
                  onClick={() => {
                    upload.reset()
                    choose.mutate({ body: { avatar } }, { onSuccess: done })
                  }}
                  className={clsx(
                    'relative size-17 rounded-full transition-transform duration-120 hover:scale-105 md:size-18',
                    isOwn && 'ring-2 ring-action ring-offset-3 ring-offset-surface',
                  )}
                >
                  <img
                    src={avatarAddress({ avatar, avatarType: 'STATIC' })}
                    alt=""
                    width={72}
                    height={72}
                    className="size-full rounded-full"
                  />
                  {isOwn && (
                    <span className="absolute -right-0.5 -bottom-0.5 grid size-6 place-items-center rounded-full bg-action text-on-action">
                      <Check size={14} strokeWidth={3} aria-hidden />
                    </span>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
        <FileDrop label={t('profile.pictureOwn')} files={files} onChange={pick} />
      </div>
    </Dialog>
  )
}
