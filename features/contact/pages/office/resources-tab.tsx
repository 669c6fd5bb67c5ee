import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { pagesOffice } from '../contract/office.ts'
import { resourceTypes, type ResourceType } from '../rules.ts'

export type ResourcesTabProps = { readonly merchant: string; readonly mayChange: boolean }

/** The app files of a brand; without one, its site is installed as the app. */
export function ResourcesTab({ merchant, mayChange }: ResourcesTabProps) {
  const asked = useApiQuery(useApi(pagesOffice).resources, { params: { merchant } })
  return (
    <QueryState of={asked}>
      {({ list }) => (
        <div className="grid gap-3 lg:grid-cols-2">
          {resourceTypes.map((type) => (
            <ResourceForm
              key={`${merchant}${type}`}
              merchant={merchant}
              type={type}
              stored={list.find((row) => row.resourceType === type) ?? { url: '', labelNameEn: '' }}
              mayChange={mayChange}
            />
          ))}
        </div>
      )}
    </QueryState>
  )
}

type ResourceFormProps = ResourcesTabProps & {
  readonly type: ResourceType
  readonly stored: { readonly url: string; readonly labelNameEn: string }
}

const names = { IOS: 'pages.ios', ANDROID: 'pages.android' } as const

function ResourceForm({ merchant, type, stored, mayChange }: ResourceFormProps) {
  const { t } = useTexts()
  const api = useApi(pagesOffice)
  const set = useApiMutation(api.setResource, { invalidates: [api.resources] })
  const form = useForm({ defaultValues: { url: stored.url, labelNameEn: stored.labelNameEn } })
  const submit = form.handleSubmit((body) =>
    set.mutate(
      { params: { merchant, resourceType: type }, body },
      { onSuccess: () => toast({ tone: 'good', title: t('pagesOffice.saved') }) },
    ),
  )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="panel grid content-start gap-3 p-4">
      <h2 className="text-16">{t(names[type])}</h2>
      {set.error && <FormFailure error={set.error} />}
      <TextField
        label={t('pagesOffice.url')}
        hint={t('pagesOffice.urlHint')}
        type="url"
        readOnly={!mayChange}
        {...form.register('url')}
      />
      <TextField
        label={t('pagesOffice.label')}
        maxLength={60}
        readOnly={!mayChange}
        {...form.register('labelNameEn')}
      />
      {mayChange && (
        <Button type="submit" look="primary" size="sm" busy={set.isPending} className="justify-self-start">
          {t('pagesOffice.save')}
        </Button>
      )}
    </form>
  )
}
