import type { PermissionName } from '#contract/declare/register.ts'
import { useApiQuery } from '#contract/react.ts'
import { operators } from '#features/platform/operators/contract.ts'
import { useApi } from '#ui/api/use-api.ts'

const KEEP_MS = 60_000

/** The logged-in operator and their permissions. */
export function useMe() {
  const asked = useApiQuery(useApi(operators).me, undefined, { staleMs: KEEP_MS })
  const granted = asked.data?.permissions ?? []
  return { asked, me: asked.data ?? null, may: (permission: PermissionName) => granted.includes(permission) }
}
