import { useApiQuery } from '#contract/react.ts'
import { system } from '#features/platform/settings/contract.ts'
import { useApi } from '#ui/api/use-api.ts'

/** The feature flags of the platform; all off until they are loaded. */
export function useFlags(): (flag: string) => boolean {
  const { data } = useApiQuery(useApi(system).whitelabel, undefined, { staleMs: Infinity })
  return (flag) => data?.flags[flag] ?? false
}
