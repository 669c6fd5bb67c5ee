import { useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { Form } from '#ui/api/use-form.ts'
import { columnNames, delimiters, encodings } from '../../rules/csv.ts'
import { dayForms } from '../../rules/days.ts'
import type { FeedForm } from './feed-form.ts'

/** How a CSV is read: its form, and the headings of its columns. */
export function CsvFields({ form }: { readonly form: Form<FeedForm> }) {
  const { t } = useTexts()
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-16">{t('bankStatements.csv')}</legend>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
        <SelectField
          label={t('bankStatements.delimiter')}
          options={delimiters.map((value) => ({
            value,
            label: value === '\t' ? t('bankStatements.tabulator') : value,
          }))}
          {...form.register('delimiter')}
        />
        <SelectField
          label={t('bankStatements.decimal')}
          options={[
            { value: '.', label: '1,234.50' },
            { value: ',', label: '1.234,50' },
          ]}
          {...form.register('decimal')}
        />
        <SelectField
          label={t('bankStatements.dayForm')}
          options={plain(dayForms)}
          {...form.register('dayForm')}
        />
        <SelectField
          label={t('bankStatements.encoding')}
          options={plain(encodings)}
          {...form.register('encoding')}
        />
        <TextField
          label={t('bankStatements.skipLines')}
          inputMode="numeric"
          {...form.register('skipLines')}
        />
      </div>
      <p className="text-13 text-muted">{t('bankStatements.columnsText')}</p>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {columnNames.map((name) => (
          <TextField
            key={name}
            label={t(`bankStatements.column.${name}`)}
            maxLength={60}
            {...form.register(`columns.${name}`)}
          />
        ))}
      </div>
    </fieldset>
  )
}
