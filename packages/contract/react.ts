import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Call } from './client.ts'
import { NetworkError, RefusedError } from './envelope.ts'
import { idempotencyKeys, mayHaveRun } from './idempotency-keys.ts'
import type { Input, Reply, Route } from './route.ts'

const RETRIES_ON_BROKEN_LINE = 2

/** Retries only after a network error: a refusal is a reply, and the screen shows it immediately. */
export function retryOnNetworkError(failures: number, error: Error): boolean {
  return error instanceof NetworkError && failures < RETRIES_ON_BROKEN_LINE
}

/** The query key of a call: its full name, then its input (bigint as text). */
export function keyOf(call: { readonly key: string }, input?: unknown): readonly unknown[] {
  if (input === undefined) return [call.key]
  return [
    call.key,
    JSON.stringify(input, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  ]
}

export type ApiQueryOptions = {
  readonly enabled?: boolean
  readonly staleMs?: number
  readonly everyMs?: number
}

/** Queries the server and caches the reply: pending, refused (`error` is a RefusedError) or loaded. */
export function useApiQuery<R extends Route>(
  call: Call<R>,
  input?: Input<R>,
  options: ApiQueryOptions = {},
): UseQueryResult<Reply<R>> {
  return useQuery<Reply<R>>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) =>
      (call as (input: unknown, options: unknown) => Promise<Reply<R>>)(input, { signal }), // input is optional where the route has none
    enabled: options.enabled ?? true,
    staleTime: options.staleMs ?? 10_000, // events refetch sooner; this only avoids duplicate requests on mounting
    ...(options.everyMs ? { refetchInterval: options.everyMs } : {}),
    retry: retryOnNetworkError,
  })
}

type Page<Cursor> = { readonly next: Cursor | null }

/**
 * A list by pages: `fetch` gets the cursor that the page before named as `next`, null for the first page. `input` is what beside the cursor
 * decides the pages' content.
 */
export function useApiPages<Cursor, Found extends Page<Cursor>>(
  call: { readonly key: string },
  input: unknown,
  fetch: (cursor: Cursor | null, options: { readonly signal: AbortSignal }) => Promise<Found>,
): UseInfiniteQueryResult<InfiniteData<Found>> {
  return useInfiniteQuery<Found, Error, InfiniteData<Found>, readonly unknown[], Cursor | null>({
    queryKey: keyOf(call, input),
    queryFn: ({ pageParam, signal }) => fetch(pageParam as Cursor | null, { signal }), // the library cannot infer a generic cursor
    retry: retryOnNetworkError,
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  })
}

export type ApiMutationOptions = {
  readonly invalidates?: readonly { readonly key: string }[]
  /** Sends a call without a definite reply again for some seconds, with its key: for acts whose moment would pass. */
  readonly isUrgent?: boolean
}

/** Urgent calls are sent again after 0.25, 0.5, 1, 2 and 4 seconds: another process answers then, or the one that restarts. */
const URGENT_RETRIES = 5
const URGENT_FIRST_MS = 250

/**
 * Calls a route that changes something; `invalidates` lists the queries to fetch again, also after an error that leaves open whether it
 * was executed.
 */
export function useApiMutation<R extends Route>(
  call: Call<R>,
  { invalidates: tells = [], isUrgent = false }: ApiMutationOptions = {},
): ApiMutation<R> {
  const queries = useQueryClient()
  const [kept] = useState(idempotencyKeys)
  const told: RawMutation<R> = useMutation({
    // Fail immediately while offline: a paused mutation would be executed when no one expects it.
    networkMode: 'always',
    retry: (failures, error) => isUrgent && failures < URGENT_RETRIES && mayHaveRun(error),
    retryDelay: (failures) => URGENT_FIRST_MS * 2 ** failures,
    mutationFn: async ({ idempotencyKey: given, ...input }) => {
      const idempotencyKey = given ?? kept.of(input)
      try {
        // the rest of the input belongs to the route
        const reply = await (call as (input: unknown, options: unknown) => Promise<Reply<R>>)(input, {
          idempotencyKey,
        })
        kept.answered()
        return reply
      } catch (error) {
        kept.failed(error)
        throw error
      }
    },
    onSuccess: async () => {
      await Promise.all(tells.map(({ key }) => queries.invalidateQueries({ queryKey: [key] })))
    },
    onError: (error) => {
      if (mayHaveRun(error)) for (const { key } of tells) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
  const { mutateAsync } = told
  // The library's own mutate drops a call's callbacks if a live event unmounts the form before the reply.
  const mutate = useCallback(
    (input: Sent<R>, { onSuccess, onError, onSettled }: MutationCallbacks<R> = {}) =>
      void mutateAsync(input)
        .then(onSuccess, onError ?? noop)
        .finally(onSettled),
    [mutateAsync],
  )
  // Sent for approval is not an error: the shell says so, and no form shows it in red.
  return { ...told, mutate, ...(isSent(told.error) && { error: null }) } as ApiMutation<R> // the union knows no error without one
}

const noop = (): void => undefined

function isSent(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'approvals.sent'
}

type Sent<R extends Route> = Input<R> & { readonly idempotencyKey?: string }
type RawMutation<R extends Route> = UseMutationResult<Reply<R>, RefusedError | NetworkError, Sent<R>>

/** Callbacks that run whether or not the component is still mounted. */
type MutationCallbacks<R extends Route> = {
  readonly onSuccess?: (reply: Reply<R>) => unknown
  readonly onError?: (error: RefusedError | NetworkError) => unknown
  readonly onSettled?: () => void
}

type WithoutMutate<T> = T extends unknown ? Omit<T, 'mutate'> : never
type ApiMutation<R extends Route> = WithoutMutate<RawMutation<R>> & {
  readonly mutate: (input: Sent<R>, heard?: MutationCallbacks<R>) => void
}
