import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { security } from '../../../contract.ts'
import { useFresh } from '../../proof/use-fresh.ts'
import { SecurityMethodRow } from '../method-row.tsx'

const channels = { email: 'email', mobile: 'sms' } as const

export type ContactRowProps = {
  readonly kind: keyof typeof channels
  readonly icon: LucideIcon
  readonly own: { readonly shown: string; readonly isProved: boolean } | null
  readonly onOpen: () => void
}

/** A contact of the member, with buttons to add, change and remove it. */
export function ContactRow({ kind, icon, own, onOpen }: ContactRowProps) {
  const { t } = useTexts()
  const api = useApi(security)
  const fresh = useFresh()
  const remove = useApiMutation(api.removeContact, { invalidates: [api.overview, api.changes] })
  const [isAsking, setAsking] = useState(false)
  const open = own?.isProved ? 'security.change' : own ? 'security.confirm' : 'security.add'
  const removeIt = async () => {
    setAsking(false)
    const params = { channel: channels[kind] }
    if (await fresh(() => remove.mutateAsync({ params })))
      toast({ tone: 'good', title: t(`security.${kind}Removed`) })
  }
  return (
    <SecurityMethodRow
      icon={icon}
      isOn={own?.isProved ?? false}
      title={t(`security.${kind}`)}
      state={
        <Status tone={own?.isProved ? 'good' : 'waiting'}>
          {t(own ? (own.isProved ? 'security.proved' : 'security.unproved') : 'security.notSet')}
        </Status>
      }
      text={own ? <span className="num">{own.shown}</span> : t(`security.${kind}Text`)}
      action={
        <>
          <Button size="sm" aria-label={`${t(open)}: ${t(`security.${kind}`)}`} onClick={onOpen}>
            {t(open)}
          </Button>
          {own && (
            <Button
              size="sm"
              look="ghost"
              busy={remove.isPending}
              aria-label={`${t('security.remove')}: ${t(`security.${kind}`)}`}
              onClick={() => setAsking(true)}
            >
              {t('security.remove')}
            </Button>
          )}
        </>
      }
    >
      <Confirm
        open={isAsking}
        danger
        title={t(`security.${kind}RemoveTitle`)}
        text={t(own?.isProved ? 'security.contactRemoveText' : 'security.contactRemoveUnproved')}
        action={t('security.remove')}
        onConfirm={() => void removeIt()}
        onClose={() => setAsking(false)}
      />
    </SecurityMethodRow>
  )
}
