import { useApi } from '#ui/api/use-api.ts'
import { useForm, type Form } from '#ui/api/use-form.ts'
import { useRefused, type FieldOfRefusal } from '#ui/api/use-refused.ts'
import { textBounds } from '#ui/api/text-bounds.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { settingsOffice } from '#features/platform/settings/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { setup } from '../../contract.ts'
import type { Overview, StepProps } from '../shown.ts'
import { StepFoot, StepFrame } from '../step-frame.tsx'
import { useSave, type Change } from '../use-save.ts'
import { countryChoices, countryOf, zoneOf, zones } from './places.ts'

type Draft = {
  name: string
  code: string
  host: string
  country: string
  timeZone: string
  languages: string
  supportEmail: string
}

const FIELD_OF: FieldOfRefusal<Draft> = {
  'merchants.codeTaken': 'code',
  'merchants.unknownZone': 'timeZone',
  'merchants.hostInvalid': 'host',
  'merchants.hostReserved': 'host',
  'merchants.hostTaken': 'host',
}

const CODE = /^[A-Z][A-Z0-9]{1,15}$/
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/
const languagesOf = (text: string) => text.split(' ').map((each) => (each === 'VI' ? 'VI' : 'EN'))

function draftOf({ brand, siteHost, countries }: Overview): Draft {
  if (brand)
    return {
      name: brand.name,
      code: brand.code,
      host: brand.hosts[0] ?? '',
      country: countryOf(countries, brand.dialingCode),
      timeZone: brand.timeZone,
      languages: brand.languages.join(' '),
      supportEmail: brand.supportEmail,
    }
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { name: '', code: '', host: siteHost, country: '', timeZone, languages: 'EN', supportEmail: '' }
}

/** Name, domain, country, time zone and languages; the first save creates the brand. */
export function BrandStep({ overview, onDone }: StepProps) {
  const { t } = useTexts()
  const form = useForm<Draft>({ defaultValues: draftOf(overview) })
  const { isBusy, error, save } = useSave()
  const changesOf = useChanges(overview)
  const left = useRefused(form, error, FIELD_OF)
  return (
    <StepFrame title={t('setup.brand.title')} lead={t('setup.brand.lead')}>
      <form
        noValidate
        onSubmit={form.onSubmit((draft) => save(changesOf(draft), onDone))}
        className="grid gap-5"
      >
        <Naming form={form} isNew={overview.brand === null} siteHost={overview.siteHost} />
        <Place form={form} countries={overview.countries} />
        <Notice tone="info">{t('setup.brand.closed')}</Notice>
        <StepFoot error={left} isBusy={isBusy} />
      </form>
    </StepFrame>
  )
}

/** The calls that save a draft: the brand itself, and each thing that differs. */
function useChanges({ brand, countries }: Overview) {
  const api = { setup: useApi(setup), brands: useApi(merchantsOffice), settings: useApi(settingsOffice) }
  return (draft: Draft): Change[] => {
    const { name, timeZone } = draft
    const languages = languagesOf(draft.languages)
    const dialingCode = countries.find(({ code }) => code === draft.country)?.dialingCode ?? ''
    const merchant = brand?.code ?? draft.code
    const set = (setting: string, value: string | string[]) => () =>
      api.settings.change({ params: { merchant, name: setting }, body: { value } })
    const support =
      draft.supportEmail === (brand?.supportEmail ?? '') ? [] : [set('supportEmail', draft.supportEmail)]
    if (!brand) {
      const currency = draft.country === 'VN' ? ('VND' as const) : ('USD' as const)
      const hosts = draft.host ? [draft.host] : []
      const body = { code: draft.code, name, currency, timeZone, dialingCode, languages, hosts }
      return [() => api.setup.brand({ body }), ...support]
    }
    const isRenamed = name !== brand.name || timeZone !== brand.timeZone
    const [old = ''] = brand.hosts
    return [
      ...(isRenamed
        ? [() => api.brands.changeBrand({ params: { merchant }, body: { name, timeZone } })]
        : []),
      ...(languages.join() === brand.languages.join() ? [] : [set('supportedLanguages', languages)]),
      ...(dialingCode === brand.dialingCode ? [] : [set('dialingCode', dialingCode)]),
      ...(draft.host && draft.host !== old
        ? [() => api.brands.addHost({ params: { merchant }, body: { host: draft.host } })]
        : []),
      ...(old && draft.host !== old ? [() => api.brands.dropHost({ params: { merchant, host: old } })] : []),
      ...support,
    ]
  }
}

type PartProps = { readonly form: Form<Draft> }

function Naming({
  form,
  isNew,
  siteHost,
}: PartProps & { readonly isNew: boolean; readonly siteHost: string }) {
  const { t } = useTexts()
  const required = { required: t('setup.required') }
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <TextField
          label={t('setup.brand.name')}
          autoComplete="organization"
          autoCapitalize="words"
          {...textBounds(setup.brand, 'name')}
          {...form.field('name', required)}
        />
        <TextField
          label={t('setup.brand.code')}
          hint={isNew ? t('setup.brand.codeHint') : undefined}
          autoComplete="off"
          readOnly={!isNew}
          maxLength={16}
          {...form.field('code', {
            ...required,
            pattern: { value: CODE, message: t('setup.brand.codeWrong') },
            setValueAs: (text: string) => text.toUpperCase(),
          })}
          className="[&_input]:uppercase"
        />
      </div>
      <TextField
        label={t('setup.brand.host')}
        hint={t('setup.brand.hostHint', { host: siteHost })}
        optional
        inputMode="url"
        placeholder="play.example.org"
        {...form.field('host')}
      />
    </>
  )
}

function Place({ form, countries }: PartProps & Pick<Overview, 'countries'>) {
  const { t, lang } = useTexts()
  const required = { required: t('setup.required') }
  const country = form.field('country', required)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t('setup.brand.country')}
          hint={t('setup.brand.countryHint')}
          placeholder={t('setup.brand.choose')}
          options={countryChoices(countries, lang)}
          {...country}
          onChange={(event) => {
            void country.onChange(event)
            const zone = zoneOf(event.target.value)
            if (zone && !form.formState.dirtyFields.timeZone) form.setValue('timeZone', zone)
          }}
        />
        <SelectField
          label={t('setup.brand.zone')}
          options={zones().map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          {...form.field('timeZone', required)}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t('setup.brand.languages')}
          options={['EN', 'VI', 'EN VI', 'VI EN'].map((value) => ({
            value,
            label: t(`setup.brand.languages.${value}`),
          }))}
          {...form.field('languages')}
        />
        <TextField
          label={t('setup.brand.support')}
          type="email"
          inputMode="email"
          autoComplete="email"
          optional
          {...form.field('supportEmail', {
            pattern: { value: EMAIL, message: t('setup.owner.emailWrong') },
          })}
        />
      </div>
    </>
  )
}
