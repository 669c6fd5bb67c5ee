import { ExternalLink } from 'lucide-react'
import { settingsOffice } from '#features/platform/settings/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm, type Form } from '#ui/api/use-form.ts'
import { linkClass } from '#ui/action/link.tsx'
import type { SetupBrand, StepProps } from '../shown.ts'
import { StepFoot, StepFrame } from '../step-frame.tsx'
import { useSave } from '../use-save.ts'

const FIELDS = ['licenceEn', 'licenceVi', 'licenceNumber', 'licenceLink', 'copyrightHolder', 'pack'] as const
type Draft = Pick<SetupBrand, (typeof FIELDS)[number]>

/** The setting of each field. */
const settingOf = (field: keyof Draft): string => (field === 'pack' ? 'brandPack' : field)

const EMPTY: Draft = {
  licenceEn: '',
  licenceVi: '',
  licenceNumber: '',
  licenceLink: '',
  copyrightHolder: '',
  pack: '',
}

/** The statement in each language, the number, and the rules that apply: each a setting of the brand. */
export function LicenceStep({ overview: { brand, packs }, onDone, onStep }: StepProps) {
  const { t } = useTexts()
  const api = useApi(settingsOffice)
  const { isBusy, error, save } = useSave()
  const stored: Draft = brand ?? EMPTY
  const form = useForm<Draft>({ defaultValues: { ...stored } })
  const send = form.onSubmit((draft) =>
    save(
      FIELDS.filter((field) => draft[field] !== stored[field]).map(
        (field) => () =>
          api.change({
            params: { merchant: brand?.code ?? '', name: settingOf(field) },
            body: { value: draft[field].trim() },
          }),
      ),
      onDone,
    ),
  )
  const required = { required: t('setup.required') }
  return (
    <StepFrame title={t('setup.licence.title')} lead={t('setup.licence.lead')}>
      <form noValidate onSubmit={send} className="grid gap-5">
        <Statements form={form} languages={brand?.languages ?? []} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('setup.licence.number')}
            autoComplete="off"
            maxLength={60}
            {...form.field('licenceNumber', required)}
          />
          <SelectField
            label={t('setup.licence.pack')}
            hint={t('setup.licence.packHint')}
            placeholder={t('setup.brand.choose')}
            options={packs.map(({ code, name }) => ({ value: code, label: name }))}
            {...form.field('pack', required)}
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('setup.licence.link')}
            inputMode="url"
            optional
            maxLength={300}
            placeholder="https://"
            {...form.field('licenceLink', {
              pattern: { value: /^\s*https:\/\/\S+\s*$/, message: t('setup.licence.linkWrong') },
            })}
          />
          <TextField
            label={t('setup.licence.holder')}
            autoComplete="organization"
            autoCapitalize="words"
            optional
            maxLength={80}
            {...form.field('copyrightHolder')}
          />
        </div>
        <a
          href="/settings?tab=jurisdictions"
          target="_blank"
          rel="noreferrer"
          className={`${linkClass} inline-flex items-center gap-1.5 justify-self-start`}
        >
          {t('setup.licence.packLink')}
          <ExternalLink size={15} aria-hidden />
        </a>
        <StepFoot error={error} isBusy={isBusy} onBack={() => onStep('currency')} />
      </form>
    </StepFrame>
  )
}

type StatementsProps = { readonly form: Form<Draft>; readonly languages: readonly ('EN' | 'VI')[] }

/** The first language's statement is required; a missing second one shows the English text. */
function Statements({ form, languages }: StatementsProps) {
  const { t } = useTexts()
  const rules = (language: 'EN' | 'VI') =>
    languages[0] === language ? { required: t('setup.required') } : {}
  return (
    <>
      {(languages.includes('EN') || languages[0] === 'VI') && (
        <TextArea
          label={t('setup.licence.en')}
          hint={t('setup.licence.hint')}
          optional={languages[0] !== 'EN'}
          rows={2}
          maxLength={600}
          autoCapitalize="sentences"
          {...form.field('licenceEn', rules('EN'))}
        />
      )}
      {languages.includes('VI') && (
        <TextArea
          label={t('setup.licence.vi')}
          optional={languages[0] !== 'VI'}
          rows={2}
          maxLength={600}
          autoCapitalize="sentences"
          {...form.field('licenceVi', rules('VI'))}
        />
      )}
    </>
  )
}
