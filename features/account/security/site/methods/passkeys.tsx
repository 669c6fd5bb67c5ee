import { Fingerprint, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { security } from '../../contract.ts'
import { deviceName } from '#kit/names/device-name.ts'
import { Parts } from '../places/place-line.tsx'
import { useFresh } from '../proof/use-fresh.ts'
import type { Overview } from '../strength-card.tsx'
import { canUsePasskeys, isKnownHere, makePasskey } from '../webauthn.ts'
import { SecurityMethodRow } from './method-row.tsx'
import { NameDialog } from './name-dialog.tsx'

type Key = Overview['passkeys'][number]

/** The member's passkeys: add, rename, remove. */
export function Passkeys({
  passkeys,
  onCodes,
}: {
  readonly passkeys: readonly Key[]
  readonly onCodes: (codes: readonly string[]) => void
}) {
  const { t } = useTexts()
  const add = useAddPasskey(onCodes)
  const canAdd = canUsePasskeys()
  return (
    <SecurityMethodRow
      icon={Fingerprint}
      isOn={passkeys.length > 0}
      title={t('security.passkeys')}
      state={passkeys.length > 0 && <Status tone="good">{t('security.on')}</Status>}
      text={t(canAdd ? 'security.passkeysText' : 'security.passkeysNot')}
      action={
        canAdd && (
          <Button
            size="sm"
            icon={Plus}
            look={passkeys.length ? 'outline' : 'primary'}
            onClick={() => void add.begin()}
          >
            {t('security.passkeyAdd')}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <ul className="mt-3 grid gap-2 sm:ml-13.5">
          {passkeys.map((key) => (
            <PasskeyRow key={key.id} passkey={key} />
          ))}
        </ul>
      )}
      <NameDialog
        isOpen={add.isNaming}
        onClose={add.stop}
        title={t('security.passkeyAdd')}
        label={t('security.passkeyName')}
        hint={t('security.passkeyNameHint')}
        action={t('security.passkeyMake')}
        starts={deviceName(navigator.userAgent).slice(0, 60)}
        busy={add.isBusy}
        error={null}
        onName={(name) => void add.make(name)}
      />
    </SecurityMethodRow>
  )
}

function useAddPasskey(onCodes: (codes: readonly string[]) => void) {
  const { t } = useTexts()
  const api = useApi(security)
  const fresh = useFresh()
  const keep = useApiMutation(api.addPasskey, { invalidates: [api.overview, api.devices, api.changes] })
  const [isNaming, setNaming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const make = async (name: string) => {
    setBusy(true)
    try {
      const answer = await makePasskey(await api.askNewPasskey())
      setNaming(false)
      const { recoveryCodes } = await keep.mutateAsync({ body: { ...answer, name } })
      toast({ tone: 'good', title: t('security.passkeyAdded') })
      onCodes(recoveryCodes)
    } catch (error) {
      const words = isKnownHere(error) ? 'security.passkeyKnown' : 'security.passkeyStopped'
      toast({ tone: 'warning', title: t(words) })
    } finally {
      setBusy(false)
    }
  }
  return {
    begin: () => fresh(() => setNaming(true)),
    stop: () => setNaming(false),
    make,
    isNaming,
    isBusy,
  }
}

function PasskeyRow({ passkey }: { readonly passkey: Key }) {
  const { t, date } = useTexts()
  const api = useApi(security)
  const fresh = useFresh()
  const rename = useApiMutation(api.renamePasskey, { invalidates: [api.overview] })
  const remove = useApiMutation(api.removePasskey, { invalidates: [api.overview, api.changes] })
  const [asks, setAsks] = useState<'rename' | 'remove' | null>(null)
  const params = { passkey: passkey.id }
  const close = () => setAsks(null)
  const removeIt = async () => {
    setAsks(null)
    const done = await fresh(() => remove.mutateAsync({ params }))
    if (done) toast({ tone: 'good', title: t('security.passkeyRemoved') })
  }
  const used = passkey.lastUsedAt && t('security.passkeyUsed', { date: date(passkey.lastUsedAt, 'day') })
  return (
    <li className="flex items-center gap-2 rounded-control bg-raised py-1.5 pr-1.5 pl-4">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{passkey.name}</p>
        <Parts
          of={[
            t(passkey.isSynced ? 'security.passkeySynced' : 'security.passkeyHere'),
            t('security.passkeySince', { date: date(passkey.createdAt, 'day') }),
            used,
          ]}
        />
      </div>
      <IconButton
        icon={Pencil}
        label={`${t('security.rename')}: ${passkey.name}`}
        onClick={() => setAsks('rename')}
      />
      <IconButton
        icon={Trash2}
        label={`${t('security.remove')}: ${passkey.name}`}
        onClick={() => setAsks('remove')}
      />
      <NameDialog
        isOpen={asks === 'rename'}
        onClose={close}
        title={t('security.rename')}
        label={t('security.passkeyName')}
        action={t('security.save')}
        starts={passkey.name}
        busy={rename.isPending}
        error={rename.error}
        onName={(name) => rename.mutate({ params, body: { name } }, { onSuccess: close })}
      />
      <Confirm
        open={asks === 'remove'}
        danger
        title={t('security.passkeyRemoveTitle', { name: passkey.name })}
        text={t('security.passkeyRemoveText')}
        action={t('security.remove')}
        onConfirm={() => void removeIt()}
        onClose={close}
      />
    </li>
  )
}
