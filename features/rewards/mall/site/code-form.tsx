import { useApiMutation } from '#contract/react.ts'
import { points as pointsContract } from '#features/rewards/points/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { mall } from '../contract/member.ts'

/** Redeems a code that the member received. */
export function CodeForm() {
  const { t, money } = useTexts()
  const [api, pointsApi] = [useApi(mall), useApi(pointsContract)]
  const use = useApiMutation(api.useCode, { invalidates: [pointsApi.balance] })
  const form = useForm({ defaultValues: { code: '' } })
  const send = form.onSubmit(({ code }) =>
    use.mutate(
      { body: { code: code.trim() } },
      {
        onSuccess: ({ points, amount, currency }) => {
          form.reset()
          const title =
            amount === null
              ? t('mall.codePoints', { points: points ?? 0 })
              : t('mall.codeCash', { amount: money(amount, currency, { symbol: true }) })
          toast({ tone: 'good', title })
        },
      },
    ),
  )
  return (
    <form onSubmit={send} noValidate className="flex w-full flex-wrap items-start gap-2 md:w-auto">
      <div className="min-w-0 flex-1 md:w-60">
        <TextField
          label={t('mall.code')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          {...form.field('code', {
            validate: (code: string) => code.trim().length >= 4 || t('mall.codeHint'),
          })}
        />
        {use.error && <FormFailure error={use.error} fields={{ 'mall.codeUnknown': 'code' }} />}
      </div>
      <Button type="submit" look="outline" busy={use.isPending} className="mt-6.75">
        {t('mall.codeDo')}
      </Button>
    </form>
  )
}
