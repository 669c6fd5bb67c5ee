import { Lock, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { dayText } from '#ui/records/days.ts'
import { countryName } from '../rules/country-name.ts'
import { FieldsForm } from './fields-form.tsx'
import type { FieldView, Shown } from './profile-panel.tsx'

export type FieldsCardProps = { readonly group: FieldView['group']; readonly shown: Shown }

/** One part of the profile, shown as text and edited in place. */
export function FieldsCard({ group, shown }: FieldsCardProps) {
  const { t } = useTexts()
  const [isEditing, setEditing] = useState(false)
  const fields = shown.fields.filter((field) => field.group === group)
  if (fields.length === 0) return null
  const mayEdit = fields.some(({ may }) => may !== 'set')
  return (
    <section className="panel grid gap-4 p-5">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-16">{t(group === 'person' ? 'profile.person' : 'profile.contacts')}</h2>
        {mayEdit && !isEditing && (
          <Button size="sm" icon={Pencil} onClick={() => setEditing(true)}>
            {t('profile.edit')}
          </Button>
        )}
      </div>
      {isEditing ? (
        <FieldsForm fields={fields} minimumAge={shown.minimumAge} onDone={() => setEditing(false)} />
      ) : (
        <ReadFields fields={fields} />
      )}
      {group === 'contact' && <BoundContacts shown={shown} />}
    </section>
  )
}

function ReadFields({ fields }: { readonly fields: readonly FieldView[] }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <dl className="grid gap-2.5">
      {fields.map((view) => (
        <div key={view.field} className="flex items-baseline justify-between gap-4">
          <dt className="shrink-0 text-muted">{t(`profile.field.${view.field}`)}</dt>
          <dd className="flex min-w-0 items-baseline gap-1.5 text-right font-medium">
            <span className="min-w-0 break-words">{shownValue(texts, view)}</span>
            {view.may === 'set' && (
              <Lock size={13} className="shrink-0 self-center text-faint" aria-label={t('profile.stays')} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A formatted value: a country by its name, a date in the language's format. */
function shownValue({ t, lang }: Texts, { field, value }: FieldView): React.ReactNode {
  if (value === null) return <span className="font-normal text-faint">{t('profile.none')}</span>
  switch (field) {
    case 'nationality':
      return countryName(lang, value)
    case 'birthday':
      return <span className="num">{dayText(lang, value, 'day')}</span>
    case 'sourceOfIncome':
      return t(`profile.income.${value}`)
    default:
      return value
  }
}

/** The account's email and phone, which are changed in the security centre. */
function BoundContacts({ shown: { email, mobile } }: { readonly shown: Shown }) {
  const { t } = useTexts()
  const bound = [
    { key: 'email', name: t('security.email'), contact: email },
    { key: 'mobile', name: t('security.mobile'), contact: mobile },
  ].flatMap(({ contact, ...rest }) => (contact ? [{ ...rest, ...contact }] : []))
  if (bound.length === 0) return null
  return (
    <div className="grid gap-2.5 border-t border-hair pt-4">
      <dl className="grid gap-2.5">
        {bound.map(({ key, name, shown, isProved }) => (
          <div key={key} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 text-right font-medium break-all">
              {shown}
              {!isProved && (
                <span className="block text-12 font-normal text-faint">{t('profile.emailUnproved')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-faint">{t('profile.toSecurity')}</p>
    </div>
  )
}
