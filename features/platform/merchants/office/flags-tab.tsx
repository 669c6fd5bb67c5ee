import { useApiMutation } from '#contract/react.ts'
import { hasText } from '#texts/i18n.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Switch } from '#ui/form/switch.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { merchantsOffice } from '../contract.ts'
import { flagGroups } from '../rules/flag.ts'
import { useBrandSetup, type TabProps } from './use-brand.ts'

/** A flag's name; its code where it has none yet. */
function flagName(t: Texts['t'], flag: string): string {
  const key = `merchants.flag.${flag}`
  return hasText(key) ? t(key) : flag
}

/** Every flag with its description; the server enforces a change immediately. */
export function FlagsTab({ merchant, mayChange }: TabProps) {
  const { t } = useTexts()
  const api = useApi(merchantsOffice)
  const told = useApiMutation(api.switchFlag, { invalidates: [api.one] })
  const state = (isOn: boolean) => t(isOn ? 'merchants.on' : 'merchants.off')
  return (
    <QueryState of={useBrandSetup(merchant)} waiting={<SkeletonRows />}>
      {({ flags }) => (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          {told.error && <Failure error={told.error} />}
          {flagGroups.map((group) => (
            <section key={group} className="panel grid content-start gap-1 p-4">
              <h2 className="text-16">{t(`merchants.group.${group}`)}</h2>
              {flags
                .filter((flag) => flag.group === group)
                .map(({ name, says, isOn, starts }) => (
                  <Switch
                    key={name}
                    label={<span className="text-14 font-medium">{flagName(t, name)}</span>}
                    hint={`${says} (${t('merchants.starts', { state: state(starts) })}) · ${name}`}
                    checked={isOn}
                    disabled={!mayChange || told.isPending}
                    onChange={() =>
                      told.mutate(
                        { params: { merchant, flag: name }, body: { isOn: !isOn } },
                        {
                          onSuccess: () =>
                            toast({
                              tone: 'good',
                              title: t(isOn ? 'merchants.flagOff' : 'merchants.flagOn', {
                                flag: flagName(t, name),
                              }),
                            }),
                        },
                      )
                    }
                    className="border-t border-hair py-2"
                  />
                ))}
            </section>
          ))}
        </div>
      )}
    </QueryState>
  )
}
