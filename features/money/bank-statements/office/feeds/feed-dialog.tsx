import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { depositMethods } from '#features/money/deposits/contract/methods.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm, type Form } from '#ui/api/use-form.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { bankStatements } from '../../contract/office.ts'
import { feedFormats, feedPulls } from '../../contract/shapes.ts'
import { CsvFields } from './csv-fields.tsx'
import { draftOf, formOf, type FeedForm } from './feed-form.ts'
import type { Feed } from './feeds-tab.tsx'

export type FeedDialogProps = { readonly feed: Feed | null; readonly onClose: () => void }

/** Adds a bank account, or changes how its statements are read; another operator approves it. */
export function FeedDialog({ feed, onClose }: FeedDialogProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(depositMethods).list)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(feed ? 'bankStatements.changeFeed' : 'bankStatements.addFeed')}
      text={t('bankStatements.feedText')}
    >
      <QueryState of={asked} waiting={<SkeletonCard lines={4} />}>
        {({ brands }) => <FeedFields feed={feed} brands={brands} onClose={onClose} />}
      </QueryState>
    </Dialog>
  )
}

type Brand = { readonly code: string; readonly name: string; readonly currency: 'VND' | 'USD' | 'FUN' }
type FieldsProps = FeedDialogProps & { readonly brands: readonly Brand[] }

function FeedFields({ feed, brands, onClose }: FieldsProps) {
  const { t } = useTexts()
  const form = useForm<FeedForm>({ defaultValues: formOf(feed, brands[0]?.code ?? '') })
  const { send, isPending, error } = useSave(feed, brands, onClose)
  const { format, pull } = form.watch()
  return (
    <form onSubmit={form.onSubmit(send)} noValidate className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        {!feed && (
          <SelectField
            label={t('bankStatements.brand')}
            options={brands.map(({ code, name, currency }) => ({
              value: code,
              label: `${name}, ${currency}`,
            }))}
            {...form.register('merchant')}
          />
        )}
        {!feed && (
          <TextField
            label={t('bankStatements.accountNumber')}
            hint={t('bankStatements.accountHint')}
            {...form.field('accountNumber', { required: t('bankStatements.needed') })}
          />
        )}
        <TextField
          label={t('bankStatements.name')}
          {...form.field('name', { required: t('bankStatements.needed') })}
        />
        <Choice form={form} name="format" values={feedFormats} />
        <Choice form={form} name="pull" values={feedPulls} />
      </div>
      {pull === 'folder' && <p className="text-13 text-muted">{t('bankStatements.folderText')}</p>}
      {pull === 'https' && (
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={t('bankStatements.pullUrl')}
            placeholder="https://"
            {...form.field('pullUrl', { required: t('bankStatements.needed') })}
          />
          <PasswordField
            label={t('bankStatements.token')}
            purpose="new"
            hint={t(feed?.hasToken ? 'bankStatements.tokenKept' : 'bankStatements.tokenHint')}
            {...form.register('token')}
          />
        </div>
      )}
      {format === 'csv' && <CsvFields form={form} />}
      <Switch label={t('bankStatements.isOpen')} {...form.register('isOpen')} />
      <TextField
        label={t('bankStatements.reason')}
        {...textBounds(bankStatements.addFeed, 'reason')}
        {...form.field('reason', { required: t('bankStatements.needed'), minLength: 4 })}
      />
      {error !== null && error !== undefined && <FormFailure error={error} />}
      <Button type="submit" look="primary" wide busy={isPending}>
        {t('bankStatements.saveFeed')}
      </Button>
    </form>
  )
}

type ChoiceProps = {
  readonly form: Form<FeedForm>
  readonly name: 'format' | 'pull'
  readonly values: readonly string[]
}

function Choice({ form, name, values }: ChoiceProps) {
  const { t } = useTexts()
  return (
    <SelectField
      label={t(`bankStatements.${name}`)}
      options={values.map((value) => ({ value, label: t(`bankStatements.${name}.${value}`) }))}
      {...form.register(name)}
    />
  )
}

/** The call behind the form, and the toast after it. */
function useSave(feed: Feed | null, brands: readonly Brand[], onClose: () => void) {
  const { t } = useTexts()
  const api = useApi(bankStatements)
  const add = useApiMutation(api.addFeed, { invalidates: [api.feeds] })
  const change = useApiMutation(api.changeFeed, { invalidates: [api.feeds] })
  const done = {
    onSuccess: () => {
      toast({ tone: 'good', title: t('bankStatements.feedSaved') })
      onClose()
    },
  }
  const send = (values: FeedForm) => {
    const draft = { ...draftOf(values), reason: values.reason.trim() }
    if (feed) {
      const params = { merchant: feed.merchant, id: feed.id }
      return change.mutate({ params, body: { ...draft, version: feed.version } }, done)
    }
    const brand = brands.find(({ code }) => code === values.merchant)
    if (!brand) return
    const body = {
      ...draft,
      accountNumber: values.accountNumber.replace(/[\s.-]/g, ''),
      currency: brand.currency,
    }
    return add.mutate({ params: { merchant: brand.code }, body }, done)
  }
  return { send, isPending: add.isPending || change.isPending, error: add.error ?? change.error }
}
