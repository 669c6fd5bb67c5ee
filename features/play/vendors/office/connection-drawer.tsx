import type { UseFormReturn } from 'react-hook-form'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { vendorsOffice } from '../contract/office.ts'
import { KeyList } from './key-list.tsx'
import type { VendorRow } from './vendors-panel.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'vendors.addressInvalid': 'apiUrl',
  'vendors.networkInvalid': 'networks',
} as const

export type DoorWanted = Pick<
  VendorRow,
  'vendor' | 'name' | 'protocol' | 'launchUrl' | 'apiUrl' | 'partner' | 'networks' | 'isContracted'
>

export type DoorDrawerProps = {
  readonly door: DoorWanted | null
  /** Null: the vendor has no integration yet, so it cannot have keys. */
  readonly keys: VendorRow['keys'] | null
  readonly onClose: () => void
}

const protocols = ['canonical', 'hub88', 'softswiss', 'pragmatic'] as const
const PLACES = '{token} {game} {lang} {currency} {user} {host} {home}'

/** One vendor's URLs, networks and keys; an empty code means a new vendor. */
export function DoorDrawer({ door, keys, onClose }: DoorDrawerProps) {
  const { t } = useTexts()
  return (
    <Drawer
      open={door !== null}
      onClose={onClose}
      title={door?.name || t('vendors.another')}
      text={t('vendors.lead')}
      width="wide"
    >
      {door && (
        <div className="grid gap-8">
          <DoorForm key={door.vendor} door={door} onMade={onClose} />
          {keys && <KeyList vendor={door.vendor} keys={keys} />}
        </div>
      )}
    </Drawer>
  )
}

type Form = {
  code: string
  name: string
  isContracted: boolean
  protocol: DoorWanted['protocol']
  launchUrl: string
  apiUrl: string
  partner: string
  networks: string
  reason: string
}

function DoorForm({ door, onMade }: { readonly door: DoorWanted; readonly onMade: () => void }) {
  const { t } = useTexts()
  const api = useApi(vendorsOffice)
  const save = useApiMutation(api.save, { invalidates: [api.list] })
  const fetchGames = useApiMutation(api.fetchCatalogue, { invalidates: [api.list] })
  const form = useForm<Form>({
    defaultValues: {
      code: door.vendor,
      name: door.name,
      isContracted: door.isContracted,
      protocol: door.protocol,
      launchUrl: door.launchUrl,
      apiUrl: door.apiUrl,
      partner: door.partner,
      networks: door.networks.join('\n'),
      reason: '',
    },
  })
  const isNew = door.vendor === ''
  const submit = form.handleSubmit(({ networks, code, name, ...rest }) => {
    const list = networks.split(/\s+/).filter(Boolean)
    const body = { ...rest, networks: list, ...(isNew ? { name } : {}) }
    const done = () => {
      toast({ tone: 'good', title: t('vendors.saved') })
      if (isNew) onMade()
    }
    save.mutate({ params: { vendor: code }, body }, { onSuccess: done })
  })
  const { errors } = form.formState
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {isNew && <NewVendor form={form} />}
      <SelectField
        label={t('vendors.protocol')}
        options={protocols.map((value) => ({ value, label: t(`vendors.protocol.${value}`) }))}
        {...form.register('protocol')}
      />
      <TextField
        label={t('vendors.launchUrl')}
        inputMode="url"
        hint={t('vendors.launchHint', { places: PLACES })}
        {...form.register('launchUrl')}
      />
      <TextField
        label={t('vendors.apiUrl')}
        inputMode="url"
        hint={t('vendors.apiHint', { token: '{token}' })}
        {...form.register('apiUrl')}
      />
      <TextField label={t('vendors.partner')} {...form.register('partner')} />
      <TextArea label={t('vendors.networks')} rows={3} {...form.register('networks')} />
      <Checkbox label={t('vendors.contracted')} {...form.register('isContracted')} />
      <TextField
        label={t('vendors.reason')}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => text.trim().length >= 4 || t('vendors.reasonShort'),
        })}
      />
      {save.error && <FormFailure error={save.error} fields={FIELD_OF} />}
      {fetchGames.error && <FormFailure error={fetchGames.error} fields={FIELD_OF} />}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" look="primary" busy={save.isPending}>
          {t('vendors.save')}
        </Button>
        {door.apiUrl !== '' && (
          <Button
            look="outline"
            busy={fetchGames.isPending}
            onClick={() =>
              fetchGames.mutate(
                { params: { vendor: door.vendor } },
                {
                  onSuccess: ({ games }) => toast({ tone: 'good', title: t('vendors.fetched', { games }) }),
                },
              )
            }
          >
            {t('vendors.fetch')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The name of a new vendor. */
function NewVendor({ form }: { readonly form: UseFormReturn<Form> }) {
  const { t } = useTexts()
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={t('vendors.code')}
        hint={t('vendors.codeHint')}
        error={errors.code?.message}
        {...form.register('code', {
          validate: (text) => /^[A-Z][A-Z0-9_]{0,30}$/.test(text) || t('vendors.codeHint'),
        })}
      />
      <TextField
        label={t('vendors.name')}
        error={errors.name?.message}
        {...form.register('name', { validate: (text) => text.trim() !== '' || t('vendors.name') })}
      />
    </>
  )
}
