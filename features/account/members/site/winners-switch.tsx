import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { members } from '../contract.ts'

/** Whether the member appears, masked, among the winners (decision 21). */
export function WinnersSwitch({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTexts()
  const api = useApi(members)
  const tell = useApiMutation(api.setWinnersShown, { invalidates: [api.info] })
  const shown = tell.isPending ? tell.variables.body.isShown : isShown
  return (
    <section className="panel grid gap-3 px-5 py-3">
      <Switch
        label={t('account.winners')}
        hint={t('account.winnersHint')}
        checked={shown}
        disabled={tell.isPending}
        onChange={(event) => tell.mutate({ body: { isShown: event.target.checked } })}
      />
      {tell.error && <Failure error={tell.error} />}
    </section>
  )
}
