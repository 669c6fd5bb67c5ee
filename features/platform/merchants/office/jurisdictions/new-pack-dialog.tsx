import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { merchantsOffice } from '../../contract.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'merchants.packCodeInvalid': 'name',
  'merchants.packTaken': 'name',
  'merchants.packUnknown': 'from',
} as const

type Packs = Reply<(typeof merchantsOffice)['jurisdictions']>['packs']

export type NewPackProps = {
  readonly packs: Packs
  readonly open: boolean
  readonly onClose: () => void
  readonly onMade: (code: string) => void
}

/** Creates a jurisdiction pack as a copy of an existing one. */
export function NewPackDialog({ packs, open, onClose, onMade }: NewPackProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('merchants.newPack')}
      text={t('merchants.newPackText')}
      width="narrow"
    >
      <NewPackForm packs={packs} onMade={onMade} />
    </Dialog>
  )
}

/** Problems with the code are shown at its field; others below the form. */
const OF_THE_CODE: readonly string[] = ['merchants.packCodeInvalid', 'merchants.packTaken']

function NewPackForm({ packs, onMade }: Pick<NewPackProps, 'packs' | 'onMade'>) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(merchantsOffice)
  const told = useApiMutation(api.addPack, { invalidates: [api.jurisdictions] })
  const form = useForm({ defaultValues: { code: '', name: '', from: packs[0]?.code ?? '' } })
  const { code, name } = form.watch()
  const send = form.onSubmit(({ code, name, from }) => {
    const body = { code: code.trim(), name: name.trim(), from }
    told.mutate(
      { body },
      {
        onSuccess: (made) => {
          toast({ tone: 'good', title: t('merchants.packMade', { name: body.name }) })
          onMade(made.code)
        },
      },
    )
  })
  const isOfCode = told.error instanceof RefusedError && OF_THE_CODE.includes(told.error.code)
  return (
    <form onSubmit={send} className="grid gap-4">
      <TextField
        label={t('merchants.packCode')}
        hint={t('merchants.packCodeHint')}
        error={isOfCode ? errorWords(texts, told.error) : undefined}
        value={code}
        maxLength={31}
        required
        autoComplete="off"
        onChange={(event) => {
          told.reset()
          form.setValue('code', event.target.value.toLowerCase())
        }}
      />
      <TextField
        label={t('merchants.name')}
        maxLength={60}
        required
        autoComplete="off"
        autoCapitalize="sentences"
        {...form.register('name')}
      />
      <SelectField
        label={t('merchants.packFrom')}
        options={packs.map((pack) => ({ value: pack.code, label: `${pack.code} · ${pack.name}` }))}
        {...form.register('from')}
      />
      {told.error && !isOfCode && <FormFailure error={told.error} fields={FIELD_OF} />}
      <Button type="submit" look="primary" wide busy={told.isPending} disabled={!code.trim() || !name.trim()}>
        {t('merchants.makePack')}
      </Button>
    </form>
  )
}
