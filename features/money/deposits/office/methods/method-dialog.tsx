import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { depositMethods } from '../../contract/methods.ts'
import { draftOf, formOf, nameIn, type MethodForm, type OfficeMethod, type OfficeMethods } from './form.ts'
import { MethodFields } from './method-fields.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'depositMethods.taken': 'code',
  'depositMethods.unknownBrand': 'brand',
  'depositMethods.unknownProcessor': 'processor',
} as const

/** The kinds that an operator can add, each with its underlying type. */
const ways = {
  page: { kind: 'hosted', channel: 'page' },
  wallet: { kind: 'hosted', channel: 'wallet' },
  qr: { kind: 'hosted', channel: 'qr' },
  coin: { kind: 'hosted', channel: 'coin' },
  bank: { kind: 'bank', channel: 'page' },
  bankQr: { kind: 'bank', channel: 'qr' },
  member: { kind: 'member', channel: 'page' },
} as const
type Way = keyof typeof ways

export function wayOf({ kind, channel }: Pick<OfficeMethod, 'kind' | 'channel'>): Way {
  if (kind === 'hosted') return channel
  return kind === 'bank' && channel === 'qr' ? 'bankQr' : kind
}

const needsOf = (way: Way) => ({ bank: ways[way].kind === 'bank', coin: way === 'coin' })

export type MethodDialogProps = {
  /** The edited method; 'new' to add one; null: closed. */
  readonly of: OfficeMethod | 'new' | null
  readonly found: OfficeMethods
  readonly onClose: () => void
}

export function MethodDialog({ of, found, onClose }: MethodDialogProps) {
  const { t, lang } = useTexts()
  const title =
    of === 'new'
      ? t('depositMethods.new')
      : of
        ? t('depositMethods.of', { name: nameIn(lang, of), brand: of.merchant })
        : ''
  return (
    <Dialog
      open={of !== null}
      onClose={onClose}
      width="wide"
      title={title}
      text={t('depositMethods.formText')}
    >
      {of === 'new' && <NewMethod found={found} onDone={onClose} />}
      {of !== null && of !== 'new' && <ChangeMethod method={of} onDone={onClose} />}
    </Dialog>
  )
}

function useMethodForm(start: MethodForm) {
  const { t } = useTexts()
  const form = useForm<MethodForm>({ defaultValues: start })
  /** The draft, or null if a field is marked as invalid. */
  const read = (values: MethodForm, has: { bank: boolean; coin: boolean }) => {
    const draft = draftOf(values, has)
    if (!('wrong' in draft)) return draft
    form.setError(draft.wrong, { message: t('depositMethods.unreadable') }, { shouldFocus: true })
    return null
  }
  return { form, read }
}

function ChangeMethod({ method, onDone }: { readonly method: OfficeMethod; readonly onDone: () => void }) {
  const { t } = useTexts()
  const api = useApi(depositMethods)
  const change = useApiMutation(api.change, { invalidates: [api.list] })
  const { form, read } = useMethodForm(formOf(method))
  const way = wayOf(method)
  const has = needsOf(way)
  const submit = form.handleSubmit((values) => {
    const draft = read(values, has)
    if (!draft) return
    const body = { ...draft, version: method.version, reason: values.reason }
    change.mutate({ params: { id: method.id }, body }, { onSuccess: () => saved(t, onDone) })
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <MethodFields form={form} has={has} currency={method.currency} />
      <Wrong error={change.error} />
      <Button type="submit" look="primary" wide busy={change.isPending}>
        {t('depositMethods.save')}
      </Button>
    </form>
  )
}

function NewMethod({ found, onDone }: { readonly found: OfficeMethods; readonly onDone: () => void }) {
  const { t } = useTexts()
  const api = useApi(depositMethods)
  const add = useApiMutation(api.add, { invalidates: [api.list] })
  const start = useForm<{ brand: string; way: Way; code: string; processor: string }>({
    defaultValues: { brand: found.brands[0]?.code ?? '', way: 'page', code: '', processor: '' },
  })
  const { brand, way, code, processor: chosen } = start.watch()
  const offered = processorsFor(found, way)
  const { form, read } = useMethodForm(blank)
  const has = needsOf(way)
  const currency = found.brands.find((one) => one.code === brand)?.currency
  const { kind, channel } = ways[way]
  const submit = form.handleSubmit((values) => {
    const processor = kind === 'hosted' ? (offered.find((name) => name === chosen) ?? null) : null
    if (kind === 'hosted' && processor === null) {
      const message = t('depositMethods.processorMissing')
      start.setError('processor', { message }, { shouldFocus: true })
      return
    }
    const draft = read(values, has)
    if (!draft || !currency) return
    const body = {
      ...draft,
      merchant: brand,
      code,
      kind,
      channel,
      processor,
      currency,
      reason: values.reason,
    }
    add.mutate({ body }, { onSuccess: () => saved(t, onDone) })
  })
  const options = Object.keys(ways).map((value) => ({ value, label: t(`depositMethods.way.${value}`) }))
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-3">
        <SelectField
          label={t('depositMethods.brand')}
          options={found.brands.map((one) => ({ value: one.code, label: `${one.name}, ${one.currency}` }))}
          {...start.register('brand')}
        />
        <SelectField label={t('depositMethods.kind')} options={options} {...start.register('way')} />
        <TextField
          label={t('depositMethods.code')}
          hint={t('depositMethods.codeHint')}
          {...textBounds(depositMethods.add, 'code')}
          {...start.register('code')}
        />
        {kind === 'hosted' && offered.length > 0 && (
          <SelectField
            label={t('depositMethods.processor')}
            options={[
              { value: '', label: t('depositMethods.chooseProcessor') },
              ...offered.map((value) => ({ value, label: value })),
            ]}
            {...start.field('processor', { onChange: () => start.clearErrors('processor') })}
          />
        )}
      </div>
      {kind === 'hosted' && offered.length === 0 && (
        <Notice tone="warning">{t('depositMethods.noProcessor')}</Notice>
      )}
      {way === 'bankQr' && <Notice>{t('depositMethods.bankQrText')}</Notice>}
      <MethodFields form={form} has={has} currency={currency ?? ''} />
      <Wrong error={add.error} />
      <Button type="submit" look="primary" wide busy={add.isPending}>
        {t('depositMethods.add')}
      </Button>
    </form>
  )
}

/** The processors that are paid in this way. */
function processorsFor(found: OfficeMethods, way: Way): readonly string[] {
  const { kind, channel } = ways[way]
  if (kind !== 'hosted') return []
  return found.processors.filter(({ channels }) => channels.includes(channel)).map(({ name }) => name)
}

const blank: MethodForm = {
  nameEn: '',
  nameVi: '',
  noteEn: '',
  noteVi: '',
  guideEn: '',
  guideVi: '',
  least: '',
  most: '',
  presets: '',
  feePercent: '0',
  feeFixed: '0',
  arrivalSeconds: '60',
  expiryMinutes: '30',
  sort: '10',
  isOpen: false,
  bank: '',
  bin: '',
  accountNumber: '',
  holder: '',
  asset: 'USDT',
  network: 'TRON',
  confirmations: '3',
  reason: '',
}

function saved(t: (key: string) => string, onDone: () => void): void {
  toast({ tone: 'good', title: t('depositMethods.saved') })
  onDone()
}

/** Inconsistent fields are named; other errors show the general text. */
function Wrong({ error }: { readonly error: unknown }) {
  const { t } = useTexts()
  if (!error) return null
  const detail = error instanceof RefusedError && error.code === 'depositMethods.wrong' ? error.detail : null
  if (typeof detail !== 'object' || detail === null || !('what' in detail))
    return <FormFailure error={error} fields={FIELD_OF} />
  return <Notice tone="danger">{t(`depositMethods.wrong.${String(detail.what)}`)}</Notice>
}
