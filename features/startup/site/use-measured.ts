import { useStatus } from './use-status.ts'

/** The account that this brand measures visits with, or null: then nothing is asked and nothing loaded. */
export function useMeasured(): string | null {
  return useStatus().data?.info.analytics.gtagId ?? null
}
