import { MonitorSmartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { push } from '../contract.ts'
import { subscribe, unsubscribe, useThisBrowser } from './this-browser.ts'

type Device = Reply<typeof push.devices>['devices'][number]

/** This device and the member's others that get push notifications. */
export function PushDevices() {
  const { t } = useTexts()
  const api = useApi(push)
  return (
    <div className="grid gap-3">
      <QueryState of={useApiQuery(api.devices)} waiting={<SkeletonRows rows={1} />}>
        {({ devices }) => (
          <>
            <ThisDevice />
            {devices.length === 0 ? (
              <p className="text-13 text-muted">{t('push.none')}</p>
            ) : (
              <ul aria-label={t('push.devices')} className="grid gap-1">
                {devices.map((device) => (
                  <DeviceRow key={device.id} device={device} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryState>
    </div>
  )
}

/** Subscribes this device; if it is in the list already, the browser returns the same endpoint and nothing changes. */
function ThisDevice() {
  const { t } = useTexts()
  const api = useApi(push)
  const key = useApiQuery(api.key, undefined, { staleMs: Number.POSITIVE_INFINITY })
  const add = useApiMutation(api.add, { invalidates: [api.devices] })
  const [browser, lookAgain] = useThisBrowser()
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')
  if (browser.kind === 'unknown') return null
  if (browser.kind !== 'ready') return <Notice tone="info">{t(`push.${browser.kind}`)}</Notice>
  if (browser.endpoint !== null) return null
  const ask = async () => {
    setState('busy')
    try {
      const keys = key.data && (await subscribe(key.data.key))
      if (keys) await add.mutateAsync({ body: keys })
      setState('rest')
    } catch {
      await unsubscribe().catch(() => undefined) // remove a subscription that the server failed to store
      setState('failed')
    }
    lookAgain()
  }
  return (
    <div className="grid gap-2">
      <Button
        icon={MonitorSmartphone}
        busy={state === 'busy'}
        disabled={!key.data}
        onClick={() => void ask()}
        className="md:justify-self-start"
      >
        {t('push.here')}
      </Button>
      <p className="text-12 text-faint">{t('push.hereHint')}</p>
      {add.error && <Failure error={add.error} />}
      {state === 'failed' && !add.error && <Notice tone="warning">{t('push.failed')}</Notice>}
    </div>
  )
}

function DeviceRow({ device: { id, says, addedAt } }: { readonly device: Device }) {
  const { t, date } = useTexts()
  const api = useApi(push)
  const remove = useApiMutation(api.remove, { invalidates: [api.devices] })
  const attempt = useApiMutation(api.try)
  const error = remove.error ?? attempt.error
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{says}</span>
          <span className="block text-12 text-faint">
            {t('push.since', { when: date(addedAt, 'brief') })}
          </span>
        </span>
        <Button
          size="sm"
          look="ghost"
          busy={attempt.isPending}
          onClick={() =>
            attempt.mutate(
              { params: { id } },
              { onSuccess: () => toast({ tone: 'info', title: t('push.tried') }) },
            )
          }
        >
          {t('push.try')}
        </Button>
        <IconButton
          icon={Trash2}
          label={t('push.remove', { device: says })}
          onClick={() => remove.mutate({ params: { id } })}
        />
      </div>
      {error && <Failure error={error} />}
    </li>
  )
}
