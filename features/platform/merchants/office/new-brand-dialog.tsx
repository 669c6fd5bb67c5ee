import { useState, type FormEvent } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useTell } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/line/answer.tsx'
import { errorWords } from '#ui/line/refusal-values.ts'
import { useApi } from '#ui/line/use-api.ts'
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
const FIELD_OF: Readonly<Record<string, 'code' | 'timeZone' | 'hosts'>> = {
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
  const texts = useTexts()
  const { t } = texts
  const api = useApi(merchantsOffice)
  const told = useTell(api.addBrand, { tells: [api.list] })
  const [draft, setDraft] = useState<Draft>(EMPTY)
  const set = (change: Partial<Draft>) => {
    told.reset()
    setDraft({ ...draft, ...change })
  }
  const field = told.error instanceof RefusedError ? FIELD_OF[told.error.code] : undefined
  const errorAt = (name: typeof field) => (name === field ? errorWords(texts, told.error) : undefined)
  const send = (event: FormEvent) => {
    event.preventDefault()
    told.mutate(
      { body: bodyOf(draft) },
      {
        onSuccess: ({ code }) => {
          toast({ tone: 'good', title: t('merchants.brandMade') })
          onMade(code)
        },
      },
    )
  }
  return (
    <form onSubmit={send} className="grid gap-4">
      <Naming draft={draft} set={set} codeError={errorAt('code')} />
      <Place draft={draft} set={set} zoneError={errorAt('timeZone')} />
      <TextField
        label={t('merchants.hosts')}
        hint={t('merchants.newBrandHosts')}
        error={errorAt('hosts')}
        optional
        value={draft.hosts}
        placeholder="play.example.org"
        onChange={({ target }) => set({ hosts: target.value })}
      />
      <Licence draft={draft} set={set} />
      <SelectField
        label={t('merchants.newBrandFrom')}
        value={draft.from}
        options={[
          { value: '', label: t('merchants.defaults') },
          ...brands.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` })),
        ]}
        onChange={({ target }) => set({ from: target.value })}
      />
      <TextField
        label={t('merchants.reason')}
        value={draft.reason}
        minLength={4}
        maxLength={300}
        required
        autoCapitalize="sentences"
        onChange={({ target }) => set({ reason: target.value })}
      />
      {told.error && !field && <Failure error={told.error} />}
      <Button type="submit" look="primary" wide busy={told.isPending}>
        {t('merchants.makeBrand')}
      </Button>
    </form>
  )
}

type PartProps = { readonly draft: Draft; readonly set: (change: Partial<Draft>) => void }

function Naming({ draft, set, codeError }: PartProps & { readonly codeError: string | undefined }) {
  const { t } = useTexts()
  return (
    <>
      <TextField
        label={t('merchants.code')}
        hint={t('merchants.newBrandCode')}
        error={codeError}
        value={draft.code}
        pattern="[A-Z][A-Z0-9]{1,15}"
        maxLength={16}
        required
        autoComplete="off"
        onChange={({ target }) => set({ code: target.value.toUpperCase() })}
      />
      <TextField
        label={t('merchants.name')}
        value={draft.name}
        maxLength={40}
        required
        autoComplete="off"
        autoCapitalize="words"
        onChange={({ target }) => set({ name: target.value })}
      />
    </>
  )
}

function Place({ draft, set, zoneError }: PartProps & { readonly zoneError: string | undefined }) {
  const { t } = useTexts()
  return (
    <>
      <div className="grid grid-cols-2 gap-2.5">
        <SelectField
          label={t('merchants.currency')}
          value={draft.currency}
          options={['VND', 'USD'].map((value) => ({ value, label: value }))}
          onChange={({ target }) => set({ currency: target.value })}
        />
        <SelectField
          label={t('merchants.languages')}
          value={draft.languages}
          options={['EN', 'VI', 'EN VI', 'VI EN'].map((value) => ({
            value,
            label: value.replace(' ', ', '),
          }))}
          onChange={({ target }) => set({ languages: target.value })}
        />
      </div>
      <TextField
        label={t('merchants.zone')}
        error={zoneError}
        value={draft.timeZone}
        placeholder="Asia/Ho_Chi_Minh"
        maxLength={60}
        required
        onChange={({ target }) => set({ timeZone: target.value })}
      />
      <TextField
        label={t('merchants.dialling')}
        value={draft.dialingCode}
        placeholder="84"
        inputMode="numeric"
        pattern="[1-9][0-9]{0,3}"
        maxLength={4}
        required
        onChange={({ target }) => set({ dialingCode: target.value.replace(/\D/g, '') })}
      />
    </>
  )
}

function Licence({ draft, set }: PartProps) {
  const { t } = useTexts()
  return (
    <>
      <TextArea
        label={t('merchants.licenceEn')}
        hint={t('merchants.licenceHint')}
        optional
        value={draft.licenceEn}
        maxLength={600}
        rows={2}
        onChange={({ target }) => set({ licenceEn: target.value })}
      />
      <TextArea
        label={t('merchants.licenceVi')}
        optional
        value={draft.licenceVi}
        maxLength={600}
        rows={2}
        onChange={({ target }) => set({ licenceVi: target.value })}
      />
    </>
  )
}
