import { textBounds } from '#ui/api/text-bounds.ts'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm, type Form } from '#ui/api/use-form.ts'
import { useRefused, type FieldOfRefusal } from '#ui/api/use-refused.ts'
import { merchantsOffice } from '../contract.ts'

export type NewBrandProps = {
  /** Brands whose configuration can be copied. */
  readonly brands: readonly { readonly code: string; readonly name: string }[]
  readonly open: boolean
  readonly onClose: () => void
  readonly onMade: (code: string) => void
}

/** Creates a brand, from the defaults or from a copy of another brand's configuration. */
export function NewBrandDialog({ brands, open, onClose, onMade }: NewBrandProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('merchants.newBrand')}
      text={t('merchants.newBrandText')}
      width="narrow"
    >
      <NewBrandForm brands={brands} onMade={onMade} />
    </Dialog>
  )
}

/** The field at which a refusal is shown; any other is below the form. */
const FIELD_OF: FieldOfRefusal<Draft> = {
  'merchants.codeTaken': 'code',
  'merchants.unknownZone': 'timeZone',
  'merchants.hostInvalid': 'hosts',
  'merchants.hostReserved': 'hosts',
  'merchants.hostTaken': 'hosts',
}

const EMPTY = {
  code: '',
  name: '',
  currency: 'VND',
  languages: 'EN',
  timeZone: '',
  dialingCode: '',
  hosts: '',
  licenceEn: '',
  licenceVi: '',
  from: '',
  reason: '',
}
type Draft = typeof EMPTY

/** The draft in the form of the call; hosts are separated by line breaks or commas. */
function bodyOf(draft: Draft) {
  const { languages, currency, from, hosts, ...rest } = draft
  return {
    ...rest,
    currency: currency === 'USD' ? ('USD' as const) : ('VND' as const),
    languages: languages.split(' ').map((each) => (each === 'VI' ? ('VI' as const) : ('EN' as const))),
    hosts: hosts.split(/[\s,]+/).filter(Boolean),
    from: from || null,
  }
}

function NewBrandForm({ brands, onMade }: Pick<NewBrandProps, 'brands' | 'onMade'>) {
  const { t } = useTexts()
  const api = useApi(merchantsOffice)
  const told = useApiMutation(api.addBrand, { invalidates: [api.list] })
  const form = useForm<Draft>({ defaultValues: EMPTY })
  const left = useRefused(form, told.error, FIELD_OF)
  const send = form.onSubmit((draft) =>
    told.mutate(
      { body: bodyOf(draft) },
      {
        onSuccess: ({ code }) => {
          toast({ tone: 'good', title: t('merchants.brandMade') })
          onMade(code)
        },
      },
    ),
  )
  return (
    <form onSubmit={send} className="grid gap-4">
      <Naming form={form} />
      <Place form={form} />
      <TextField
        label={t('merchants.hosts')}
        hint={t('merchants.newBrandHosts')}
        optional
        placeholder="play.example.org"
        {...form.field('hosts')}
      />
      <Licence form={form} />
      <SelectField
        label={t('merchants.newBrandFrom')}
        options={[
          { value: '', label: t('merchants.defaults') },
          ...brands.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` })),
        ]}
        {...form.register('from')}
      />
      <TextField
        label={t('merchants.reason')}
        required
        autoCapitalize="sentences"
        {...textBounds(merchantsOffice.addBrand, 'reason')}
        {...form.field('reason')}
      />
      {left !== null && <FormFailure error={left} />}
      <Button type="submit" look="primary" wide busy={told.isPending}>
        {t('merchants.makeBrand')}
      </Button>
    </form>
  )
}

type PartProps = { readonly form: Form<Draft> }

function Naming({ form }: PartProps) {
  const { t } = useTexts()
  return (
    <>
      <TextField
        label={t('merchants.code')}
        hint={t('merchants.newBrandCode')}
        required
        autoComplete="off"
        {...textBounds(merchantsOffice.addBrand, 'code')}
        {...form.bound('code')}
        onChange={({ target }) => form.setValue('code', target.value.toUpperCase())}
      />
      <TextField
        label={t('merchants.name')}
        required
        autoComplete="off"
        autoCapitalize="words"
        {...textBounds(merchantsOffice.addBrand, 'name')}
        {...form.field('name')}
      />
    </>
  )
}

function Place({ form }: PartProps) {
  const { t } = useTexts()
  return (
    <>
      <div className="grid grid-cols-2 gap-2.5">
        <SelectField
          label={t('merchants.currency')}
          options={['VND', 'USD'].map((value) => ({ value, label: value }))}
          {...form.register('currency')}
        />
        <SelectField
          label={t('merchants.languages')}
          options={['EN', 'VI', 'EN VI', 'VI EN'].map((value) => ({
            value,
            label: value.replace(' ', ', '),
          }))}
          {...form.register('languages')}
        />
      </div>
      <TextField
        label={t('merchants.zone')}
        placeholder="Asia/Ho_Chi_Minh"
        required
        {...textBounds(merchantsOffice.addBrand, 'timeZone')}
        {...form.field('timeZone')}
      />
      <TextField
        label={t('merchants.dialling')}
        placeholder="84"
        inputMode="numeric"
        required
        {...textBounds(merchantsOffice.addBrand, 'dialingCode')}
        {...form.bound('dialingCode')}
        onChange={({ target }) => form.setValue('dialingCode', target.value.replace(/\D/g, ''))}
      />
    </>
  )
}

function Licence({ form }: PartProps) {
  const { t } = useTexts()
  return (
    <>
      <TextArea
        label={t('merchants.licenceEn')}
        hint={t('merchants.licenceHint')}
        optional
        rows={2}
        {...textBounds(merchantsOffice.addBrand, 'licenceEn')}
        {...form.field('licenceEn')}
      />
      <TextArea
        label={t('merchants.licenceVi')}
        optional
        rows={2}
        {...textBounds(merchantsOffice.addBrand, 'licenceVi')}
        {...form.field('licenceVi')}
      />
    </>
  )
}
