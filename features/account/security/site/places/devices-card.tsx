import { Pencil, ShieldCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { security } from '../../contract.ts'
import { deviceName } from '#kit/names/device-name.ts'
import { NameDialog } from '../methods/name-dialog.tsx'
import { useFresh } from '../proof/use-fresh.ts'
import { PlaceLine } from './place-line.tsx'

type Device = Reply<(typeof security)['devices']>['devices'][number]

/** Trusted devices, where a login needs no two-step verification: the member can rename and remove them. */
export function DevicesCard() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(security).devices)
  return (
    <section className="panel px-5 pt-4 pb-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-16">{t('security.devices')}</h2>
          <p className="text-13 text-faint">{t('security.devicesText')}</p>
        </div>
        {asked.data && !asked.data.isThisTrusted && <TrustThis />}
      </div>
      <QueryState
        of={asked}
        isEmpty={({ devices }) => devices.length === 0}
        empty={<EmptyState icon={ShieldCheck} title={t('security.devicesNone')} />}
      >
        {({ devices }) => (
          <ul className="divide-y divide-hair">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}

function TrustThis() {
  const { t } = useTexts()
  const api = useApi(security)
  const fresh = useFresh()
  const trust = useApiMutation(api.trustDevice, { invalidates: [api.devices, api.changes] })
  const [isNaming, setNaming] = useState(false)
  const go = (name: string) =>
    trust.mutate(
      { body: { name } },
      {
        onSuccess: () => {
          setNaming(false)
          toast({ tone: 'good', title: t('security.deviceTrusted') })
        },
      },
    )
  return (
    <>
      <Button size="sm" onClick={() => void fresh(() => setNaming(true))}>
        {t('security.deviceTrust')}
      </Button>
      <NameDialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        title={t('security.deviceTrust')}
        label={t('security.deviceName')}
        action={t('security.deviceTrust')}
        starts={deviceName(navigator.userAgent).slice(0, 60)}
        busy={trust.isPending}
        error={trust.error}
        onName={go}
      />
    </>
  )
}

function DeviceRow({ device }: { readonly device: Device }) {
  const { t, date } = useTexts()
  const api = useApi(security)
  const rename = useApiMutation(api.renameDevice, { invalidates: [api.devices] })
  const remove = useApiMutation(api.removeDevice, { invalidates: [api.devices] })
  const [asks, setAsks] = useState<'rename' | 'remove' | null>(null)
  const close = () => setAsks(null)
  const params = { device: device.id }
  const removed = () => {
    close()
    toast({ tone: 'good', title: t('security.deviceRemoved') })
  }
  return (
    <>
      <PlaceLine
        device={device.device}
        name={device.name}
        ip={device.ip}
        country={device.country}
        times={[t('security.deviceUsed', { date: date(device.lastUsedAt, 'brief') })]}
        end={
          <>
            {device.isThisOne && <Status tone="good">{t('security.sessionThis')}</Status>}
            <IconButton
              icon={Pencil}
              label={`${t('security.rename')}: ${device.name}`}
              onClick={() => setAsks('rename')}
            />
            <IconButton
              icon={Trash2}
              label={`${t('security.remove')}: ${device.name}`}
              onClick={() => setAsks('remove')}
            />
          </>
        }
      />
      <NameDialog
        isOpen={asks === 'rename'}
        onClose={close}
        title={t('security.deviceRenameTitle')}
        label={t('security.deviceName')}
        action={t('security.save')}
        starts={device.name}
        busy={rename.isPending}
        error={rename.error}
        onName={(name) => rename.mutate({ params, body: { name } }, { onSuccess: close })}
      />
      <Confirm
        open={asks === 'remove'}
        danger
        busy={remove.isPending}
        title={t('security.deviceRemoveTitle', { name: device.name })}
        text={t('security.deviceRemoveText')}
        action={t('security.remove')}
        onConfirm={() => remove.mutate({ params }, { onSuccess: removed, onError: close })}
        onClose={close}
      />
    </>
  )
}
